import KinoraStage

/// When work is done. All schedulers run on the virtual clock. Which one is named makes no difference on the stage,
/// which has one thread; only `ImmediateScheduler` runs work at once instead of after the current event.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions
    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A length of time as schedulers name it.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

/// A moment of virtual time.
public struct _VirtualSchedulerTime: Strideable, Hashable, Sendable {
    let seconds: Double

    init(seconds: Double) { self.seconds = seconds }
    public init(_ time: DispatchTime) { seconds = time.seconds }
    public var dispatchTime: DispatchTime { DispatchTime(seconds: seconds) }

    /// A number of seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable,
        Sendable
    {
        public var timeInterval: Double
        public var magnitude: Double { abs(timeInterval) }
        public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
        public init(integerLiteral value: Int) { timeInterval = Double(value) }
        public init(floatLiteral value: Double) { timeInterval = value }
        public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.timeInterval < rhs.timeInterval }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval + rhs.timeInterval) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval - rhs.timeInterval) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.timeInterval * rhs.timeInterval) }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }

    public func distance(to other: _VirtualSchedulerTime) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> _VirtualSchedulerTime {
        _VirtualSchedulerTime(seconds: seconds + n.timeInterval)
    }
}

/// A scheduler that runs on the virtual clock.
public protocol _VirtualScheduler: Scheduler
where SchedulerTimeType == _VirtualSchedulerTime, SchedulerOptions == _VirtualSchedulerOptions {}

/// Schedulers on the virtual clock have no options.
public struct _VirtualSchedulerOptions {}

extension _VirtualScheduler {
    public var now: _VirtualSchedulerTime { _VirtualSchedulerTime(seconds: VirtualClock.now) }
    public var minimumTolerance: _VirtualSchedulerTime.Stride { 0 }

    public func schedule(options: _VirtualSchedulerOptions?, _ action: @escaping () -> Void) {
        VirtualClock.schedule(after: 0, action)
    }

    public func schedule(
        after date: _VirtualSchedulerTime, tolerance: _VirtualSchedulerTime.Stride, options: _VirtualSchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        VirtualClock.schedule(after: date.seconds - VirtualClock.now, action)
    }

    public func schedule(
        after date: _VirtualSchedulerTime, interval: _VirtualSchedulerTime.Stride,
        tolerance: _VirtualSchedulerTime.Stride,
        options: _VirtualSchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var timer: Timer?
        let number = VirtualClock.schedule(after: date.seconds - VirtualClock.now) {
            timer = Timer.scheduledTimer(withTimeInterval: interval.timeInterval, repeats: true) { _ in action() }
            action()
        }
        return AnyCancellable {
            if let number { VirtualClock.cancel(number) }
            timer?.invalidate()
        }
    }
}

extension DispatchQueue: _VirtualScheduler {}
extension RunLoop: _VirtualScheduler {}
extension OperationQueue: _VirtualScheduler {}

/// Runs work at once.
public struct ImmediateScheduler: _VirtualScheduler {
    public static let shared = ImmediateScheduler()
    public func schedule(options: _VirtualSchedulerOptions?, _ action: @escaping () -> Void) { action() }
}
