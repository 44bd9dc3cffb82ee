import KinoraStage
import KinoraViews

/// A transition that turns in from one whole turn, out of blur and light, and out to the other side (row 65).
struct TwirlTransition: Transition {
    /// Degrees.
    var turn = 360.0
    var scale = 0.5
    /// Points.
    var blur = 10.0
    var brightness = 1.0

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
                VStack(spacing: 12) {
                    Image(systemName: symbol).font(.system(size: 64))
                    Text(title).font(.title2.bold())
                }
                .foregroundStyle(.white)
                .frame(width: 200, height: 200)
                .background(color.gradient, in: RoundedRectangle(cornerRadius: 36, style: .continuous))
                .transition(transition)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
            withAnimation(.easeInOut(duration: duration)) { isShown.toggle() }
        }
    }
}

enum Twirl {
    static let entry = CatalogueEntry(
        name: "twirl",
        summary: "A card that turns in out of blur and light, and turns out again.",
        rows: [65],
        parameters: [
            Parameter("title", "What the card says.", .text(default: "Twirl")),
            Parameter("symbol", "The symbol's name, as in SF Symbols.", .text(default: "sparkles")),
            Parameter("color", "The card's color.", .color(default: "indigo")),
            Parameter(
                "turn", "How far it turns on its way in and out.",
                .number(default: 360, range: -3600...3600, good: 90...720, unit: .degrees)),
            Parameter(
                "scale", "Its size when it is not there, as a share.",
                .number(default: 0.5, range: 0...10, good: 0.2...1.5, unit: .fraction)),
            Parameter(
                "blur", "Its blur when it is not there.",
                .number(default: 10, range: 0...100, good: 0...24, unit: .points)),
            Parameter(
                "brightness", "The light from which it comes.",
                .number(default: 1, range: 0...1, good: 0...1, unit: .fraction)),
            Parameter(
                "duration", "How long it takes.",
                .number(default: 0.8, range: 0.05...60, good: 0.35...1.5, unit: .seconds)),
            Parameter("page", "The color behind the card.", .color(default: "white")),
        ],
        size: CGSize(width: 360, height: 320),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.8, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        blank: [0...0.5, 2.65...3],
        makeView: { values in
            AnyView(
                TwirlPage(
                    transition: TwirlTransition(
                        turn: values.number("turn"), scale: values.number("scale"), blur: values.number("blur"),
                        brightness: values.number("brightness")),
                    symbol: values.text("symbol"), title: values.text("title"), color: values.color("color"),
                    duration: values.number("duration")
                )
                .background(values.color("page")))
        })
}
