import KinoraStage
import KinoraViews

/// A disc that answers to a press of a second, and to none that is shorter. A ring fills while the finger is down.
struct LongPress: View {
    let settings: LongPressEffect

    @State private var isPressing = false
    @State private var isDone = false

    var body: some View {
        Circle()
            .fill((isDone ? settings.doneColor : settings.color).gradient)
            .frame(width: 120, height: 120)
            .overlay {
                Image(systemName: isDone ? "checkmark" : "hand.tap.fill").font(.system(size: 44, weight: .bold))
                    .foregroundStyle(.white)
            }
            .scaleEffect(isDone ? settings.swell : 1)
            .overlay {
                Circle()
                    .trim(from: 0, to: isPressing ? 1 : 0)
                    .stroke(settings.doneColor, style: StrokeStyle(lineWidth: 7, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .frame(width: 168, height: 168)
                    .opacity(isPressing ? 1 : 0)
            }
            .onLongPressGesture(minimumDuration: settings.minimum) {
                withAnimation(.spring()) { isDone.toggle() }
            } onPressingChanged: { isDown in
                withAnimation(isDown ? .linear(duration: settings.minimum) : .easeOut(duration: 0.15)) {
                    isPressing = isDown
                }
            }
    }
}

struct LongPressEffect: Effect {
    @Parameter("The disc's color at first.", default: "#2563eb") var color: Color
    @Parameter("Its color after the press, and the ring's.", default: "#15803d") var doneColor: Color
    @Parameter("How long one has to press.", in: 0.05...10, good: 0.5...1.5, unit: .seconds) var minimum = 1.0
    @Parameter("How many times its size it has afterwards.", in: 0.1...3, good: 1...1.4, unit: .count) var swell = 1.2
    let page = TouchedPage()

    var view: some View { LongPress(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "long-press",
        summary: "A disc that grows and turns green after a press of a second, and not before.",
        rows: [80],
        size: CGSize(width: 320, height: 260), fit: .fits,
        duration: 3.6,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .press(at: .unit(x: 0.5, y: 0.5), duration: 0.5)),
            ScriptEvent(at: 1.2, .press(at: .unit(x: 0.5, y: 0.5), duration: 1.4)),
        ]),
        effect: LongPressEffect())
}
