import KinoraGeometry

/// Several outlines as one that flows from each to the next, as drops do.
///
/// The outline is where the smooth minimum of the distances to all of them is 0: with h = max(0, 1 − |a − b| / reach), that of a and b
/// is min(a, b) − reach · h² / 4. Two straight edges that face each other join where they are nearer than half of the reach. It is
/// followed through a grid of a point (marching squares), its points between the grid's by linear interpolation.
struct SmoothUnion {
    private let shapes: [ShapeDistance]
    private let reach: Double
    private let origin: CGPoint
    private let step: Double
    private let (columns, rows): (Int, Int)

    /// The grid has at most about this many points; larger areas have wider steps.
    private static let mostPoints = 60_000.0
    /// Twice the side of the largest stage, in points.
    private static let longestSide = 16_384.0

    /// Nil where the outlines together are larger than any stage, or without a size.
    ///
    /// - Parameter reach: how near outlines bend towards each other, in points.
    init?(_ paths: [Path], reach: CGFloat) {
        let box = paths.reduce(CGRect.null) { $0.union($1.boundingRect) }
            .insetBy(dx: -reach / 4 - 2, dy: -reach / 4 - 2)
        guard max(box.width, box.height) <= SmoothUnion.longestSide else { return nil }
        shapes = paths.map(ShapeDistance.init)
        self.reach = reach
        step = max(1, (box.width * box.height / SmoothUnion.mostPoints).squareRoot())
        origin = box.origin
        (columns, rows) = (Int(box.width / step) + 2, Int(box.height / step) + 2)
    }

    /// The distance to the joined outline, negative inside.
    private func distance(_ point: CGPoint) -> Double {
        var joined = Double.infinity
        for shape in shapes {
            let own = shape.distance(point)
            let nearness = reach > 0 ? max(0, 1 - abs(joined - own) / reach) : 0
            joined = min(joined, own) - reach * nearness * nearness / 4
        }
        return joined
    }

    var outline: Path {
        var values = [Double](repeating: 0, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns { values[row * columns + column] = distance(point(column, row)) }
        }
        return contours(values)
    }

    private func point(_ column: Int, _ row: Int) -> CGPoint {
        CGPoint(x: origin.x + Double(column) * step, y: origin.y + Double(row) * step)
    }

    // MARK: Marching squares

    /// Edges of the grid are numbered: from each point the one to the right, then the one down.
    private func contours(_ values: [Double]) -> Path {
        var next = [Int32](repeating: -1, count: 2 * columns * rows)
        for row in 0..<(rows - 1) {
            for column in 0..<(columns - 1) {
                let corner = row * columns + column
                let (a, b) = (values[corner], values[corner + 1])
                let (d, c) = (values[corner + columns], values[corner + columns + 1])
                let kind = (a < 0 ? 1 : 0) | (b < 0 ? 2 : 0) | (c < 0 ? 4 : 0) | (d < 0 ? 8 : 0)
                guard kind != 0, kind != 15 else { continue }
                let top = Int32(2 * corner), left = top + 1
                let bottom = Int32(2 * (corner + columns)), right = Int32(2 * (corner + 1) + 1)
                /// With the inside on the right of the way from one edge to the other.
                func link(_ from: Int32, _ to: Int32) { next[Int(from)] = to }
                switch kind {
                case 1: link(left, top)
                case 2: link(top, right)
                case 3: link(left, right)
                case 4: link(right, bottom)
                case 6: link(top, bottom)
                case 7: link(left, bottom)
                case 8: link(bottom, left)
                case 9: link(bottom, top)
                case 11: link(bottom, right)
                case 12: link(right, left)
                case 13: link(right, top)
                case 14: link(top, left)
                case 5:
                    // Two corners across: joined where the middle is inside.
                    if a + b + c + d < 0 {
                        link(left, bottom)
                        link(right, top)
                    } else {
                        link(left, top)
                        link(right, bottom)
                    }
                default:
                    if a + b + c + d < 0 {
                        link(top, left)
                        link(bottom, right)
                    } else {
                        link(top, right)
                        link(bottom, left)
                    }
                }
            }
        }
        var path = Path()
        for start in next.indices where next[start] >= 0 {
            var edge = start
            var isFirst = true
            while next[edge] >= 0 {
                let place = crossing(of: edge, values)
                if isFirst { path.move(to: place) } else { path.addLine(to: place) }
                isFirst = false
                (edge, next[edge]) = (Int(next[edge]), -1)
            }
            path.closeSubpath()
        }
        return path
    }

    /// Where the outline crosses an edge.
    private func crossing(of edge: Int, _ values: [Double]) -> CGPoint {
        let corner = edge / 2
        let isDown = edge % 2 == 1
        let other = corner + (isDown ? columns : 1)
        let share = values[corner] / (values[corner] - values[other])
        var place = point(corner % columns, corner / columns)
        if isDown { place.y += share * step } else { place.x += share * step }
        return place
    }
}

/// How far points are from an outline.
private enum ShapeDistance {
    case round(RoundForm)
    case polygon([CGPoint])

    init(_ path: Path) {
        let form = RoundForm(path)
        self = form.isExact ? .round(form) : .polygon(ConvexHull.points(of: path))
    }

    /// Negative inside.
    func distance(_ point: CGPoint) -> Double {
        switch self {
        case .round(let form):
            let qx = abs(point.x - form.rect.midX) - form.rect.width / 2 + form.radius
            let qy = abs(point.y - form.rect.midY) - form.rect.height / 2 + form.radius
            let (ox, oy) = (max(qx, 0), max(qy, 0))
            return (ox * ox + oy * oy).squareRoot() + min(max(qx, qy), 0) - form.radius
        case .polygon(let corners):
            var nearest = Double.infinity
            var isInside = false
            var last = corners.last ?? point
            for corner in corners {
                let (dx, dy) = (corner.x - last.x, corner.y - last.y)
                let (px, py) = (point.x - last.x, point.y - last.y)
                let length = dx * dx + dy * dy
                let share = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
                let (ex, ey) = (px - share * dx, py - share * dy)
                nearest = min(nearest, ex * ex + ey * ey)
                if (last.y > point.y) != (corner.y > point.y), px < dx * py / dy { isInside.toggle() }
                last = corner
            }
            return isInside ? -nearest.squareRoot() : nearest.squareRoot()
        }
    }
}

/// The smallest outline without dents around some others.
struct ConvexHull {
    private let corners: [CGPoint]

    init(of paths: [Path]) {
        let points = paths.flatMap(ConvexHull.points).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        /// The lower side of points in order, and of the same backwards the upper one.
        func side(_ points: some Sequence<CGPoint>) -> [CGPoint] {
            var side: [CGPoint] = []
            for point in points {
                while side.count > 1, ConvexHull.turn(side[side.count - 2], side[side.count - 1], point) <= 0 {
                    side.removeLast()
                }
                side.append(point)
            }
            return side.dropLast()
        }
        corners = side(points) + side(points.reversed())
    }

    private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    var path: Path {
        var path = Path()
        path.addLines(corners)
        path.closeSubpath()
        return path
    }

    /// An outline's points, its curves as lines that are at most a twentieth of a point away.
    static func points(of path: Path) -> [CGPoint] {
        var lines = Polylines()
        path.flatten(into: &lines, tolerance: 0.05)
        return (0..<lines.count).map { CGPoint(x: lines.points[$0].x, y: lines.points[$0].y) }
    }
}
