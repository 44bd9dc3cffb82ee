import KinoraStage

/// Operators that change or choose values.

extension Publisher {
    /// A publisher that reacts to each value and each end of this one with a receiver's calls.
    func relayed<T, E: Error>(
        _ begin:
            @escaping (PublisherSource<T, E>.Receiver) -> (
                value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
            )
    ) -> AnyPublisher<T, E> {
        AnyPublisher { receiver in
            let (value, completion) = begin(receiver)
            return self.sink(receiveCompletion: completion, receiveValue: value)
        }
    }

    /// The same with ends passed on as they are.
    func relayedValues<T>(
        _ begin: @escaping (PublisherSource<T, Failure>.Receiver) -> (Output) -> Void
    ) -> AnyPublisher<T, Failure> {
        relayed { receiver in (begin(receiver), receiver.completion) }
    }
}

extension Publishers {
    public struct Map<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = Upstream.Failure
        public let _source: AnyPublisher<Output, Failure>
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            _source = upstream.relayedValues { receiver in { receiver.value(transform($0)) } }
        }
    }

    public struct CompactMap<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = Upstream.Failure
        public let _source: AnyPublisher<Output, Failure>
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            _source = upstream.relayedValues { receiver in { if let value = transform($0) { receiver.value(value) } } }
        }
    }

    public struct Filter<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let _source: AnyPublisher<Output, Failure>
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            _source = upstream.relayedValues { receiver in { if isIncluded($0) { receiver.value($0) } } }
        }
    }

    /// Leaves out values that equal the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let _source: AnyPublisher<Output, Failure>
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            _source = upstream.relayedValues { receiver in
                var last: Output?
                return { value in
                    if let known = last, predicate(known, value) { return }
                    last = value
                    receiver.value(value)
                }
            }
        }
    }
}

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> some Publisher<T, any Error> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            (
                { value in
                    do { receiver.value(try transform(value)) } catch { receiver.completion(.failure(error)) }
                },
                { receiver.completion($0.mapError { $0 }) }
            )
        } as AnyPublisher<T, any Error>
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    public func replaceNil<T>(with value: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? value } }

    /// The running combination of all values so far.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> some Publisher<T, Failure> {
        relayedValues { receiver in
            var result = initial
            return { value in
                result = next(result, value)
                receiver.value(result)
            }
        }
    }

    /// The combination of all values, at the end.
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> some Publisher<T, Failure> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            var result = initial
            return (
                { result = next(result, $0) },
                { end in
                    if case .finished = end { receiver.value(result) }
                    receiver.completion(end)
                }
            )
        } as AnyPublisher<T, Failure>
    }

    /// All values, at the end.
    public func collect() -> some Publisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    /// Values in groups of `count`; the last may be smaller.
    public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            var group: [Output] = []
            return (
                { value in
                    group.append(value)
                    guard group.count >= Swift.max(1, count) else { return }
                    let full = group
                    group = []
                    receiver.value(full)
                },
                { end in
                    if case .finished = end, !group.isEmpty { receiver.value(group) }
                    receiver.completion(end)
                }
            )
        } as AnyPublisher<[Output], Failure>
    }

    public func first() -> some Publisher<Output, Failure> { prefix(1) }

    public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    /// The first values, and then the end.
    public func prefix(_ count: Int) -> some Publisher<Output, Failure> {
        relayedValues { receiver in
            var left = count
            if left <= 0 { receiver.completion(.finished) }
            return { value in
                guard left > 0 else { return }
                left -= 1
                receiver.value(value)
                if left == 0 { receiver.completion(.finished) }
            }
        }
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        relayedValues { receiver in { predicate($0) ? receiver.value($0) : receiver.completion(.finished) } }
    }

    /// Values up to the first of another publisher.
    public func prefix<P: Publisher>(untilOutputFrom other: P) -> some Publisher<Output, Failure> {
        AnyPublisher { receiver in
            let stop = other.prefix(1).sink(receiveCompletion: { _ in }) { _ in receiver.completion(.finished) }
            let values = self.sink(receiveCompletion: receiver.completion, receiveValue: receiver.value)
            return AnyCancellable {
                stop.cancel()
                values.cancel()
            }
        }
    }

    public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
        relayedValues { receiver in
            var left = count
            return { value in
                if left > 0 { left -= 1 } else { receiver.value(value) }
            }
        }
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        relayedValues { receiver in
            var isDropping = true
            return { value in
                isDropping = isDropping && predicate(value)
                if !isDropping { receiver.value(value) }
            }
        }
    }

    /// The last value, at the end.
    public func last() -> some Publisher<Output, Failure> {
        reduce(Output?.none) { $1 }.compactMap { $0 }
    }

    public func ignoreOutput() -> some Publisher<Never, Failure> {
        relayedValues { _ in { _ in } } as AnyPublisher<Never, Failure>
    }

    /// Values put before this publisher's own.
    public func prepend(_ values: Output...) -> some Publisher<Output, Failure> { prepend(values) }

    public func prepend<S: Sequence>(_ values: S) -> some Publisher<Output, Failure> where S.Element == Output {
        AnyPublisher { receiver in
            for value in values { receiver.value(value) }
            return self.sink(receiveCompletion: receiver.completion, receiveValue: receiver.value)
        }
    }

    /// Values put after this publisher's own end.
    public func append(_ values: Output...) -> some Publisher<Output, Failure> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            (
                receiver.value,
                { end in
                    if case .finished = end { for value in values { receiver.value(value) } }
                    receiver.completion(end)
                }
            )
        } as AnyPublisher<Output, Failure>
    }

    /// Runs closures at each step, and changes nothing.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> some Publisher<Output, Failure> {
        EventHandling(
            upstream: self, subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
            cancel: receiveCancel, request: receiveRequest)
    }

    /// Writes each step as a line, to a stream or to the output of the program, and changes nothing.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> some Publisher<Output, Failure> {
        let lines = StepLines(prefix.isEmpty ? "" : "\(prefix): ", stream)
        return handleEvents(
            receiveSubscription: { lines.write("receive subscription: (\($0))") },
            receiveOutput: { lines.write("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: lines.write("receive finished")
                case .failure(let error): lines.write("receive error: (\(error))")
                }
            },
            receiveCancel: { lines.write("receive cancel") },
            receiveRequest: { demand in
                lines.write(demand == .unlimited ? "request unlimited" : "request max: (\(demand.max ?? 0))")
            })
    }
}

/// Where the steps of a printed publisher go.
private final class StepLines {
    private let prefix: String
    private var stream: (any TextOutputStream)?
    init(_ prefix: String, _ stream: (any TextOutputStream)?) { (self.prefix, self.stream) = (prefix, stream) }
    func write(_ step: String) {
        if stream == nil { Swift.print(prefix + step) } else { stream?.write("\(prefix)\(step)\n") }
    }
}

extension Subscribers.Completion {
    func mapError<T: Error>(_ transform: (Failure) -> T) -> Subscribers.Completion<T> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}

/// Watches a subscription from both sides.
private struct EventHandling<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let subscription: ((any Subscription) -> Void)?
    let output: ((Output) -> Void)?
    let completion: ((Subscribers.Completion<Failure>) -> Void)?
    let cancel: (() -> Void)?
    let request: ((Subscribers.Demand) -> Void)?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(subscriber: Watcher(handling: self, downstream: subscriber))
    }

    private final class Watcher<S: Subscriber>: Subscriber, Subscription where S.Input == Output, S.Failure == Failure {
        let handling: EventHandling
        let downstream: S
        var upstream: (any Subscription)?

        init(handling: EventHandling, downstream: S) {
            self.handling = handling
            self.downstream = downstream
        }

        func receive(subscription: any Subscription) {
            upstream = subscription
            handling.subscription?(subscription)
            downstream.receive(subscription: self)
        }
        func receive(_ input: S.Input) -> Subscribers.Demand {
            handling.output?(input)
            return downstream.receive(input)
        }
        func receive(completion: Subscribers.Completion<S.Failure>) {
            handling.completion?(completion)
            upstream = nil
            downstream.receive(completion: completion)
        }
        func request(_ demand: Subscribers.Demand) {
            handling.request?(demand)
            upstream?.request(demand)
        }
        func cancel() {
            guard let upstream else { return }
            self.upstream = nil
            handling.cancel?()
            upstream.cancel()
        }
    }
}
