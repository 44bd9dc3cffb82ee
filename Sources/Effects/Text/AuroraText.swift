import KinoraViews

/// Words filled with colors that flow through them (Magic UI's aurora text).
struct AuroraText: View {
    let text: String
    let size: Double
    /// They repeat without a joint.
    let colors: [Color]
    /// Seconds until the colors have gone once through.
    let period: Double

    var body: some View {
        Elapsed { seconds in
            let shift = Maths.fraction(seconds / period)
            let ring = colors + colors + [colors[0]]
            Text(text)
                .font(.system(size: size, weight: .heavy))
                .foregroundStyle(
                    LinearGradient(
                        colors: ring, startPoint: UnitPoint(x: -shift, y: 0.2),
                        endPoint: UnitPoint(x: 2 - shift, y: 0.8))
                )
                .multilineTextAlignment(.center)
        }
    }
}

enum AuroraTextEntry {
    static let entry = CatalogueEntry(
        name: "aurora-text",
        summary: "Words filled with colors that flow through them.",
        rows: [],
        parameters: [
            Parameter("text", "The words.", .text(default: "Aurora")),
            Parameter(
                "size", "The letters' size.", .number(default: 96, range: 6...600, good: 40...140, unit: .points)),
            Parameter(
                "colors", "The colors in turn.",
                .colors(default: ["#FF0080", "#7928CA", "#0070F3", "#38BDF8"], count: 2...16)),
            Parameter(
                "period", "How long the colors take once through.",
                .number(default: 4, range: 0.1...600, good: 3...10, unit: .seconds)),
            Parameter("page", "The page's color.", .color(default: "#FFFFFF")),
        ],
        size: CGSize(width: 480, height: 200),
        duration: 4,
        loops: true,
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page")) {
                    AuroraText(
                        text: values.text("text"), size: values.number("size"), colors: values.colors("colors"),
                        period: values.number("period"))
                })
        })
}
