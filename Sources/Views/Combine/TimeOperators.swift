import KinoraStage

// Operators that wait, on the virtual clock, and their types.

extension Publishers {
    /// Values and the end at the same virtual time, after the current event.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayed { receiver in
                (
                    { value in
                        let unasked = UnaskedValue.current
                        scheduler.schedule(options: options) { unasked.sending { receiver.value(value) } }
                    },
                    { end in scheduler.schedule(options: options) { receiver.completion(end) } }
                )
            }
        }
    }

    /// Subscribes after the current event.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }
        public var _source: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in
                var inner: AnyCancellable?
                var isCancelled = false
                scheduler.schedule(options: options) {
                    guard !isCancelled else { return }
                    inner = upstream.sink(receiveCompletion: receiver.completion, receiveValue: receiver.value)
                }
                return AnyCancellable {
                    isCancelled = true
                    inner?.cancel()
                }
            }
        }
    }

    /// Everything later by `interval`.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayed { receiver in
                func later(_ action: @escaping () -> Void) {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                }
                return ({ value in later { receiver.value(value) } }, { end in later { receiver.completion(end) } })
            }
        }
    }

    /// A value only when none follows for `dueTime`.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                var last = 0
                return { value in
                    last += 1
                    let own = last
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        if own == last { UnaskedValue.isGone.sending { receiver.value(value) } }
                    }
                }
            }
        }
    }

    /// At most one value in each `interval`: the first, or the `latest`.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayed { receiver in
                let state = Throttling(receiver, scheduler, interval: interval, latest: latest)
                return (state.take, state.end)
            }
        }
    }

    /// Ends when no value comes for `interval`: with an error where one is given.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Upstream.Failure)?
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayed { receiver in
                var last = 0
                func wait() {
                    last += 1
                    let own = last
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        if own == last { receiver.completion(customError.map { .failure($0()) } ?? .finished) }
                    }
                }
                wait()
                return (
                    { value in
                        wait()
                        receiver.value(value)
                    },
                    { end in
                        last += 1
                        receiver.completion(end)
                    }
                )
            }
        }
    }

    /// How long each value came after the one before.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: _SourcedPublisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public init(upstream: Upstream, scheduler: Context) {
            (self.upstream, self.scheduler) = (upstream, scheduler)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                var last = scheduler.now
                return { _ in
                    let now = scheduler.now
                    receiver.value(last.distance(to: now))
                    last = now
                }
            }
        }
    }

    /// The values of each length of time, together.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: _SourcedPublisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }
        public var _source: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in
                let (scheduler, interval, most) = strategy.parts
                var group: Output = []
                func send() {
                    guard !group.isEmpty else { return }
                    let full = group
                    group = []
                    receiver.value(full)
                }
                let clock = scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance,
                    options: options, send)
                let values = upstream.sink(
                    receiveCompletion: { end in
                        if case .finished = end { send() }
                        receiver.completion(end)
                    },
                    receiveValue: { value in
                        group.append(value)
                        if group.count == most { send() }
                    })
                return AnyCancellable(both: AnyCancellable(clock), values)
            }
        }
    }
}

extension Publisher {
    /// Values and the end at the same virtual time, after the current event.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes after the current event.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Everything later by `interval`.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// A value only when none follows for `dueTime`.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// At most one value in each `interval`: the first, or the `latest`.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// Ends when no value comes for `interval`: with an error where one is given.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// How long each value came after the one before.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }

    /// The values of each length of time, together.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers {
    /// When the values that were collected are sent on.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each length of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each length of time, and whenever there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
            switch self {
            case .byTime(let scheduler, let interval): (scheduler, interval, .max)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, Swift.max(1, count))
            }
        }
    }
}

/// The state of a `throttle`: until when nothing is sent, and what waits for then.
private final class Throttling<Output, Failure: Error, Context: Scheduler> {
    private let receiver: PublisherSource<Output, Failure>.Receiver
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let latest: Bool
    private var nextTime: Context.SchedulerTimeType?
    private var waiting: Output?

    init(
        _ receiver: PublisherSource<Output, Failure>.Receiver, _ scheduler: Context,
        interval: Context.SchedulerTimeType.Stride, latest: Bool
    ) {
        (self.receiver, self.scheduler) = (receiver, scheduler)
        (self.interval, self.latest) = (interval, latest)
    }

    func take(_ value: Output) {
        let now = scheduler.now
        guard let due = nextTime, now < due else {
            nextTime = now.advanced(by: interval)
            return receiver.value(value)
        }
        let isScheduled = waiting != nil
        if !isScheduled || latest { waiting = value }
        guard !isScheduled else { return }
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) { [self] in
            guard let value = waiting else { return }
            waiting = nil
            nextTime = due.advanced(by: interval)
            receiver.value(value)
        }
    }

    func end(_ end: Subscribers.Completion<Failure>) {
        if let value = waiting { receiver.value(value) }
        waiting = nil
        receiver.completion(end)
    }
}
