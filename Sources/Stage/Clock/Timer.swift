/// A timer on the virtual clock, under Foundation's name. It hides Foundation's type in files that import this module but
/// not Foundation.
public final class Timer {
    public let timeInterval: Double
    public var tolerance: Double = 0
    public private(set) var isValid = true
    private let repeats: Bool
    private let block: (Timer) -> Void
    private var entry: Int?

    package init(interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
        // As Foundation: intervals of 0 and less count as 0.1 ms.
        timeInterval = interval > 0 ? interval : 0.0001
        self.repeats = repeats
        self.block = block
    }

    /// A timer that begins to run when it is added to a run loop.
    public convenience init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(interval: interval, repeats: repeats, block: block)
    }

    /// Starts a timer that was only made; one that runs goes on.
    package func begin() {
        if isValid, entry == nil { start(from: VirtualClock.now, count: 1) }
    }

    /// Runs `block` after `interval` seconds of virtual time, and then again and again where it `repeats`.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(interval: interval, repeats: repeats, block: block)
        timer.start(from: VirtualClock.now, count: 1)
        return timer
    }

    public func invalidate() {
        isValid = false
        if let entry { VirtualClock.cancel(entry) }
    }

    public func fire() { if isValid { block(self) } }

    /// Ticks at whole multiples from the start, so that nothing drifts.
    private func start(from origin: Double, count: Double) {
        let due = origin + count * timeInterval
        entry = VirtualClock.schedule(after: due - VirtualClock.now) { [self] in
            guard isValid else { return }
            if repeats { start(from: origin, count: count + 1) } else { isValid = false }
            block(self)
        }
    }
}
