import Foundation

extension Path {
    /// The smallest rectangle around all points of the path: around the curves themselves, not their control points.
    /// `CGRect.null` for an empty path and for one without a finite point.
    public var boundingRect: CGRect {
        switch simpleShape {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
        case nil: break
        }
        var box = BoundingBox()
        var (start, current) = (Vector.zero, Vector.zero)
        for element in storage {
            switch element {
            case .move(let end):
                start = Vector(end)
                box.add(start)
            case .line(let end): box.add(Vector(end))
            case .quadCurve(let end, let control): box.add(.quadratic(current, Vector(control), Vector(end)))
            case .curve(let end, let control1, let control2):
                box.add(.cubic(current, Vector(control1), Vector(control2), Vector(end)))
            case .closeSubpath: break
            }
            current = element.end ?? start
        }
        return box.rect
    }
}

extension Path.Element {
    /// Where the element ends; nil for closing.
    var end: Vector? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): Vector(end)
        case .closeSubpath: nil
        }
    }
}

/// The smallest upright rectangle around what was added.
struct BoundingBox {
    var low = Vector(repeating: .infinity)
    var high = Vector(repeating: -.infinity)

    mutating func add(_ point: Vector) {
        guard point.x.isFinite, point.y.isFinite else { return }
        low = Vector(min(low.x, point.x), min(low.y, point.y))
        high = Vector(max(high.x, point.x), max(high.y, point.y))
    }

    mutating func add(_ segment: Segment) {
        add(segment.end)
        if contains(segment.control1) && contains(segment.control2) { return }
        for ofX in [true, false] {
            segment.forEachTurningPoint(ofX: ofX) { add(segment.point($0)) }
        }
    }

    func contains(_ point: Vector) -> Bool {
        point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
    }

    var rect: CGRect {
        low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
    }
}
