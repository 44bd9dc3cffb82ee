import Synchronization

/// What is known of a model's class: its variables, which of them belong together with those of another class, and its keys.
final class ModelSchema: @unchecked Sendable {
    typealias Property = Schema.PropertyMetadata

    /// A variable that refers to models, and the variable of those that refers back.
    struct Relationship {
        let property: Property
        let inverse: Property?
    }

    let type: any PersistentModel.Type
    /// In the order of their declaration.
    let properties: [Property]
    let relationships: [Relationship]
    /// Variables which together tell one object from another.
    let keys: [[Property]]
    private let places: [AnyKeyPath: Int]

    private static let known = Mutex<[ObjectIdentifier: ModelSchema]>([:])

    static func of(_ type: any PersistentModel.Type) -> ModelSchema {
        if let schema = known.withLock({ $0[ObjectIdentifier(type)] }) { return schema }
        let schema = ModelSchema(type)
        return known.withLock {
            if let other = $0[ObjectIdentifier(type)] { return other }
            $0[ObjectIdentifier(type)] = schema
            return schema
        }
    }

    private init(_ type: any PersistentModel.Type) {
        let properties = type.schemaMetadata
        let places = Dictionary(
            properties.enumerated().map { ($1.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
        (self.type, self.properties, self.places) = (type, properties, places)
        relationships = properties.filter { $0.related != nil }.map {
            Relationship(property: $0, inverse: ModelSchema.inverse(of: $0, among: properties, of: type))
        }
        keys =
            properties.filter(\.isUnique).map { [$0] }
            + type._$uniqueKeys.map { $0.compactMap { places[$0].map { properties[$0] } } }.filter { !$0.isEmpty }
    }

    func place(of keyPath: AnyKeyPath) -> Int? { places[keyPath] }

    func relationship(at place: Int) -> Relationship? {
        relationships.first { $0.property === properties[place] }
    }

    /// The variables that refer to models of a class which do not refer back.
    func oneWay(to type: any PersistentModel.Type) -> [Property] {
        relationships.filter { $0.inverse == nil && $0.property.refers(to: type) }.map(\.property)
    }

    /// The one that either side names. Without a name it is the only one that each class has for the other, if one side at least refers to
    /// one object alone; among objects of one class nothing says which two belong together.
    private static func inverse(of property: Property, among own: [Property], of type: any PersistentModel.Type)
        -> Property?
    {
        guard let target = property.related?._$modelType else { return nil }
        let others = target == type ? own : target.schemaMetadata
        if let named = property.rule.inverse { return others.first { $0.keyPath == named } }
        if let naming = others.first(where: { $0.rule.inverse == property.keyPath && $0.refers(to: type) }) {
            return naming
        }
        let there = free(others, to: type, besides: own)
        let here = free(own, to: target, besides: others)
        guard target != type, there.count == 1, here.count == 1, !(there[0].holdsSeveral && here[0].holdsSeveral)
        else { return nil }
        return there[0]
    }

    /// Those that refer to a class and are not named as an inverse or name one.
    private static func free(
        _ properties: [Property], to type: any PersistentModel.Type, besides others: [Property]
    ) -> [Property] {
        properties.filter { property in
            property.refers(to: type) && property.rule.inverse == nil
                && !others.contains { $0.rule.inverse == property.keyPath }
        }
    }
}

extension Schema.PropertyMetadata {
    var holdsSeveral: Bool { related?._$holdsSeveral ?? false }

    func refers(to type: any PersistentModel.Type) -> Bool { related.map { $0._$modelType == type } ?? false }
}
