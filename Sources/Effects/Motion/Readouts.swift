import KinoraViews

/// Numbers that people read while they move: a price, a pulse, a score and the time left, all from presented values.
struct Readouts: View {
    enum Kind: String, CaseIterable { case all, stock, heart, score, countdown }

    let settings: ReadoutsEffect

    @State private var step = 0
    @State private var remaining: Double

    init(settings: ReadoutsEffect) {
        self.settings = settings
        _remaining = State(initialValue: Double(settings.seconds))
    }

    private static let prices = [142.5, 148.85, 139.2, 151.05]
    private static let pulses = [72.0, 96, 118, 88]
    private static let scores = [0.0, 1250, 4800, 9400]
    private static let factors = [1.0, 1.5, 2.2, 3.5]

    var body: some View {
        Group {
            switch settings.kind {
            case .all:
                VStack(spacing: 14) {
                    HStack(spacing: 14) {
                        card(stock)
                        card(heart)
                    }
                    HStack(spacing: 14) {
                        card(score)
                        card(countdown)
                    }
                }
            case .stock: card(stock)
            case .heart: card(heart)
            case .score: card(score)
            case .countdown: card(countdown)
            }
        }
        .timetable([0.3, 1.5, 2.7]) { index in withAnimation(.spring(duration: settings.response)) { step = index + 1 }
        }
        .onAppear { withAnimation(.linear(duration: Double(settings.seconds))) { remaining = 0 } }
    }

    private var stock: some View {
        let change = Self.prices[step] - Self.prices[max(0, step - 1)]
        return line("AAX", "chart.line.uptrend.xyaxis", change < 0 ? .red : .green) {
            Presented(value: Self.prices[step]) { Text(Readouts.decimal($0, 2)) }
        }
    }

    private var heart: some View {
        line("bpm", "heart.fill", .pink) { Presented(value: Self.pulses[step]) { Text("\(Int($0.rounded()))") } }
    }

    private var score: some View {
        line("points", "star.fill", .orange) {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Presented(value: Self.scores[step]) { Text("\(Int($0.rounded()))") }
                Presented(value: Self.factors[step]) { Text("×" + Readouts.decimal($0, 1)).font(.headline) }
            }
        }
    }

    private var countdown: some View {
        line("left", "timer", .blue) {
            Presented(value: remaining) { value in
                let seconds = Int(value.rounded(.up))
                Text("\(seconds / 600)\(seconds / 60 % 10):\(seconds % 60 / 10)\(seconds % 10)")
            }
        }
    }

    private func line(_ unit: String, _ symbol: String, _ color: Color, @ViewBuilder _ number: () -> some View)
        -> some View
    {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 8) {
                Image(systemName: symbol).foregroundStyle(color)
                Text(unit).foregroundStyle(Palette.quiet)
            }
            .font(.subheadline)
            number().font(.system(size: 36, weight: .bold)).monospacedDigit()
        }
    }

    private func card(_ content: some View) -> some View {
        content.padding(18)
            .frame(width: 200, height: 106, alignment: .leading)
            .background(Palette.card, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
            .overlay { RoundedRectangle(cornerRadius: 20, style: .continuous).strokeBorder(Palette.hairline) }
    }

    /// A number with a fixed count of decimals.
    static func decimal(_ value: Double, _ places: Int) -> String {
        let factor = places == 1 ? 10 : 100
        let whole = Int((value * Double(factor)).rounded())
        let rest = String(whole % factor)
        return "\(whole / factor)." + String(repeating: "0", count: places - rest.count) + rest
    }
}

struct ReadoutsEffect: Effect {
    @Parameter("Which number is shown.") var kind = Readouts.Kind.all
    @Parameter("How long a change takes.", in: 0.05...10, good: 0.4...1.5, unit: .seconds) var response = 0.8
    @Parameter("Where the countdown begins, in seconds.", in: 1...3599) var seconds = 75
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { Readouts(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "readouts", summary: "A price, a pulse, a score and a countdown that run through every number between.",
        rows: [112, 113, 114, 115], size: CGSize(width: 460, height: 270), fit: .fits, duration: 4, loops: false,
        effect: ReadoutsEffect())
}

/// Digits that roll up or down to the next number.
struct NumberCounter: View {
    let settings: NumberCounterEffect

    @State private var step = 0

    var body: some View {
        let values = settings.values.split(separator: ",").compactMap { Int($0.filter { $0 != " " }) }
        let value = values.isEmpty ? 0 : values[min(step, values.count - 1)]
        VStack(spacing: 6) {
            Text("\(value)")
                .font(.system(size: 76, weight: .bold, design: .rounded))
                .monospacedDigit()
                .contentTransition(.numericText(value: Double(value)))
                .foregroundStyle(settings.look.color)
            Text("steps today").font(.subheadline).foregroundStyle(Palette.quiet)
        }
        .timetable(values.indices.dropFirst().map { 0.3 + Double($0 - 1) * settings.interval }) { index in
            withAnimation(.spring(response: settings.response, dampingFraction: 0.6)) { step = index + 1 }
        }
    }
}

struct NumberCounterEffect: Effect {
    @Parameter("The numbers in turn, separated by commas.") var values = "128,256,317,289"
    @Parameter("How long until the next.", in: 0.1...10, good: 0.6...2, unit: .seconds) var interval = 1.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.4
    let look = ReferenceLook()

    var view: some View { NumberCounter(settings: self).page(look.page) }

    static let entry = CatalogueEntry(
        name: "number-counter", summary: "A number whose digits roll upwards as it grows and downwards as it falls.",
        rows: [96], size: CGSize(width: 320, height: 200), fit: .fits, duration: 3.4, loops: false,
        effect: NumberCounterEffect())
}
