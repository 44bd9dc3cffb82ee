import SwiftData
import Testing

/// Moments of the virtual clock, for a source that sees them only through a module of Apple's name.
struct InstantTests {
    @Test("A moment less another one is the time between them")
    func difference() {
        let start = ContinuousClock.now
        #expect(start.advanced(by: .seconds(2)) - start == .seconds(2))
        #expect(String(reflecting: type(of: start)) == "KinoraStage.ContinuousClock.Instant")
        #expect(SuspendingClock().now - SuspendingClock().now == .zero)
    }

    @Test("A moment and a time are a moment that is later or earlier")
    func sum() {
        let start = ContinuousClock.now
        var moment = start + .seconds(2)
        #expect(moment - start == .seconds(2))
        moment -= .seconds(3)
        #expect(start - moment == .seconds(1))
        moment += .seconds(1)
        #expect(moment == start && start - .seconds(1) < start)
    }
}
