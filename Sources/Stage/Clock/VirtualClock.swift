import struct Foundation.Date

/// Time as views see it: the stage's own, which starts at 0 with every performance.
package enum VirtualClock {
    /// Seconds from the start of the performance; 0 outside of one. A body sees the time at which it was evaluated, as in
    /// SwiftUI, and not that of each frame.
    package static var now: Double { Graph.current?.seenTime() ?? 0 }

    /// The present time for what is made anew with each frame, such as a text that counts.
    package static var ticking: Double { Graph.current?.tickingTime() ?? 0 }

    /// The date at time 0 is the reference date, 1 January 2001 00:00 UTC, so that phases taken from
    /// `timeIntervalSinceReferenceDate` start at 0.
    package static func date(at time: Double) -> Foundation.Date {
        Foundation.Date(timeIntervalSinceReferenceDate: time)
    }

    package static func time(of date: Foundation.Date) -> Double { date.timeIntervalSinceReferenceDate }

    /// Runs `action` after `delay` seconds of virtual time, as one update. While a frame is drawn nothing is scheduled.
    @discardableResult
    package static func schedule(after delay: Double, _ action: @escaping () -> Void) -> Int? {
        guard let graph = Graph.current, !graph.isPresenting else { return nil }
        graph.noteAskedWork()
        return graph.schedule.add(at: graph.now + max(0, delay), action)
    }

    package static func cancel(_ number: Int) { Graph.current?.schedule.cancel(number) }
}
