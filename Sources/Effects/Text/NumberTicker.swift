import KinoraViews

/// A number that counts to its value along a spring.
struct TickingNumber: View, Animatable {
    var value: Double
    let decimals: Int

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text(NumberTickerText.text(value, decimals: decimals)).monospacedDigit() }
}

enum NumberTickerText {
    /// With a comma between thousands and a point before the decimals.
    static func text(_ value: Double, decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let whole = Int((abs(value) * scale).rounded())
        var digits = String(whole / Int(scale))
        var grouped = ""
        while digits.count > 3 {
            grouped = "," + digits.suffix(3) + grouped
            digits.removeLast(3)
        }
        let rest = String(whole % Int(scale))
        let fraction = decimals > 0 ? "." + String(repeating: "0", count: decimals - rest.count) + rest : ""
        return (value < 0 && whole > 0 ? "−" : "") + digits + grouped + fraction
    }
}

struct NumberTickerPage: View {
    let start: Double
    let end: Double
    let decimals: Int
    let prefix: String
    let suffix: String
    let delay: Double
    let animation: Animation
    let size: CGFloat

    @State private var value: Double?

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            if !prefix.isEmpty { Text(prefix) }
            // The final number holds the place, so that it does not wander while it grows.
            Text(NumberTickerText.text(end, decimals: decimals)).monospacedDigit().hidden()
                .overlay(alignment: .trailing) { TickingNumber(value: value ?? start, decimals: decimals).fixedSize() }
            if !suffix.isEmpty { Text(suffix) }
        }
        .font(.system(size: size, weight: .bold))
        .lineLimit(1)
        .fixedSize()
        .onAppear { withAnimation(animation.delay(delay)) { value = end } }
    }
}

enum NumberTicker {
    static let entry = CatalogueEntry(
        name: "number-ticker",
        summary: "A number that counts to its value along a spring.",
        rows: [],
        parameters: [
            Parameter(
                "start", "Where it begins.",
                .number(default: 0, range: -1_000_000_000...1_000_000_000, good: nil, unit: .none)),
            Parameter(
                "value", "Where it ends.",
                .number(default: 12480, range: -1_000_000_000...1_000_000_000, good: nil, unit: .none)),
            Parameter("decimals", "How many digits stand behind the point.", .integer(default: 0, range: 0...6)),
            Parameter("prefix", "What stands before it.", .text(default: "")),
            Parameter("suffix", "What stands behind it.", .text(default: "")),
            Parameter(
                "delay", "How long it rests before it starts.",
                .number(default: 0.2, range: 0...600, good: 0...1, unit: .seconds)),
            Parameter(
                "stiffness", "How strongly it is pulled to its value.",
                .number(default: 100, range: 1...5000, good: 40...300, unit: .none)),
            Parameter(
                "damping", "How strongly its motion is slowed.",
                .number(default: 60, range: 1...1000, good: 20...100, unit: .none)),
            Parameter(
                "size", "Size of the digits.", .number(default: 64, range: 4...400, good: 32...120, unit: .points)),
            Parameter("color", "The number's color.", .color(default: "#1b1d29")),
            Parameter("page", "The page's color.", .color(default: "#f4f5f9")),
        ],
        size: CGSize(width: 400, height: 160),
        duration: 4,
        loops: false,
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page")) {
                    NumberTickerPage(
                        start: values.number("start"), end: values.number("value"),
                        decimals: values.integer("decimals"),
                        prefix: values.text("prefix"), suffix: values.text("suffix"), delay: values.number("delay"),
                        animation: .interpolatingSpring(
                            stiffness: values.number("stiffness"), damping: values.number("damping")),
                        size: values.number("size")
                    )
                    .foregroundStyle(values.color("color"))
                })
        })
}
