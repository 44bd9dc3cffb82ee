import KinoraStage
import KinoraViews

/// A circle that becomes a square when it is tapped, and a circle again.
///
/// The spring overshoots: the radius is held between 0 and the half width, where a path has no more to give.
struct MorphingShape: Shape {
    /// 0 is the circle, 1 the square.
    var progress: Double
    /// The square's corner radius as a share of its half width.
    var corner = 0.0

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let half = min(rect.width, rect.height) / 2
        let radius = half * (1 - progress * (1 - corner))
        return Path(roundedRect: rect, cornerRadius: min(max(radius, 0), half))
    }
}

struct MorphingDemo: View {
    let settings: MorphSettings
    let colors: [Color]

    @State private var isSquare = false

    var body: some View {
        ZStack {
            guide(0)
            guide(1).rotationEffect(.degrees(settings.turn))
            MorphingShape(progress: isSquare ? 1 : 0, corner: settings.corner)
                .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
                .overlay { gloss }
                .frame(width: settings.size, height: settings.size)
                .rotationEffect(.degrees(isSquare ? settings.turn : 0))
                .shadow(color: .black.opacity(0.22), radius: 12, y: 7)
                .onTapGesture {
                    withAnimation(.spring(response: settings.response, dampingFraction: settings.damping)) {
                        isSquare.toggle()
                    }
                }
        }
    }

    /// Light from above, which is brightest at the edge.
    private var gloss: some View {
        MorphingShape(progress: isSquare ? 1 : 0, corner: settings.corner)
            .stroke(
                LinearGradient(colors: [.white.opacity(0.55), .white.opacity(0)], startPoint: .top, endPoint: .center),
                lineWidth: 2)
    }

    /// The outline that the shape has at its ends, 9 points away from it.
    private func guide(_ progress: Double) -> some View {
        MorphingShape(progress: progress, corner: settings.corner)
            .stroke(.guide, style: .guide)
            .frame(width: settings.size + 18, height: settings.size + 18)
    }
}

struct MorphSettings: Equatable {
    /// Points.
    var size: Double
    var response: Double
    var damping: Double
    /// Degrees that the shape turns as it becomes a square.
    var turn: Double
    /// The square's corner radius as a share of its half width.
    var corner: Double
}

struct Morph: Effect {
    @Parameter("The shape's colors.", default: ["blue", "purple"], count: 1...8) var colors: [Color]
    @Parameter("The shape's width.", in: 2...2000, good: 80...240, unit: .points) var size = 150.0
    @Parameter("How long the spring takes.", in: 0.05...10, good: 0.3...1, unit: .seconds) var response = 0.6
    @Parameter("How much the spring is damped; below 1 it swings.", in: 0.05...2, good: 0.4...1, unit: .fraction)
    var damping = 0.7
    @Parameter("How far the shape turns on its way.", in: -3600...3600, good: 0...180, unit: .degrees) var turn = 0.0
    @Parameter("The square's corner radius as a share of its half width.", in: 0...1, good: 0...0.4, unit: .fraction)
    var corner = 0.0
    @Parameter("The color behind the shape.", default: "white/#0f1117") var page: Color

    var view: some View {
        MorphingDemo(
            settings: MorphSettings(
                size: size, response: response, damping: damping, turn: turn, corner: corner),
            colors: colors
        )
        .onGraphPaper()
        .page(page)
    }

    static let entry = CatalogueEntry(
        name: "morph",
        summary: "A circle that springs into a square on a tap, and back.",
        rows: [44],
        size: CGSize(width: 320, height: 240),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.7, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        effect: Morph())
}
