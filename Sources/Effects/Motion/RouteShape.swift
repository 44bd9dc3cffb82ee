import KinoraViews

/// A way over hills: its ends and its height morph, and its direction, which is no animatable data, flips at once.
struct RouteShape: Shape {
    var start: CGPoint
    var end: CGPoint
    /// Height of the hill, as a share of the frame's.
    var elevation: Double
    var isForward: Bool
    /// The ground below the way, in place of the way.
    var isHill = false

    nonisolated var animatableData:
        AnimatablePair<CGPoint.AnimatableData, AnimatablePair<CGPoint.AnimatableData, Double>>
    {
        get { AnimatablePair(start.animatableData, AnimatablePair(end.animatableData, elevation)) }
        set {
            start.animatableData = newValue.first
            end.animatableData = newValue.second.first
            elevation = newValue.second.second
        }
    }

    func path(in rect: CGRect) -> Path {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        let (from, to) = (place(start), place(end))
        let top = CGPoint(x: (from.x + to.x) / 2, y: min(from.y, to.y) - elevation * rect.height)
        return Path { path in
            path.move(to: from)
            path.addQuadCurve(to: to, control: top)
            guard !isHill else {
                path.addLine(to: CGPoint(x: to.x, y: rect.maxY))
                path.addLine(to: CGPoint(x: from.x, y: rect.maxY))
                path.closeSubpath()
                return
            }
            // The arrow's head stands along the end of the curve.
            let (tip, back) = isForward ? (to, top) : (from, top)
            let length = max(1, Maths.hypot(tip.x - back.x, tip.y - back.y))
            let direction = CGPoint(x: (tip.x - back.x) / length, y: (tip.y - back.y) / length)
            for side: CGFloat in [-1, 1] {
                path.move(to: tip)
                path.addLine(
                    to: CGPoint(
                        x: tip.x - 22 * direction.x + side * 13 * direction.y,
                        y: tip.y - 22 * direction.y - side * 13 * direction.x))
            }
        }
    }
}

struct RouteShapeEffect: Effect {
    @Parameter("The line's width.", in: 0.5...30, good: 3...10, unit: .points) var width = 6.0
    @Parameter("How high the way goes, as a share of the page.", in: 0...1.2, good: 0.3...1, unit: .fraction)
    var elevation = 0.9
    @Parameter("The spring's response.", in: 0.05...10, good: 0.5...1.2, unit: .seconds) var response = 0.8
    let look = ReferenceLook()

    var view: some View { Route(settings: self).onGraphPaper().page(look.page) }

    struct Route: View {
        let settings: RouteShapeEffect

        @State private var isOther = false

        private static let size = CGSize(width: 360, height: 180)

        var body: some View {
            let ends =
                isOther
                ? (CGPoint(x: 0.1, y: 0.55), CGPoint(x: 0.9, y: 0.9))
                : (CGPoint(x: 0.06, y: 0.85), CGPoint(x: 0.94, y: 0.7))
            let way = RouteShape(
                start: ends.0, end: ends.1, elevation: isOther ? settings.elevation * 0.25 : settings.elevation,
                isForward: !isOther)
            ZStack {
                ground(below: way)
                way.stroke(
                    settings.look.color,
                    style: StrokeStyle(lineWidth: settings.width, lineCap: .round, lineJoin: .round))
                place("house.fill", 2, at: ends.0)
                place("flag.fill", 1, at: ends.1)
            }
            .frame(width: Self.size.width, height: Self.size.height)
            .overlay(alignment: .bottom) {
                Label(
                    isOther ? "back" : "forward", systemImage: isOther ? "arrow.left" : "arrow.right"
                )
                .font(.subheadline.weight(.semibold))
                .offset(y: 30)
            }
            .offset(y: -8)
            .timetable([0.4, 1.9]) { _ in
                withAnimation(.spring(response: settings.response, dampingFraction: 0.7)) { isOther.toggle() }
            }
        }

        private func ground(below way: RouteShape) -> some View {
            var hill = way
            hill.isHill = true
            return hill.fill(
                LinearGradient(
                    colors: [settings.look.color.opacity(0.3), settings.look.color.opacity(0.04)], startPoint: .top,
                    endPoint: .bottom))
        }

        /// A sign below an end of the way.
        private func place(_ symbol: String, _ colors: Int, at point: CGPoint) -> some View {
            Image(systemName: symbol).font(.system(size: 15)).foregroundStyle(.white)
                .frame(width: 34, height: 34)
                .background(Palette.gradient(colors), in: Circle())
                .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
                .position(x: point.x * Self.size.width, y: point.y * Self.size.height + 28)
        }
    }

    static let entry = CatalogueEntry(
        name: "route-shape", summary: "A way whose ends and height morph while its direction flips at once.",
        rows: [110], size: CGSize(width: 440, height: 280), fit: .fits, duration: 3.4, loops: false,
        effect: RouteShapeEffect())
}
