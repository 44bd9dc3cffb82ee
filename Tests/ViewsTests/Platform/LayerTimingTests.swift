import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// When an animation of Core Animation runs, and how far it has come.
struct LayerTimingTests {
    @Test("It shows nothing before its beginning and after its end, unless it fills")
    func fills() {
        var timing = LayerTiming(begin: 1, duration: 2)
        #expect(timing.place(at: 0.5) == nil && timing.place(at: 3) == nil)
        #expect(timing.place(at: 2)?.progress == 0.5 && timing.end == 3)
        timing.fillMode = .both
        #expect(timing.place(at: 0)?.progress == 0 && timing.place(at: 9)?.progress == 1)
    }

    @Test("It repeats, runs back, and may do so for ever")
    func repeats() {
        var timing = LayerTiming(duration: 2, repeatCount: 1.5)
        #expect(timing.end == 3 && timing.place(at: 2.5)?.seconds == 0.5 && timing.place(at: 2.5)?.cycle == 1)
        timing.autoreverses = true
        timing.repeatCount = .infinity
        #expect(timing.end == .infinity)
        #expect(timing.place(at: 41)?.progress == 0.5 && timing.place(at: 43)?.progress == 0.5)
        #expect(timing.place(at: 42)?.progress == 1 && timing.place(at: 44)?.progress == 0)
    }

    @Test("Speed and offset change its own clock; at speed 0 it stands")
    func speed() {
        var timing = LayerTiming(duration: 2, speed: 2, offset: 1)
        #expect(timing.place(at: 0.25)?.progress == 0.75 && timing.end == 0.5)
        timing.speed = 0
        #expect(timing.place(at: 100)?.progress == 0.5 && timing.end == .infinity)
    }
}
