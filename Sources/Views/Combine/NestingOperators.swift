import KinoraStage

// Operators that send the values of publishers made for values, and their types.

extension Publishers {
    /// The values of a publisher made for each value, at most `maxPublishers` of them at a time.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _SourcedPublisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
        }
        public var _source: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in FlatMapping(transform, receiver, most: maxPublishers).start(upstream) }
        }
    }

    /// The values of the most recent publisher that another sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: _SourcedPublisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }
        public var _source: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in
                var inner: AnyCancellable?
                var (outerEnded, innerRuns) = (false, 0)
                var generation = 0
                let outer = upstream.sink(
                    receiveCompletion: { end in
                        outerEnded = true
                        if case .failure = end {
                            receiver.completion(end)
                        } else if innerRuns == 0 {
                            receiver.completion(end)
                        }
                    },
                    receiveValue: { publisher in
                        generation += 1
                        let own = generation
                        inner?.cancel()
                        innerRuns = 1
                        inner = publisher.sink(
                            receiveCompletion: { end in
                                guard own == generation else { return }
                                innerRuns = 0
                                if case .failure = end {
                                    receiver.completion(end)
                                } else if outerEnded {
                                    receiver.completion(end)
                                }
                            }, receiveValue: receiver.value)
                    })
                return AnyCancellable {
                    outer.cancel()
                    inner?.cancel()
                }
            }
        }
    }
}

extension Publisher {
    /// The values of a publisher made for each value, at most `maxPublishers` of them at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// The values of the most recent publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
    where Output: Publisher, Output.Failure == Failure {
        Publishers.SwitchToLatest(upstream: self)
    }

    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        > where Output: Publisher, Output.Failure == Never
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never {
    /// The values of a publisher made for each value, which may fail though this one does not.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// The values of the most recent publisher, which may fail though this one does not.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        > where Output: Publisher
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

/// The state of a `flatMap`: running inner publishers, and values that wait for one.
private final class FlatMapping<Input, Inner: Publisher> {
    private let transform: (Input) -> Inner
    private let receiver: PublisherSource<Inner.Output, Inner.Failure>.Receiver
    private let most: Subscribers.Demand
    private var running: [Int: AnyCancellable] = [:]
    private var active = 0
    private var next = 0
    private var waiting: [Input] = []
    private var outerEnded = false

    init(
        _ transform: @escaping (Input) -> Inner, _ receiver: PublisherSource<Inner.Output, Inner.Failure>.Receiver,
        most: Subscribers.Demand
    ) {
        self.transform = transform
        self.receiver = receiver
        self.most = most
    }

    func start<P: Publisher>(_ upstream: P) -> AnyCancellable where P.Output == Input, P.Failure == Inner.Failure {
        let outer = upstream.sink(
            receiveCompletion: { [self] end in
                outerEnded = true
                if case .failure = end { receiver.completion(end) } else { finish() }
            },
            receiveValue: { [self] value in
                if active < most.count { waiting.append(value) } else { UnaskedValue.keep(value, in: &waiting) }
                advance()
            })
        return AnyCancellable { [self] in
            outer.cancel()
            waiting = []
            for inner in running.values { inner.cancel() }
            running = [:]
        }
    }

    private func advance() {
        while !waiting.isEmpty, active < most.count {
            let number = next
            next += 1
            active += 1
            var ended = false
            let inner = transform(waiting.removeFirst()).sink(
                receiveCompletion: { [self] end in
                    ended = true
                    active -= 1
                    running[number] = nil
                    if case .failure = end { return receiver.completion(end) }
                    advance()
                    finish()
                }, receiveValue: receiver.value)
            if !ended { running[number] = inner }
        }
    }

    private func finish() {
        if outerEnded, active == 0, waiting.isEmpty { receiver.completion(.finished) }
    }
}
