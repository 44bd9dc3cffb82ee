import KinoraViews

/// Words and symbols on glass that take their light from what is blurred behind them.
///
/// UIKit's vibrancy has no public formula. Here what is on the glass lightens the blurred backdrop by its own alpha: white at
/// the level's opacity in the blend mode `plusLighter`, or, on light glass, black in `plusDarker`.
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

struct Vibrancy: Effect {
    @Parameter("The first line.") var title = "Vibrancy"
    @Parameter("The symbol's name, as in SF Symbols.") var symbol = "moon.stars.fill"
    @Parameter("The line at the second level.") var first = "Secondary label"
    @Parameter("The line at the third level.") var second = "Tertiary label"
    @Parameter("The line at the fourth level.") var third = "Quaternary label"
    @Parameter("The picture behind the glass; any PNG file.") var image: Image?
    @Parameter("How thick the glass is.") var material = GlassThickness.ultraThin
    @Parameter("Dark glass; light glass otherwise.") var dark = true
    @Parameter("The card's corner radius.", in: 0...200, good: 8...36, unit: .points) var corner = 24.0

    var view: some View {
        ZStack {
            Photo(image: image)
            VibrancyCard(
                title: title, symbol: symbol, lines: [first, second, third], material: material.material, isDark: dark,
                cornerRadius: corner)
        }
    }

    static let entry = CatalogueEntry(
        name: "vibrancy",
        summary: "Words on glass that take their light from the picture behind.",
        rows: [40],
        size: CGSize(width: 400, height: 300),
        duration: 1,
        loops: false,
        effect: Vibrancy())
}
