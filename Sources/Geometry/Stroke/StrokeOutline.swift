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
    ///   - tolerance: the greatest distance between the true outline and its lines, in pixels.
    ///   - visible: the visible part of the device plane; outside of it the outline is undefined.
    package func stroke(
        into lines: inout Polylines, style: StrokeStyle, transform: CGAffineTransform = .identity, tolerance: Double,
        visible: CGRect? = nil
    ) {
        drawStroke(into: &lines, style, transform, tolerance, visible, spine: nil) { _ in }
    }

    /// The same, and where the outline may cover a point twice.
    package func stroke(
        into lines: inout Polylines, style: StrokeStyle, transform: CGAffineTransform = .identity, tolerance: Double,
        visible: CGRect? = nil, contacts: inout ContactBoxes
    ) {
        contacts.removeAll()
        let half = style.lineWidth.native / 2
        let isHarmless = style.dash.isEmpty && isWide(half)
        let spine = isHarmless ? nil : StrokeSpine(style, half: half, transform)
        drawStroke(into: &lines, style, transform, tolerance, visible, spine: spine) { pen in
            pen.spine?.findContacts(loops: pen.uncutLoops, &contacts)
        }
    }

    private func drawStroke(
        into lines: inout Polylines, _ style: StrokeStyle, _ transform: CGAffineTransform, _ tolerance: Double,
        _ visible: CGRect?, spine: StrokeSpine?, finish: (inout StrokePen) -> Void
    ) {
        let half = style.lineWidth.native / 2
        guard half > 0, half < 1e9 else { return }
        let path = style.dash.isEmpty ? self : dashed(style)
        var pen = StrokePen(style: style, half: half, transform: transform, tolerance: tolerance, visible: visible)
        pen.spine = spine
        let (points, contours) = (lines.count, lines.contourCount)
        path.forEachStep { step in
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
        if pen.isSound { finish(&pen) } else { lines.truncate(points: points, contours: contours) }
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
        stroke(into: &lines, style: style, tolerance: 0.02)
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
