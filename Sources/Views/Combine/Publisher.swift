import KinoraStage

/// Sends values over time, and at most one completion, to subscribers.
///
/// Kinora's publishers stand in for those of the Combine framework, in its terms, on the virtual clock: everything is
/// delivered on the stage's one thread, and delays are in virtual time.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends everything on through `subject`.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

/// Receives what a publisher sends.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any _Subscription)
    /// Returns how many values more than asked for so far it wants.
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// Something that can be stopped.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }
}

/// The connection of a subscriber to a publisher.
public protocol _Subscription: Cancellable, AnyObject {
    func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values a subscriber wants.
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        let count: Int
        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(0, value)) }
        /// nil: unlimited.
        public var max: Int? { count == .max ? nil : count }
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
            return Demand(count: overflow ? .max : sum)
        }
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return Demand(count: Swift.max(0, lhs.count - rhs.count))
        }
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
        public static func != (lhs: Demand, rhs: Int) -> Bool { !(lhs == rhs) }
        public static func != (lhs: Int, rhs: Demand) -> Bool { !(rhs == lhs) }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.count < rhs }
        public static func < (lhs: Int, rhs: Demand) -> Bool { lhs < rhs.count }
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs == rhs || lhs < rhs }
        public static func <= (lhs: Int, rhs: Demand) -> Bool { lhs < rhs || rhs == lhs }
        public static func > (lhs: Demand, rhs: Int) -> Bool { rhs < lhs }
        public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
        public static func >= (lhs: Demand, rhs: Int) -> Bool { rhs <= lhs }
        public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
    }

    /// Calls closures with everything that comes.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void
        private var subscription: (any _Subscription)?
        private var isDone = false

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any _Subscription) {
            guard !isDone else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            if !isDone { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            guard !isDone else { return }
            isDone = true
            subscription = nil
            receiveCompletion(completion)
        }

        public func cancel() {
            isDone = true
            subscription?.cancel()
            subscription = nil
        }
    }
}

extension Subscribers {
    /// Writes every value to a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any _Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (self.object, self.keyPath) = (object, keyPath)
        }
        public func receive(subscription: any _Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }
        public func receive(_ input: Input) -> Demand {
            object?[keyPath: keyPath] = input
            return .none
        }
        public func receive(completion: Completion<Never>) { cancel() }
        public func cancel() {
            subscription?.cancel()
            (subscription, object) = (nil, nil)
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// Stops something when it is cancelled or released.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
    deinit { action?() }

    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
    /// Calls a closure with every value, until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes every value to a property.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Writes every value to a published property, as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let store = published.box
        store.assignments.append(sink { [weak store] in store?.assign($0) })
    }
}
