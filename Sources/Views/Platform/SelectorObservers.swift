import Foundation
import KinoraStage

// Observers of notifications that are told by a method, where the command knows it (`Selector`).

extension NotificationCenter {
    /// Calls a method of an observer, which is not kept alive, with each notification of a name.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.all.add(observer as AnyObject, aSelector, aName, anObject, in: self)
    }

    /// Ends what was asked for by a selector, or by a block that gave this token.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.all.remove(observer, name: nil, in: self)
        removeObserver(observer as Any)
    }

    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.all.remove(observer, name: aName, in: self)
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// Who observes what by a selector.
private final class SelectorObservers: @unchecked Sendable {
    private struct Entry {
        weak var observer: AnyObject?
        let center: NotificationCenter
        let name: NSNotification.Name?
        let token: any NSObjectProtocol
    }
    static let all = SelectorObservers()
    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?,
        in center: NotificationCenter
    ) {
        let weakly = WeakObserver(observer)
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            let notification = Transfer(notification)
            onMain {
                if let observer = weakly.object { selector.perform(on: observer, with: notification.value) }
            }
        }
        lock.withLock {
            // Those that are gone are told nothing any more.
            for entry in entries where entry.observer == nil { entry.center.removeObserver(entry.token as Any) }
            entries.removeAll { $0.observer == nil }
            entries.append(Entry(observer: observer, center: center, name: name, token: token))
        }
    }

    /// - Parameter name: nil for all names.
    func remove(_ observer: AnyObject, name: NSNotification.Name?, in center: NotificationCenter) {
        lock.withLock {
            func isMeant(_ entry: Entry) -> Bool {
                entry.observer === observer && entry.center === center && (name == nil || entry.name == name)
            }
            for entry in entries where isMeant(entry) { center.removeObserver(entry.token as Any) }
            entries.removeAll(where: isMeant)
        }
    }
}

private struct WeakObserver: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}
