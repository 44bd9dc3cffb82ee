/// A rectangle of whole pixels, from the left and the top.
public struct PixelRect: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The left edge.
    public var x: Int
    /// The top edge.
    public var y: Int
    /// Columns, at least 0.
    public var width: Int
    /// Rows, at least 0.
    public var height: Int

    /// A rectangle; negative sizes become 0.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// From four whole numbers in the form `x,y,width,height`; x and y may be negative. Nil for anything else, and for an
    /// empty rectangle, which would ignore nothing.
    public init?(_ text: String) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3],
            width > 0, height > 0
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    public var description: String { "\(x),\(y),\(width),\(height)" }

    /// The part within a picture of this size.
    func clipped(width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>) {
        (PixelRect.clip(x, self.width, width), PixelRect.clip(y, self.height, height))
    }

    private static func clip(_ start: Int, _ length: Int, _ bound: Int) -> Range<Int> {
        let (end, overflow) = start.addingReportingOverflow(length)
        let low = min(max(0, start), bound), high = min(max(0, overflow ? Int.max : end), bound)
        return low..<max(low, high)
    }
}
