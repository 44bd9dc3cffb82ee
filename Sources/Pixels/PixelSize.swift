/// A width and a height in whole pixels.
public struct PixelSize: Hashable, Codable, Sendable, CustomStringConvertible {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Such as `1280x720`.
    public var description: String { "\(width)x\(height)" }
}
