import KinoraStage
import KinoraViews

/// A bead that follows the finger by an interactive spring and goes home by another: the second takes over where the bead is and
/// as fast as it moves, so there is no kink. Its trail shows the way, and a band to its home how far it has been pulled.
struct BeadVelocity: View {
    let settings: BeadVelocityEffect

    @State private var offset = CGSize.zero
    @State private var isHeld = false

    var body: some View {
        ZStack {
            Circle().strokeBorder(.primary.opacity(0.22), style: StrokeStyle(lineWidth: 2, dash: [5, 5]))
                .frame(width: BeadVelocity.size, height: BeadVelocity.size)
                .background { rings }
            BeadBand(end: offset).fill(
                settings.color.opacity(0.32)
            )
            .animation(spring(isHeld, lag: 0), value: offset)
            ForEach(0..<BeadVelocity.shadows, id: \.self) { index in
                // The farther back, the slower its spring, and the smaller and fainter it is.
                let lag = Double(BeadVelocity.shadows - index), size = BeadVelocity.size - 5 * lag
                Circle().fill(settings.color.opacity(0.32 - 0.035 * lag)).frame(width: size, height: size)
                    .offset(offset)
                    .animation(spring(isHeld, lag: lag), value: offset)
            }
            bead
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

    /// How far from home it is.
    private var rings: some View {
        ZStack {
            ForEach(1...3, id: \.self) { ring in
                let size = BeadVelocity.size + 100 * Double(ring)
                Circle().fill(settings.color.opacity(0.05))
                    .strokeBorder(.primary.opacity(0.11 - 0.02 * Double(ring)), lineWidth: 1.5)
                    .frame(width: size, height: size)
            }
        }
        .fixedSize()
    }

    /// A ball in light from the upper left.
    private var bead: some View {
        Circle()
            .fill(settings.color)
            .overlay {
                Circle().fill(
                    RadialGradient(
                        stops: [
                            .init(color: .white.opacity(0.62), location: 0),
                            .init(color: .white.opacity(0.14), location: 0.42),
                            .init(color: .black.opacity(0.04), location: 0.68),
                            .init(color: .black.opacity(0.34), location: 1),
                        ], center: UnitPoint(x: 0.33, y: 0.27), startRadius: 0, endRadius: BeadVelocity.size * 0.74))
            }
            .overlay(alignment: .topLeading) {
                Ellipse().fill(.white.opacity(0.72)).frame(width: 21, height: 12).blur(radius: 2)
                    .rotationEffect(.degrees(-38)).offset(x: 17, y: 16)
            }
            .frame(width: BeadVelocity.size, height: BeadVelocity.size)
            .shadow(color: settings.color.opacity(0.45), radius: isHeld ? 22 : 12, y: isHeld ? 14 : 7)
            .animation(.smooth(duration: 0.25), value: isHeld)
    }

    /// The spring by which the bead moves, or a shadow of it that lags.
    private func spring(_ isHeld: Bool, lag: Double) -> Animation {
        isHeld
            ? .interactiveSpring(response: settings.follow + 0.05 * lag)
            : .spring(response: settings.response + 0.04 * lag, dampingFraction: settings.damping)
    }

    private static let shadows = 7
    /// The bead's diameter in points.
    private static let size = 84.0
}

/// What holds the bead to its home: wide at both ends, and the thinner between them the longer it is.
private struct BeadBand: Shape {
    /// Where the bead is, from home.
    var end: CGSize

    var animatableData: CGSize.AnimatableData {
        get { end.animatableData }
        set { end.animatableData = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let length = (end.width * end.width + end.height * end.height).squareRoot()
        guard length > 1 else { return Path() }
        let home = CGPoint(x: rect.midX, y: rect.midY)
        let along = CGSize(width: end.width / length, height: end.height / length)
        /// A point so far along the band and so far to its left.
        func point(_ way: Double, _ side: Double) -> CGPoint {
            CGPoint(
                x: home.x + way * along.width + side * along.height, y: home.y + way * along.height - side * along.width
            )
        }
        let (foot, wide) = (11.0, 30.0)
        let waist = max(1.5, 10 - length / 14)
        return Path { path in
            path.move(to: point(0, foot))
            path.addCurve(
                to: point(length, wide), control1: point(length * 0.4, waist), control2: point(length * 0.6, waist))
            path.addLine(to: point(length, -wide))
            path.addCurve(
                to: point(0, -foot), control1: point(length * 0.6, -waist), control2: point(length * 0.4, -waist))
            path.addArc(
                center: home, radius: foot, startAngle: .radians(Maths.atan2(along.width, -along.height)),
                endAngle: .radians(Maths.atan2(-along.width, along.height)), clockwise: false)
        }
    }
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
        duration: 3.4,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3,
                .drag(
                    path: [.points(x: 200, y: 140), .points(x: 80, y: 105), .points(x: 300, y: 175)], duration: 0.8,
                    easesOut: false)),
            ScriptEvent(
                at: 1.75,
                .drag(
                    path: [.points(x: 200, y: 140), .points(x: 316, y: 88)], duration: 0.4, easesOut: false)),
        ]),
        bleeds: true,
        effect: BeadVelocityEffect())
}
