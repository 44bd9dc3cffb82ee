/// Sources of events. Timers run on the virtual clock; what a machine would tell (files that change, memory, signals, processes) never
/// happens on a stage.
public enum DispatchSource {
    public struct TimerFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strict = TimerFlags(rawValue: 1)
    }

    public struct FileSystemEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let delete = FileSystemEvent(rawValue: 0x1)
        public static let write = FileSystemEvent(rawValue: 0x2)
        public static let extend = FileSystemEvent(rawValue: 0x4)
        public static let attrib = FileSystemEvent(rawValue: 0x8)
        public static let link = FileSystemEvent(rawValue: 0x10)
        public static let rename = FileSystemEvent(rawValue: 0x20)
        public static let revoke = FileSystemEvent(rawValue: 0x40)
        public static let funlock = FileSystemEvent(rawValue: 0x100)
        public static let all: FileSystemEvent = [
            .delete, .write, .extend, .attrib, .link, .rename, .revoke, .funlock,
        ]
    }

    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    public static func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer {
        VirtualTimerSource()
    }

    public static func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject { FileSystemSource(handle: fileDescriptor, mask: eventMask) }

    public static func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { MemoryPressureSource(mask: eventMask) }

    public static func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal {
        SignalSource()
    }
}

public protocol DispatchSourceProtocol: AnyObject {
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
    func activate()
    func resume()
    func suspend()
    func cancel()
    var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
    public func setEventHandler(handler: (() -> Void)?) {
        setEventHandler(qos: .unspecified, flags: [], handler: handler)
    }
    public func setEventHandler(handler work: DispatchWorkItem) { setEventHandler { work.perform() } }
    public func setCancelHandler(handler: (() -> Void)?) {
        setCancelHandler(qos: .unspecified, flags: [], handler: handler)
    }
    public func setCancelHandler(handler work: DispatchWorkItem) { setCancelHandler { work.perform() } }
    public func setRegistrationHandler(handler: (() -> Void)?) {
        setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
    }
}

public protocol DispatchSourceTimer: DispatchSourceProtocol {
    func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
    public func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) { schedule(deadline: deadline, repeating: interval.seconds, leeway: leeway) }
    public func schedule(deadline: DispatchTime, repeating interval: Double) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
    }
    public func schedule(
        wallDeadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) { schedule(deadline: wallDeadline, repeating: interval.seconds, leeway: leeway) }
}

public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var handle: Int32 { get }
    var mask: DispatchSource.FileSystemEvent { get }
    var data: DispatchSource.FileSystemEvent { get }
}

public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var mask: DispatchSource.MemoryPressureEvent { get }
    var data: DispatchSource.MemoryPressureEvent { get }
}

public protocol DispatchSourceSignal: DispatchSourceProtocol {}

/// What every source has. Its handlers run with the views.
private class EventSource: DispatchSourceProtocol {
    var handler: (() -> Void)?
    private var whenCancelled: (() -> Void)?
    private var whenRegistered: (() -> Void)?
    private(set) var isCancelled = false
    private(set) var isActive = false

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        self.handler = handler
    }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        whenCancelled = handler
    }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        whenRegistered = handler
    }
    func activate() { resume() }
    func resume() {
        isActive = true
        if let whenRegistered { VirtualClock.schedule(after: 0, whenRegistered) }
        whenRegistered = nil
    }
    func suspend() { isActive = false }
    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        if let whenCancelled { VirtualClock.schedule(after: 0, whenCancelled) }
    }
}

private final class FileSystemSource: EventSource, DispatchSourceFileSystemObject {
    let handle: Int32
    let mask: DispatchSource.FileSystemEvent
    var data: DispatchSource.FileSystemEvent { [] }
    init(handle: Int32, mask: DispatchSource.FileSystemEvent) { (self.handle, self.mask) = (handle, mask) }
}

private final class MemoryPressureSource: EventSource, DispatchSourceMemoryPressure {
    let mask: DispatchSource.MemoryPressureEvent
    var data: DispatchSource.MemoryPressureEvent { [] }
    init(mask: DispatchSource.MemoryPressureEvent) { self.mask = mask }
}

private final class SignalSource: EventSource, DispatchSourceSignal {}

/// Fires at its first moment and at whole multiples of its interval from there, so that nothing drifts.
private final class VirtualTimerSource: EventSource, DispatchSourceTimer {
    private var first: Double?
    private var interval = Double.infinity
    private var entry: Int?

    func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
        (first, self.interval) = (deadline.seconds, interval)
        if isActive { begin() }
    }

    override func resume() {
        super.resume()
        begin()
    }

    override func suspend() {
        super.suspend()
        stop()
    }

    override func cancel() {
        super.cancel()
        stop()
    }

    private func stop() {
        if let entry { VirtualClock.cancel(entry) }
        entry = nil
    }

    private func begin() {
        stop()
        guard let first, first < .infinity, !isCancelled else { return }
        // Moments that passed while it was suspended are told once.
        let passed = interval > 0 && interval < .infinity ? max(0, (VirtualClock.now - first) / interval) : 0
        tick(at: first, count: passed.rounded(.down))
    }

    private func tick(at origin: Double, count: Double) {
        // As a timer of Foundation's: intervals of 0 and less count as 0.1 ms.
        let step = interval > 0 ? interval : 0.0001
        let due = count == 0 ? origin : origin + count * step
        entry = VirtualClock.schedule(after: due - VirtualClock.now) { [self] in
            guard isActive, !isCancelled else { return }
            if step < .infinity { tick(at: origin, count: count + 1) } else { first = nil }
            handler?()
        }
    }
}
