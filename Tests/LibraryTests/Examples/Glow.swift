import Kinora

struct Glow: Effect {
    @Parameter("How far the light reaches.", in: 0...100, good: 4...24, unit: .points) var reach = 12.0
    @Parameter("The light's color.", default: "orange") var lightColor: Color

    var view: some View {
        Circle().padding(40).shadow(color: lightColor, radius: reach)
    }

    static let entry = CatalogueEntry(
        name: "glow", summary: "A disc that shines.", size: CGSize(width: 200, height: 200), duration: 1, loops: false,
        effect: Glow())
}
