import KinoraViews

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
    /// It may be overdamped, which an animation would not be: then the number creeps to its value.
    let spring: Spring
    let size: CGFloat

    var body: some View {
        Elapsed { seconds in
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                if !prefix.isEmpty { Text(prefix) }
                Text(NumberTickerText.text(value(at: seconds - delay), decimals: decimals)).monospacedDigit()
                if !suffix.isEmpty { Text(suffix) }
            }
            .font(.system(size: size, weight: .bold))
            .lineLimit(1)
            .fixedSize()
        }
    }

    private func value(at time: Double) -> Double {
        time <= 0 ? start : start + spring.value(target: end - start, initialVelocity: 0, time: time)
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
        "How strongly its motion is slowed; above twice the root of stiffness it creeps.", in: 1...1000, good: 10...80)
    var damping = 60.0
    @Parameter("Size of the digits.", in: 4...400, good: 32...120, unit: .points) var size = 64.0
    @Parameter("The number's color.", default: "#1b1d29/#f2f3fa") var color: Color
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            NumberTickerPage(
                start: start, end: value, decimals: decimals, prefix: prefix, suffix: suffix, delay: delay,
                spring: Spring(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true), size: size
            )
            .foregroundStyle(color)
        }
    }

    static let entry = CatalogueEntry(
        name: "number-ticker",
        summary: "A number that counts to its value along a spring.",
        size: CGSize(width: 400, height: 160),
        duration: 6,
        loops: false,
        effect: NumberTicker())
}
