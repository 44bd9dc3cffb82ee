import KinoraStage
import KinoraViews

/// Content that dips when it is tapped and returns with a bounce, by two spring keyframes.
struct PushEffect<T: Equatable>: ViewModifier {
    var trigger: T
    /// Share of the size at the lowest point.
    var depth: Double
    /// Seconds each way.
    var duration: Double

    func body(content: Content) -> some View {
        content.keyframeAnimator(initialValue: 1.0, trigger: trigger) { view, value in
            view.visualEffect { view, _ in view.scaleEffect(value) }
        } keyframes: { _ in
            SpringKeyframe(depth, duration: duration, spring: .snappy)
            SpringKeyframe(1.0, duration: duration, spring: .bouncy)
        }
    }
}

struct PushPage: View {
    let image: Image?
    let depth: Double
    let duration: Double
    let cornerRadius: Double

    @State private var taps = 0

    var body: some View {
        Photo(image: image, standIn: .dunes)
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .onTapGesture { taps += 1 }
            .modifier(PushEffect(trigger: taps, depth: depth, duration: duration))
            .shadow(color: .black.opacity(0.3), radius: 8, y: 4)
            .padding(32)
    }
}

struct Push: Effect {
    @Parameter("The photo; any PNG file.") var image: Image?
    @Parameter("Its size at the lowest point, as a share.", in: 0...2, good: 0.85...0.98, unit: .fraction)
    var depth = 0.95
    @Parameter("How long each way takes.", in: 0.02...10, good: 0.15...0.5, unit: .seconds) var duration = 0.2
    @Parameter("The photo's corner radius.", in: 0...500, good: 8...40, unit: .points) var corner = 24.0
    let page = TouchedPage()

    var view: some View {
        PushPage(
            image: image, depth: depth, duration: duration, cornerRadius: corner
        )
        .on(page)
    }

    static let entry = CatalogueEntry(
        name: "push",
        summary: "A photo that dips when it is tapped and returns with a bounce.",
        rows: [71],
        size: CGSize(width: 360, height: 420),
        duration: 2,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.1, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        effect: Push())
}
