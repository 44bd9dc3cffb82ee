import Foundation

// The same by Core Graphics' names; see `Path.union(_:eoFill:)`.

extension CGPath {
    /// The same area without overlaps.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        Path(self).normalized(eoFill: rule == .evenOdd).cgPath
    }

    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Path(self).intersection(Path(other), eoFill: rule == .evenOdd).cgPath
    }

    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Path(self).union(Path(other), eoFill: rule == .evenOdd).cgPath
    }

    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Path(self).subtracting(Path(other), eoFill: rule == .evenOdd).cgPath
    }

    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Path(self).symmetricDifference(Path(other), eoFill: rule == .evenOdd).cgPath
    }

    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Path(self).lineIntersection(Path(other), eoFill: rule == .evenOdd).cgPath
    }

    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        Path(self).lineSubtraction(Path(other), eoFill: rule == .evenOdd).cgPath
    }

    /// The parts of the area that do not touch, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        Path(self).components(eoFill: rule == .evenOdd).map(\.cgPath)
    }

    /// Whether the two areas share more than edges.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        Path(self).intersects(Path(other), eoFill: rule == .evenOdd)
    }

    /// The path with lines in place of curves, no farther from them than `threshold` points, which is at least 0.0001.
    public func flattened(threshold: CGFloat) -> CGPath {
        var lines = Polylines()
        Path(self).flatten(into: &lines, tolerance: threshold.native)
        var path = Path()
        for index in 0..<lines.contourCount {
            let contour = lines.contours[index]
            path.move(to: CGPoint(lines.points[contour.start]))
            for offset in 1..<max(1, contour.count) { path.addLine(to: CGPoint(lines.points[contour.start + offset])) }
            if contour.isClosed { path.closeSubpath() }
        }
        return path.cgPath
    }
}
