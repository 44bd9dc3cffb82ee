import Foundation

// From a path and a stroke style to polygons that are filled nonzero.

extension Path {
    /// Adds the outline of the stroked path to `lines`, in device space, as closed contours to be filled nonzero.
    ///
    /// The pen is round or square in the path's own points: where `transform` is not a similarity the stroke is widened
    /// first and mapped then. A line width that is not positive and finite, and a path with a coordinate that is not
    /// finite, add nothing.
    ///
    /// - Parameters:
    ///   - transform: from the path's points to device pixels.
    ///   - tolerance: the greatest distance between the true outline and its lines times the length of these, in square pixels.
    ///     The lines enclose the same area as the outline.
    ///   - visible: the visible part of the device plane; outside of it the outline is undefined.
    package func stroke(
        into lines: inout Polylines, style: StrokeStyle, transform: CGAffineTransform = .identity, tolerance: Double,
        visible: CGRect? = nil
    ) {
        guard style.draws else { return }
        let path = style.dash.isEmpty ? self : dashed(style)
        path.drawStroke(into: &lines, style, transform, tolerance, visible) { _ in }
    }

    /// The same, and where the outline may cover a point twice.
    package func stroke(
        into lines: inout Polylines, style: StrokeStyle, transform: CGAffineTransform = .identity, tolerance: Double,
        visible: CGRect? = nil, contacts: inout ContactBoxes
    ) {
        contacts.removeAll()
        guard style.draws else { return }
        let half = style.lineWidth.native / 2
        let path = style.dash.isEmpty ? self : dashed(style)
        var (loops, isSound) = ([UncutLoop](), false)
        path.drawStroke(into: &lines, style, transform, tolerance, visible) { (loops, isSound) = ($0.uncutLoops, true) }
        guard isSound, !(style.dash.isEmpty && (isWide(half) || (loops.isEmpty && goesForwards))) else { return }
        var spine = StrokeSpine(style, half: half, transform)
        spine.follow(path)
        spine.findContacts(loops, &contacts)
    }

    private func drawStroke(
        into lines: inout Polylines, _ style: StrokeStyle, _ transform: CGAffineTransform, _ tolerance: Double,
        _ visible: CGRect?, finish: (borrowing StrokePen) -> Void
    ) {
        let half = style.lineWidth.native / 2
        var pen = StrokePen(style: style, half: half, transform: transform, tolerance: tolerance, visible: visible)
        let (points, contours) = (lines.count, lines.contourCount)
        forEachStep { step in
            switch step {
            case .move(let point):
                pen.end(isClosed: false, &lines)
                pen.begin(at: point)
            case .segment(let segment):
                pen.add(segment)
            case .close(let line):
                pen.add(line)
                pen.end(isClosed: true, &lines)
            }
        }
        pen.end(isClosed: false, &lines)
        if pen.isSound { finish(pen) } else { lines.truncate(points: points, contours: contours) }
    }

    /// Whether it is one open line that goes forwards in some direction all the way.
    ///
    /// Where the pen leaves no loop, both sides of its stroke go forwards with it, what moves from one side to the other does so in
    /// directions within less than half a turn, and caps go on as the ends do: so no point is reached twice.
    private var goesForwards: Bool {
        var cone = DirectionCone()
        var (starts, isOpen) = (0, true)
        forEachStep { step in
            switch step {
            case .move: starts += 1
            case .segment(let segment): cone.add(segment)
            case .close: isOpen = false
            }
        }
        return starts == 1 && isOpen && cone.isNarrow
    }

    /// Whether it is one of the common shapes, large enough for its stroke to leave something free inside and to follow its bends,
    /// and so to meet itself nowhere.
    private func isWide(_ half: Double) -> Bool {
        func bendsGently(_ across: CGFloat, _ down: CGFloat) -> Bool {
            let (small, large) = (min(across, down).native, max(across, down).native)
            return small * small >= half * large
        }
        switch simpleShape {
        case nil: return false
        case .rect(let rect): return min(rect.width, rect.height).native > 2 * half
        case .ellipse(let rect): return bendsGently(rect.width / 2, rect.height / 2)
        case .roundedRect(let rect, let corner, let style):
            let share = style == .circular ? 1.0 : 0.5
            return min(rect.width, rect.height).native > 2 * half
                && bendsGently(corner.width * share, corner.height * share)
        }
    }

    /// The outline of the stroked path, to be filled nonzero. Its curves are lines within 0.02 points of them.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var lines = Polylines()
        stroke(into: &lines, style: style, tolerance: 0.004)
        return Path(lines)
    }
}

extension Path {
    /// Straight contours as a path.
    package init(_ lines: borrowing Polylines) {
        var elements: [Element] = []
        elements.reserveCapacity(lines.count + 2 * lines.contourCount)
        for index in 0..<lines.contourCount {
            let contour = lines.contours[index]
            elements.append(.move(to: CGPoint(lines.points[contour.start])))
            for offset in 1..<max(1, contour.count) {
                elements.append(.line(to: CGPoint(lines.points[contour.start + offset])))
            }
            if contour.isClosed { elements.append(.closeSubpath) }
        }
        self.init(elements: elements)
    }
}
