import KinoraViews

/// A ring that fills clockwise from the top, with its percentage rolling in the middle.
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

struct CircularProgressEffect: Effect {
    @Parameter("How full the ring gets.", in: 0...1, good: 0.3...1, unit: .fraction) var value = 0.75
    @Parameter("How long it takes.", in: 0.05...600, good: 1...4, unit: .seconds) var duration = 2.0
    @Parameter("The ring's width.", in: 8...2000, good: 80...240, unit: .points) var diameter = 120.0
    @Parameter("The line's width.", in: 0.5...400, good: 4...24, unit: .points) var line = 12.0
    @Parameter("The ring's colors from left to right.", default: ["blue", "purple"], count: 1...16) var colors: [Color]
    @Parameter("Shows the percentage.") var number = true
    @Parameter("The page's color.", default: "#ffffff/#0f1117") var page: Color

    var view: some View {
        EffectPage(color: page) {
            CircularProgressPage(
                target: value, duration: duration, diameter: diameter, lineWidth: line, colors: colors,
                isCounted: number)
        }
    }

    static let entry = CatalogueEntry(
        name: "circular-progress",
        summary: "A ring that fills clockwise from the top while its percentage rolls.",
        rows: [17],
        size: CGSize(width: 200, height: 200),
        duration: 2.6,
        loops: false,
        effect: CircularProgressEffect())
}
