import KinoraViews

/// Words and symbols on glass that take their light from what is blurred behind them (row 40).
///
/// The seed bridges to UIKit's vibrancy, which has no public formula (trap T17). Here what is on the glass lightens the
/// blurred backdrop by its own alpha: white at the level's opacity in the blend mode `plusLighter`, or, on light glass,
/// black in `plusDarker`.
struct VibrancyCard: View {
    let title: String
    let symbol: String
    let lines: [String]
    let material: Material
    let isDark: Bool
    let cornerRadius: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Image(systemName: symbol).font(.largeTitle)
                Text(title).font(.title.bold())
            }
            .vibrant(0.85, isDark)
            ForEach(Array(lines.enumerated()), id: \.offset) { level, line in
                Text(line).font(.headline).vibrant([0.6, 0.4, 0.25][min(level, 2)], isDark)
            }
        }
        .padding(28)
        .background(material)
        .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
        .environment(\.colorScheme, isDark ? .dark : .light)
    }
}

extension View {
    /// Adds to (or takes from) the light behind, by `level` of the content's alpha.
    fileprivate func vibrant(_ level: Double, _ isDark: Bool) -> some View {
        foregroundStyle(isDark ? Color.white.opacity(level) : Color.black.opacity(level))
            .blendMode(isDark ? .plusLighter : .plusDarker)
    }
}

enum Vibrancy {
    static let entry = CatalogueEntry(
        name: "vibrancy",
        summary: "Words on glass that take their light from the picture behind.",
        rows: [40],
        parameters: [
            Parameter("title", "The first line.", .text(default: "Vibrancy")),
            Parameter("symbol", "The symbol's name, as in SF Symbols.", .text(default: "moon.stars.fill")),
            Parameter("first", "The line at the second level.", .text(default: "Secondary label")),
            Parameter("second", "The line at the third level.", .text(default: "Tertiary label")),
            Parameter("third", "The line at the fourth level.", .text(default: "Quaternary label")),
            Parameter("image", "The picture behind the glass; any PNG file.", .image),
            Parameter(
                "material", "How thick the glass is.",
                .choice(default: "ultraThin", options: ["ultraThin", "thin", "regular", "thick", "ultraThick"])),
            Parameter("dark", "Dark glass; light glass otherwise.", .boolean(default: true)),
            Parameter(
                "corner", "The card's corner radius.", .number(default: 24, range: 0...200, good: 8...36, unit: .points)
            ),
        ],
        size: CGSize(width: 400, height: 300),
        duration: 1,
        loops: false,
        makeView: { values in
            AnyView(
                ZStack {
                    Photo(image: values.image("image"))
                    VibrancyCard(
                        title: values.text("title"), symbol: values.text("symbol"),
                        lines: [values.text("first"), values.text("second"), values.text("third")],
                        material: Material.named(values.choice("material")), isDark: values.boolean("dark"),
                        cornerRadius: values.number("corner"))
                })
        })
}
