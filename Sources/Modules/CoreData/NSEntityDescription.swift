import Foundation

/// A kind of objects. One that is made in code says what its objects have; one of a model's file is a name, as the rest is in the
/// class that the command makes of it.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    /// Its own variables, without those that it inherits.
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    open private(set) weak var superentity: NSEntityDescription?
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    /// Kept and not followed: a store in memory refuses nothing, and finds all as quickly.
    open var uniquenessConstraints: [[Any]] = []
    open var indexes: [NSFetchIndexDescription] = []
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?

    public override init() { super.init() }
    /// One of a model's file.
    init(name: String) { (self.name, managedObjectClassName) = (name, name) }

    // MARK: What it has, with what it inherits

    open var propertiesByName: [String: NSPropertyDescription] {
        var all = superentity?.propertiesByName ?? [:]
        for property in properties { all[property.name] = property }
        return all
    }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { _, last in last }
    }
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.sorted { $0.key < $1.key }.map(\.value).filter { $0.destinationEntity === entity }
    }
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    // MARK: Finding one

    /// nil where the context's model is made in code and has no such entity.
    public class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        let entities = context.managedObjectModel?.entitiesByName ?? [:]
        return entities.isEmpty ? named(name) : entities[name]
    }
    /// That of a model in use, or of a model's file.
    static func named(_ name: String) -> NSEntityDescription {
        NSManagedObjectModel.entityInUse { $0.name == name } ?? NSEntityDescription(name: name)
    }

    /// Makes an object of the entity's class. Where there is no such class, or not where it is looked for, the object has its values
    /// by name alone.
    /// - Parameter _fileID: the source that asks: classes without a module's name are looked for in its module.
    public class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext, _fileID: String = #fileID
    ) -> NSManagedObject {
        let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription(name: entityName)
        let type = entity.objectType(in: _fileID.prefix { $0 != "/" })
        return type.init(_entity: entity, in: context)
    }

    private func objectType(in module: Substring) -> NSManagedObject.Type {
        guard let name = managedObjectClassName else { return NSManagedObject.self }
        let fullName = name.contains(".") ? name : "\(module).\(name)"
        return _typeByName(fullName) as? NSManagedObject.Type ?? NSManagedObject.self
    }

    /// Whether its objects are of a class of their own.
    func isOf(_ type: NSManagedObject.Type) -> Bool {
        guard type != NSManagedObject.self else { return false }
        return managedObjectClassName == String(describing: type) || managedObjectClassName == String(reflecting: type)
    }

    // MARK: What the store is told

    /// What its objects of a class have; nil for one of a model's file.
    func managed(_ type: NSManagedObject.Type) -> _ManagedEntity? {
        guard let name, managedObjectModel != nil || !properties.isEmpty else { return nil }
        let parents = sequence(first: self, next: \.superentity).dropFirst().compactMap(\.name)
        return _ManagedEntity(
            name, type, parents: parents, values: attributesByName.compactMapValues(\.defaultValue),
            relationships: relationshipsByName.mapValues { relationship in
                _ManagedEntity.Relationship(
                    inverse: relationship.inverseRelationship?.name, isToMany: relationship.isToMany,
                    isOrdered: relationship.isOrdered, cascades: relationship.deleteRule == .cascadeDeleteRule)
            })
    }
}
