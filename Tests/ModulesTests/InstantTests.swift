import SwiftData
import Testing

/// Moments of the virtual clock, for a source that sees them only through a module of Apple's name.
struct InstantTests {
    @Test("A moment less another one is the time between them")
    func difference() {
        let start = ContinuousClock.now
        #expect(start.advanced(by: .seconds(2)) - start == .seconds(2))
        #expect(start - .seconds(1) < start)
        #expect(SuspendingClock().now - SuspendingClock().now == .zero)
    }
}
