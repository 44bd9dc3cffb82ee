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

struct NumberTicker: Effect {
    @Parameter("Where it begins.", in: -1_000_000_000...1_000_000_000) var start = 0.0
    @Parameter("Where it ends.", in: -1_000_000_000...1_000_000_000) var value = 12480.0
    @Parameter("How many digits stand behind the point.", in: 0...6) var decimals = 0
    @Parameter("What stands before it.") var prefix = ""
    @Parameter("What stands behind it.") var suffix = ""
    @Parameter("How long it rests before it starts.", in: 0...600, good: 0...1, unit: .seconds) var delay = 0.2
    @Parameter("How strongly it is pulled to its value.", in: 1...5000, good: 40...300) var stiffness = 100.0
    @Parameter(
        "How strongly its motion is slowed; more than twice the root of stiffness changes nothing.", in: 1...1000,
        good: 8...20) var damping = 20.0
    @Parameter("Size of the digits.", in: 4...400, good: 32...120, unit: .points) var size = 64.0
    @Parameter("The number's color.", default: "#1b1d29") var color: Color
    @Parameter("The page's color.", default: "#f4f5f9") var page: Color

    var view: some View {
        EffectPage(color: page) {
            NumberTickerPage(
                start: start, end: value, decimals: decimals, prefix: prefix, suffix: suffix, delay: delay,
                animation: .interpolatingSpring(
                    stiffness: stiffness, damping: damping),
                size: size
            )
            .foregroundStyle(color)
        }
    }

    static let entry = CatalogueEntry(
        name: "number-ticker",
        summary: "A number that counts to its value along a spring.",
        size: CGSize(width: 400, height: 160),
        duration: 4,
        loops: false,
        effect: NumberTicker())
}
