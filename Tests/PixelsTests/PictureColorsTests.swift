import Foundation
import KinoraPixels
import Testing

@Suite("Display P3")
struct PictureColorsTests {
    /// Linear light of both spaces over CIE XYZ, from their primaries and white point alone.
    private static func matrix(_ primaries: [(x: Double, y: Double)]) -> [[Double]] {
        let white = [0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290]
        let columns = primaries.map { [$0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y] }
        let plain = (0..<3).map { row in columns.map { $0[row] } }
        let shares = product(inverse(plain), white)
        return plain.map { row in zip(row, shares).map { $0 * $1 } }
    }

    private static func product(_ m: [[Double]], _ v: [Double]) -> [Double] {
        m.map { zip($0, v).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    private static func inverse(_ m: [[Double]]) -> [[Double]] {
        func minor(_ r: Int, _ c: Int) -> Double {
            let (rows, columns) = ((0..<3).filter { $0 != r }, (0..<3).filter { $0 != c })
            let d = m[rows[0]][columns[0]] * m[rows[1]][columns[1]] - m[rows[0]][columns[1]] * m[rows[1]][columns[0]]
            return (r + c) % 2 == 0 ? d : -d
        }
        let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
        return (0..<3).map { r in (0..<3).map { c in minor(c, r) / determinant } }
    }

    private static func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
    private static func encoded(_ v: Double) -> Double { v <= 0.0031308 ? 12.92 * v : 1.055 * pow(v, 1 / 2.4) - 0.055 }

    private static let toWide: [[Double]] = {
        let (narrow, wide) = (
            matrix([(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)]),
            matrix([(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)])
        )
        let back = inverse(wide)
        return back.map { row in (0..<3).map { c in (0..<3).reduce(0) { $0 + row[$1] * narrow[$1][c] } } }
    }()

    @Test("has the components of sRGB's colors that the primaries of both give")
    func components() {
        var worst = 0.0
        for r in stride(from: 0, through: 1, by: 0.125) {
            for g in stride(from: 0, through: 1, by: 0.125) {
                for b in stride(from: 0, through: 1, by: 0.125) {
                    let wide = RGBA(red: r, green: g, blue: b, alpha: 0.5).inDisplayP3
                    let exact = Self.product(Self.toWide, [r, g, b].map(Self.linear)).map(Self.encoded)
                    worst = max(
                        worst, abs(wide.red - exact[0]), abs(wide.green - exact[1]), abs(wide.blue - exact[2]))
                    #expect(wide.alpha == 0.5)
                }
            }
        }
        #expect(worst < 1e-4, "\(worst)")
        // As public tables have it.
        let red = RGBA(red: 1, green: 0, blue: 0).inDisplayP3
        #expect(abs(red.red - 0.9175) < 5e-5 && abs(red.green - 0.2003) < 5e-5 && abs(red.blue - 0.1386) < 5e-5)
    }

    @Test("is left as it was come by")
    func roundTrip() {
        for color in [
            RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0.2), RGBA(red: 0.3, green: 0.9, blue: 1),
        ] {
            let back = RGBA.fromDisplayP3(red: color.red, green: color.green, blue: color.blue).inDisplayP3
            #expect(
                abs(back.red - color.red) < 1e-9 && abs(back.green - color.green) < 1e-9
                    && abs(back.blue - color.blue) < 1e-9)
        }
    }

    @Test("has pictures whose grays are the same, and whose alpha is")
    func pictures() {
        let words: [UInt32] = [0xFF80_8080, 0x4000_0000, 0, 0xFFFF_FFFF, 0xFF00_00FF, 0x8000_0080]
        let wide = Pixmap(width: 6, height: 1, pixels: words).inDisplayP3().pixels
        #expect(wide.prefix(4).elementsEqual(words.prefix(4)))
        // 255 times 0.9176, 0.2003 and 0.1386, and half of that.
        #expect(wide[4] == 0xFF23_33EA)
        #expect(wide[5] == 0x8012_1A75)
        #expect(StraightPixmap(width: 1, height: 1, pixels: [0x8000_00FF]).inDisplayP3().pixels == [0x8023_33EA])
    }

    @Test("becomes sRGB, color by color, and what sRGB does not have the nearest in each channel")
    func narrow() {
        let toNarrow = Self.inverse(Self.toWide)
        var (words, worst) = ([UInt32](), 0)
        for r in stride(from: 0, through: 255, by: 17) {
            for g in stride(from: 0, through: 255, by: 17) {
                for b in stride(from: 0, through: 255, by: 17) {
                    words.append(UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | 0x7F00_0000)
                }
            }
        }
        let picture = StraightPixmap(width: words.count, height: 1, pixels: words).fromDisplayP3()
        for (from, to) in zip(words, picture.pixels) {
            func parts(_ word: UInt32) -> [Int] { [0, 8, 16].map { Int(word >> $0 & 255) } }
            let exact = Self.product(toNarrow, parts(from).map { Self.linear(Double($0) / 255) })
            for (own, value) in zip(parts(to), exact) {
                worst = max(worst, abs(own - Int((Self.encoded(min(max(value, 0), 1)) * 255).rounded())))
            }
            #expect(to >> 24 == 0x7F)
        }
        #expect(worst <= 1)
        // There and back.
        let plain = StraightPixmap(width: 3, height: 1, pixels: [0xFF12_34F0, 0x80C0_8040, 0xFF80_8080])
        for (a, b) in zip(plain.pixels, plain.inDisplayP3().fromDisplayP3().pixels) {
            for shift: UInt32 in [0, 8, 16, 24] { #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 1) }
        }
    }
}
