import KinoraViews

/// Words over which a band of colors sweeps: ahead of it stands the old text, behind it the new (after Magic UI's dia text reveal).
struct BandText: View {
    let texts: [String]
    let colors: [Color]
    let size: Double
    /// Seconds.
    let sweep: Double
    /// Seconds.
    let pause: Double
    /// A share of the text's width.
    let band: Double

    var body: some View {
        Elapsed { seconds in
            let turns = seconds / (sweep + pause)
            let turn = Int(turns.rounded(.down))
            let share = min(1, (turns - Double(turn)) * (sweep + pause) / sweep)
            let end = Self.eased(share) * (1 + band)
            ZStack {
                line(turn - 1, from: end - band, to: end, isNew: false)
                line(turn, from: end - band, to: end, isNew: true)
            }
        }
    }

    /// A text that is seen behind a band between two shares of its width, or ahead of it.
    private func line(_ turn: Int, from start: Double, to end: Double, isNew: Bool) -> some View {
        let text = texts[((turn % texts.count) + texts.count) % texts.count]
        // A gradient goes on beyond its ends in its last colors.
        let inks: [AnyShapeStyle] = [
            AnyShapeStyle(gradient([.primary] + colors + [(colors.last ?? .primary).opacity(0)], start, end)),
            AnyShapeStyle(gradient([.primary.opacity(0), .primary.opacity(0), .primary], end - 0.02, end + 0.02)),
        ]
        return Text(text).font(.system(size: size, weight: .bold)).foregroundStyle(inks[isNew ? 0 : 1]).fixedSize()
    }

    private func gradient(_ colors: [Color], _ start: Double, _ end: Double) -> LinearGradient {
        LinearGradient(
            colors: colors, startPoint: UnitPoint(x: start, y: 0.5), endPoint: UnitPoint(x: end, y: 0.5))
    }

    /// Cubic, in and out.
    static func eased(_ share: Double) -> Double {
        share < 0.5 ? 4 * share * share * share : 1 - 4 * (1 - share) * (1 - share) * (1 - share)
    }
}

struct BandTextEffect: Effect {
    @Parameter("What is written in turn, separated by commas.") var texts = "Every frame,a pure function,of its inputs"
    @Parameter(
        "The band's colors, from what it leaves to what it meets.",
        default: ["#C679C4", "#FA3D1D", "#FFB005", "#7FA8FF", "#0358F7"], count: 1...12) var colors: [Color]
    @Parameter("The letters' size.", in: 6...300, good: 24...72, unit: .points) var size = 52.0
    @Parameter("How long one sweep takes.", in: 0.05...60, good: 0.8...2, unit: .seconds) var sweep = 1.5
    @Parameter("How long a text stands.", in: 0...60, good: 0.3...2, unit: .seconds) var pause = 0.5
    @Parameter("The band's width, as a share of the text's.", in: 0.02...2, good: 0.2...0.6, unit: .fraction) var band =
        0.34
    @Parameter("The page's color.", default: "#ffffff/#0f1117") var page: Color

    var view: some View {
        let texts = texts.split(separator: ",").map(String.init)
        return BandText(
            texts: texts.isEmpty ? [""] : texts, colors: colors, size: size, sweep: sweep, pause: pause, band: band
        ).page(page)
    }

    static let entry = CatalogueEntry(
        name: "band-text", summary: "Words over which a band of colors sweeps, and leaves the next ones.",
        size: CGSize(width: 480, height: 200), duration: 6, loops: true,
        presets: [
            Preset("ember", ["colors": "#5B1A0A,#FF5A1F,#FFD166", "page": "#140805"]),
            Preset("narrow", ["band": "0.12", "sweep": "1"]),
        ],
        effect: BandTextEffect())
}
