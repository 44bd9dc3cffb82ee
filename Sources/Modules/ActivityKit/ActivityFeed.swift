import Synchronization

/// Tells all who listen what becomes of an activity.
final class ActivityFeed<Element>: Sendable {
    private struct Listeners {
        var all: [AsyncStream<Element>.Continuation] = []
        var isFinished = false
    }
    private let listeners = Mutex(Listeners())

    func stream(beginningWith first: Element? = nil) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        if let first { continuation.yield(first) }
        let isFinished = listeners.withLock { listeners in
            if !listeners.isFinished { listeners.all.append(continuation) }
            return listeners.isFinished
        }
        if isFinished { continuation.finish() }
        return stream
    }

    func send(_ element: Element) {
        for continuation in listeners.withLock(\.all) { continuation.yield(element) }
    }

    func finish() {
        let ended = listeners.withLock { listeners in
            defer { listeners = Listeners(all: [], isFinished: true) }
            return listeners.all
        }
        for continuation in ended { continuation.finish() }
    }
}
