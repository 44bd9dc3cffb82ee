import Foundation
import KinoraGeometry

/// Whether paths cross or overlap themselves, for those of many elements and glyphs, which are often drawn again. It does not
/// depend on where and how large a path is drawn.
final class PathVerdicts {
    /// By the memory in which the elements are, which is theirs while they are kept here.
    private var known: [UnsafeRawPointer: (path: Path, mayOverlap: Bool)] = [:]
    private var elements = 0
    private var lines = Polylines()

    /// Elements of all paths that are kept; when there are more, all are forgotten.
    private static let elementLimit = 1 << 18
    /// The longer side of the box in which outlines are looked at, in pixels.
    private static let size = 2048.0

    func mayOverlap(_ path: Path) -> Bool {
        guard let place = path.place else { return false }
        if let found = known[place] { return found.mayOverlap }
        let box = path.boundingRect
        let side = max(box.width, box.height).native
        guard side > 0, side.isFinite else { return true }
        let scale = Self.size / side
        lines.removeAll()
        path.flatten(
            into: &lines,
            transform: CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -box.minX.native * scale, ty: -box.minY.native * scale),
            tolerance: ShapePainter.curveTolerance, balanced: true)
        let answer = lines.mayOverlap
        elements += path.elementCount
        if elements > Self.elementLimit {
            known.removeAll(keepingCapacity: true)
            elements = path.elementCount
        }
        known[place] = (path, answer)
        return answer
    }
}
