import KinoraViews

/// An arrow that follows the pointer by a spring and turns into the direction of its motion (after Magic UI's smooth cursor). A line shows
/// the way of the pointer itself, so that one sees how far the arrow lags.
struct SmoothCursor: View {
    let settings: SmoothCursorEffect

    @State private var place = CGPoint.zero
    @State private var pointer = CGPoint.zero
    @State private var isThere = false
    @State private var isMoving = false
    /// Degrees clockwise from up, without wrapping round.
    @State private var heading = 0.0
    /// Where the pointer was, and when, in the last second.
    @State private var way: [(place: CGPoint, time: Date)] = []
    /// How many moves there have been: what comes later cannot end the pause of what came before.
    @State private var moves = 0

    var body: some View {
        ZStack {
            dots
            if settings.target { trail.allowsHitTesting(false) }
            if isThere {
                FlyingArrow()
                    .fill(settings.color.gradient)
                    .stroke(.white, style: StrokeStyle(lineWidth: 2.5, lineJoin: .round))
                    .frame(width: settings.size, height: settings.size * 1.2)
                    .shadow(color: .black.opacity(0.35), radius: 5, y: 3)
                    .rotationEffect(.degrees(heading))
                    .scaleEffect(isMoving ? 0.95 : 1)
                    .position(place)
                    .transition(.scale.combined(with: .opacity))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onContinuousHover(perform: follow)
    }

    /// The last second of the pointer's way, fainter the older.
    private var trail: some View {
        TimelineView(.animation) { timeline in
            Canvas { context, _ in
                for (from, to) in zip(way, way.dropFirst()) {
                    let left = 1 - timeline.date.timeIntervalSince(to.time)
                    guard left > 0 else { continue }
                    context.stroke(
                        Path { path in path.addLines([from.place, to.place]) },
                        with: .color(settings.trail.opacity(left * left)),
                        style: StrokeStyle(lineWidth: 3, lineCap: .round))
                }
                if isThere {
                    context.fill(
                        Path(ellipseIn: CGRect(x: pointer.x - 4, y: pointer.y - 4, width: 8, height: 8)),
                        with: .color(settings.trail))
                }
            }
        }
    }

    /// A quiet ground that makes distances seen.
    private var dots: some View {
        Canvas { context, size in
            var path = Path()
            for row in 0...Int(size.height / 24) {
                for column in 0...Int(size.width / 24) {
                    path.addEllipse(
                        in: CGRect(x: Double(column) * 24 + 11, y: Double(row) * 24 + 11, width: 2.5, height: 2.5))
                }
            }
            context.fill(path, with: .color(settings.dots))
        }
        .extendedToPicture()
    }

    private func follow(_ phase: HoverPhase) {
        guard case .active(let location) = phase else {
            withAnimation(.easeOut(duration: 0.15)) { isThere = false }
            return
        }
        let (dx, dy) = (location.x - pointer.x, location.y - pointer.y)
        pointer = location
        let now = Date()
        way = way.filter { now.timeIntervalSince($0.time) < 1 } + [(location, now)]
        guard isThere else {
            place = location
            withAnimation(.interpolatingSpring(mass: 1, stiffness: 500, damping: 35)) { isThere = true }
            return
        }
        withAnimation(.interpolatingSpring(mass: 1, stiffness: settings.stiffness, damping: settings.damping)) {
            place = location
        }
        guard dx * dx + dy * dy > 0.04 else { return }
        let turn = Maths.atan2(dx, -dy) * 180 / .pi - heading
        withAnimation(.interpolatingSpring(mass: 1, stiffness: 300, damping: 60)) {
            heading += turn - 360 * (turn / 360).rounded()
        }
        move()
    }

    /// Smaller while it moves, and until 0.15 seconds after.
    private func move() {
        moves += 1
        let own = moves
        let spring = Animation.interpolatingSpring(mass: 1, stiffness: 500, damping: 35)
        if !isMoving { withAnimation(spring) { isMoving = true } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
            guard own == moves else { return }
            withAnimation(spring) { isMoving = false }
        }
    }
}
