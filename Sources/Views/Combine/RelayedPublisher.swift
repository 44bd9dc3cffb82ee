import KinoraStage

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

    /// The same with a reaction to values that may throw, which ends it with the error.
    func tryRelayed<T>(
        _ begin:
            @escaping (PublisherSource<T, any Error>.Receiver) -> (
                value: (Output) throws -> Void, finish: () -> Void
            )
    ) -> AnyPublisher<T, any Error> {
        relayed { receiver in
            let (value, finish) = begin(receiver)
            return (
                { input in
                    do { try value(input) } catch { receiver.completion(.failure(error)) }
                },
                { end in
                    if case .finished = end { finish() }
                    receiver.completion(end.mapError { $0 })
                }
            )
        }
    }

    /// The same where nothing is sent at the finish.
    func tryRelayedValues<T>(
        _ begin: @escaping (PublisherSource<T, any Error>.Receiver) -> (Output) throws -> Void
    ) -> AnyPublisher<T, any Error> {
        tryRelayed { receiver in (begin(receiver), {}) }
    }

    /// A publisher that sends one more value before it finishes, where there is one.
    func gathered<T>(
        _ begin: @escaping (PublisherSource<T, Failure>.Receiver) -> (value: (Output) -> Void, last: () -> T?)
    ) -> AnyPublisher<T, Failure> {
        relayed { receiver in
            let (value, last) = begin(receiver)
            return (
                value,
                { end in
                    if case .finished = end, let last = last() { receiver.value(last) }
                    receiver.completion(end)
                }
            )
        }
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
