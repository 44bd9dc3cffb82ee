import Foundation
import KinoraBasics

/// How much drawing a path costs, found without drawing it: an estimate from its control points, never far below the truth.
package struct PathCost: Sendable {
    /// Lines that the path becomes.
    package private(set) var edges = 0
    /// How long they are together, in pixels of the visible part.
    package private(set) var length = 0.0
    /// Dashes of a stroke.
    package private(set) var dashes = 0

    private var subpaths = 0
    private var elements = 0
    /// Length of the control polygons in points.
    private var extent = 0.0

    /// The cost of filling `path`.
    package init(filling path: Path, _ transform: CGAffineTransform, tolerance: Double, visible: CGRect) {
        let longest = visible.width.native + visible.height.native
        measure(path, DeviceSpace(transform: transform, tolerance: tolerance, visible: visible), longest, reach: 0)
    }

    /// The cost of filling `path` somewhere within a visible part of that size.
    package init(filling path: Path, _ transform: CGAffineTransform, tolerance: Double, within size: CGSize) {
        let longest = size.width.native + size.height.native
        measure(path, DeviceSpace(transform: transform, tolerance: tolerance, visible: nil), longest, reach: 0)
    }

    /// The cost of the line that `style` draws along `path`.
    package init(
        stroking path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, tolerance: Double, visible: CGRect
    ) {
        let space = DeviceSpace(transform: transform, tolerance: tolerance, visible: visible)
        let wide = max(0, style.lineWidth.native / 2) * space.greatestScale
        // Widths and maps that are not finite draw nothing.
        let radius = wide.isFinite ? wide : 0
        measure(path, space, visible.width.native + visible.height.native, reach: radius)
        let arc = Maths.int(Double.pi / StrokePen.arcStep(radius: radius, tolerance: space.tolerance)) + 1
        let roundEnd = style.lineCap == .round ? arc : 2
        let corner = style.lineJoin == .round ? arc : 2
        countDashes(style)
        // Both sides, and what joins the elements; every subpath and every dash has two ends.
        edges = 2 * edges + elements * corner + (subpaths + dashes) * 2 * (roundEnd + 2)
        length *= 2
    }

    /// No line is seen for longer than that many pixels.
    package mutating func limitLength(toEach longest: Double) { length = min(length, longest * Double(edges)) }

    /// - Parameter longest: no line is seen for longer than across the whole visible part.
    private mutating func measure(_ path: Path, _ space: DeviceSpace, _ longest: Double, reach: Double) {
        path.forEachStep { step in
            switch step {
            case .move: subpaths += 1
            case .segment(let segment), .close(let segment):
                elements += 1
                extent += segment.polygonLength
                let count = segment.lineCount(in: space, widenedBy: reach)
                edges += count
                let (a, b, c, d) = (
                    space.map(segment.start), space.map(segment.control1), space.map(segment.control2),
                    space.map(segment.end)
                )
                let pixels = space.isHidden(a, b, c, d) ? 0 : (b - a).length + (c - b).length + (d - c).length
                length += min(pixels.isFinite ? pixels : 0, longest * Double(count))
            }
        }
    }

    private mutating func countDashes(_ style: StrokeStyle) {
        let period = style.dash.reduce(0.0) { $0 + abs($1.native) }
        guard !style.dash.isEmpty, period > 0 else { return }
        let perPeriod = Double(style.dash.count) / 2
        let count = min(extent / period * perPeriod, Double(Path.dashLimit))
        dashes = (count.isFinite ? Maths.int(count) : 0) + subpaths
    }
}

extension Segment {
    /// At least as long as the segment.
    fileprivate var polygonLength: Double {
        let length = (control1 - start).length + (control2 - control1).length + (end - control2).length
        return length.isFinite ? length : 0
    }

    /// How many lines stand for it, or for a curve beside it at a distance of `reach` pixels.
    fileprivate func lineCount(in space: DeviceSpace, widenedBy reach: Double) -> Int {
        guard degree > 1 else { return 1 }
        let (a, b, c, d) = (space.map(start), space.map(control1), space.map(control2), space.map(end))
        if space.isHidden(a, b, c, d) { return 1 }
        let wanted = space.balancedCount((b - a) * 3, (a - b - b + c) * 3, d - a + (b - c) * 3)
        let turns = reach > 0 ? 2 * Double.pi / StrokePen.arcStep(radius: reach, tolerance: space.tolerance) : 0
        return countOfLines(wanted + endSaving, most: 4096) + (wanted > 1 ? Maths.int(turns) : 0)
    }
}
