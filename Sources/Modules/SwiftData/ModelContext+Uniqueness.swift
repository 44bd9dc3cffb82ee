extension ModelContext {
    /// A key of a class: its place among the keys, and the values of its variables.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let place: Int
        let values: [AnyHashable]
    }

    /// An inserted object with the unique values of an older one gives that one its values, and is not held itself.
    func uniteEqualObjects() {
        let new = pending.inserted.filter { !ModelSchema.of(type(of: $0)).keys.isEmpty }
        guard !new.isEmpty else { return }
        let types = Set(new.map { ObjectIdentifier(type(of: $0)) })
        var known: [Key: any PersistentModel] = [:]
        func learn(_ model: any PersistentModel) {
            for key in keys(of: model) where known[key] == nil { known[key] = model }
        }
        for model in objects
        where types.contains(ObjectIdentifier(type(of: model))) && model._$observationRegistrar.standing == .saved {
            learn(model)
        }
        for model in new {
            if let old = keys(of: model).lazy.compactMap({ known[$0] }).first {
                unite(model, with: old)
            } else {
                learn(model)
            }
        }
    }

    /// Keys with a variable that has no value tell nothing.
    private func keys(of model: any PersistentModel) -> [Key] {
        let type = type(of: model)
        return ModelSchema.of(type).keys.enumerated().compactMap { place, properties in
            let values = properties.compactMap { $0.key(of: model) }
            guard values.count == properties.count else { return nil }
            return Key(type: ObjectIdentifier(type), place: place, values: values)
        }
    }

    private func unite(_ new: any PersistentModel, with old: any PersistentModel) {
        let schema = ModelSchema.of(type(of: new))
        for property in schema.properties where property.related == nil {
            property.set(property.value(of: new), of: old)
        }
        for relationship in schema.relationships { hand(relationship, from: new, to: old) }
        forEachOneWay(to: schema.type) { object, property in
            let models = property.models(of: object)
            if models.holds(new) { property.set(models.map { $0 === new ? old : $0 }.unique, of: object) }
        }
        take(new)
    }

    /// What `new` is related to is related to `old`; where that is nothing, `old` keeps what it has.
    private func hand(
        _ relationship: ModelSchema.Relationship, from new: any PersistentModel, to old: any PersistentModel
    ) {
        let property = relationship.property
        let others = property.models(of: new)
        guard !others.isEmpty else { return }
        let before = property.models(of: old)
        let now = property.holdsSeveral ? (before + others).unique : others
        for other in others { relationship.inverse?.drop(new, from: other) }
        property.set(now, of: old)
        for other in before where !now.holds(other) { relationship.inverse?.drop(old, from: other) }
        for other in others { relationship.referBack(from: other, to: old) }
    }
}
