import KinoraStage

/// One value, at once.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        PublisherSource<Output, Never> { receiver in
            receiver.value(output)
            receiver.completion(.finished)
            return AnyCancellable {}
        }.receive(subscriber: subscriber)
    }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        PublisherSource<Output, Failure> { receiver in
            if completeImmediately { receiver.completion(.finished) }
            return AnyCancellable {}
        }.receive(subscriber: subscriber)
    }
}

/// An error, at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        PublisherSource<Output, Failure> { receiver in
            receiver.completion(.failure(error))
            return AnyCancellable {}
        }.receive(subscriber: subscriber)
    }
}

/// Made anew for every subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// One value, or an error, when work that begins at once is done.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private var result: Result<Output, Failure>?
    private let done = PassthroughSubject<Result<Output, Failure>, Never>()

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in
            guard result == nil else { return }
            result = $0
            done.send($0)
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        PublisherSource<Output, Failure> { [self] receiver in
            func deliver(_ result: Result<Output, Failure>) {
                switch result {
                case .success(let value):
                    receiver.value(value)
                    receiver.completion(.finished)
                case .failure(let error): receiver.completion(.failure(error))
                }
            }
            if let result {
                deliver(result)
                return AnyCancellable {}
            }
            return done.sink { deliver($0) }
        }.receive(subscriber: subscriber)
    }
}

extension Publishers {
    /// The elements of a sequence, at once.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PublisherSource<Output, Failure> { receiver in
                for element in sequence { receiver.value(element) }
                receiver.completion(.finished)
                return AnyCancellable {}
            }.receive(subscriber: subscriber)
        }
    }
}

extension Sequence {
    /// The elements as a publisher.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
