import KinoraPixels

/// Pictures of differences: equal pixels are faded to a tenth of their gray over white, different ones are red.
public enum DiffPicture {
    /// Counted differences: red, as a straight pixel.
    public static let different: UInt32 = 0xFF00_00FF
    /// Differences taken for antialiasing: yellow, as a straight pixel.
    public static let antialiased: UInt32 = 0xFF00_FFFF

    /// The picture of a comparison. Ignored regions are faded and tinted blue.
    public static func make(_ map: DiffMap, over expected: StraightPixmap) -> StraightPixmap {
        precondition(
            map.width == expected.width && map.height == expected.height, "the map belongs to a picture of its size")
        var result = expected
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            map.classes.withUnsafeBufferPointer { classes in
                for index in pixels.indices {
                    switch DiffMap.Class(rawValue: classes[index]) {
                    case .different: pixels[index] = different
                    case .antialiased: pixels[index] = antialiased
                    case .ignored: pixels[index] = tinted(faded(pixels[index]))
                    case .same, nil: pixels[index] = faded(pixels[index])
                    }
                }
            }
        }
        return result
    }

    /// The picture of a comparison of pictures of different sizes, as large as both together: what they have in common at the
    /// top left as usual, and the rest hatched: red where only the expected picture reaches, blue where only the actual one does.
    public static func make(
        overlap map: DiffMap, expected: StraightPixmap, actual: StraightPixmap
    ) -> StraightPixmap {
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        let common = make(map, over: expected.corner(map.width, map.height))
        var result = StraightPixmap(
            width: width, height: height, pixels: [UInt32](repeating: outside, count: width * height))
        for y in 0..<height {
            for x in 0..<width {
                let isExpected = x < expected.width && y < expected.height
                let isActual = x < actual.width && y < actual.height
                guard isExpected || isActual else { continue }
                result.pixels[y * width + x] =
                    isExpected && isActual ? common.pixels[y * map.width + x] : hatched(x, y, isExpected: isExpected)
            }
        }
        return result
    }

    /// In neither picture.
    private static let outside: UInt32 = 0xFFE8_E8E8

    /// Stripes from top right to bottom left, two pixels wide of eight.
    private static func hatched(_ x: Int, _ y: Int, isExpected: Bool) -> UInt32 {
        let isStripe = (x + y) % 8 < 2
        return isExpected ? (isStripe ? 0xFF40_40D0 : 0xFFE4_E4FF) : (isStripe ? 0xFFD0_5030 : 0xFFFF_EDE4)
    }

    /// A tenth of the pixel's luma (BT.601, as in YIQ) over white.
    private static func faded(_ word: UInt32) -> UInt32 {
        let luma =
            Double(word & 255) * 0.29889531 + Double(word >> 8 & 255) * 0.58662247 + Double(word >> 16 & 255)
            * 0.11448223
        let gray = UInt32(255 + (luma - 255) * 0.1 * Double(word >> 24) / 255)
        return 0xFF00_0000 | gray * 0x01_0101
    }

    private static func tinted(_ gray: UInt32) -> UInt32 { gray - 0x18 - 0x1000 }

    /// Expected, difference and actual side by side at their own sizes, on gray with a gap; without a difference picture
    /// (the sizes differ) expected and actual alone.
    public static func strip(expected: StraightPixmap, difference: StraightPixmap?, actual: StraightPixmap)
        -> StraightPixmap
    {
        let parts = [expected, difference, actual].compactMap { $0 }
        let gap = 8
        let width = parts.reduce(gap * (parts.count - 1)) { $0 + $1.width }
        let height = parts.map(\.height).max() ?? 0
        var result = StraightPixmap(
            width: width, height: height, pixels: [UInt32](repeating: 0xFF80_8080, count: width * height))
        var left = 0
        for part in parts {
            for y in 0..<part.height {
                let row = part.pixels[y * part.width..<(y + 1) * part.width]
                result.pixels.replaceSubrange(y * width + left..<y * width + left + part.width, with: row)
            }
            left += part.width + gap
        }
        return result
    }
}
