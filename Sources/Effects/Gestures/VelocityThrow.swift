import KinoraStage
import KinoraViews

/// A ball that goes on with the finger's velocity when it lifts, and settles inside the frame.
struct VelocityThrow: View {
    let settings: VelocityThrowEffect

    @State private var place: CGPoint?
    @State private var start: CGPoint?
    @State private var flight: ThrowArrow?

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let center = CGPoint(x: size.width * 0.25, y: size.height * 0.5)
            RoundedRectangle(cornerRadius: 24, style: .continuous)
                .strokeBorder(.primary.opacity(0.15), style: StrokeStyle(lineWidth: 2, dash: [6, 6]))
                .padding(16)
            if let flight {
                flight.stroke(
                    settings.color.opacity(0.75), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round)
                )
                .transition(.opacity)
            }
            Circle()
                .fill(settings.color.gradient)
                .overlay(alignment: .topLeading) {
                    Ellipse().fill(.white.opacity(0.4)).frame(width: 22, height: 13).rotationEffect(.degrees(-35))
                        .offset(x: 0.17 * settings.diameter, y: 0.17 * settings.diameter)
                }
                .frame(width: settings.diameter, height: settings.diameter)
                .shadow(color: .black.opacity(0.25), radius: 8, y: 4)
                .position(place ?? center)
                .gesture(
                    DragGesture()
                        .onChanged { value in
                            let first = start ?? place ?? center
                            start = first
                            withAnimation(.easeOut(duration: 0.2)) { flight = nil }
                            place = CGPoint(x: first.x + value.translation.width, y: first.y + value.translation.height)
                        }
                        .onEnded { release($0, in: size) })
        }
    }

    private func release(_ value: DragGesture.Value, in size: CGSize) {
        guard let from = place else { return }
        start = nil
        let aim = CGPoint(
            x: from.x + value.velocity.width * settings.share, y: from.y + value.velocity.height * settings.share)
        let inset = settings.diameter / 2 + 16
        let goal = CGPoint(
            x: min(max(aim.x, inset), size.width - inset), y: min(max(aim.y, inset), size.height - inset))
        withAnimation(.easeOut(duration: 0.1)) { flight = ThrowArrow(from: from, to: aim) }
        let distance = Maths.hypot(aim.x - from.x, aim.y - from.y)
        let response = max(0.15, min(0.5, Double(distance) / 1000))
        withAnimation(.spring(response: response, dampingFraction: settings.damping)) { place = goal }
    }
}

/// From where the finger lifted to where its velocity aims.
private struct ThrowArrow: Shape {
    let from: CGPoint
    let to: CGPoint

    func path(in rect: CGRect) -> Path {
        let length = max(1, Maths.hypot(to.x - from.x, to.y - from.y))
        let direction = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
        return Path { path in
            path.addEllipse(in: CGRect(x: from.x - 4, y: from.y - 4, width: 8, height: 8))
            path.move(to: from)
            path.addLine(to: to)
            for side: CGFloat in [-1, 1] {
                path.move(to: to)
                path.addLine(
                    to: CGPoint(
                        x: to.x - 13 * direction.x + side * 8 * direction.y,
                        y: to.y - 13 * direction.y - side * 8 * direction.x))
            }
        }
    }
}

struct VelocityThrowEffect: Effect {
    @Parameter("The ball's color.", default: "#7c3aed") var color: Color
    @Parameter("The ball's diameter.", in: 10...200, good: 50...110, unit: .points) var diameter = 80.0
    @Parameter("For how many seconds the velocity goes on.", in: 0...2, good: 0.1...0.5, unit: .seconds) var share = 0.3
    @Parameter("How much the spring is damped; 1 does not overshoot.", in: 0.05...1, good: 0.5...1, unit: .fraction)
    var damping = 0.7
    let page = TouchedPage()

    var view: some View { VelocityThrow(settings: self).onGraphPaper().on(page) }

    static let entry = CatalogueEntry(
        name: "velocity-throw",
        summary: "A ball that goes on as fast as the finger threw it, and stays inside its frame.",
        rows: [85],
        size: CGSize(width: 440, height: 300), fit: .fits,
        duration: 3.4,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3,
                .drag(path: [.points(x: 110, y: 150), .points(x: 210, y: 110)], duration: 0.22, easesOut: false)),
            ScriptEvent(
                at: 1.8, .drag(path: [.points(x: 375, y: 66), .points(x: 300, y: 130)], duration: 0.3, easesOut: false)),
        ]),
        effect: VelocityThrowEffect())
}
