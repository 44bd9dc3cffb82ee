import Foundation

// The outlines of the simple shapes: where they start, which way they turn, and the curves of their corners.

/// The handle length of a cubic that stands for a quarter of the unit circle: 4/3 (√2 − 1).
let quarterCircleHandle: CGFloat = 0.5522847498307936

extension Path.SimpleShape {
    /// A rounded rectangle whose corners fit. Without corners it is a rectangle.
    package static func roundedRect(
        fitting rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle
    ) -> Path.SimpleShape {
        let size = cornerSize.corner(fitting: rect.size)
        guard size.width > 0, size.height > 0 else { return .rect(rect) }
        return .roundedRect(rect, cornerSize: size, style: style)
    }
}

extension CGSize {
    /// This size of a corner as it fits into a rectangle: a quarter of a circle stays one and is at most half of the shorter side; of
    /// another corner each side is at most half of the rectangle's.
    package func corner(fitting size: CGSize) -> CGSize {
        if width == height {
            let radius = min(width, size.width / 2, size.height / 2)
            return CGSize(width: radius, height: radius)
        }
        return CGSize(width: min(width, size.width / 2), height: min(height, size.height / 2))
    }
}

extension Path {
    /// The elements of a simple shape, in order.
    package static func elements(of shape: SimpleShape) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(elementBound(of: shape))
        forEachElement(of: shape) { elements.append($0) }
        return elements
    }

    private static func elementBound(of shape: SimpleShape) -> Int {
        switch shape {
        case .rect: 5
        case .ellipse: 6
        case .roundedRect: 26
        }
    }

    /// Calls `body` with each element of a simple shape in turn, without storing them.
    ///
    /// All shapes turn clockwise on screen. A rectangle starts at its top left heading right, an ellipse at three
    /// o'clock, a rounded rectangle in the middle of its right edge.
    @inline(__always)
    static func forEachElement(of shape: SimpleShape, _ body: (Element) -> Void) {
        switch shape {
        case .rect(let rect):
            body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
            body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
            body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
            body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
            body(.closeSubpath)
        case .ellipse(let rect):
            let (cx, cy) = (rect.midX, rect.midY)
            let (hx, hy) = (rect.width / 2 * quarterCircleHandle, rect.height / 2 * quarterCircleHandle)
            body(.move(to: CGPoint(x: rect.maxX, y: cy)))
            body(
                .curve(
                    to: CGPoint(x: cx, y: rect.maxY),
                    control1: CGPoint(x: rect.maxX, y: cy + hy), control2: CGPoint(x: cx + hx, y: rect.maxY)))
            body(
                .curve(
                    to: CGPoint(x: rect.minX, y: cy),
                    control1: CGPoint(x: cx - hx, y: rect.maxY), control2: CGPoint(x: rect.minX, y: cy + hy)))
            body(
                .curve(
                    to: CGPoint(x: cx, y: rect.minY),
                    control1: CGPoint(x: rect.minX, y: cy - hy), control2: CGPoint(x: cx - hx, y: rect.minY)))
            body(
                .curve(
                    to: CGPoint(x: rect.maxX, y: cy),
                    control1: CGPoint(x: cx + hx, y: rect.minY), control2: CGPoint(x: rect.maxX, y: cy - hy)))
            body(.closeSubpath)
        case .roundedRect(let rect, let size, let style):
            RoundedCorners(
                rect: rect, bottomRight: size, bottomLeft: size, topLeft: size, topRight: size, style: style
            ).forEachElement(body)
        }
    }
}
