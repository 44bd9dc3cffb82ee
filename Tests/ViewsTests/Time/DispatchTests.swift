import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Queues, work items and sources of events run on the virtual clock.
@MainActor
struct DispatchTests {
    private final class Log {
        var words: [String] = []
        func note(_ word: String) { words.append("\(word) \((VirtualClock.present * 1000).rounded() / 1000)") }
    }

    /// What `action` notes in two seconds from its start.
    private func noted(_ action: @escaping (Log) -> Void) throws -> [String] {
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 2) { Color.red.onAppear { action(log) } }
        _ = try stage.scene(at: 2)
        return log.words
    }

    @Test("A timer fires at its first moment and at whole multiples from there, until it is cancelled")
    func timer() throws {
        let words = try noted { log in
            let timer = DispatchSource.makeTimerSource(flags: [], queue: .main)
            var count = 0
            timer.schedule(deadline: .now() + 0.2, repeating: .milliseconds(300), leeway: .milliseconds(10))
            timer.setEventHandler {
                log.note("tick")
                count += 1
                if count == 3 { timer.cancel() }
            }
            timer.setCancelHandler { log.note("cancelled") }
            timer.resume()
        }
        #expect(words == ["tick 0.2", "tick 0.5", "tick 0.8", "cancelled 0.8"])
    }

    @Test("A timer that is suspended says nothing, and goes on in its own step when it is resumed")
    func suspended() throws {
        let words = try noted { log in
            let timer = DispatchSource.makeTimerSource()
            timer.schedule(deadline: .now(), repeating: 0.4)
            timer.setEventHandler { log.note("tick") }
            timer.activate()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { timer.suspend() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { timer.resume() }
        }
        #expect(words == ["tick 0.0", "tick 0.4", "tick 1.5", "tick 1.6", "tick 2.0"])
    }

    @Test("A timer that does not repeat fires once, and one that was never resumed not at all")
    func once() throws {
        let words = try noted { log in
            for name in ["resumed", "not resumed"] {
                let timer = DispatchSource.makeTimerSource(queue: .global())
                timer.schedule(deadline: .now() + 0.25)
                timer.setEventHandler { log.note(name) }
                if name == "resumed" { timer.resume() }
            }
        }
        #expect(words == ["resumed 0.25"])
    }

    @Test("Work behind a barrier, work that is waited for, and work after other work run in their order")
    func work() throws {
        let words = try noted { log in
            let queue = DispatchQueue(label: "kinora.work", qos: .userInitiated, attributes: .concurrent)
            let item = DispatchWorkItem(flags: .barrier) { log.note("item") }
            item.notify(queue: .main) { log.note("notified") }
            queue.async(flags: .barrier) { log.note("barrier") }
            queue.asyncAfter(deadline: .now() + 0.5, execute: item)
            queue.sync(flags: .barrier) { log.note("sync") }
            DispatchQueue.concurrentPerform(iterations: 2) { log.note("part \($0)") }
        }
        #expect(words == ["sync 0.0", "part 0 0.0", "part 1 0.0", "barrier 0.0", "item 0.5", "notified 0.5"])
    }

    @Test("A queue is one object, keeps values under keys and has the name and the urgency that it was given")
    func identity() {
        let (queue, key) = (DispatchQueue(label: "kinora.own", qos: .utility), DispatchSpecificKey<Int>())
        queue.setSpecific(key: key, value: 7)
        #expect(queue.getSpecific(key: key) == 7 && DispatchQueue.main.getSpecific(key: key) == nil)
        #expect(queue.label == "kinora.own" && queue.qos == .utility && DispatchQueue.main === DispatchQueue.main)
        #expect(queue !== DispatchQueue(label: "kinora.own"))
    }

    @Test("Moments have distances, and are reached by them")
    func distances() {
        let start = DispatchTime(uptimeNanoseconds: 2_000_000_000)
        #expect(start.distance(to: start + 1.5) == .nanoseconds(1_500_000_000))
        #expect(start.advanced(by: .milliseconds(500)) == start + 0.5 && start - .seconds(1) < start)
        #expect(start.distance(to: .distantFuture) == .never && start.rawValue == start.uptimeNanoseconds)
    }
}
