import KinoraPixels
import Testing

@testable import KinoraFrames

@Suite("Frames in steps that no eye sees")
struct CalmedFramesTests {
    @Test("Calm frames are off by the tolerance at most, and change in steps of more")
    func calm() {
        // A gray that grows by one level a frame, beside a pixel that jumps and one that stands.
        let frames = (0..<40).map { index -> Pixmap in
            let gray = UInt32(index) * 0x010101, jump: UInt32 = index % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
            return Pixmap(width: 3, height: 1, pixels: [0xFF00_0000 | gray, jump, 0xFF12_3456])
        }
        let calm = frames.calmed(by: 6)
        for (index, pair) in zip(frames, calm).enumerated() {
            let off = Int(pair.0.pixels[0] & 255) - Int(pair.1.pixels[0] & 255)
            #expect((0...6).contains(off) && off == index % 7, "\(index)")
            #expect(pair.0.pixels[1...] == pair.1.pixels[1...])
        }
        #expect(frames.calmed(by: 0) == frames)
    }

    @Test("A picture is far from another where one channel of one pixel differs by more than the limit")
    func far() {
        let gray = Pixmap(width: 2, height: 1, pixels: [0x8080_8080, 0x8080_8080])
        for shift in [0, 8, 16, 24] {
            for step in [-3, 3] {
                let pixel = UInt32(Int(gray.pixels[1]) + step << shift)
                let other = Pixmap(width: 2, height: 1, pixels: [gray.pixels[0], pixel])
                #expect(gray.isFar(from: other, 2) && other.isFar(from: gray, 2) && !gray.isFar(from: other, 3))
            }
        }
        #expect(!gray.isFar(from: gray, 0))
    }
}
