import KinoraPixels
import KinoraViews
import Testing

@testable import CoreImage

/// Pictures of Core Image: parts of them and blurs, by hand.
struct PictureFilterTests {
    /// Opaque pixels whose red says where they were: 10 times the row plus the column.
    private func numbered(_ width: Int, _ height: Int) -> LinearPixels {
        var pixmap = Pixmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { pixmap[x, y] = 0xFF00_0000 | UInt32(10 * y + x) } }
        return LinearPixels(pixmap)
    }

    private func numbers(_ image: CIImage) -> [UInt32] { image.pixels.pixmap.pixels.map { $0 & 255 } }

    @Test("A part keeps its place, with y upwards; a part of a part is the same as at once")
    func cropped() {
        let image = CIImage(numbered(6, 5))
        let part = image.cropped(to: CGRect(x: 1, y: 1, width: 4, height: 3))
        #expect(part.extent == CGRect(x: 1, y: 1, width: 4, height: 3))
        #expect(numbers(part) == [11, 12, 13, 14, 21, 22, 23, 24, 31, 32, 33, 34])
        let rect = CGRect(x: 2, y: 2, width: 2, height: 1)
        #expect(numbers(part.cropped(to: rect)) == [22, 23])
        #expect(numbers(image.cropped(to: rect)) == [22, 23])
        #expect(image.cropped(to: CGRect(x: 20, y: 0, width: 2, height: 2)).extent.isEmpty)
    }

    @Test("A blur leaves what is even as it is, and spreads a point to all sides alike")
    func blurred() {
        var gray = Pixmap(width: 9, height: 9)
        for y in 0..<9 { for x in 0..<9 { gray[x, y] = 0xFF80_4020 } }
        let even = LinearPixels(gray)
        #expect(even.blurred(2).pixmap == even.pixmap)
        var point = Pixmap(width: 21, height: 21)
        point[10, 10] = 0xFFFF_FFFF
        let spread = LinearPixels(point).blurred(2)
        func alpha(_ x: Int, _ y: Int) -> Float { spread.values[4 * (y * 21 + x) + 3] }
        let all = (0..<21 * 21).reduce(Float(0)) { $0 + spread.values[4 * $1 + 3] }
        #expect(abs(all - 1) < 1e-4)
        for (x, y) in [(12, 10), (8, 10), (10, 12), (10, 8)] {
            // A Gaussian of sigma 2 falls to exp(-1/2) at 2.
            #expect(abs(alpha(x, y) / alpha(10, 10) - 0.60653) < 1e-3)
        }
        #expect(LinearPixels(point).blurred(0).pixmap == point)
    }
}
