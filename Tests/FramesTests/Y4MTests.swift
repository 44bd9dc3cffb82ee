import KinoraPixels
import Testing

@testable import KinoraFrames

struct Y4MTests {
    private let timing = FrameTiming(frames: 30000, per: 1001)!

    @Test("the header says size, exact rate, sampling and range")
    func header() {
        let full = Y4MWriter(width: 64, height: 36, timing: timing)
        #expect(
            String(decoding: full.header, as: UTF8.self)
                == "YUV4MPEG2 W64 H36 F30000:1001 Ip A1:1 C444 XCOLORRANGE=LIMITED\n")
    }

    @Test("every color is BT.709 in limited range, to the nearest step")
    func conversion() throws {
        // 33 x 33 x 33 colors.
        let levels = (0...32).map { min(255, $0 * 8) }
        var pixels: [UInt32] = []
        for r in levels { for g in levels { for b in levels { pixels.append(TestPictures.rgba(r, g, b)) } } }
        let frame = try Y4MWriter(width: 33 * 33, height: 33, timing: timing)
            .frame(Pixmap(width: 33 * 33, height: 33, pixels: pixels))
        let planes = Array(frame.dropFirst(6)), area = pixels.count
        #expect(frame.prefix(6).elementsEqual("FRAME\n".utf8) && planes.count == 3 * area)
        for (index, word) in pixels.enumerated() {
            let r = Double(word & 255) / 255, g = Double(word >> 8 & 255) / 255, b = Double(word >> 16 & 255) / 255
            let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
            let exact = [16 + 219 * luma, 128 + 224 * (b - luma) / 1.8556, 128 + 224 * (r - luma) / 1.5748]
            for plane in 0..<3 { #expect(abs(Double(planes[plane * area + index]) - exact[plane]) <= 0.51) }
        }
    }

    @Test(
        "black, white and the primaries have their well-known codes",
        arguments: [
            (UInt32(0xFF00_0000), [16, 128, 128]), (0xFFFF_FFFF, [235, 128, 128]), (0xFF00_00FF, [63, 102, 240]),
            (0xFF00_FF00, [173, 42, 26]), (0xFFFF_0000, [32, 240, 118]),
        ] as [(UInt32, [UInt8])])
    func codes(word: UInt32, codes: [UInt8]) throws {
        let frame = try Y4MWriter(width: 1, height: 1, timing: timing).frame(
            Pixmap(width: 1, height: 1, pixels: [word]))
        #expect(Array(frame.suffix(3)) == codes)
    }

    @Test("quarter sampling averages two by two, odd sides rounded up")
    func quarter() throws {
        let writer = Y4MWriter(width: 3, height: 3, timing: timing, sampling: .quarter)
        let picture = Pixmap(width: 3, height: 3, pixels: (0..<9).map { TestPictures.rgba($0 * 28, 255 - $0 * 20, 40) })
        let frame = try writer.frame(picture)
        let full = try Y4MWriter(width: 3, height: 3, timing: timing).frame(picture)
        #expect(frame.count == 6 + 9 + 4 + 4)
        let cb = full[15..<24].map { Int($0) }
        #expect(Int(frame[15]) == (cb[0] + cb[1] + cb[3] + cb[4] + 2) / 4)
        #expect(Int(frame[18]) == cb[8])
    }

    @Test("transparent pixels show the background, every mixture rounded to nearest")
    func background() throws {
        for alpha in 0...255 {
            var source = [UInt32](repeating: UInt32(alpha) << 24, count: 256), target = source
            for gray in 0..<256 {
                Matte.row(&source, count: 1, over: 0xFF00_0000 | UInt32(gray) * 0x01_0101, to: &target)
                let expected = UInt32((Double(gray) * Double(255 - alpha) / 255).rounded())
                #expect(target[0] == 0xFF00_0000 | expected * 0x01_0101)
            }
        }
    }

    @Test("a frame of another size is an error")
    func size() {
        #expect(throws: PNGError.self) {
            try Y4MWriter(width: 3, height: 3, timing: timing).frame(Pixmap(width: 3, height: 2))
        }
    }
}
