import KinoraPixels
import Testing

struct PixelSizeTests {
    @Test("Sizes are equal where both sides are, and are written as columns x rows")
    func equality() {
        let size = PixelSize(width: 3, height: 4)
        #expect(size == PixelSize(width: 3, height: 4))
        #expect(size != PixelSize(width: 4, height: 4) && size != PixelSize(width: 3, height: 3))
        #expect("\(size)" == "3x4")
    }
}
