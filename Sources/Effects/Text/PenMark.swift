import KinoraViews

/// One mark, drawn as far as the pen has come.
struct PenMark: View, Animatable {
    let mark: Highlighter.Mark
    let seed: Int
    let color: Color
    let size: Double
    let start: Double
    let duration: Double
    var elapsed: Double

    nonisolated var animatableData: Double {
        get { elapsed }
        set { elapsed = newValue }
    }

    var body: some View {
        let share = UnitCurve.easeInOut.value(at: min(max((elapsed - start) / duration, 0), 1))
        PenStrokes(mark: mark, seed: seed, size: size)
            .trim(from: 0, to: share)
            .stroke(
                color,
                style: StrokeStyle(
                    lineWidth: mark == .highlight ? size * 0.52 : max(1.5, size * 0.075),
                    lineCap: mark == .highlight ? .butt : .round, lineJoin: .round)
            )
            .opacity(share > 0 ? 1 : 0)
    }
}

/// The pen's way: lines that are not quite straight, and go there and back.
private struct PenStrokes: Shape {
    let mark: Highlighter.Mark
    let seed: Int
    let size: Double

    func path(in rect: CGRect) -> Path {
        var pen = Pen(seed: seed, shake: size * 0.05)
        let box = rect.insetBy(dx: -size * 0.12, dy: 0)
        switch mark {
        case .highlight:
            pen.line(
                CGPoint(x: rect.minX - size * 0.06, y: rect.midY - size * 0.2),
                CGPoint(x: rect.maxX + size * 0.06, y: rect.midY - size * 0.16))
            pen.line(
                CGPoint(x: rect.maxX + size * 0.06, y: rect.midY + size * 0.2),
                CGPoint(x: rect.minX - size * 0.06, y: rect.midY + size * 0.22))
        case .underline:
            let y = rect.maxY - size * 0.08
            pen.line(CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y - size * 0.03))
            pen.line(
                CGPoint(x: rect.maxX, y: y + size * 0.07), CGPoint(x: rect.minX + rect.width * 0.06, y: y + size * 0.09)
            )
        case .box:
            let corners = [
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
                CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.minX, y: box.minY),
            ]
            for (a, b) in zip(corners, corners.dropFirst()) { pen.line(a, b) }
        case .circle: pen.oval(rect.insetBy(dx: size * 0.02, dy: -size * 0.06))
        case .strike:
            pen.line(CGPoint(x: box.minX, y: rect.midY + size * 0.08), CGPoint(x: box.maxX, y: rect.midY + size * 0.02))
        case .cross:
            pen.line(CGPoint(x: box.minX, y: rect.minY + size * 0.1), CGPoint(x: box.maxX, y: rect.maxY - size * 0.1))
            pen.line(CGPoint(x: box.maxX, y: rect.minY + size * 0.1), CGPoint(x: box.minX, y: rect.maxY - size * 0.1))
        case .bracket:
            for x in [(box.minX + size * 0.14, box.minX), (box.maxX - size * 0.14, box.maxX)] {
                pen.line(CGPoint(x: x.0, y: box.minY), CGPoint(x: x.1, y: box.minY))
                pen.line(CGPoint(x: x.1, y: box.minY), CGPoint(x: x.1, y: box.maxY))
                pen.line(CGPoint(x: x.1, y: box.maxY), CGPoint(x: x.0, y: box.maxY))
            }
        }
        return pen.path
    }

    /// Draws what a hand would, the same each time.
    private struct Pen {
        private(set) var path = Path()
        private let seed: Int
        private let shake: Double
        private var drawn = 0

        init(seed: Int, shake: Double) {
            (self.seed, self.shake) = (seed, shake)
        }

        private mutating func jitter() -> Double {
            drawn += 1
            return (Chance.of(seed, drawn) - 0.5) * 2 * shake
        }

        mutating func line(_ a: CGPoint, _ b: CGPoint) {
            let start = CGPoint(x: a.x + jitter() * 0.5, y: a.y + jitter() * 0.5),
                end = CGPoint(x: b.x + jitter() * 0.5, y: b.y + jitter() * 0.5)
            path.move(to: start)
            path.addCurve(
                to: end,
                control1: CGPoint(x: a.x + (b.x - a.x) * 0.35 + jitter(), y: a.y + (b.y - a.y) * 0.35 + jitter()),
                control2: CGPoint(x: a.x + (b.x - a.x) * 0.7 + jitter(), y: a.y + (b.y - a.y) * 0.7 + jitter()))
        }

        /// A little more than once round, the second beginning beside the first.
        mutating func oval(_ rect: CGRect) {
            let steps = 9
            let points = (0...steps).map { step in
                let angle = -2.2 + 2 * Double.pi * 1.12 * Double(step) / Double(steps)
                let wander = 1 + 0.05 * Double(step) / Double(steps) + jitter() / max(rect.width, 1)
                return CGPoint(
                    x: rect.midX + rect.width / 2 * wander * Maths.cos(angle),
                    y: rect.midY + rect.height / 2 * wander * Maths.sin(angle))
            }
            path.move(to: points[0])
            // Catmull-Rom: each piece leaves along the line between its neighbors, a sixth of which is a control point's distance.
            for index in 0..<steps {
                let (a, b) = (points[index], points[index + 1])
                let (before, after) = (points[max(0, index - 1)], points[min(steps, index + 2)])
                path.addCurve(
                    to: b, control1: CGPoint(x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6),
                    control2: CGPoint(x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6))
            }
        }
    }
}
