import KinoraViews

/// A way over hills: its ends and its height morph, and its direction, which is no animatable data, flips at once.
struct RouteShape: Shape {
    var start: CGPoint
    var end: CGPoint
    /// Height of the hill, as a share of the frame's.
    var elevation: Double
    var isForward: Bool

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

    var view: some View { Route(settings: self).page(look.page) }

    struct Route: View {
        let settings: RouteShapeEffect

        @State private var isOther = false

        var body: some View {
            RouteShape(
                start: isOther ? CGPoint(x: 0.1, y: 0.55) : CGPoint(x: 0.06, y: 0.85),
                end: isOther ? CGPoint(x: 0.9, y: 0.9) : CGPoint(x: 0.94, y: 0.7),
                elevation: isOther ? settings.elevation * 0.25 : settings.elevation, isForward: !isOther
            )
            .stroke(
                settings.look.color, style: StrokeStyle(lineWidth: settings.width, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 360, height: 180)
            .timetable([0.4, 1.9]) { _ in
                withAnimation(.spring(response: settings.response, dampingFraction: 0.7)) { isOther.toggle() }
            }
        }
    }

    static let entry = CatalogueEntry(
        name: "route-shape", summary: "A way whose ends and height morph while its direction flips at once.",
        rows: [110], size: CGSize(width: 440, height: 260), fit: .fits, duration: 3.4, loops: false,
        effect: RouteShapeEffect())
}
