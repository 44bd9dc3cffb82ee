// RGB to Y'CbCr by ITU-R BT.709 in limited ("TV") range, 8 bits, in whole numbers.
//
//   Y = 16 + 219 (0.2126 R + 0.7152 G + 0.0722 B) / 255
//   Cb = 128 + 224 (B - Y') / 1.8556 / 255,   Cr = 128 + 224 (R - Y') / 1.5748 / 255      (Y' the luma before scaling)
//
// The factors are kept in 1/65536; a test holds every result within one half of the exact value plus 0.01.

enum YUVConversion {
    private static func fixed(_ value: Double) -> Int32 { Int32((value * 65536).rounded()) }

    private static let scale = 219.0 / 255, chroma = 224.0 / 255
    private static let luma = (red: fixed(0.2126 * scale), green: fixed(0.7152 * scale), blue: fixed(0.0722 * scale))
    private static let blueDifference = (
        red: fixed(-0.2126 / 1.8556 * chroma), green: fixed(-0.7152 / 1.8556 * chroma),
        blue: fixed(0.9278 / 1.8556 * chroma)
    )
    private static let redDifference = (
        red: fixed(0.7874 / 1.5748 * chroma), green: fixed(-0.7152 / 1.5748 * chroma),
        blue: fixed(-0.0722 / 1.5748 * chroma)
    )

    /// One row of opaque pixels to three rows of full width.
    static func row(
        _ pixels: UnsafePointer<UInt32>, count: Int, y: UnsafeMutablePointer<UInt8>, cb: UnsafeMutablePointer<UInt8>,
        cr: UnsafeMutablePointer<UInt8>
    ) {
        let luma = luma, blueDifference = blueDifference, redDifference = redDifference
        // One half, to round, and the offset of the range.
        let lumaStart: Int32 = 16 &<< 16 &+ 32768, chromaStart: Int32 = 128 &<< 16 &+ 32768
        for x in 0..<count {
            let word = pixels[x]
            let red = Int32(truncatingIfNeeded: word & 255), green = Int32(truncatingIfNeeded: word &>> 8 & 255)
            let blue = Int32(truncatingIfNeeded: word &>> 16 & 255)
            let ySum = red &* luma.red &+ green &* luma.green &+ blue &* luma.blue &+ lumaStart
            let cbSum =
                red &* blueDifference.red &+ green &* blueDifference.green &+ blue &* blueDifference.blue &+ chromaStart
            let crSum =
                red &* redDifference.red &+ green &* redDifference.green &+ blue &* redDifference.blue &+ chromaStart
            y[x] = UInt8(truncatingIfNeeded: ySum &>> 16)
            cb[x] = UInt8(truncatingIfNeeded: cbSum &>> 16)
            cr[x] = UInt8(truncatingIfNeeded: crSum &>> 16)
        }
    }
}
