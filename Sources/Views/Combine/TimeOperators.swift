import KinoraStage

/// Operators that delay values, on the virtual clock.

extension Publisher {
    /// Values and the end at the same virtual time, after the current event.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> some Publisher<
        Output, Failure
    > {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            (
                { value in scheduler.schedule(options: options) { receiver.value(value) } },
                { end in scheduler.schedule(options: options) { receiver.completion(end) } }
            )
        } as AnyPublisher<Output, Failure>
    }

    /// Subscribes after the current event.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> some Publisher<
        Output, Failure
    > {
        AnyPublisher { receiver in
            var inner: AnyCancellable?
            var isCancelled = false
            scheduler.schedule(options: options) {
                guard !isCancelled else { return }
                inner = self.sink(receiveCompletion: receiver.completion, receiveValue: receiver.value)
            }
            return AnyCancellable {
                isCancelled = true
                inner?.cancel()
            }
        }
    }

    /// Everything later by `interval`.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            func later(_ action: @escaping () -> Void) {
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                    options: options, action)
            }
            return ({ value in later { receiver.value(value) } }, { end in later { receiver.completion(end) } })
        } as AnyPublisher<Output, Failure>
    }

    /// A value only when none follows for `dueTime`.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            var last = 0
            return (
                { value in
                    last += 1
                    let own = last
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        if own == last { receiver.value(value) }
                    }
                }, receiver.completion
            )
        } as AnyPublisher<Output, Failure>
    }

    /// At most one value in each `interval`: the first, or the `latest`.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> some Publisher<Output, Failure> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            var nextTime: S.SchedulerTimeType?
            var waiting: Output?
            return (
                { value in
                    let now = scheduler.now
                    guard let due = nextTime, now < due else {
                        nextTime = now.advanced(by: interval)
                        return receiver.value(value)
                    }
                    let isScheduled = waiting != nil
                    if !isScheduled || latest { waiting = value }
                    guard !isScheduled else { return }
                    scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
                        guard let value = waiting else { return }
                        waiting = nil
                        nextTime = due.advanced(by: interval)
                        receiver.value(value)
                    }
                },
                { end in
                    if let value = waiting { receiver.value(value) }
                    waiting = nil
                    receiver.completion(end)
                }
            )
        } as AnyPublisher<Output, Failure>
    }

    /// Ends when no value comes for `interval`: with an error where one is given.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> some Publisher<Output, Failure> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            var last = 0
            func wait() {
                last += 1
                let own = last
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
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
        } as AnyPublisher<Output, Failure>
    }
}
