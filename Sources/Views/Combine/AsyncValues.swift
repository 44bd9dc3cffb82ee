import KinoraStage

// The values of publishers for `for await`, in the order in which they are sent, however long each is worked on.

public typealias AsyncPublisher<P: Publisher> = AsyncStream<P.Output> where P.Failure == Never
public typealias AsyncThrowingPublisher<P: Publisher> = AsyncThrowingStream<P.Output, any Error>

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> {
        AsyncStream { continuation in
            let subscription = sink(
                receiveCompletion: { _ in continuation.finish() },
                receiveValue: { _ = continuation.yield(Transfer($0).value) })
            let kept = Transfer(subscription)
            continuation.onTermination = { _ in kept.value.cancel() }
        }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the error that ends them.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingStream { continuation in
            let subscription = sink(
                receiveCompletion: { end in
                    switch end {
                    case .finished: continuation.finish()
                    case .failure(let error): continuation.finish(throwing: error)
                    }
                },
                receiveValue: { _ = continuation.yield(Transfer($0).value) })
            let kept = Transfer(subscription)
            continuation.onTermination = { _ in kept.value.cancel() }
        }
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
