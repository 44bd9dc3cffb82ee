import KinoraStage

// Operators for errors, and their types.

extension Publishers {
    /// The values of a publisher, with its error changed.
    public struct MapError<Upstream: Publisher, Failure: Error>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure
        public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayed { receiver in (receiver.value, { receiver.completion($0.mapError(transform)) }) }
        }
    }

    /// Goes on with another publisher after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: _SourcedPublisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.recovered { handler($0) }
        }
    }

    /// Goes on with another publisher after an error, or ends with the error that is thrown.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: _SourcedPublisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.recovered { error -> AnyPublisher<Output, any Error> in
                do {
                    return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
                } catch {
                    return Fail(error: error).eraseToAnyPublisher()
                }
            }
        }
    }

    /// A last value in place of an error.
    public struct ReplaceError<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public let upstream: Upstream
        public let output: Upstream.Output
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.catch { _ in Just(output) }._source
        }
    }

    /// A value where none came before the finish.
    public struct ReplaceEmpty<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Upstream.Output
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.gathered { receiver in
                var isEmpty = true
                return (
                    {
                        isEmpty = false
                        receiver.value($0)
                    }, { isEmpty ? output : nil }
                )
            }
        }
    }

    /// Subscribes anew after an error, up to `retries` times; nil: as often as it fails.
    public struct Retry<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let retries: Int?
        public init(upstream: Upstream, retries: Int?) {
            (self.upstream, self.retries) = (upstream, retries)
        }
        public var _source: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in Retrying(upstream, receiver).start(retries ?? .max) }
        }
    }

    /// Stops the program at an error: the caller knows that there is none.
    public struct AssertNoFailure<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public let upstream: Upstream
        public let prefix: String
        public let file: StaticString
        public let line: UInt
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayed { receiver in
                (
                    receiver.value,
                    { end in
                        if case .failure(let error) = end {
                            fatalError("\(prefix) unexpected failure: \(error)", file: file, line: line)
                        }
                        receiver.completion(.finished)
                    }
                )
            }
        }
    }

    /// The same values, said to be able to fail.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: _SourcedPublisher
    where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayed { receiver in (receiver.value, { _ in receiver.completion(.finished) }) }
        }
    }
}

extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }

    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// A last value in place of an error.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Subscribes anew after an error, up to `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

    /// Stops the program at an error: the caller knows that there is none.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    fileprivate func recovered<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
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
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
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
