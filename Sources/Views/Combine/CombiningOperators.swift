import KinoraStage

/// Operators that bring several publishers together.

extension Publisher {
    /// Values of both, as they come.
    public func merge<P: Publisher>(with other: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
    }

    /// The last values of both, whenever one comes and both have one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, second, third)
    }

    /// First values together, second values together, and so on, until one of them can give no other.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// The values of a publisher made for each value, at most `maxPublishers` of them at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { receiver in FlatMapping(transform, receiver, most: maxPublishers).start(self) }
    }

    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// The values of the most recent publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
    where Output: Publisher, Output.Failure == Failure {
        Publishers.SwitchToLatest(upstream: self)
    }

    fileprivate func latest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { receiver in
            var inner: AnyCancellable?
            var (outerEnded, innerRuns) = (false, 0)
            var generation = 0
            let outer = self.sink(
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

extension Publishers {
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PublisherSource<Output, Failure> { receiver in
                var running = publishers.count
                if running == 0 { receiver.completion(.finished) }
                let subscriptions = publishers.map { publisher in
                    publisher.sink(
                        receiveCompletion: { end in
                            running -= 1
                            if case .failure = end {
                                receiver.completion(end)
                            } else if running == 0 {
                                receiver.completion(end)
                            }
                        }, receiveValue: receiver.value)
                }
                return AnyCancellable { subscriptions.forEach { $0.cancel() } }
            }.receive(subscriber: subscriber)
        }
    }

    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let (a, b): (A, B)
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PublisherSource<Output, Failure> { receiver in
                var (first, second): (A.Output?, B.Output?)
                func send() { if let first, let second { receiver.value((first, second)) } }
                let pair = Pair(receiver.completion)
                let one = a.sink(receiveCompletion: pair.end) { value in
                    first = value
                    send()
                }
                let two = b.sink(receiveCompletion: pair.end) { value in
                    second = value
                    send()
                }
                return AnyCancellable(both: one, two)
            }.receive(subscriber: subscriber)
        }
    }

    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let (a, b): (A, B)
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PublisherSource<Output, Failure> { receiver in
                let (first, second) = (Queue<A.Output>(), Queue<B.Output>())
                func send() {
                    while !first.waiting.isEmpty, !second.waiting.isEmpty {
                        receiver.value((first.waiting.removeFirst(), second.waiting.removeFirst()))
                    }
                    // Where one of them can give no other value, there is no other pair.
                    if first.isSpent || second.isSpent { receiver.completion(.finished) }
                }
                func listen<P: Publisher>(to publisher: P, _ queue: Queue<P.Output>) -> AnyCancellable
                where P.Failure == Failure {
                    publisher.sink(
                        receiveCompletion: { end in
                            queue.hasEnded = true
                            if case .failure = end { receiver.completion(end) } else { send() }
                        },
                        receiveValue: { value in
                            queue.waiting.append(value)
                            send()
                        })
                }
                return AnyCancellable(both: listen(to: a, first), listen(to: b, second))
            }.receive(subscriber: subscriber)
        }
    }
}

/// Two publishers that end together: with the first error, or when both have finished.
private final class Pair<Failure: Error> {
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private var running = 2

    init(_ completion: @escaping (Subscribers.Completion<Failure>) -> Void) { self.completion = completion }

    func end(_ end: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = end { completion(end) } else if running == 0 { completion(end) }
    }
}

/// Values of one of two publishers that wait for the other's.
private final class Queue<Value> {
    var waiting: [Value] = []
    var hasEnded = false
    /// Whether there is no value, and none will come.
    var isSpent: Bool { hasEnded && waiting.isEmpty }
}

extension AnyCancellable {
    fileprivate convenience init(both one: AnyCancellable, _ two: AnyCancellable) {
        self.init {
            one.cancel()
            two.cancel()
        }
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
                waiting.append(value)
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

extension Publishers {
    /// The last values of three, whenever one comes and all have one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _SourcedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public var _source: AnyPublisher<Output, Failure> {
            a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
        }
    }

    /// The values of the most recent publisher that another sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: _SourcedPublisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }
        public var _source: AnyPublisher<Output, Failure> { upstream.latest() }
    }
}
