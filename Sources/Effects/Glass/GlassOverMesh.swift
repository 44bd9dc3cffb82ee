import KinoraViews

/// A panel of glass over a mesh gradient.
struct GlassOverMesh: View {
    let title: String
    let subtitle: String
    let colors: [Color]
    let material: Material
    let padding: Double
    let cornerRadius: Double
    /// Seconds each way.
    let drift: Double

    var body: some View {
        ZStack {
            AnimatedMeshGradient(colors: colors, duration: drift)
            VStack(spacing: 4) {
                Text(title).font(.largeTitle.bold())
                Text(subtitle).font(.subheadline)
            }
            .padding(padding)
            .background(material)
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
        }
    }
}

struct GlassMesh: Effect {
    @Parameter("The first line.") var title = "Welcome"
    @Parameter("The second line.") var text = "Beautiful backgrounds"
    @Parameter(
        "The mesh's nine colors, row by row.",
        default: ["purple", "blue", "cyan", "pink", "indigo", "teal", "orange", "purple", "blue"], count: 9...9)
    var colors: [Color]
    @Parameter("How thick the glass is.") var material = GlassThickness.ultraThin
    @Parameter("The room around the lines.", in: 0...400, good: 16...56, unit: .points) var padding = 40.0
    @Parameter("The panel's corner radius.", in: 0...200, good: 8...36, unit: .points) var corner = 20.0
    @Parameter("How long the mesh takes each way.", in: 0.1...600, good: 2...8, unit: .seconds) var drift = 3.0

    var view: some View {
        GlassOverMesh(
            title: title, subtitle: text, colors: colors, material: material.material, padding: padding,
            cornerRadius: corner, drift: drift)
    }

    static let entry = CatalogueEntry(
        name: "glass-mesh",
        summary: "A panel of glass with two lines over a mesh gradient.",
        rows: [48],
        size: CGSize(width: 480, height: 320),
        duration: 6,
        loops: true,
        effect: GlassMesh())
}
