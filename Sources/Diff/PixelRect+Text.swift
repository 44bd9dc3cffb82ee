// What is compared is said in rectangles, so that who imports this module gets them.
import KinoraBasics

@_exported import struct KinoraPixels.PixelRect

extension PixelRect {
    /// From four whole numbers in the form `x,y,width,height`, in pixels; x and y may be negative. Nil for anything else,
    /// and for an empty rectangle, which would ignore nothing.
    public init?(_ text: String) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3],
            width > 0, height > 0
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    /// The part within a picture of this size.
    func clipped(width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>) {
        (PixelRect.clip(x, self.width, width), PixelRect.clip(y, self.height, height))
    }

    private static func clip(_ start: Int, _ length: Int, _ bound: Int) -> Range<Int> {
        let (end, overflow) = start.addingReportingOverflow(length)
        let low = start.clamped(from: 0, to: bound), high = (overflow ? Int.max : end).clamped(from: 0, to: bound)
        return low..<max(low, high)
    }
}
