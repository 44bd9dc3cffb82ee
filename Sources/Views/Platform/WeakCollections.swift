import Foundation

// Foundation's collections that may hold their members weakly, which Linux lacks. Members are told apart by identity where they are held
// weakly or by their pointers, else by `isEqual`. They come in the order in which they were added.

/// How a collection holds what is in it.
public enum NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let objectPersonality: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPointerPersonality = Options(rawValue: 512)
        public static let copyIn = Options(rawValue: 65536)

        var isWeak: Bool { contains(.weakMemory) }
        var isByIdentity: Bool { contains(.objectPointerPersonality) }
    }
}

/// An object that is held, or only known while somebody else holds it.
private struct Holder {
    private let strong: AnyObject?
    private weak var reference: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        strong = options.isWeak ? nil : object
        reference = object
    }

    var object: AnyObject? { reference }

    func holds(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.isByIdentity, let object = object as? NSObject else { return false }
        return object.isEqual(other)
    }
}

/// A set of objects.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var holders: [Holder] = []

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }
    public convenience override init() { self.init(options: []) }
    open class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: [.weakMemory, .objectPointerPersonality])
    }

    /// Those that are still there.
    open var allObjects: [ObjectType] {
        holders.compactMap { $0.object.map { unsafeDowncast($0, to: ObjectType.self) } }
    }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let found = holders.first(where: { $0.holds(object, options) })?.object else { return nil }
        return unsafeDowncast(found, to: ObjectType.self)
    }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        holders.removeAll { $0.object == nil }
        holders.append(Holder(object, options))
    }
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        holders.removeAll { $0.object == nil || $0.holds(object, options) }
    }
    open func removeAllObjects() { holders = [] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Objects by objects.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keys: NSPointerFunctions.Options
    private let values: NSPointerFunctions.Options
    private var entries: [(key: Holder, value: Holder)] = []

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        (keys, values) = (keyOptions, valueOptions)
        super.init()
    }
    public convenience override init() { self.init(keyOptions: [], valueOptions: []) }
    private static var weak: NSPointerFunctions.Options { [.weakMemory, .objectPointerPersonality] }
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: weak) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: weak) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: weak, valueOptions: weak)
    }

    private var present: [(key: AnyObject, value: AnyObject)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }
    open var count: Int { present.count }
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey, let value = entries.first(where: { $0.key.holds(aKey, keys) })?.value.object else { return nil }
        return unsafeDowncast(value, to: ObjectType.self)
    }
    /// An entry without a value is taken away.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        if let anObject { entries.append((Holder(aKey, keys), Holder(anObject, values))) }
    }
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.holds(aKey, keys) }
    }
    open func removeAllObjects() { entries = [] }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: present.map(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: present.map(\.value)).objectEnumerator() }
    open func dictionaryRepresentation() -> [AnyHashable: Any] {
        Dictionary(present.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }) { $1 }
    }
}
