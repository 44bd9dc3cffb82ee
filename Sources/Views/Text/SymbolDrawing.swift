import KinoraScene
import KinoraStage
import KinoraTypography

/// The lines of a symbol, in the order in which a pen would draw them.
///
/// The open symbols are areas without center lines. A pen therefore goes along their outer outlines, and shows what is within its
/// reach; of thin parts it goes half way round, because the way back lies beside it. What is too wide for it comes at the end.
struct SymbolLines {
    private struct Line {
        let path: Path
        /// How much of its length the pen goes.
        let way: Double
        let length: Double
    }

    private let lines: [Line]
    /// The width of the pen, in points.
    private let width: CGFloat

    /// - Parameters:
    ///   - outline: in points.
    ///   - size: points per em.
    init(_ outline: Path, size: CGFloat) {
        width = size / 5
        let contours = outline.closedContours.filter { $0.area != 0 }
        let largest = contours.max { abs($0.area) < abs($1.area) }?.area ?? 0
        lines = contours.filter { ($0.area > 0) == (largest > 0) }.map { contour in
            let length = Double(PathMeasure(contour.path).length)
            let isThin = length > 0 && 2 * abs(contour.area) / length < size / 7
            return Line(path: contour.path, way: isThin ? 0.55 : 1, length: length)
        }
    }

    /// What the pen shows of the symbol where it has drawn this part of the way.
    func shown(_ part: ClosedRange<Double>) -> Path {
        let whole = lines.reduce(0) { $0 + $1.way * $1.length }
        var shown = Path()
        var before = 0.0
        for line in lines where whole > 0 {
            let share = line.way * line.length / whole
            let (from, to) = ((part.lowerBound - before) / share, (part.upperBound - before) / share)
            before += share
            let piece = line.path.trimmedPath(from: max(0, from) * line.way, to: min(1, to) * line.way)
            shown.addPath(piece.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)))
        }
        return shown
    }
}

extension [Node] {
    /// A symbol of which a part of the lines is drawn.
    func drawn(_ part: ClosedRange<Double>, of lines: @autoclosure () -> SymbolLines) -> [Node] {
        guard part != 0...1 else { return self }
        let length = part.upperBound - part.lowerBound
        guard length > 0 else { return [] }
        let whole = UnitCurve.easeInOut.value(at: Swift.max(0, (length - 0.75) / 0.25))
        return layered(.clip(lines().shown(part), rule: .nonzero, inverse: false)) + faded(whole)
    }
}

extension Path {
    /// The subpaths, with the areas of their control polygons: positive where they turn clockwise, y down.
    fileprivate var closedContours: [(path: Path, area: CGFloat)] {
        var contours: [(path: Path, area: CGFloat)] = []
        var (path, points) = (Path(), [CGPoint]())
        func end() {
            if points.count > 2 {
                path.closeSubpath()
                contours.append((path, Path.area(points)))
            }
            (path, points) = (Path(), [])
        }
        forEach { element in
            switch element {
            case .move(let point):
                end()
                path.move(to: point)
                points = [point]
            case .line(let point):
                path.addLine(to: point)
                points.append(point)
            case .quadCurve(let point, let control):
                path.addQuadCurve(to: point, control: control)
                points += [control, point]
            case .curve(let point, let control1, let control2):
                path.addCurve(to: point, control1: control1, control2: control2)
                points += [control1, control2, point]
            case .closeSubpath: end()
            }
        }
        end()
        return contours
    }

    private static func area(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
    }
}
