/// Keeps both sides of relationships alike: where a model refers to another one, that one refers back. Several models are kept in the order
/// in which they came, each once.
enum Relationships {
    /// Does on the other side, and in contexts, what follows from a change of a variable.
    static func follow(_ change: ValueChange) {
        let (model, property) = (change.model, change.property)
        let schema = ModelSchema.of(type(of: model))
        guard let relationship = schema.relationship(at: change.place) else { return }
        let (before, written) = (property.models(in: change.value), property.models(of: model))
        let now = written.unique
        if now.count < written.count { property.set(now, of: model) }
        let known = Set(before.map(ObjectIdentifier.init)), kept = Set(now.map(ObjectIdentifier.init))
        let gone = before.filter { !kept.contains(ObjectIdentifier($0)) }
        let new = now.filter { !known.contains(ObjectIdentifier($0)) }
        for other in gone { relationship.inverse?.drop(model, from: other) }
        join(model, to: new)
        for other in new { relationship.referBack(from: other, to: model) }
    }

    /// A model that is related to one in a context is in that context, too.
    private static func join(_ model: any PersistentModel, to others: [any PersistentModel]) {
        if let context = model.modelContext {
            for other in others { context.admit(other) }
        } else if let context = others.lazy.compactMap(\.modelContext).first {
            context.admit(model)
        }
    }
}

extension ModelSchema.Relationship {
    /// A model that `model` refers to by this relationship refers to it, and no longer to another one where it can be but one; that one
    /// gives it up.
    func referBack(from other: any PersistentModel, to model: any PersistentModel) {
        guard let inverse else { return }
        let before = inverse.models(of: other)
        guard !before.holds(model) else { return }
        inverse.set(inverse.holdsSeveral ? before + [model] : [model], of: other)
        if !inverse.holdsSeveral { for former in before { property.drop(other, from: former) } }
    }
}

extension Schema.PropertyMetadata {
    /// Takes a model from those that another one refers to by this variable.
    func drop(_ model: any PersistentModel, from other: any PersistentModel) {
        let before = models(of: other)
        if before.holds(model) { set(before.without(model), of: other) }
    }
}
