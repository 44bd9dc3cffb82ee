import KinoraViews

/// A panel of glass over a mesh gradient (row 48).
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

enum GlassMesh {
    static let entry = CatalogueEntry(
        name: "glass-mesh",
        summary: "A panel of glass with two lines over a mesh gradient.",
        rows: [48],
        parameters: [
            Parameter("title", "The first line.", .text(default: "Welcome")),
            Parameter("text", "The second line.", .text(default: "Beautiful backgrounds")),
            Parameter(
                "colors", "The mesh's nine colors, row by row.",
                .colors(
                    default: ["purple", "blue", "cyan", "pink", "indigo", "teal", "orange", "purple", "blue"],
                    count: 9...9)),
            Parameter(
                "material", "How thick the glass is.",
                .choice(default: "ultraThin", options: ["ultraThin", "thin", "regular", "thick", "ultraThick"])),
            Parameter(
                "padding", "The room around the lines.",
                .number(default: 40, range: 0...400, good: 16...56, unit: .points)),
            Parameter(
                "corner", "The panel's corner radius.",
                .number(default: 20, range: 0...200, good: 8...36, unit: .points)),
            Parameter(
                "drift", "How long the mesh takes each way.",
                .number(default: 3, range: 0.1...600, good: 2...8, unit: .seconds)),
        ],
        size: CGSize(width: 480, height: 320),
        duration: 6,
        loops: true,
        makeView: { values in
            AnyView(
                GlassOverMesh(
                    title: values.text("title"), subtitle: values.text("text"), colors: values.colors("colors"),
                    material: Material.named(values.choice("material")), padding: values.number("padding"),
                    cornerRadius: values.number("corner"), drift: values.number("drift")))
        })
}
