/// A moment of virtual time.
public struct DispatchTime: Comparable, Sendable {
    package let seconds: Double
    package init(seconds: Double) { self.seconds = seconds }
    public static func now() -> DispatchTime { DispatchTime(seconds: VirtualClock.now) }
    public static var distantFuture: DispatchTime { DispatchTime(seconds: .infinity) }
    public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.seconds < rhs.seconds }
    /// Nanoseconds from the start of the performance.
    public var uptimeNanoseconds: UInt64 { UInt64(max(0, min(seconds, 1e9)) * 1e9) }
    public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }
    public var rawValue: UInt64 { uptimeNanoseconds }

    /// How long it is from this moment to another one, to the nanosecond.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        let distance = other.seconds - seconds
        return distance.isFinite ? .nanoseconds(Int((distance * 1e9).rounded())) : .never
    }
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: seconds + interval.seconds)
    }
}

public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never

    package var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }
}

/// How urgent work is. On the virtual clock all work is done when it is due.
public struct DispatchQoS: Hashable, Sendable {
    public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
    public let qosClass: QoSClass
    public let relativePriority: Int
    public init(qosClass: QoSClass, relativePriority: Int) {
        (self.qosClass, self.relativePriority) = (qosClass, relativePriority)
    }
    public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
    public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
    public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
    public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
    public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
    public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
}

public enum DispatchTimeoutResult: Sendable { case success, timedOut }

/// A counting semaphore. There is one thread of views, so a signal cannot come while a wait blocks. Waiting therefore
/// takes one if there is one, and never blocks.
public final class DispatchSemaphore {
    private var value: Int
    public init(value: Int) { self.value = value }
    @discardableResult
    public func signal() -> Int {
        value += 1
        return value
    }
    public func wait() { _ = wait(timeout: .now()) }
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard value > 0 else { return .timedOut }
        value -= 1
        return .success
    }
}

/// A group of work; notifications run when all of it is done.
public final class DispatchGroup {
    private var open = 0
    private var waiting: [() -> Void] = []
    /// Work that queues took for this group and have not run, in its order; by numbers.
    private var items: [(number: Int, work: () -> Void)] = []
    private var count = 0
    public init() {}

    /// Keeps a queue's work; its number lets it run once, by its queue or by a wait.
    func took(_ work: @escaping () -> Void) -> Int {
        enter()
        count += 1
        items.append((count, work))
        return count
    }

    func run(_ number: Int) {
        guard let index = items.firstIndex(where: { $0.number == number }) else { return }
        items.remove(at: index).work()
        leave()
    }

    /// Runs now what queues have taken for this group. There is one thread of views, so that nobody can end what was entered
    /// otherwise while a wait blocks; so it never does.
    public func wait() { _ = wait(timeout: .now()) }
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        while let next = items.first { run(next.number) }
        return open <= 0 ? .success : .timedOut
    }
    public func wait(wallTimeout timeout: DispatchTime) -> DispatchTimeoutResult { wait(timeout: timeout) }
    public func enter() { open += 1 }
    public func leave() {
        open -= 1
        guard open <= 0 else { return }
        let due = waiting
        waiting = []
        for work in due { VirtualClock.schedule(after: 0, work) }
    }
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        if open <= 0 { VirtualClock.schedule(after: 0, work) } else { waiting.append(work) }
    }
    public func notify(queue: DispatchQueue, execute work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
}

/// Work that can be cancelled before it runs.
public final class DispatchWorkItem: @unchecked Sendable {
    private let block: () -> Void
    private let done = DispatchGroup()
    public private(set) var isCancelled = false
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
        self.block = block
        done.enter()
    }
    public func cancel() { isCancelled = true }
    public func perform() {
        if !isCancelled { block() }
        done.leave()
    }

    /// Runs `work` when this has run, or would have.
    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) { done.notify(queue: queue, execute: work) }
    public func notify(queue: DispatchQueue, execute work: DispatchWorkItem) {
        done.notify(queue: queue) { work.perform() }
    }

    /// Never blocks: there is one thread of views, and what has not run cannot run meanwhile.
    public func wait() {}
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { done.wait(timeout: timeout) }
}
