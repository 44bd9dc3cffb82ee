import KinoraStage
import KinoraViews

/// A disc that a tap makes large and small: the animation belongs to the value, and not to the tap.
struct ImplicitSize: View {
    let settings: ImplicitSizeEffect

    @State private var isLarge = false

    var body: some View {
        let diameter = isLarge ? settings.large : settings.small
        VStack(spacing: 12) {
            ZStack {
                guide(settings.small)
                guide(settings.large)
                Circle()
                    .fill(settings.color.gradient)
                    .frame(width: diameter, height: diameter)
                    .shadow(color: settings.color.opacity(0.35), radius: 10, y: 5)
                    .overlay {
                        Text("\(Int(diameter))").font(.title2.bold()).foregroundStyle(.white).contentTransition(
                            .identity)
                    }
                    .onTapGesture { isLarge.toggle() }
            }
            .frame(height: 204)
            Presented(value: diameter) { Dimension(length: $0) }
        }
        .animation(.spring(response: settings.response, dampingFraction: settings.damping), value: isLarge)
    }

    private func guide(_ diameter: Double) -> some View {
        Circle().strokeBorder(.guide, style: .guide).frame(width: diameter, height: diameter)
    }
}

/// A measure as on a drawing: a line between two marks, with its length.
private struct Dimension: View {
    /// Points.
    let length: Double

    var body: some View {
        HStack(spacing: 7) {
            line
            Text("\(Int(length.rounded())) pt").font(.footnote.weight(.semibold)).monospacedDigit().fixedSize()
            line
        }
        .overlay(alignment: .leading) { mark }
        .overlay(alignment: .trailing) { mark }
        .frame(width: max(0, length), height: 16)
    }

    private var line: some View { Rectangle().fill(.primary.opacity(0.4)).frame(height: 1.5) }

    private var mark: some View { Rectangle().fill(.primary.opacity(0.4)).frame(width: 1.5) }
}

struct ImplicitSizeEffect: Effect {
    @Parameter("The disc's color.", default: "#2563eb") var color: Color
    @Parameter("Its diameter at first.", in: 1...1000, good: 60...140, unit: .points) var small = 100.0
    @Parameter("Its diameter after a tap.", in: 1...1000, good: 120...240, unit: .points) var large = 200.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.5
    @Parameter("How much the spring is damped; 1 does not overshoot.", in: 0.05...1, good: 0.4...1, unit: .fraction)
    var damping = 0.6
    let page = TouchedPage()

    var view: some View { ImplicitSize(settings: self).onGraphPaper().on(page) }

    static let entry = CatalogueEntry(
        name: "implicit-size",
        summary: "A disc that springs to twice its size and back when it is tapped.",
        rows: [73],
        size: CGSize(width: 360, height: 280), fit: .fits,
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .tap(at: .points(x: 180, y: 126), count: 1)),
            ScriptEvent(at: 1.6, .tap(at: .points(x: 180, y: 126), count: 1)),
        ]),
        effect: ImplicitSizeEffect())
}
