import KinoraViews

/// A gauge of two arcs with gaps between them: what is reached, and what is left. The number counts with them.
struct GaugeRing: View, Animatable {
    var value: Double
    let bounds: ClosedRange<Double>
    let primary: Color
    let secondary: Color
    let lineWidth: CGFloat
    /// Degrees between the arcs' ends, beyond their round caps.
    let gap: Double
    let fontSize: CGFloat

    nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        GeometryReader { geometry in
            let radius = (min(geometry.size.width, geometry.size.height) - lineWidth) / 2
            // A round cap reaches half a line beyond its arc.
            let cap = lineWidth / 2 / (2 * .pi * max(radius, 1))
            let room = gap / 360 + 2 * cap
            let share = min(max((value - bounds.lowerBound) / max(bounds.upperBound - bounds.lowerBound, 1e-9), 0), 1)
            ZStack {
                arc(from: share + room / 2, to: 1 - room / 2, secondary)
                arc(from: room / 2, to: share - room / 2, primary)
                RollingNumber(value: value).font(.system(size: fontSize, weight: .bold))
            }
            .padding(lineWidth / 2)
        }
    }

    @ViewBuilder
    private func arc(from start: Double, to end: Double, _ color: Color) -> some View {
        if end > start {
            Circle()
                .trim(from: start, to: end)
                .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
    }
}

struct GaugePage<Ring: View>: View {
    let duration: Double
    let start: Double
    let target: Double
    let ring: (Double) -> Ring

    @State private var value: Double?

    var body: some View {
        ring(value ?? start)
            .onAppear { withAnimation(.easeInOut(duration: duration)) { value = target } }
    }
}

enum GaugeEffect {
    static let entry = CatalogueEntry(
        name: "gauge",
        summary: "A gauge of two arcs, what is reached and what is left, with a counting number.",
        rows: [],
        parameters: [
            Parameter("value", "Where it ends.", .number(default: 72, range: 0...999, good: 10...100, unit: .none)),
            Parameter(
                "minimum", "The scale's beginning.", .number(default: 0, range: 0...999, good: 0...50, unit: .none)),
            Parameter(
                "maximum", "The scale's end.", .number(default: 100, range: 0...999, good: 50...999, unit: .none)),
            Parameter(
                "duration", "How long it takes.", .number(default: 1, range: 0.05...600, good: 0.8...3, unit: .seconds)),
            Parameter(
                "diameter", "The ring's width.", .number(default: 140, range: 8...2000, good: 80...240, unit: .points)),
            Parameter("line", "The line's width.", .number(default: 14, range: 0.5...400, good: 6...24, unit: .points)),
            Parameter(
                "gap", "Room between the arcs.", .number(default: 6, range: 0...90, good: 2...12, unit: .degrees)),
            Parameter("primary", "The color of what is reached.", .color(default: "#4f46e5")),
            Parameter("secondary", "The color of what is left.", .color(default: "#e2e4ee")),
            Parameter("page", "The page's color.", .color(default: "#ffffff")),
        ],
        size: CGSize(width: 200, height: 200),
        duration: 2,
        loops: false,
        makeView: { values in
            let (low, high) = (values.number("minimum"), max(values.number("minimum"), values.number("maximum")))
            let diameter = values.number("diameter")
            return AnyView(
                EffectPage(color: values.color("page")) {
                    GaugePage(
                        duration: values.number("duration"), start: low,
                        target: min(max(values.number("value"), low), high)
                    ) { value in
                        GaugeRing(
                            value: value, bounds: low...high, primary: values.color("primary"),
                            secondary: values.color("secondary"),
                            lineWidth: values.number("line"), gap: values.number("gap"), fontSize: diameter * 0.24)
                    }
                    .frame(width: diameter, height: diameter)
                })
        })
}
