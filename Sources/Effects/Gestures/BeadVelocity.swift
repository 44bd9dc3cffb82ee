import KinoraStage
import KinoraViews

/// A bead that follows the finger by an interactive spring and goes home by another: the second takes over where the bead is and
/// as fast as it moves, so there is no kink. Its trail shows the way.
struct BeadVelocity: View {
    let settings: BeadVelocityEffect

    @State private var offset = CGSize.zero
    @State private var isHeld = false

    var body: some View {
        ZStack {
            ForEach(0..<BeadVelocity.shadows, id: \.self) { index in
                // The farther back, the slower its spring, and the smaller and fainter it is.
                let lag = Double(BeadVelocity.shadows - index)
                Circle().fill(settings.color.opacity(0.3 - 0.035 * lag)).frame(
                    width: 72 - 4 * lag, height: 72 - 4 * lag
                )
                .offset(offset)
                .animation(spring(isHeld, lag: lag), value: offset)
            }
            Circle().strokeBorder(.primary.opacity(0.18), style: StrokeStyle(lineWidth: 2, dash: [5, 5]))
                .frame(width: 72, height: 72)
            Circle()
                .fill(settings.color.gradient)
                .frame(width: 72, height: 72)
                .overlay(alignment: .topLeading) {
                    Ellipse().fill(.white.opacity(0.5)).frame(width: 20, height: 13).rotationEffect(.degrees(-35))
                        .padding(13)
                }
                .offset(offset)
                .gesture(
                    DragGesture()
                        .onChanged { value in
                            isHeld = true
                            withAnimation(spring(true, lag: 0)) { offset = value.translation }
                        }
                        .onEnded { _ in
                            isHeld = false
                            withAnimation(spring(false, lag: 0)) { offset = .zero }
                        })
        }
    }

    /// The spring by which the bead moves, or a shadow of it that lags.
    private func spring(_ isHeld: Bool, lag: Double) -> Animation {
        isHeld
            ? .interactiveSpring(response: settings.follow + 0.05 * lag)
            : .spring(response: settings.response + 0.04 * lag, dampingFraction: settings.damping)
    }

    private static let shadows = 7
}

struct BeadVelocityEffect: Effect {
    @Parameter("The bead's color.", default: "#0d9488") var color: Color
    @Parameter("The response of the spring that follows the finger.", in: 0.02...2, good: 0.1...0.4, unit: .seconds)
    var follow = 0.15
    @Parameter("The response of the spring home.", in: 0.05...10, good: 0.3...0.9, unit: .seconds) var response = 0.55
    @Parameter("How much the spring home is damped.", in: 0.05...1, good: 0.3...1, unit: .fraction) var damping = 0.55
    let page = TouchedPage()

    var view: some View { BeadVelocity(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "bead-velocity",
        summary: "A bead that keeps the finger's velocity when it is let go, and swings home.",
        rows: [132],
        size: CGSize(width: 400, height: 280), fit: .fits,
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3,
                .drag(
                    path: [.points(x: 200, y: 140), .points(x: 80, y: 105), .points(x: 300, y: 175)], duration: 0.8,
                    easesOut: false))
        ]),
        effect: BeadVelocityEffect())
}
