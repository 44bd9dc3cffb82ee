import KinoraViews

/// A button out of which particles spring for as long as it is pressed (after Magic UI's cool mode): thrown up, they fall by their
/// weight, turn, and are gone below the stage.
///
/// The original takes a step a frame. Here each particle has its birth, and where it is follows from its age: with 60 steps a second,
/// a speed v and a weight of g a step, n steps later it has gone v n + g n (n + 1) / 2.
struct CoolMode: View {
    let settings: CoolModeEffect

    private struct Press {
        let place: CGPoint
        let start: Date
        /// Nil while the finger is down.
        var end: Date?
    }

    @State private var presses: [Press] = []

    var body: some View {
        let isDown = presses.last.map { $0.end == nil } ?? false
        ZStack {
            Text(settings.title)
                .font(.title3.weight(.semibold))
                .foregroundStyle(.white)
                .frame(width: 210, height: 62)
                .background(settings.color.gradient, in: Capsule())
                .scaleEffect(isDown ? 0.95 : 1)
                .animation(.spring(response: 0.25, dampingFraction: 0.6), value: isDown)
                .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .named("stage"))
                        .onChanged { value in
                            guard presses.last.map({ $0.end != nil }) ?? true else { return }
                            presses.append(Press(place: value.startLocation, start: Date()))
                        }
                        .onEnded { _ in presses[presses.count - 1].end = Date() }
                )
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            particles.allowsHitTesting(false)
        }
        .coordinateSpace(.named("stage"))
    }

    private var particles: some View {
        TimelineView(.animation) { timeline in
            Canvas { context, _ in
                for (number, press) in presses.enumerated() {
                    let now = timeline.date.timeIntervalSince(press.start)
                    let held = (press.end ?? timeline.date).timeIntervalSince(press.start)
                    let count = min(settings.limit, Int(held / settings.interval) + 1)
                    for index in 0..<count {
                        let age = now - Double(index) * settings.interval
                        draw(number * 1000 + index, age: age, from: press.place, in: context)
                    }
                }
            }
        }
    }

    private static let sizes = [15.0, 20, 25, 35, 45]

    private func draw(_ index: Int, age: Double, from place: CGPoint, in context: GraphicsContext) {
        guard age >= 0 else { return }
        let steps = age * 60
        let size = Self.sizes[Int(Chance.of(index, 1) * 4.999)] * settings.size
        let side = Chance.of(index, 2) < 0.5 ? -1.0 : 1
        let across = side * 10 * Chance.of(index, 3) * settings.spread
        let up = 6 + 19 * Chance.of(index, 4)
        var own = context
        own.translateBy(
            x: place.x + across * steps * 0.6,
            y: place.y - up * steps * 0.6 + settings.weight * steps * (steps + 1) / 2 * 0.6)
        own.rotate(by: .degrees(35 * (Chance.of(index, 5) * 2 - 1) * steps * 0.35))
        let box = CGRect(x: -size / 2, y: -size / 2, width: size, height: size)
        let color = settings.colors[index % settings.colors.count]
        switch settings.shape {
        case .disc: own.fill(Path(ellipseIn: box), with: .color(color))
        case .star: own.fill(OutlineStar().path(in: box), with: .color(color))
        case .square: own.fill(Path(roundedRect: box, cornerRadius: size * 0.2), with: .color(color))
        }
    }
}

/// Five points.
private struct OutlineStar: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<10 {
                let radius = rect.width / 2 * (index % 2 == 0 ? 1.1 : 0.5)
                let (sin, cos) = Maths.sincos(.pi * Double(index) / 5)
                let point = CGPoint(x: rect.midX + radius * sin, y: rect.midY - radius * cos)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
