import KinoraViews

/// A ring that fills clockwise from the top, with its percentage rolling in the middle (row 17).
struct CircularProgress: View {
    let progress: Double
    let lineWidth: CGFloat
    let colors: [Color]
    let isCounted: Bool
    let fontSize: CGFloat

    var body: some View {
        ZStack {
            Circle().stroke(.gray.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            if isCounted {
                RollingNumber(value: progress * 100, suffix: "%").font(.system(size: fontSize, weight: .bold))
            }
        }
    }
}

struct CircularProgressPage: View {
    let target: Double
    let duration: Double
    let diameter: CGFloat
    let lineWidth: CGFloat
    let colors: [Color]
    let isCounted: Bool

    @State private var progress = 0.0

    var body: some View {
        CircularProgress(
            progress: progress, lineWidth: lineWidth, colors: colors, isCounted: isCounted, fontSize: diameter * 0.18
        )
        .frame(width: diameter, height: diameter)
        .onAppear { withAnimation(.easeInOut(duration: duration)) { progress = target } }
    }
}

enum CircularProgressEffect {
    static let entry = CatalogueEntry(
        name: "circular-progress",
        summary: "A ring that fills clockwise from the top while its percentage rolls.",
        rows: [17],
        parameters: [
            Parameter(
                "value", "How full the ring gets.", .number(default: 0.75, range: 0...1, good: 0.3...1, unit: .fraction)
            ),
            Parameter(
                "duration", "How long it takes.", .number(default: 2, range: 0.05...600, good: 1...4, unit: .seconds)),
            Parameter(
                "diameter", "The ring's width.", .number(default: 120, range: 8...2000, good: 80...240, unit: .points)),
            Parameter("line", "The line's width.", .number(default: 12, range: 0.5...400, good: 4...24, unit: .points)),
            Parameter(
                "colors", "The ring's colors from left to right.", .colors(default: ["blue", "purple"], count: 1...16)),
            Parameter("number", "Shows the percentage.", .boolean(default: true)),
            Parameter("page", "The page's color.", .color(default: "#ffffff")),
        ],
        size: CGSize(width: 200, height: 200),
        duration: 2.6,
        loops: false,
        makeView: { values in
            AnyView(
                EffectPage(color: values.color("page")) {
                    CircularProgressPage(
                        target: values.number("value"), duration: values.number("duration"),
                        diameter: values.number("diameter"),
                        lineWidth: values.number("line"), colors: values.colors("colors"),
                        isCounted: values.boolean("number"))
                })
        })
}
