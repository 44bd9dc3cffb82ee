import KinoraStage
import KinoraViews

/// A button that gives way a little while it is pressed.
struct PressScaleStyle: ButtonStyle {
    /// Its size while pressed.
    let scale: Double

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? scale : 1)
            .animation(.spring(response: 0.3, dampingFraction: 0.7), value: configuration.isPressed)
    }
}

/// A button that rises under the pointer and gives way when it is pressed.
struct HoverLiftStyle: ButtonStyle {
    let scale: Double
    /// Points that it rises.
    let lift: Double

    func makeBody(configuration: Configuration) -> some View {
        Lifted(configuration: configuration, scale: scale, lift: lift)
    }

    private struct Lifted: View {
        let configuration: Configuration
        let scale: Double
        let lift: Double

        @State private var isHovered = false

        var body: some View {
            configuration.label
                .shadow(color: .black.opacity(isHovered ? 0.3 : 0.1), radius: isHovered ? 10 : 3, y: isHovered ? 8 : 2)
                .offset(y: isHovered ? -lift : 0)
                .scaleEffect(configuration.isPressed ? scale : 1)
                .animation(.spring(response: 0.2, dampingFraction: 0.8), value: isHovered)
                .animation(.spring(response: 0.3, dampingFraction: 0.7), value: configuration.isPressed)
                .onHover { isHovered = $0 }
        }
    }
}

struct ButtonStylesEffect: Effect {
    @Parameter("The buttons' color.", default: "#4f46e5") var color: Color
    @Parameter("A button's size while it is pressed.", in: 0.5...1.5, good: 0.9...0.99, unit: .fraction) var scale =
        0.94
    @Parameter("How far the second rises under the pointer.", in: 0...30, good: 2...8, unit: .points) var lift = 4.0
    @Parameter("Shows the pointer.") var pointer = true
    let page = TouchedPage()

    var view: some View {
        HStack(spacing: 28) {
            Button {
            } label: {
                label("Press", "hand.tap.fill")
            }.buttonStyle(PressScaleStyle(scale: scale))
            Button {
            } label: {
                label("Hover", "cursorarrow")
            }.buttonStyle(HoverLiftStyle(scale: scale, lift: lift))
        }
        .on(page)
        .pointerMark(pointer)
    }

    private func label(_ title: String, _ symbol: String) -> some View {
        HStack(spacing: 10) {
            Image(systemName: symbol)
            Text(title)
        }
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 140, height: 60)
        .background(color.gradient, in: RoundedRectangle(cornerRadius: 18, style: .continuous))
    }

    static let entry = CatalogueEntry(
        name: "button-styles",
        summary: "A button that gives way to a press, and one that rises under the pointer.",
        rows: [92, 93],
        size: CGSize(width: 400, height: 200), fit: .fits,
        duration: 4,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .press(at: .points(x: 116, y: 100), duration: 0.6)),
            ScriptEvent(
                at: 1.3,
                .hover(path: [.points(x: 330, y: 150), .points(x: 300, y: 104)], duration: 2.4, leaves: true)),
            ScriptEvent(at: 2.6, .press(at: .points(x: 300, y: 104), duration: 0.5)),
        ]),
        effect: ButtonStylesEffect())
}
