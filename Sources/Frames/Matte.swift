// Premultiplied pixels over an opaque color, for formats without alpha.

enum Matte {
    /// result = source + (1 - alpha) * background, rounded to nearest.
    static func row(
        _ source: UnsafePointer<UInt32>, count: Int, over background: UInt32, to target: UnsafeMutablePointer<UInt32>
    ) {
        let backgroundLow = background & 0x00FF_00FF, backgroundHigh = background &>> 8 & 0x00FF_00FF
        for x in 0..<count {
            let pixel = source[x]
            let rest = 255 &- pixel &>> 24
            // Two channels at a time: x / 255 = (x + 128 + (x + 128) / 256) / 256 for products of two bytes.
            var low = backgroundLow &* rest &+ 0x0080_0080
            low = (low &+ (low &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
            var high = backgroundHigh &* rest &+ 0x0080_0080
            high = (high &+ (high &>> 8 & 0x00FF_00FF)) & 0xFF00_FF00
            target[x] = pixel &+ (low | high)
        }
    }
}
