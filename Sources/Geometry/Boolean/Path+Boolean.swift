import Foundation

// Areas and lines of two paths, combined. `eoFill` is the fill rule of both: true for even-odd, false for nonzero. Open subpaths of
// areas count as closed by a straight line. Results are drawn the same by both rules.
//
// Segments that are cut remain curves, cut where they cross. A path with a coordinate that is not finite counts as empty, as when
// it is filled. Work is bounded to some seconds: where both paths together have more than 2 million segments, or lines that cross more
// than a million times or lie all over each other, the result is empty.

extension Path {
    /// The same area without overlaps: contours that neither cross nor cover each other, clockwise on screen, holes the other way.
    public func normalized(eoFill: Bool = true) -> Path { combined(.union, Path(), eoFill) }

    /// The area inside of both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, other, eoFill) }

    /// The area inside of this path or the other.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, other, eoFill) }

    /// The area inside of this path and not of the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.subtraction, other, eoFill) }

    /// The area inside of one of the paths and not of both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(.symmetricDifference, other, eoFill)
    }

    /// The parts of this path's lines that lie in the other's area, or on its edge. Subpaths that are cut come out open.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        LineParts(self, along: other, WindingRule(eoFill: eoFill))?.path(inside: true) ?? Path()
    }

    /// The parts of this path's lines that lie outside of the other's area. Subpaths that are cut come out open.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        LineParts(self, along: other, WindingRule(eoFill: eoFill))?.path(inside: false) ?? Path()
    }

    /// The parts of the area that do not touch, each with its holes.
    func components(eoFill: Bool) -> [Path] {
        BooleanArea(self, Path(), .union, WindingRule(eoFill: eoFill))?.components ?? []
    }

    /// Whether the two areas share more than edges.
    func intersects(_ other: Path, eoFill: Bool) -> Bool {
        guard boundingRect.intersects(other.boundingRect) else { return false }
        guard let area = BooleanArea(self, other, .intersection, WindingRule(eoFill: eoFill)) else { return false }
        return !area.isEmpty
    }

    /// Both areas by the nonzero rule, combined where it is known how exactly crossings have to be found: what is twice as coarse takes
    /// 0.7 times as long. Segments are cut where they cross themselves all the same, so that only crossings are missed that are nearer to
    /// each other than this.
    ///
    /// - Parameter tolerance: in points, above 0.
    package func combined(_ operation: BooleanOperation, _ other: Path, tolerance: Double) -> Path {
        BooleanArea(self, other, operation, .nonzero, tolerance: tolerance)?.path ?? Path()
    }

    private func combined(_ operation: BooleanOperation, _ other: Path, _ eoFill: Bool) -> Path {
        BooleanArea(self, other, operation, WindingRule(eoFill: eoFill))?.path ?? Path()
    }
}
