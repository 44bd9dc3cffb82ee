import KinoraBasics
import KinoraPixels

/// Puts the pictures together that hold the shares of a scene's colors.
enum OutsideSum {
    /// Adds what is above 1 to the frame's pixels in `area` and takes away what is below 0, each color limited to what alpha allows.
    static func add(_ above: Surface?, less below: Surface?, to frame: Surface, in area: PixelRect) {
        for y in area.yRange {
            let target = frame.row(y)
            let (more, less) = (above?.row(y), below?.row(y))
            for x in area.xRange {
                let (plus, minus) = (more?[x] ?? 0, less?[x] ?? 0)
                guard (plus | minus) & 0x00FF_FFFF != 0 else { continue }
                let pixel = target[x]
                let alpha = Int32(truncatingIfNeeded: pixel &>> 24)
                func channel(_ shift: UInt32) -> UInt32 {
                    func level(_ word: UInt32) -> Int32 { Int32(truncatingIfNeeded: word &>> shift & 255) }
                    let sum = level(pixel) &+ level(plus) &- level(minus)
                    return UInt32(truncatingIfNeeded: sum.clamped(from: 0, to: alpha)) &<< shift
                }
                target[x] = channel(0) | channel(8) | channel(16) | pixel & 0xFF00_0000
            }
        }
    }
}
