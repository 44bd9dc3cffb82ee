import KinoraGeometry
import KinoraViews

/// A line through points.
struct SeriesPath {
    private let points: [CGPoint]
    private let method: InterpolationMethod

    init(_ points: [CGPoint], _ method: InterpolationMethod) { (self.points, self.method) = (points, method) }

    var path: Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        draw(on: &path)
        return path
    }

    /// Goes on with this line from where the path is.
    func append(to path: inout Path) {
        guard let first = points.first else { return }
        path.addLine(to: first)
        draw(on: &path)
    }

    private func draw(on path: inout Path) {
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            switch method.kind {
            case .linear: path.addLine(to: to)
            case .stepStart:
                path.addLine(to: CGPoint(x: from.x, y: to.y))
                path.addLine(to: to)
            case .stepEnd:
                path.addLine(to: CGPoint(x: to.x, y: from.y))
                path.addLine(to: to)
            case .stepCenter:
                path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: from.y))
                path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: to.y))
                path.addLine(to: to)
            case .monotone:
                let (a, b) = (slope(at: index - 1), slope(at: index))
                let third = (to.x - from.x) / 3
                path.addCurve(
                    to: to, control1: CGPoint(x: from.x + third, y: from.y + a * third),
                    control2: CGPoint(x: to.x - third, y: to.y - b * third))
            case .catmullRom, .cardinal:
                let scale = (1 - method.tension) / 6
                let (before, after) = (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
                path.addCurve(
                    to: to,
                    control1: CGPoint(x: from.x + (to.x - before.x) * scale, y: from.y + (to.y - before.y) * scale),
                    control2: CGPoint(x: to.x - (after.x - from.x) * scale, y: to.y - (after.y - from.y) * scale))
            }
        }
    }

    /// That of a cubic which does not overshoot (Fritsch and Carlson's harmonic mean).
    private func slope(at index: Int) -> CGFloat {
        func rise(_ index: Int) -> CGFloat {
            let (from, to) = (points[index], points[index + 1])
            return to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        if index == 0 { return rise(0) }
        if index == points.count - 1 { return rise(index - 1) }
        let (before, after) = (rise(index - 1), rise(index))
        return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
}
