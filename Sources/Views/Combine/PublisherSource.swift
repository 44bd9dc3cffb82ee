import KinoraStage

/// A publisher made of a function that starts sending and returns what stops it. All of Kinora's publishers are made
/// of it, so that demand is counted in one place.
struct PublisherSource<Output, Failure: Error>: Publisher {
    /// Where values go.
    struct Receiver {
        let value: (Output) -> Void
        let completion: (Subscribers.Completion<Failure>) -> Void
    }

    /// How many values are kept that nobody has asked for.
    struct Limit {
        let size: Int
        let whenFull: Publishers.BufferingStrategy<Failure>
    }

    let start: (Receiver) -> AnyCancellable
    /// nil: all of them are kept. With a limit it starts before anything is asked for.
    let limit: Limit?

    init(limit: Limit? = nil, _ start: @escaping (Receiver) -> AnyCancellable) {
        (self.limit, self.start) = (limit, start)
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = CountedSubscription(start, subscriber, limit)
        subscriber.receive(subscription: subscription)
        if limit != nil { subscription.begin() }
    }
}

/// Delivers as many values as were requested and keeps the others until they are.
private final class CountedSubscription<S: Subscriber>: _Subscription {
    typealias Source = PublisherSource<S.Input, S.Failure>
    private let start: (Source.Receiver) -> AnyCancellable
    private let limit: Source.Limit?
    private var subscriber: S?
    private var running: AnyCancellable?
    private var hasStarted = false
    private var demand = Subscribers.Demand.none
    private var waiting: [S.Input] = []
    private var end: Subscribers.Completion<S.Failure>?

    init(_ start: @escaping (Source.Receiver) -> AnyCancellable, _ subscriber: S, _ limit: Source.Limit?) {
        self.start = start
        self.subscriber = subscriber
        self.limit = limit
    }

    /// Starts what sends, once.
    func begin() {
        guard !hasStarted, subscriber != nil else { return }
        hasStarted = true
        let receiver = Source.Receiver(
            value: { [weak self] in self?.take($0) }, completion: { [weak self] in self?.complete($0) })
        // What it sends at once it has to send, whatever a subject sends that has it started.
        let running = UnaskedValue.waits.sending { start(receiver) }
        // It may have ended, or been cancelled, during its start.
        if subscriber != nil { self.running = running }
    }

    func request(_ more: Subscribers.Demand) {
        demand += more
        if !hasStarted, demand > .none { begin() } else { flush() }
    }

    func cancel() {
        subscriber = nil
        waiting = []
        let running = running
        self.running = nil
        running?.cancel()
    }

    private func take(_ value: S.Input) {
        guard subscriber != nil, end == nil else { return }
        if demand > .none || limit != nil { waiting.append(value) } else { UnaskedValue.keep(value, in: &waiting) }
        flush()
        if let limit, waiting.count > limit.size { overflow(limit) }
    }

    private func overflow(_ limit: Source.Limit) {
        switch limit.whenFull {
        case .dropNewest: waiting.removeLast()
        case .dropOldest: waiting.removeFirst()
        case .customError(let error):
            waiting = []
            complete(.failure(error()))
        }
    }

    private func complete(_ completion: Subscribers.Completion<S.Failure>) {
        guard end == nil else { return }
        end = completion
        flush()
    }

    private func flush() {
        while demand > .none, !waiting.isEmpty, let subscriber {
            let value = waiting.removeFirst()
            if let count = demand.max { demand = .max(count - 1) }
            demand +=
                limit == nil ? subscriber.receive(value) : UnaskedValue.waits.sending { subscriber.receive(value) }
        }
        guard waiting.isEmpty, let end, let subscriber else { return }
        self.subscriber = nil
        running = nil
        subscriber.receive(completion: end)
    }
}

/// A publisher with a name of its own that is made of a source.
public protocol _SourcedPublisher: Publisher {
    var _source: AnyPublisher<Output, Failure> { get }
}

extension _SourcedPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        _source.receive(subscriber: subscriber)
    }
}

/// A publisher whose type is forgotten.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    // A source would be a field of a type that is not public. Users' modules copy publishers, and would look for that type's
    // description, which a built command does not hand out.
    private let start: (PublisherSource<Output, Failure>.Receiver) -> AnyCancellable

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        start = { receiver in
            publisher.sink(receiveCompletion: receiver.completion, receiveValue: receiver.value)
        }
    }

    init(_ start: @escaping (PublisherSource<Output, Failure>.Receiver) -> AnyCancellable) {
        self.start = start
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        PublisherSource(start).receive(subscriber: subscriber)
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The namespace of publishers that operators make.
public enum Publishers {}
