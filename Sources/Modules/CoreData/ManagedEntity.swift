/// What a data model says of one class of objects. The command writes it for each entity of a model.
public struct _ManagedEntity {
    /// How two objects refer to each other.
    public struct Relationship {
        let inverse: String?
        let isToMany: Bool
        let isOrdered: Bool
        /// Whether what it refers to is deleted along.
        let cascades: Bool
        public init(inverse: String?, isToMany: Bool = false, isOrdered: Bool = false, cascades: Bool = false) {
            (self.inverse, self.isToMany, self.isOrdered, self.cascades) = (inverse, isToMany, isOrdered, cascades)
        }
    }

    let name: String
    let type: NSManagedObject.Type
    /// The names of the entities that it inherits from.
    let parents: [String]
    /// The values that new objects have.
    let values: [String: Any]
    let relationships: [String: Relationship]

    public init(
        _ name: String, _ type: NSManagedObject.Type, parents: [String] = [], values: [String: Any] = [:],
        relationships: [String: Relationship] = [:]
    ) {
        (self.name, self.type, self.parents) = (name, type, parents)
        (self.values, self.relationships) = (values, relationships)
    }

    /// What is known of a class; of one without a model, its name.
    static func of(_ type: NSManagedObject.Type) -> _ManagedEntity {
        let family = (type as? any _ModeledObject.Type)?._entities ?? []
        return family.first { $0.type == type } ?? NSManagedObjectModel.entityInUse { $0.isOf(type) }?.managed(type)
            ?? _ManagedEntity(String(describing: type), type)
    }

    /// What is known of a class whose objects are of an entity: what the entity says, where it is made in code.
    static func of(_ type: NSManagedObject.Type, _ entity: NSEntityDescription) -> _ManagedEntity {
        entity.managed(type) ?? of(type)
    }
}

/// A class of a data model, which knows its own entity and those that inherit from it.
public protocol _ModeledObject: NSManagedObject {
    static var _entities: [_ManagedEntity] { get }
}
