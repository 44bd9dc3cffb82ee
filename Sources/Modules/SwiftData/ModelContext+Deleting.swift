extension ModelContext {
    /// Deletes an object, and does with those that it is related to what their rules say.
    public func delete<T: PersistentModel>(_ model: T) {
        let context = main
        context.asOneStep { context.remove(model) }
    }
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        let context = main
        let found = try context.objects.compactMap { $0 as? T }
            .filter { object in try predicate?.evaluate(object) ?? true }
        context.asOneStep { for model in found { context.remove(model) } }
    }
    public func removeAll() {
        let context = main
        context.asOneStep { for model in context.objects { context.take(model) } }
    }

    private func remove(_ model: any PersistentModel) {
        guard holds(model) else { return }
        take(model)
        for relationship in ModelSchema.of(type(of: model)).relationships {
            let others = relationship.property.models(of: model)
            switch relationship.property.rule.deleteRule {
            case .cascade: for other in others { remove(other) }
            // What is deleted as well stays as it is.
            case .nullify: for other in others where holds(other) { relationship.inverse?.drop(model, from: other) }
            case .noAction, .deny: break
            }
        }
        forEachOneWay(to: type(of: model)) { $1.drop(model, from: $0) }
    }

    /// Calls `body` for all objects and their variables that refer to objects of a class which do not refer back.
    func forEachOneWay(
        to type: any PersistentModel.Type, _ body: (any PersistentModel, Schema.PropertyMetadata) -> Void
    ) {
        let referring = schemas.mapValues { $0.oneWay(to: type) }.filter { !$0.value.isEmpty }
        guard !referring.isEmpty else { return }
        for object in objects {
            for property in referring[ObjectIdentifier(Swift.type(of: object))] ?? [] { body(object, property) }
        }
    }

    /// Objects that are to be deleted, though they refer to others that forbid it.
    var refusedDeletions: [any PersistentModel] {
        pending.deleted.filter { model in
            ModelSchema.of(type(of: model)).relationships.contains { relationship in
                relationship.property.rule.deleteRule == .deny
                    && relationship.property.models(of: model).contains(where: holds)
            }
        }
    }
}
