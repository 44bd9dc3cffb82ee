/// A rectangle of whole pixels, from the left and the top; empty where a side is not positive.
@frozen
public struct PixelRect: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The left edge, in pixels; negative where it lies left of the picture.
    public var x: Int
    /// The upper edge, in pixels; negative where it lies above the picture.
    public var y: Int
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    /// The rectangle of these pixels.
    @inlinable
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// No pixels, at the origin.
    @inlinable public static var empty: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }

    /// True where a side is not positive.
    @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The first column to the right of the rectangle.
    @inlinable public var maxX: Int { x + width }
    /// The first row below the rectangle.
    @inlinable public var maxY: Int { y + height }

    /// In the form `x,y,width,height`.
    public var description: String { "\(x),\(y),\(width),\(height)" }

    /// The pixels of both; `empty` where there are none.
    @inlinable
    public func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return right > left && bottom > top
            ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .empty
    }

    /// The smallest rectangle around both; an empty one counts for nothing.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// True where no edge of `other` lies outside.
    @inlinable
    public func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }

    /// The rectangle with its sides moved inwards; outwards by negative lengths.
    @inlinable
    public func insetBy(dx: Int, dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
