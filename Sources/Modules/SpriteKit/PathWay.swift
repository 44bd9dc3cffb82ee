import Foundation
import KinoraGeometry
import KinoraViews

/// A path as something to go along, forwards or backwards.
struct PathWay {
    private let measure: PathMeasure
    private var isBackwards = false

    init(_ path: CGPath) { measure = PathMeasure(Path(path)) }

    /// In points.
    var length: Double { measure.length }

    var reversed: PathWay {
        var way = self
        way.isBackwards.toggle()
        return way
    }

    /// Where a share of the length leads to, and the direction in which the way goes there, in radians. nil: the path is empty.
    func place(at share: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        let share = Double(min(max(share, 0), 1))
        guard let (point, tangent) = measure.point(atFraction: isBackwards ? 1 - share : share) else { return nil }
        let sign: Double = isBackwards ? -1 : 1
        return (point, atan2(sign * tangent.y, sign * tangent.x))
    }
}
