/// Delayed work on the virtual clock, under the name that effect sources use. It hides Dispatch's type in files that
/// import this module.
public struct DispatchQueue: Sendable {
    public static let main = DispatchQueue()
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

    /// Runs `work` at the same virtual time, after what runs now.
    public func async(execute work: @escaping () -> Void) { VirtualClock.schedule(after: 0, work) }

    /// Runs `work` at a virtual time.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        VirtualClock.schedule(after: deadline.seconds - VirtualClock.now, work)
    }

    public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { work.perform() }
    }

    public func async(execute work: DispatchWorkItem) { async { work.perform() } }

    /// Runs `work` now: there is one thread of views.
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}

/// A moment of virtual time.
public struct DispatchTime: Comparable, Sendable {
    let seconds: Double
    public static func now() -> DispatchTime { DispatchTime(seconds: VirtualClock.now) }
    public static var distantFuture: DispatchTime { DispatchTime(seconds: .infinity) }
    public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.seconds < rhs.seconds }
    /// Nanoseconds from the start of the performance.
    public var uptimeNanoseconds: UInt64 { UInt64(max(0, min(seconds, 1e9)) * 1e9) }
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime { DispatchTime(seconds: time.seconds + seconds) }
public func - (time: DispatchTime, seconds: Double) -> DispatchTime { DispatchTime(seconds: time.seconds - seconds) }
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { DispatchTime(seconds: time.seconds + interval.seconds) }

public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never

    var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }
}

public enum DispatchQoS {
    public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
}

/// Work that can be cancelled before it runs.
public final class DispatchWorkItem {
    private let block: () -> Void
    public private(set) var isCancelled = false
    public init(block: @escaping () -> Void) { self.block = block }
    public func cancel() { isCancelled = true }
    public func perform() { if !isCancelled { block() } }
}
