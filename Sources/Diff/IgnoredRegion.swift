// The pixels that a comparison leaves out, as one byte each, or nothing at all when there are none.
import KinoraPixels

struct IgnoredRegion {
    /// Empty when nothing is ignored, else one byte per pixel, not 0 where ignored.
    private(set) var flags: [UInt8] = []
    private(set) var count = 0

    init(_ rectangles: [PixelRect], mask: StraightPixmap?, width: Int, height: Int) {
        guard !rectangles.isEmpty || mask != nil else { return }
        flags =
            mask.map { $0.pixels.map { IgnoredRegion.isLight($0) ? 1 : 0 } }
            ?? [UInt8](repeating: 0, count: width * height)
        for rectangle in rectangles {
            let (columns, rows) = rectangle.clipped(width: width, height: height)
            for y in rows {
                for x in columns { flags[y * width + x] = 1 }
            }
        }
        count = flags.reduce(0) { $0 + Int($1) }
    }

    /// Rec. 709 luma of the encoded values times alpha, of at least one half.
    private static func isLight(_ word: UInt32) -> Bool {
        let red = Double(word & 255), green = Double(word >> 8 & 255), blue = Double(word >> 16 & 255)
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) * Double(word >> 24) >= 0.5 * 255 * 255
    }

    @inline(__always)
    func contains(_ index: Int) -> Bool { !flags.isEmpty && flags[index] != 0 }
}
