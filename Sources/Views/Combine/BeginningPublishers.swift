import Foundation
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
    /// Who awaits the value.
    private var waiting: [Promise] = []
    /// Outside of performances a value may be awaited on another thread than the one that brings it.
    private let lock = NSLock()
    private let done = PassthroughSubject<Result<Output, Failure>, Never>()

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    private func fulfill(_ new: Result<Output, Failure>) {
        let told: [Promise]? = lock.withLock {
            guard result == nil else { return nil }
            result = new
            defer { waiting = [] }
            return waiting
        }
        guard let told else { return }
        for action in told { action(new) }
        done.send(new)
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
            if let result = lock.withLock({ result }) {
                deliver(result)
                return AnyCancellable {}
            }
            return done.sink { result in UnaskedValue.waits.sending { deliver(result) } }
        }.receive(subscriber: subscriber)
    }

    /// Hands the result over once, as soon as it is there.
    func fulfilled(_ action: @escaping Promise) {
        let known = lock.withLock {
            if result == nil { waiting.append(action) }
            return result
        }
        if let known { action(known) }
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

extension Optional {
    /// The value, where there is one, and the end.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of an optional's value.
    public struct Publisher: _SourcedPublisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Wrapped?
        public init(_ output: Wrapped?) { self.output = output }
        public var _source: AnyPublisher<Wrapped, Never> {
            (output.map { [$0] } ?? []).publisher.eraseToAnyPublisher()
        }
    }
}

extension Result {
    /// The value and the end, or the error.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher of a result.
    public struct Publisher: _SourcedPublisher {
        public typealias Output = Success
        public let result: Result
        public init(_ result: Result) { self.result = result }
        public init(_ output: Success) { result = .success(output) }
        public init(_ failure: Failure) { result = .failure(failure) }
        public var _source: AnyPublisher<Success, Failure> {
            switch result {
            case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
            case .failure(let error): Fail(error: error).eraseToAnyPublisher()
            }
        }
    }
}

/// The same values and end for every subscriber.
public struct Record<Output, Failure: Error>: _SourcedPublisher {
    /// What was sent, in order, and how it ended.
    public struct Recording {
        public typealias Input = Output
        public private(set) var output: [Output] = []
        public private(set) var completion: Subscribers.Completion<Failure> = .finished
        public init() {}
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion) = (output, completion)
        }
        public mutating func receive(_ input: Output) { output.append(input) }
        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }

    public let recording: Recording
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }
    public init(recording: Recording) { self.recording = recording }
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }
    public var _source: AnyPublisher<Output, Failure> {
        AnyPublisher { [recording] receiver in
            for value in recording.output { receiver.value(value) }
            receiver.completion(recording.completion)
            return AnyCancellable {}
        }
    }
}
