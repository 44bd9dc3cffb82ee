import KinoraStage
import KinoraViews

/// Content that dips when it is tapped and returns with a bounce (row 71), by two spring keyframes.
struct PushEffect<T: Equatable>: ViewModifier {
    var trigger: T
    /// Share of the size at the lowest point.
    var depth = 0.95
    /// Seconds each way.
    var duration = 0.2

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
        Photo(image: image)
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .onTapGesture { taps += 1 }
            .modifier(PushEffect(trigger: taps, depth: depth, duration: duration))
            .shadow(color: .black.opacity(0.3), radius: 8, y: 4)
            .padding(32)
    }
}

enum Push {
    static let entry = CatalogueEntry(
        name: "push",
        summary: "A photo that dips when it is tapped and returns with a bounce.",
        rows: [71],
        parameters: [
            Parameter("image", "The photo; any PNG file.", .image),
            Parameter(
                "depth", "Its size at the lowest point, as a share.",
                .number(default: 0.95, range: 0...2, good: 0.85...0.98, unit: .fraction)),
            Parameter(
                "duration", "How long each way takes.",
                .number(default: 0.2, range: 0.02...10, good: 0.15...0.5, unit: .seconds)),
            Parameter(
                "corner", "The photo's corner radius.",
                .number(default: 24, range: 0...500, good: 8...40, unit: .points)),
            Parameter("page", "The color behind the photo.", .color(default: "white")),
        ],
        size: CGSize(width: 360, height: 420),
        duration: 2,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.1, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        makeView: { values in
            AnyView(
                PushPage(
                    image: values.image("image"), depth: values.number("depth"), duration: values.number("duration"),
                    cornerRadius: values.number("corner")
                )
                .background(values.color("page")))
        })
}
