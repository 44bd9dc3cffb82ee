import Foundation

/// What a request may find.
public protocol NSFetchRequestResult {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Which object of a store it is.
open class NSManagedObjectID: NSObject {
    let entityName: String
    let number: Int
    public var isTemporaryID: Bool { false }
    init(_ entityName: String, _ number: Int) { (self.entityName, self.number) = (entityName, number) }
    open func uriRepresentation() -> URL { URL(string: "x-coredata://memory/\(entityName)/p\(number)")! }
    open override var hash: Int { number }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSManagedObjectID).map { $0.number == number && $0.entityName == entityName } ?? false
    }
}

/// An object of a store. Its variables are marked `@NSManaged` in the source, or come from its data model.
open class NSManagedObject: NSObject, ObservableObject, _KeyedValues {
    public let objectID: NSManagedObjectID
    public private(set) weak var managedObjectContext: NSManagedObjectContext?
    let managedEntity: _ManagedEntity
    var values: [String: Any]
    public internal(set) var isDeleted = false
    public internal(set) var isInserted = true
    public internal(set) var isUpdated = false
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    public var isFault: Bool { false }
    /// What the object answers where a name is asked for.
    public let entity: NSEntityDescription

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        managedEntity = _ManagedEntity.of(Self.self, entity)
        values = managedEntity.values
        self.entity = entity
        let name = entity.name ?? managedEntity.name
        objectID = NSManagedObjectID(name, context?.store.nextNumber() ?? 0)
        managedObjectContext = context
        super.init()
        context?.insert(self)
        awakeFromInsert()
    }
    /// Required, so that a function can make objects of a class that is its parameter, as `T(context: context)`.
    public required convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    /// An object of whatever class a metatype is of. A class that adds an initializer of its own has this one as long as it keeps
    /// `init(entity:insertInto:)`, without which Core Data could not make its objects either.
    public required convenience init(_entity entity: NSEntityDescription, in context: NSManagedObjectContext) {
        self.init(entity: entity, insertInto: context)
    }

    /// Outside of any store.
    public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

    open class func entity() -> NSEntityDescription {
        NSManagedObjectModel.entityInUse { $0.isOf(Self.self) }
            ?? NSEntityDescription(name: _ManagedEntity.of(Self.self).name)
    }
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: _ManagedEntity.of(Self.self).name)
    }

    func isOf(_ entityName: String) -> Bool {
        entity.name == entityName || managedEntity.name == entityName || managedEntity.parents.contains(entityName)
    }

    // The same object in every run has the same place in a set.
    open override var hash: Int { objectID.number }
    open override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

    // MARK: Its life

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}

    // MARK: Values by name

    public func _value(forKey key: String) -> Any? { key == "objectID" ? objectID : values[key] }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { change(key, to: value) }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    open func didChangeValue(forKey key: String) {}

    /// The value of a variable that is marked `@NSManaged`.
    public func _managed<Value>(_ key: String) -> Value {
        managedObjectContext?.store.noteRead()
        let type = Value.self as? any ManagedValue.Type
        if let kept = values[key] {
            if let value = kept as? Value ?? type?.converted(kept) as? Value { return value }
        }
        if let value = type?.unset as? Value { return value }
        if let empty = NSSet() as? Value { return empty }
        if let empty = NSOrderedSet() as? Value { return empty }
        fatalError("\(key) of \(Swift.type(of: self)) was read before it was set")
    }

    public func _setManaged<Value>(_ key: String, _ value: Value) {
        // An optional without a value is no value.
        let mirror = Mirror(reflecting: value)
        change(key, to: mirror.displayStyle == .optional ? mirror.children.first?.value : value)
    }

    private func change(_ key: String, to value: Any?) {
        objectWillChange.send()
        let before = RelatedItems.objects(of: values[key])
        keep(value, for: key)
        relate(key, before, RelatedItems.objects(of: value))
        isUpdated = !isInserted
        managedObjectContext?.store.change {}
    }

    private func keep(_ value: Any?, for key: String) {
        guard let value, !(value is NSNull) else {
            values[key] = nil
            return
        }
        values[key] = value
    }

    // MARK: Relationships

    /// Lets the objects on the other side know.
    private func relate(_ key: String, _ before: [NSManagedObject], _ after: [NSManagedObject]) {
        guard let inverse = managedEntity.relationships[key]?.inverse else { return }
        for other in before where !after.contains(other) { other.drop(self, from: inverse) }
        for other in after where !before.contains(other) { other.take(self, into: inverse) }
    }

    /// Refers to an object, without telling it.
    private func take(_ other: NSManagedObject, into key: String) {
        objectWillChange.send()
        let old = RelatedItems.objects(of: values[key])
        if managedEntity.relationships[key]?.isToMany == true {
            keepMany(old.filter { $0 !== other } + [other], for: key)
        } else {
            values[key] = other
            if let inverse = managedEntity.relationships[key]?.inverse {
                for former in old where former !== other { former.drop(self, from: inverse) }
            }
        }
    }

    func drop(_ other: NSManagedObject, from key: String) {
        objectWillChange.send()
        let rest = RelatedItems.objects(of: values[key]).filter { $0 !== other }
        if managedEntity.relationships[key]?.isToMany == true {
            keepMany(rest, for: key)
        } else {
            values[key] = rest.first
        }
    }

    private func keepMany(_ objects: [NSManagedObject], for key: String) {
        let isOrdered = managedEntity.relationships[key]?.isOrdered ?? (values[key] is NSOrderedSet)
        values[key] = isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// What `addToItems` does, for one object or for many.
    public func _addManaged(_ key: String, _ added: Any, at index: Int? = nil) {
        let old = RelatedItems.objects(of: values[key])
        let new = RelatedItems.objects(of: added)
        var all = old.filter { !new.contains($0) }
        all.insert(contentsOf: new, at: min(index ?? all.count, all.count))
        setMany(all, for: key)
    }
    /// What `removeFromItems` does, for one object or for many.
    public func _removeManaged(_ key: String, _ removed: Any) {
        let gone = RelatedItems.objects(of: removed)
        setMany(RelatedItems.objects(of: values[key]).filter { !gone.contains($0) }, for: key)
    }
    public func _removeManaged(_ key: String, at index: Int) {
        var all = RelatedItems.objects(of: values[key])
        all.remove(at: index)
        setMany(all, for: key)
    }
    public func _replaceManaged(_ key: String, at index: Int, with object: NSManagedObject) {
        var all = RelatedItems.objects(of: values[key])
        all[index] = object
        setMany(all, for: key)
    }
    public func _addManaged(_ key: String, _ added: [NSManagedObject], at indexes: NSIndexSet) {
        var all = RelatedItems.objects(of: values[key]).filter { !added.contains($0) }
        for (index, object) in zip((indexes as IndexSet).sorted(), added) {
            all.insert(object, at: min(index, all.count))
        }
        setMany(all, for: key)
    }
    public func _removeManaged(_ key: String, at indexes: NSIndexSet) {
        let all = RelatedItems.objects(of: values[key]).enumerated()
        setMany(all.filter { !indexes.contains($0.offset) }.map(\.element), for: key)
    }
    public func _replaceManaged(_ key: String, at indexes: NSIndexSet, with objects: [NSManagedObject]) {
        var all = RelatedItems.objects(of: values[key])
        for (index, object) in zip((indexes as IndexSet).sorted(), objects) { all[index] = object }
        setMany(all, for: key)
    }

    private func setMany(_ objects: [NSManagedObject], for key: String) {
        objectWillChange.send()
        let before = RelatedItems.objects(of: values[key])
        keepMany(objects, for: key)
        relate(key, before, objects)
        isUpdated = !isInserted
        managedObjectContext?.store.change {}
    }

    /// Leaves what refers to it; returns what goes along with it.
    func leaveRelationships() -> [NSManagedObject] {
        managedEntity.relationships.sorted { $0.key < $1.key }.flatMap { key, relationship -> [NSManagedObject] in
            let others = RelatedItems.objects(of: values[key])
            if let inverse = relationship.inverse { for other in others { other.drop(self, from: inverse) } }
            return relationship.cascades ? others : []
        }
    }
}
