import struct Foundation.Date

/// Time as views see it: the stage's own, which starts at 0 with every performance.
package enum VirtualClock {
    /// Seconds from the start of the performance; 0 outside of one. A body sees the time at which it was evaluated, as in
    /// SwiftUI, and not that of each frame.
    package static var now: Double { Graph.current?.seenTime() ?? 0 }

    /// The present time for what is made anew with each frame, such as a text that counts.
    package static var ticking: Double { Graph.current?.tickingTime() ?? 0 }

    /// The time of the event that runs, also for code of a body that sees an earlier one; 0 outside of a performance.
    package static var present: Double { Graph.current?.now ?? 0 }

    /// The time of the event that runs; nil outside of a performance, where there are no events.
    package static var moment: Double? { Graph.current?.now }

    /// Whether changes may be recorded: a performance runs, and no frame is being drawn.
    package static var mayRecord: Bool { Graph.current.map { !$0.isPresenting } ?? false }

    /// Whether a frame is being drawn, which leaves no trace.
    package static var isPresenting: Bool { Graph.current?.isPresenting ?? false }

    /// Objects outside of what is stored have changed: going back begins the performance again. Where an action runs, all is
    /// evaluated anew after it.
    package static func noteObjects() {
        guard let graph = Graph.current else { return }
        graph.holdsObjects = true
        if graph.evaluated == nil { graph.invalidate() }
    }

    /// Whether views are being evaluated.
    package static var isEvaluating: Bool { Graph.current?.evaluated != nil }

    /// An object has changed: where an action runs, all is evaluated anew after it.
    package static func noteChange() { if Graph.current?.evaluated == nil { noteObjects() } }

    /// The date of a time of the performance, by the date on which it begins.
    package static func date(at time: Double) -> Foundation.Date { StageDate.current.date(at: time) }

    package static func time(of date: Foundation.Date) -> Double { StageDate.current.time(of: date) }

    /// Runs `action` after `delay` seconds of virtual time, as one update. While a frame is drawn nothing is scheduled.
    @discardableResult
    package static func schedule(after delay: Double, _ action: @escaping () -> Void) -> Int? {
        guard let graph = Graph.current, !graph.isPresenting else { return nil }
        graph.noteAskedWork()
        return graph.schedule.add(at: graph.now + graph.passed + max(0, delay), action)
    }

    package static func cancel(_ number: Int) { Graph.current?.schedule.cancel(number) }
}
