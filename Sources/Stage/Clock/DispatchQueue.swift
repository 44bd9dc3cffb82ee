/// Work on the virtual clock, under the name that sources use for its place in a program. It hides Dispatch's type in files that
/// import this module.
public class DispatchQueue: @unchecked Sendable {
    public static let main = DispatchQueue(label: "com.apple.main-thread")
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        DispatchQueue(label: "global", qos: DispatchQoS(qosClass: qos, relativePriority: 0))
    }

    public let label: String
    public let qos: DispatchQoS
    private var values: [ObjectIdentifier: Any] = [:]

    /// All queues run their work with the views, in the order in which it is due.
    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        (self.label, self.qos) = (label, qos)
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 2)
        public static let initiallyInactive = Attributes(rawValue: 4)
    }
    public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

    /// Runs `work` at the same virtual time, after the current event. Of `flags` none makes a difference: there is one thread of views.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        guard let group else {
            VirtualClock.schedule(after: 0, work)
            return
        }
        let item = group.took(work)
        VirtualClock.schedule(after: 0) { group.run(item) }
    }

    public func async(execute work: DispatchWorkItem) { async { work.perform() } }

    public func async(group: DispatchGroup, execute work: DispatchWorkItem) { async(group: group) { work.perform() } }

    /// Runs `work` at a virtual time.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        VirtualClock.schedule(after: deadline.seconds - VirtualClock.now, work)
    }

    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
    }

    /// The wall clock of a performance is its virtual clock, too.
    public func asyncAfter(
        wallDeadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) { asyncAfter(deadline: wallDeadline, qos: qos, execute: work) }

    public func asyncAfter(wallDeadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: wallDeadline, execute: work)
    }

    /// Runs `work` now: there is one thread of views.
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
    public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try work() }
    public func sync(execute work: DispatchWorkItem) { work.perform() }
    public func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T { try work() }
    public func asyncAndWait(execute work: DispatchWorkItem) { work.perform() }

    /// Runs `work` for 0 up to `iterations`, one after the other.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<max(0, iterations) { work(iteration) }
    }

    /// A queue that is kept from running still runs on a stage, where nothing is at the same time.
    public func activate() {}
    public func suspend() {}
    public func resume() {}

    /// What a queue keeps for a key. Work cannot ask which queue it runs on, but for what the main one keeps.
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) { values[ObjectIdentifier(key)] = value }
    public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { values[ObjectIdentifier(key)] as? T }
    public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { main.getSpecific(key: key) }
}

/// The key of a value that a queue keeps.
public final class DispatchSpecificKey<T> {
    public init() {}
}

/// How work is done beside other work.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let barrier = DispatchWorkItemFlags(rawValue: 0x1)
    public static let detached = DispatchWorkItemFlags(rawValue: 0x2)
    public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 0x4)
    public static let noQoS = DispatchWorkItemFlags(rawValue: 0x8)
    public static let inheritQoS = DispatchWorkItemFlags(rawValue: 0x10)
    public static let enforceQoS = DispatchWorkItemFlags(rawValue: 0x20)
}

/// Where code expects to run.
public enum DispatchPredicate {
    case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

/// Holds always: a stage has one thread, which is that of every queue.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
