import KinoraViews

/// An arc that turns and breathes, fading towards its tail (row 18).
///
/// The source's gradient goes round the whole circle, so that the head never reaches its full color and the tail's round cap
/// shows it; here it ends where the arc ends.
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

enum Spinner {
    static let entry = CatalogueEntry(
        name: "spinner",
        summary: "An arc that turns and breathes, fading towards its tail.",
        rows: [18],
        parameters: [
            Parameter(
                "diameter", "The circle's width.", .number(default: 40, range: 4...2000, good: 24...120, unit: .points)),
            Parameter("line", "The line's width.", .number(default: 4, range: 0.25...400, good: 2...12, unit: .points)),
            Parameter("color", "The arc's color.", .color(default: "blue")),
            Parameter(
                "turn", "How long one turn takes.",
                .number(default: 1, range: 0.05...600, good: 0.7...2, unit: .seconds)),
            Parameter(
                "breath", "How long the arc grows, and shrinks.",
                .number(default: 0.8, range: 0.05...600, good: 0.6...1.5, unit: .seconds)),
            Parameter(
                "shortest", "The arc at its shortest.",
                .number(default: 0.3, range: 0.01...0.99, good: 0.1...0.4, unit: .fraction)),
            Parameter(
                "longest", "The arc at its longest.",
                .number(default: 0.8, range: 0.01...0.99, good: 0.6...0.9, unit: .fraction)),
            Parameter("page", "The page's color.", .color(default: "#ffffff")),
        ],
        size: CGSize(width: 96, height: 96),
        duration: 8,
        loops: true,
        makeView: { values in
            let (a, b) = (values.number("shortest"), values.number("longest"))
            return AnyView(
                EffectPage(color: values.color("page")) {
                    LoadingSpinner(
                        diameter: values.number("diameter"), lineWidth: values.number("line"),
                        color: values.color("color"),
                        turn: values.number("turn"), breath: values.number("breath"), lengths: min(a, b)...max(a, b))
                })
        })
}
