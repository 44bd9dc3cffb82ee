/// A rectangle of whole device pixels; empty when a side is not positive.
struct PixelRect: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    var isEmpty: Bool { width <= 0 || height <= 0 }
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return right > left && bottom > top ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .empty
    }

    func insetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

/// Premultiplied RGBA8 pixels that cover `bounds` in device space: the frame, or a layer as small as its content.
final class Surface {
    let bounds: PixelRect
    let pixels: UnsafeMutablePointer<UInt32>

    var width: Int { bounds.width }
    var height: Int { bounds.height }

    /// A transparent surface.
    init(bounds: PixelRect) {
        self.bounds = bounds
        let count = max(0, bounds.width) * max(0, bounds.height)
        pixels = .allocate(capacity: max(1, count))
        pixels.initialize(repeating: 0, count: max(1, count))
    }

    deinit { pixels.deallocate() }

    /// The first pixel of the row at device height `y`.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y - bounds.y) * bounds.width }
}
