import KinoraViews

/// A photo as relief along one diagonal.
///
/// Emboss needs the neighbors of each pixel, so it is a layer effect and not a color effect. Its strength swells and falls.
struct EmbossedPhoto: View {
    let photo: ShaderPhoto
    let strength: Double
    /// Seconds from flat to full strength; nil holds full strength.
    let period: Double?

    @State private var isDeep = false

    var body: some View {
        photo
            .modifier(EmbossEffect(strength: period == nil || isDeep ? strength : 0))
            .onAppear {
                guard let period else { return }
                withAnimation(.easeInOut(duration: period).repeatForever(autoreverses: true)) { isDeep = true }
            }
    }
}

struct EmbossEffect: ViewModifier, Animatable {
    var strength: Double

    nonisolated var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }

    func body(content: Content) -> some View {
        content.layerEffect(ShaderLibrary.emboss(.float(strength)), maxSampleOffset: CGSize(width: 1, height: 1))
    }
}

struct Emboss: Effect {
    let page = ShaderPageParameters()
    @Parameter("How deep the relief is.", in: 0...100, good: 1...20) var strength = 5.0
    @Parameter("Whether the depth swells and falls.") var pulses = true
    @Parameter("How long it takes from flat to full depth.", in: 0.1...600, good: 1...4, unit: .seconds)
    var period = 2.0

    var view: some View {
        CatalogueShader.emboss.register()
        return ShaderPage(page, of: .dunes) { photo in
            EmbossedPhoto(
                photo: photo, strength: strength, period: pulses ? period : nil)
        }
    }

    static let entry = CatalogueEntry(
        name: "emboss",
        summary: "A photo as relief, whose depth swells and falls.",
        rows: [58],
        size: CGSize(width: 480, height: 360),
        duration: 4,
        loops: true,
        effect: Emboss())
}
