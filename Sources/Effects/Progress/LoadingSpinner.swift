import KinoraViews

/// An arc that turns and breathes, fading towards its tail.
///
/// The gradient ends where the arc ends, so that the head has its full color and the tail's round cap none.
struct LoadingSpinner: View {
    let diameter: CGFloat
    let lineWidth: CGFloat
    let color: Color
    /// Seconds for one turn, and for the arc to grow.
    let turn: Double
    let breath: Double
    /// Shares of the circle.
    let lengths: ClosedRange<Double>

    @State private var rotation = 0.0
    @State private var trimEnd: Double?

    var body: some View {
        SpinnerArc(trimEnd: trimEnd ?? lengths.lowerBound, lineWidth: lineWidth, color: color)
            .frame(width: diameter, height: diameter)
            .rotationEffect(.degrees(rotation))
            .onAppear {
                withAnimation(.linear(duration: turn).repeatForever(autoreverses: false)) { rotation = 360 }
                withAnimation(.easeInOut(duration: breath).repeatForever(autoreverses: true)) {
                    trimEnd = lengths.upperBound
                }
            }
    }
}

struct SpinnerArc: View, Animatable {
    var trimEnd: Double
    let lineWidth: CGFloat
    let color: Color

    nonisolated var animatableData: Double {
        get { trimEnd }
        set { trimEnd = newValue }
    }

    var body: some View {
        Circle()
            .trim(from: 0, to: trimEnd)
            .stroke(
                AngularGradient(
                    stops: [
                        .init(color: color.opacity(0), location: 0), .init(color: color, location: trimEnd),
                        .init(color: color, location: (1 + trimEnd) / 2),
                        .init(color: color.opacity(0), location: (1 + trimEnd) / 2),
                        .init(color: color.opacity(0), location: 1),
                    ],
                    center: .center),
                style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
    }
}

struct Spinner: Effect {
    @Parameter("The circle's width.", in: 4...2000, good: 24...120, unit: .points) var diameter = 40.0
    @Parameter("The line's width.", in: 0.25...400, good: 2...12, unit: .points) var line = 4.0
    @Parameter("The arc's color.", default: "blue") var color: Color
    @Parameter("How long one turn takes.", in: 0.05...600, good: 0.7...2, unit: .seconds) var turn = 1.0
    @Parameter("How long the arc grows, and shrinks.", in: 0.05...600, good: 0.6...1.5, unit: .seconds) var breath = 0.8
    @Parameter("The arc at its shortest.", in: 0.01...0.99, good: 0.1...0.4, unit: .fraction) var shortest = 0.3
    @Parameter("The arc at its longest.", in: 0.01...0.99, good: 0.6...0.9, unit: .fraction) var longest = 0.8
    @Parameter("The page's color.", default: "#ffffff/#0f1117") var page: Color

    var view: some View {
        let (a, b) = (shortest, longest)
        return EffectPage(color: page) {
            LoadingSpinner(
                diameter: diameter, lineWidth: line, color: color,
                turn: turn, breath: breath, lengths: min(a, b)...max(a, b))
        }
    }

    static let entry = CatalogueEntry(
        name: "spinner",
        summary: "An arc that turns and breathes, fading towards its tail.",
        rows: [18],
        size: CGSize(width: 96, height: 96),
        duration: 8,
        loops: true,
        effect: Spinner())
}
