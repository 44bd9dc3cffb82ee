/// A width and a height in whole pixels.
public struct PixelSize: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// A size of `width` columns and `height` rows.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Such as `1280x720`.
    public var description: String { "\(width)x\(height)" }
}
