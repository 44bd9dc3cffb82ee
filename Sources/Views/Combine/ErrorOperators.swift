import KinoraStage

/// Operators for errors.

extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }

    fileprivate func mappingErrors<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            (receiver.value, { receiver.completion($0.mapError(transform)) })
        } as AnyPublisher<Output, E>
    }

    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> some Publisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { receiver in
            var second: AnyCancellable?
            let first = self.sink(
                receiveCompletion: { end in
                    switch end {
                    case .finished: receiver.completion(.finished)
                    case .failure(let error):
                        second = handler(error).sink(
                            receiveCompletion: receiver.completion, receiveValue: receiver.value)
                    }
                }, receiveValue: receiver.value)
            return AnyCancellable {
                first.cancel()
                second?.cancel()
            }
        }
    }

    /// A last value in place of an error.
    public func replaceError(with value: Output) -> some Publisher<Output, Never> { self.catch { _ in Just(value) } }

    public func replaceEmpty(with value: Output) -> some Publisher<Output, Failure> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            var isEmpty = true
            return (
                {
                    isEmpty = false
                    receiver.value($0)
                },
                { end in
                    if isEmpty, case .finished = end { receiver.value(value) }
                    receiver.completion(end)
                }
            )
        } as AnyPublisher<Output, Failure>
    }

    /// Subscribes anew after an error, up to `retries` times.
    public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
        AnyPublisher { receiver in Retrying(self, receiver).start(retries) }
    }

    /// Stops the program at an error: the caller knows that there is none.
    public func assertNoFailure(_ prefix: String = "") -> some Publisher<Output, Never> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void) in
            (
                receiver.value,
                { end in
                    if case .failure(let error) = end { fatalError("\(prefix) unexpected failure: \(error)") }
                    receiver.completion(.finished)
                }
            )
        } as AnyPublisher<Output, Never>
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to type: E.Type) -> some Publisher<Output, E> {
        relayed { receiver -> (value: (Output) -> Void, completion: (Subscribers.Completion<Never>) -> Void) in
            (receiver.value, { _ in receiver.completion(.finished) })
        } as AnyPublisher<Output, E>
    }
}

/// A publisher that is subscribed to again after an error.
private final class Retrying<Upstream: Publisher> {
    private let upstream: Upstream
    private let receiver: PublisherSource<Upstream.Output, Upstream.Failure>.Receiver
    private var current: AnyCancellable?
    private var isCancelled = false

    init(_ upstream: Upstream, _ receiver: PublisherSource<Upstream.Output, Upstream.Failure>.Receiver) {
        self.upstream = upstream
        self.receiver = receiver
    }

    func start(_ left: Int) -> AnyCancellable {
        attempt(left)
        return AnyCancellable { [self] in
            isCancelled = true
            current?.cancel()
        }
    }

    private func attempt(_ left: Int) {
        guard !isCancelled else { return }
        current = upstream.sink(
            receiveCompletion: { [self] end in
                if case .failure = end, left > 0 { attempt(left - 1) } else { receiver.completion(end) }
            }, receiveValue: receiver.value)
    }
}

extension Publishers {
    /// The values of a publisher, with its error changed.
    public struct MapError<Upstream: Publisher, Failure: Error>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure
        public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        public var _source: AnyPublisher<Output, Failure> { upstream.mappingErrors(transform) }
    }
}
