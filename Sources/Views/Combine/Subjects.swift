import KinoraStage

/// A publisher to which other code sends values.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
private struct Audience<Output, Failure: Error> {
    private var receivers: [(number: Int, receiver: PublisherSource<Output, Failure>.Receiver)] = []
    private var next = 0
    private(set) var end: Subscribers.Completion<Failure>?

    mutating func add(_ receiver: PublisherSource<Output, Failure>.Receiver) -> Int {
        next += 1
        receivers.append((next, receiver))
        return next
    }

    mutating func remove(_ number: Int) { receivers.removeAll { $0.number == number } }

    var all: [PublisherSource<Output, Failure>.Receiver] { receivers.map(\.receiver) }

    /// Ends, the first time only; returns the subscribers to notify.
    mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [PublisherSource<Output, Failure>.Receiver] {
        guard end == nil else { return [] }
        end = completion
        defer { receivers = [] }
        return all
    }
}

/// Passes on what it is sent to its current subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private var audience = Audience<Output, Failure>()

    public init() {}

    public func send(_ value: Output) {
        UnaskedValue.isGone.sending { for receiver in audience.all { receiver.value(value) } }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        for receiver in audience.finish(completion) { receiver.completion(completion) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        PublisherSource { [self] receiver in
            if let end = audience.end {
                receiver.completion(end)
                return AnyCancellable {}
            }
            let number = audience.add(receiver)
            return AnyCancellable { [weak self] in self?.audience.remove(number) }
        }.receive(subscriber: subscriber)
    }
}

/// Keeps its last value and begins with it.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private var audience = Audience<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard audience.end == nil else { return }
        current = value
        UnaskedValue.isReplaced.sending { for receiver in audience.all { receiver.value(value) } }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        for receiver in audience.finish(completion) { receiver.completion(completion) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        PublisherSource { [self] receiver in
            if let end = audience.end {
                receiver.completion(end)
                return AnyCancellable {}
            }
            let number = audience.add(receiver)
            receiver.value(current)
            return AnyCancellable { [weak self] in self?.audience.remove(number) }
        }.receive(subscriber: subscriber)
    }
}
