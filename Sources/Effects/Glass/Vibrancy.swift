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
    @Parameter(
        "The colors of the picture that drifts behind when there is no file, row by row.",
        default: ["#f97316", "#fbbf24", "#34d399", "#ec4899", "#fb7185", "#38bdf8", "#8b5cf6", "#f472b6", "#22d3ee"],
        count: 9...9) var colors: [Color]
    @Parameter("How long the drift takes each way.", in: 0.1...600, good: 2...8, unit: .seconds) var drift = 2.0
    @Parameter("How thick the glass is.") var material = GlassThickness.ultraThin
    @Parameter("Dark glass; light glass otherwise.") var dark = true
    @Parameter("The card's corner radius.", in: 0...200, good: 8...36, unit: .points) var corner = 24.0

    var view: some View {
        ZStack {
            if let image {
                Photo(image: image)
            } else {
                AnimatedMeshGradient(colors: colors, duration: drift)
            }
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
        duration: 4,
        loops: true,
        effect: Vibrancy())
}
