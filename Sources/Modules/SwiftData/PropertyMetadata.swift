extension Schema {
    /// A variable of a model that a context keeps; `@Model` writes them down.
    public final class PropertyMetadata: @unchecked Sendable {
        let name: String
        let keyPath: AnyKeyPath
        let isUnique: Bool
        let rule: RelationshipRule
        /// What the variable holds, where it is a relationship.
        let related: (any _RelatedModels.Type)?
        private let read: (any PersistentModel) -> Any
        private let write: ((any PersistentModel, Any) -> Void)?

        public init<Model: PersistentModel, Value>(
            _ name: String, _ keyPath: ReferenceWritableKeyPath<Model, Value>, isUnique: Bool = false,
            rule: RelationshipRule = RelationshipRule()
        ) {
            (self.name, self.keyPath, self.isUnique, self.rule) = (name, keyPath, isUnique, rule)
            related = Value.self as? any _RelatedModels.Type
            read = { ($0 as! Model)[keyPath: keyPath] }
            write = { ($0 as! Model)[keyPath: keyPath] = $1 as! Value }
        }

        /// One that keeps the value that it begins with.
        public init<Model: PersistentModel, Value>(
            _ name: String, constant keyPath: KeyPath<Model, Value>, isUnique: Bool = false,
            rule: RelationshipRule = RelationshipRule()
        ) {
            (self.name, self.keyPath, self.isUnique, self.rule) = (name, keyPath, isUnique, rule)
            related = nil
            read = { ($0 as! Model)[keyPath: keyPath] }
            write = nil
        }

        /// The value now; who observes the model does not observe this.
        func value(of model: any PersistentModel) -> Any {
            model._$observationRegistrar.unobserved { read(model) }
        }

        /// Sets the value alone: nothing else follows from it.
        func set(_ value: Any, of model: any PersistentModel) {
            model._$observationRegistrar.alone { write?(model, value) }
        }

        /// The models that it refers to, in order.
        func models(of model: any PersistentModel) -> [any PersistentModel] { models(in: value(of: model)) }

        func models(in value: Any) -> [any PersistentModel] {
            related == nil ? [] : (value as? any _RelatedModels)?._$models ?? []
        }

        /// Refers to these models from now on. Where it has to be one, and there is none, it stays as it is.
        func set(_ models: [any PersistentModel], of model: any PersistentModel) {
            func held<Related: _RelatedModels>(_ type: Related.Type) -> Any? { type._$holding(models) }
            if let related, let value = held(related) { set(value, of: model) }
        }

        /// What tells this value from others; nil where there is none.
        func key(of model: any PersistentModel) -> AnyHashable? {
            func unwrapped(_ value: Any) -> Any? {
                guard let optional = value as? any Absent else { return value }
                return optional.present.flatMap(unwrapped)
            }
            return unwrapped(value(of: model)).flatMap { $0 as? AnyHashable }
        }
    }

    /// What `@Relationship` says of a variable.
    public struct RelationshipRule: @unchecked Sendable {
        let deleteRule: Relationship.DeleteRule
        let inverse: AnyKeyPath?

        public init(
            _ options: Relationship.Option..., deleteRule: Relationship.DeleteRule = .nullify,
            minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
            inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) { (self.deleteRule, self.inverse) = (deleteRule, inverse) }
    }

    /// What `#Unique` says of a model; `@Model` asks for it.
    public static func _uniqueKeys<Model: PersistentModel>(
        of type: Model.Type, _ keys: [PartialKeyPath<Model>]...
    ) -> [[AnyKeyPath]] { keys }
}

/// A value that may be missing.
private protocol Absent {
    var present: Any? { get }
}
extension Optional: Absent {
    fileprivate var present: Any? { self }
}
