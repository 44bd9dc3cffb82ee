import KinoraStage
import KinoraViews

/// A button with two faces: at a tap the word of the first slides out to the right, and that of the second drops in from above (after
/// Magic UI's animated subscribe button).
struct SubscribeButton: View {
    let settings: SubscribeButtonEffect

    @State private var isSubscribed = false

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 16, style: .continuous)
        ZStack {
            if isSubscribed {
                word(settings.answer, "checkmark", ink: settings.color)
            } else {
                word(settings.title, "bell.fill", ink: .white)
            }
        }
        .frame(width: 236, height: 64)
        .background {
            settings.color
            settings.answerColor.opacity(isSubscribed ? 1 : 0)
                .animation(.easeInOut(duration: 2 * settings.leave), value: isSubscribed)
        }
        .clipShape(shape)
        .overlay { shape.strokeBorder(settings.color, lineWidth: 1.5) }
        .shadow(color: .black.opacity(0.16), radius: 9, y: 5)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { isSubscribed.toggle() } }
    }

    /// The coming word waits until the going one has left.
    private func word(_ word: String, _ symbol: String, ink: Color) -> some View {
        HStack(spacing: 10) {
            Image(systemName: symbol).font(.system(size: 18, weight: .semibold))
            Text(word).font(.title3.weight(.semibold))
        }
        .foregroundStyle(ink)
        .transition(
            .asymmetric(
                insertion: .offset(y: -settings.fall).combined(with: .opacity)
                    .animation(.spring(response: 0.45, dampingFraction: 0.6).delay(settings.leave)),
                removal: .offset(x: settings.slide).combined(with: .opacity)
                    .animation(.easeIn(duration: settings.leave))))
    }
}

struct SubscribeButtonEffect: Effect {
    @Parameter("What the button says.") var title = "Subscribe"
    @Parameter("What it says when it was tapped.") var answer = "Subscribed"
    @Parameter("The first face's color.", default: "#b91c1c") var color: Color
    @Parameter("The second face's color.", default: "white") var answerColor: Color
    @Parameter("How far the going word slides.", in: -300...300, good: 30...140, unit: .points) var slide = 70.0
    @Parameter("From how high the coming word drops.", in: -200...200, good: 30...60, unit: .points) var fall = 44.0
    @Parameter("How long the going word takes.", in: 0.02...10, good: 0.1...0.3, unit: .seconds) var leave = 0.18
    let page = TouchedPage()

    var view: some View { SubscribeButton(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "subscribe-button", summary: "A button whose word slides out at a tap, and whose answer drops in.",
        size: CGSize(width: 360, height: 180), fit: .fits, duration: 3, loops: false,
        script: Script([
            ScriptEvent(at: 0.2, .tap(at: .points(x: 200, y: 100), count: 1)),
            ScriptEvent(at: 1.4, .tap(at: .points(x: 200, y: 100), count: 1)),
            ScriptEvent(at: 2.2, .tap(at: .points(x: 200, y: 100), count: 1)),
        ]),
        effect: SubscribeButtonEffect())
}
