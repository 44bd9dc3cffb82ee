import KinoraStage
import Synchronization

/// An object whose views are evaluated again when it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Sends that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    public init() {}
    public func send() { subject.send() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

extension ObservableObject {
    /// Tells of a change that a published property is about to make.
    func announceChange() {
        switch objectWillChange {
        case let publisher as ObservableObjectPublisher: publisher.send()
        case let publisher as PassthroughSubject<Void, Never>: publisher.send()
        default: break
        }
    }
}

/// The publishers of objects that declare none of their own. An object's entry goes when the object has gone.
private enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// Entries at which objects that have gone are looked for again.
        var limit = 64
    }

    private static let table = Mutex(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let (key, transfer) = (ObjectIdentifier(object), Transfer(object))
        return table.withLock { table -> Transfer<ObservableObjectPublisher> in
            // An address may belong to another object by now.
            if let known = table.entries[key], known.object === transfer.value { return Transfer(known.publisher) }
            if table.entries.count >= table.limit {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = max(64, 2 * table.entries.count)
            }
            let made = ObservableObjectPublisher()
            table.entries[key] = Entry(object: transfer.value, publisher: made)
            return Transfer(made)
        }.value
    }
}
