import KinoraBasics
import KinoraPixels

@testable import KinoraRaster

extension Surface {
    /// A surface whose pixels `color` gives as premultiplied r, g, b, a in 0…255.
    convenience init(_ bounds: PixelRect, _ color: (_ x: Int, _ y: Int) -> (Int, Int, Int, Int)) {
        self.init(bounds: bounds)
        for y in bounds.y..<bounds.maxY {
            for x in bounds.x..<bounds.maxX {
                let (r, g, b, a) = color(x, y)
                row(y)[x - bounds.x] = UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | UInt32(a) << 24
            }
        }
    }

    /// Channel `c` (0 red … 3 alpha) at a device position; 0 outside.
    func channel(_ c: Int, _ x: Int, _ y: Int) -> Double {
        guard x >= bounds.x, y >= bounds.y, x < bounds.maxX, y < bounds.maxY else { return 0 }
        return Double((row(y)[x - bounds.x] >> (8 * UInt32(c))) & 255)
    }

    /// Hard pictures for filters: noise of translucent colors, with an opaque checkerboard in the middle.
    static func testPicture(_ bounds: PixelRect, seed: UInt64 = 1) -> Surface {
        var generator = SplitMix(seed: seed)
        return Surface(bounds) { x, y in
            if x > bounds.x + bounds.width / 3 && y > bounds.y + bounds.height / 3 {
                let v = ((x / 9) + (y / 7)) % 2 == 0 ? 255 : 0
                return (v, 255 - v, v, 255)
            }
            let a = Int.random(in: 0...255, using: &generator)
            return (
                Int.random(in: 0...a, using: &generator), Int.random(in: 0...a, using: &generator),
                Int.random(in: 0...a, using: &generator), a
            )
        }
    }
}
