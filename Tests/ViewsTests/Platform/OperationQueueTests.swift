import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Operations run with the views, on the virtual clock.
@MainActor
struct OperationQueueTests {
    private typealias OperationQueue = KinoraViews.OperationQueue

    private final class Log: @unchecked Sendable {
        var words: [String] = []
        func note(_ word: String) { words.append("\(word) \((VirtualClock.present * 1000).rounded() / 1000)") }
    }

    /// Ends half a second after it began.
    private final class Slow: Operation, @unchecked Sendable {
        private let log: Log
        private let word: String
        private var hasEnded = false
        init(_ word: String, _ log: Log) { (self.word, self.log) = (word, log) }
        override var isAsynchronous: Bool { true }
        override var isFinished: Bool { hasEnded }
        override func start() {
            log.note("\(word) begins")
            VirtualClock.schedule(after: 0.5) {
                self.hasEnded = true
                self.didChangeValue(forKey: "isFinished")
            }
        }
    }

    /// What `action` notes in two seconds from its start.
    private func noted(_ action: @escaping (Log) -> Void) throws -> [String] {
        let log = Log()
        let stage = Stage(size: CGSize(width: 10, height: 10), duration: 2) { Color.red.onAppear { action(log) } }
        _ = try stage.scene(at: 2)
        return log.words
    }

    @Test("Work on the main queue runs after the current event, in order")
    func main() throws {
        let words = try noted { log in
            OperationQueue.main.addOperation { log.note("first") }
            OperationQueue.main.addOperation { log.note("second") }
            log.note("now")
        }
        #expect(words == ["now 0.0", "first 0.0", "second 0.0"])
    }

    @Test("An operation waits for those it depends on, and its completion follows it")
    func dependencies() throws {
        let words = try noted { log in
            let queue = OperationQueue()
            let last = BlockOperation { log.note("last") }
            let slow = Slow("slow", log)
            slow.completionBlock = { log.note("completion") }
            last.addDependency(slow)
            queue.addOperations([last, slow], waitUntilFinished: false)
        }
        #expect(words == ["slow begins 0.0", "completion 0.5", "last 0.5"])
    }

    @Test("No more operations run than may, the urgent ones first, and none of a queue that is suspended")
    func limits() throws {
        let words = try noted { log in
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            queue.isSuspended = true
            queue.addOperation(Slow("first", log))
            let urgent = Slow("urgent", log)
            urgent.queuePriority = .veryHigh
            queue.addOperation(urgent)
            queue.addBarrierBlock { log.note("barrier") }
            queue.addOperation { log.note("after") }
            #expect(queue.operationCount == 4)
            VirtualClock.schedule(after: 0.2) { queue.isSuspended = false }
        }
        #expect(words == ["urgent begins 0.2", "first begins 0.7", "barrier 1.2", "after 1.2"])
    }

    @Test("Operations that are cancelled do not run, and who waits has them run at once")
    func waiting() throws {
        let words = try noted { log in
            let queue = OperationQueue()
            queue.addOperation { log.note("cancelled") }
            queue.cancelAllOperations()
            queue.addOperations([BlockOperation { log.note("waited for") }], waitUntilFinished: true)
            log.note("now")
        }
        #expect(words == ["waited for 0.0", "now 0.0"])
    }

    @Test("Every performance has queues of its own")
    func performances() throws {
        for _ in 0..<2 {
            let words = try noted { log in
                OperationQueue.main.addOperation(Slow("slow", log))
                VirtualClock.schedule(after: 1.8) { OperationQueue.main.addOperation(Slow("left", log)) }
            }
            #expect(words == ["slow begins 0.0", "left begins 1.8"])
        }
    }

    @Test("Observers are called as a notification is posted, methods as well as closures, whatever queue they name")
    func observers() throws {
        struct Listener {
            let log: (String) -> Void
            func hear(_ notification: Notification) { log(notification.name.rawValue) }
        }
        let words = try noted { log in
            let center = NotificationCenter()
            let listener = Listener(log: log.note)
            let queue: OperationQueue? = OperationQueue()
            let observers = [
                center.addObserver(forName: .init("a"), object: nil, queue: .main, using: listener.hear),
                center.addObserver(forName: .init("b"), object: nil, queue: nil, using: listener.hear),
                center.addObserver(forName: .init("c"), object: nil, queue: .main) { _ in log.note("c") },
                center.addObserver(forName: .init("d"), object: nil, queue: nil) { _ in log.note("d") },
                center.addObserver(forName: .init("e"), object: nil, queue: queue) { _ in log.note("e") },
            ]
            for name in ["a", "b", "c", "d", "e"] { center.post(name: .init(name), object: nil) }
            log.note("now")
            for observer in observers { center.removeObserver(observer) }
        }
        #expect(words == ["a 0.0", "b 0.0", "c 0.0", "d 0.0", "e 0.0", "now 0.0"])
    }
}
