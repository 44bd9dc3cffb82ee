/// Delayed work on the virtual clock, under the name that effect sources use. It hides Dispatch's type in files that
/// import this module.
public struct DispatchQueue: Sendable {
    public static let main = DispatchQueue(label: "main")
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { DispatchQueue(label: "global") }

    public let label: String

    /// All queues run their work with the views, in the order in which it is due.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        self.label = label
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 2)
        public static let initiallyInactive = Attributes(rawValue: 4)
    }
    public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

    /// Runs `work` at the same virtual time, after the current event.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void
    ) {
        guard let group else {
            VirtualClock.schedule(after: 0, work)
            return
        }
        let item = group.took(work)
        VirtualClock.schedule(after: 0) { group.run(item) }
    }

    /// Runs `work` at a virtual time.
    public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void)
    {
        VirtualClock.schedule(after: deadline.seconds - VirtualClock.now, work)
    }

    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
    }

    /// The wall clock of a performance is its virtual clock, too.
    public func asyncAfter(
        wallDeadline: DispatchTime, qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void
    ) { asyncAfter(deadline: wallDeadline, qos: qos, execute: work) }

    public func asyncAfter(wallDeadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: wallDeadline, execute: work)
    }

    public func async(execute work: DispatchWorkItem) { async { work.perform() } }

    /// Runs `work` now: there is one thread of views.
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}

/// A moment of virtual time.
public struct DispatchTime: Comparable, Sendable {
    package let seconds: Double
    package init(seconds: Double) { self.seconds = seconds }
    public static func now() -> DispatchTime { DispatchTime(seconds: VirtualClock.now) }
    public static var distantFuture: DispatchTime { DispatchTime(seconds: .infinity) }
    public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.seconds < rhs.seconds }
    /// Nanoseconds from the start of the performance.
    public var uptimeNanoseconds: UInt64 { UInt64(max(0, min(seconds, 1e9)) * 1e9) }
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
    public static let background = DispatchQoS(qosClass: .background)
    public static let utility = DispatchQoS(qosClass: .utility)
    public static let `default` = DispatchQoS(qosClass: .default)
    public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
    public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
    public static let unspecified = DispatchQoS(qosClass: .unspecified)
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
    fileprivate func took(_ work: @escaping () -> Void) -> Int {
        enter()
        count += 1
        items.append((count, work))
        return count
    }

    fileprivate func run(_ number: Int) {
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
    public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        if open <= 0 { VirtualClock.schedule(after: 0, work) } else { waiting.append(work) }
    }
}

/// Work that can be cancelled before it runs.
public final class DispatchWorkItem {
    private let block: () -> Void
    public private(set) var isCancelled = false
    public init(qos: DispatchQoS = .unspecified, block: @escaping () -> Void) { self.block = block }
    public func cancel() { isCancelled = true }
    public func perform() { if !isCancelled { block() } }
}
