import KinoraStage
import KinoraViews

/// A transition that turns in from one whole turn, out of blur and light, and out to the other side.
struct TwirlTransition: Transition {
    /// Degrees.
    var turn: Double
    var scale: Double
    /// Points.
    var blur: Double
    var brightness: Double

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : scale)
            .opacity(phase.isIdentity ? 1 : 0)
            .blur(radius: phase.isIdentity ? 0 : blur)
            .rotationEffect(.degrees(phase == .willAppear ? turn : phase == .didDisappear ? -turn : 0))
            .brightness(phase == .willAppear ? brightness : 0)
    }
}

struct TwirlPage: View {
    let transition: TwirlTransition
    let symbol: String
    let title: String
    let color: Color
    /// Seconds.
    let duration: Double

    @State private var isShown = false

    var body: some View {
        ZStack {
            if isShown {
                TwirlCard(symbol: symbol, title: title, color: color).transition(transition)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
            // Quick where little is seen: as it begins to come, and as it is nearly gone.
            withAnimation(isShown ? .easeIn(duration: duration) : .easeOut(duration: duration)) { isShown.toggle() }
        }
    }
}

/// A photo over a title with a symbol: something with an up and a down, whose turn can be seen.
private struct TwirlCard: View {
    let symbol: String
    let title: String
    let color: Color

    var body: some View {
        VStack(spacing: 0) {
            PhotoStandIn(subject: .flowers).frame(height: 154)
            HStack {
                Text(title).font(.title3.bold())
                Spacer(minLength: 8)
                Image(systemName: symbol).font(.system(size: 24))
            }
            .foregroundStyle(.white)
            .padding(.horizontal, 18)
            .frame(height: 54)
            .background(color)
        }
        .frame(width: 196)
        .clipShape(RoundedRectangle(cornerRadius: 28, style: .continuous))
        .shadow(color: .black.opacity(0.35), radius: 9, y: 5)
    }
}

struct Twirl: Effect {
    @Parameter("What the card says.") var title = "Twirl"
    @Parameter("The symbol's name, as in SF Symbols.") var symbol = "sparkles"
    @Parameter("The color of the card's foot.", default: "#5b4ee6") var color: Color
    @Parameter("How far it turns on its way in and out.", in: -3600...3600, good: 90...720, unit: .degrees)
    var turn = 360.0
    @Parameter("Its size when it is not there, as a share.", in: 0...10, good: 0.2...1.5, unit: .fraction)
    var scale = 0.5
    @Parameter("Its blur when it is not there.", in: 0...100, good: 0...24, unit: .points) var blur = 10.0
    @Parameter("The light from which it comes.", in: 0...1, good: 0...1, unit: .fraction) var brightness = 1.0
    @Parameter("How long it takes.", in: 0.05...60, good: 0.35...1.5, unit: .seconds) var duration = 0.8
    @Parameter("The color behind the card.", default: "#26215f/#14122e") var page: Color

    var view: some View {
        TwirlPage(
            transition: TwirlTransition(
                turn: turn, scale: scale, blur: blur, brightness: brightness),
            symbol: symbol, title: title, color: color, duration: duration
        )
        .page(page)
    }

    static let entry = CatalogueEntry(
        name: "twirl",
        summary: "A card that turns in out of blur and light, and turns out again.",
        rows: [65],
        size: CGSize(width: 360, height: 320),
        duration: 2.4,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.1, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.6, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        blank: [0...0.1, 2.4...2.4],
        effect: Twirl())
}
