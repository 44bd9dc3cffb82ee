import KinoraStage

// The values of publishers for `for await`. One is asked for at a time: what a subject sends while the loop is busy is not kept.

/// The values of a publisher as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(values: _AwaitedValues(publisher)) }

    public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Never
        fileprivate let values: _AwaitedValues<P.Output, Never>
        public mutating func next() async -> P.Output? { await next(isolation: nil) }
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await values.next(isolation: actor)?.value
        }
    }
}

/// The values of a publisher as an asynchronous sequence, which throws the error that ends them.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(values: _AwaitedValues(publisher)) }

    public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = any Error
        fileprivate let values: _AwaitedValues<P.Output, P.Failure>
        public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            if let value = await values.next(isolation: actor) { return value.value }
            if let error = values.error { throw error }
            return nil
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the error that ends them.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a subscription, which ends with the last loop over them. (Users' modules copy what holds it, and look for its description.)
public final class _AwaitedValues<Output, Failure: Error>: @unchecked Sendable {
    private let subscriber = AwaitingSubscriber<Output, Failure>()
    /// What ended the values.
    fileprivate var error: Failure? { subscriber.error }

    fileprivate init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        publisher.receive(subscriber: subscriber)
    }

    deinit { subscriber.end() }

    /// The next value; nil at the end, or where the task is cancelled.
    fileprivate func next(isolation actor: isolated (any Actor)?) async -> Transfer<Output>? {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { subscriber.ask(for: $0) }
        } onCancel: {
            subscriber.end()
        }
    }
}

/// A subscriber that asks for a value whenever somebody waits for one.
private final class AwaitingSubscriber<Output, Failure: Error>: Subscriber, @unchecked Sendable {
    typealias Waiting = UnsafeContinuation<Transfer<Output>?, Never>
    private var subscription: (any _Subscription)?
    private var waiting: [Waiting] = []
    private var hasEnded = false
    private(set) var error: Failure?

    func ask(for value: Waiting) {
        guard !hasEnded else { return value.resume(returning: nil) }
        waiting.append(value)
        subscription?.request(.max(1))
    }

    func end() {
        hasEnded = true
        subscription?.cancel()
        subscription = nil
        let waiting = waiting
        self.waiting = []
        for value in waiting { value.resume(returning: nil) }
    }

    func receive(subscription: any _Subscription) { self.subscription = subscription }

    func receive(_ input: Output) -> Subscribers.Demand {
        if !waiting.isEmpty { waiting.removeFirst().resume(returning: Transfer(input)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let failure) = completion { error = failure }
        end()
    }
}

extension Future where Failure == Never {
    /// The value, once it is there.
    public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                let continuation = Transfer(continuation)
                fulfilled { result in
                    if case .success(let value) = result { continuation.value.resume(returning: Transfer(value).value) }
                }
            }
        }
    }
}

extension Future {
    /// The value, once it is there, or its error.
    @_disfavoredOverload
    public var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let continuation = Transfer(continuation)
                fulfilled { continuation.value.resume(with: Transfer($0.mapError { $0 as any Error }).value) }
            }
        }
    }
}
