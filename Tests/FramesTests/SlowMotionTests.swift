import KinoraPixels
import Testing

@testable import KinoraFrames

@Suite("How much of a sequence moves")
struct SlowMotionTests {
    /// Four pixels, of which the first `moving` get brighter by `step` levels with each frame.
    private func frames(_ count: Int, moving: Int, by step: Int) -> [Pixmap] {
        (0..<count).map { index in
            let gray = 0xFF00_0000 | UInt32(step * index) * 0x010101
            return Pixmap(width: 4, height: 1, pixels: (0..<4).map { $0 < moving ? gray : 0xFF12_3456 })
        }
    }

    @Test("The share of pixels that stand is that of the pixels, and all of a single frame", arguments: 0...4)
    func still(moving: Int) {
        #expect(frames(10, moving: moving, by: 2).stillShare == Double(4 - moving) / 4)
        #expect(frames(1, moving: moving, by: 2).stillShare == 1)
    }

    @Test("Motion is slow where steps that are seen leave less than three quarters of its frames")
    func slow() {
        #expect(frames(40, moving: 1, by: 1).isSlow(unseen: 4))
        #expect(frames(40, moving: 1, by: 1).inSteps(of: 4) == nil)
        let quick = frames(40, moving: 1, by: 5)
        #expect(!quick.isSlow(unseen: 4) && quick.inSteps(of: 4) == quick)
        #expect(![Pixmap]().isSlow(unseen: 4))
    }
}
