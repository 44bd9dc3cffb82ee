import struct Foundation.Date

/// A timer on the virtual clock, under Foundation's name. It hides Foundation's type in files that import this module but
/// not Foundation.
public final class Timer {
    public let timeInterval: Double
    public var tolerance: Double = 0
    public private(set) var isValid = true
    /// What whoever made the timer has given it along.
    public package(set) var userInfo: Any?
    private let repeats: Bool
    private let block: (Timer) -> Void
    /// The timer fires whole multiples of its interval after this moment, in seconds, so that nothing drifts.
    private var origin: Double
    /// How many intervals after `origin` it fires next.
    private var count: Double
    /// Whether it was added to a run loop.
    private var isRunning = false
    private var entry: Int?

    package init(interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
        // As Foundation: intervals of 0 and less count as 0.1 ms.
        timeInterval = interval > 0 ? interval : 0.0001
        self.repeats = repeats
        self.block = block
        (origin, count) = (VirtualClock.present, 1)
    }

    /// One that is over and never fires, in the place of another that is made later.
    public convenience init() {
        self.init(interval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// A timer that begins to run when it is added to a run loop.
    public convenience init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(interval: interval, repeats: repeats, block: block)
    }

    /// The same, which fires at `date` first.
    public convenience init(
        fire date: Foundation.Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        self.init(interval: interval, repeats: repeats, block: block)
        fireDate = date
    }

    /// When it fires next, or has fired last if it is over. Where another moment is set it goes on from there in its own step: it fires at
    /// once where that has passed, and waits for ever at `.distantFuture`.
    public var fireDate: Foundation.Date {
        get { VirtualClock.date(at: due) }
        set {
            (origin, count) = (VirtualClock.time(of: newValue), 0)
            if isValid, isRunning { schedule() }
        }
    }

    private var due: Double { origin + count * timeInterval }

    /// Starts a timer that was only made; one that runs goes on.
    package func begin() {
        guard isValid, !isRunning else { return }
        isRunning = true
        schedule()
    }

    /// Runs `block` after `interval` seconds of virtual time, and then again and again where it `repeats`.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(interval: interval, repeats: repeats, block: block)
        timer.begin()
        return timer
    }

    public func invalidate() {
        isValid = false
        if let entry { VirtualClock.cancel(entry) }
    }

    /// Fires now, besides its own moments; one that does not repeat is over then.
    public func fire() {
        guard isValid else { return }
        if !repeats { invalidate() }
        block(self)
    }

    private func schedule() {
        if let entry { VirtualClock.cancel(entry) }
        // Moments that have passed are told once.
        if due < VirtualClock.present { count += ((VirtualClock.present - due) / timeInterval).rounded(.down) }
        entry = VirtualClock.schedule(after: due - VirtualClock.present) { [self] in
            entry = nil
            guard isValid else { return }
            if repeats {
                count += 1
                schedule()
            } else {
                isValid = false
            }
            block(self)
        }
    }
}
