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

struct GaugeEffect: Effect {
    @Parameter("Where it ends.", in: 0...999, good: 10...100) var value = 72.0
    @Parameter("The scale's beginning.", in: 0...999, good: 0...50) var minimum = 0.0
    @Parameter("The scale's end.", in: 0...999, good: 50...999) var maximum = 100.0
    @Parameter("How long it takes.", in: 0.05...600, good: 0.8...3, unit: .seconds) var duration = 1.0
    @Parameter("The ring's width.", in: 8...2000, good: 80...240, unit: .points) var diameter = 140.0
    @Parameter("The line's width.", in: 0.5...400, good: 6...24, unit: .points) var line = 14.0
    @Parameter("Room between the arcs.", in: 0...90, good: 2...12, unit: .degrees) var gap = 6.0
    @Parameter("The color of what is reached.", default: "#4f46e5") var primary: Color
    @Parameter("The color of what is left.", default: "#e2e4ee/#2a2e3d") var secondary: Color
    @Parameter("The page's color.", default: "#ffffff/#0f1117") var page: Color

    var view: some View {
        let (low, high) = (minimum, max(minimum, maximum))
        let diameter = diameter
        return EffectPage(color: page) {
            GaugePage(
                duration: duration, start: low, target: min(max(value, low), high)
            ) { value in
                GaugeRing(
                    value: value, bounds: low...high, primary: primary, secondary: secondary,
                    lineWidth: line, gap: gap, fontSize: diameter * 0.24)
            }
            .frame(width: diameter, height: diameter)
        }
    }

    static let entry = CatalogueEntry(
        name: "gauge",
        summary: "A gauge of two arcs, what is reached and what is left, with a counting number.",
        size: CGSize(width: 200, height: 200),
        duration: 2,
        loops: false,
        effect: GaugeEffect())
}
