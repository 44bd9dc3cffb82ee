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

struct AuroraTextEntry: Effect {
    @Parameter("The words.") var text = "Aurora"
    @Parameter("The letters' size.", in: 6...600, good: 40...140, unit: .points) var size = 96.0
    @Parameter("The colors in turn.", default: ["#FF0080", "#7928CA", "#0070F3", "#38BDF8"], count: 2...16)
    var colors: [Color]
    @Parameter("How long the colors take once through.", in: 0.1...600, good: 3...10, unit: .seconds) var period = 4.0
    @Parameter("The page's color.", default: "#FFFFFF/#0f1117") var page: Color

    var view: some View {
        EffectPage(color: page) {
            AuroraText(
                text: text, size: size, colors: colors, period: period)
        }
    }

    static let entry = CatalogueEntry(
        name: "aurora-text",
        summary: "Words filled with colors that flow through them.",
        size: CGSize(width: 480, height: 200),
        duration: 4,
        loops: true,
        presets: [
            Preset("candy", ["colors": "#FF5F9E,#FFB86C,#F9F871,#FF5F9E"]),
            Preset("forest", ["colors": "#0B8457,#10AC84,#2E86DE,#0B8457", "page": "#F6FFF9/#07140e"]),
            Preset("dusk", ["colors": "#FF7E5F,#FEB47B,#86A8E7,#7F7FD5", "page": "#0F1117"]),
        ], effect: AuroraTextEntry())
}
