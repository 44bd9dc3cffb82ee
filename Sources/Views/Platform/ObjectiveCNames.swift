import Foundation

// What Apple's Foundation takes from Objective-C: observed properties, associated objects.

/// The observation of a property. Nothing tells of changes by Objective-C's means here: objects that have observers have them look.
open class NSKeyValueObservation: NSObject {
    private var check: (() -> Void)?

    init(_ check: @escaping () -> Void) { self.check = check }
    var isValid: Bool { check != nil }
    /// Tells of the property if it has changed since it was looked at last.
    func look() { check?() }
    open func invalidate() { check = nil }
}

/// A class of ours whose properties change by themselves.
protocol HasObservers: AnyObject { func add(_ observation: NSKeyValueObservation) }

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}

public protocol _KeyValueCodingAndObserving: AnyObject {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Tells the value that is there where `.initial` asks for it, and later ones of user defaults and of a scroll view that stands for one
    /// of SwiftUI's.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
        }
        var last = self[keyPath: keyPath]
        let observation = NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            guard !isSame(old, new) else { return }
            last = new
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
                    isPrior: false))
        }
        (self as? any HasObservers)?.add(observation)
        return observation
    }
}

/// Whether two values that can be compared are equal.
private func isSame(_ old: Any, _ new: Any) -> Bool {
    func isEqual<Value: Equatable>(_ old: Value) -> Bool { old == new as? Value }
    return (old as? any Equatable).map { isEqual($0) } ?? false
}

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The objects that others were given to keep. An object of the same address that comes later is told apart by the weak
/// reference to its owner.
private final class AssociatedObjects: @unchecked Sendable {
    struct Key: Hashable {
        let owner: ObjectIdentifier
        let key: UnsafeRawPointer
    }
    private struct Entry {
        weak var owner: AnyObject?
        let value: Any
    }
    static let all = AssociatedObjects()
    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]

    subscript(owner: AnyObject, key: UnsafeRawPointer) -> Any? {
        get {
            lock.withLock {
                let entry = entries[Key(owner: ObjectIdentifier(owner), key: key)]
                return entry?.owner === owner ? entry?.value : nil
            }
        }
        set {
            lock.withLock {
                entries[Key(owner: ObjectIdentifier(owner), key: key)] = newValue.map { Entry(owner: owner, value: $0) }
            }
        }
    }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.all[object as AnyObject, key]
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.all[object as AnyObject, key] = value
}

/// What the change of a property that is observed by its name would be described by. None is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension NSObject {
    /// The name of the class with its module, which Linux's Foundation does not tell.
    public class func description() -> String { String(reflecting: self) }
}

extension NSObject {
    /// Properties cannot be found by their names here: the observer is told nothing.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
    /// Never called: properties cannot be observed by their names here.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObject {
    /// Who is sent what an object does not know itself: nobody, as nothing is sent by a selector here.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    /// No method is called by its selector here.
    public func responds(to aSelector: Selector!) -> Bool { false }
}

/// A lock of the C library's kind. Views run on one thread here.
public struct os_unfair_lock_s: Sendable { public init() {} }
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) -> Bool { true }
