import KinoraStage

/// A subscriber whose type is forgotten, or that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let onSubscription: (any _Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }

    /// One that sends everything on through a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        onSubscription = { $0.request(.unlimited) }
        onValue = {
            subject.send($0)
            return .none
        }
        onCompletion = { subject.send(completion: $0) }
    }

    public init(
        receiveSubscription: ((any _Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        onSubscription = receiveSubscription ?? { _ in }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any _Subscription) { onSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

/// Subscriptions that are there already.
public enum Subscriptions {
    /// One that sends nothing, for publishers that end at once.
    public static var empty: any _Subscription { EmptySubscription() }
}

private final class EmptySubscription: _Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
