/// What has changed in a context since it saved, in the order of the changes.
struct PendingChanges {
    private(set) var inserted: [any PersistentModel] = []
    private(set) var deleted: [any PersistentModel] = []
    /// Saved objects of which a variable was changed; deleted ones among them. They know the values before.
    private(set) var touched: [any PersistentModel] = []
    /// The objects that there were; nil where they are the same.
    private(set) var objectsBefore: [any PersistentModel]?

    var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && touched.isEmpty }
    var changed: [any PersistentModel] { touched.filter { $0._$observationRegistrar.standing == .saved } }

    mutating func noteInsertion(of model: any PersistentModel, into context: ModelContext) {
        if objectsBefore == nil { objectsBefore = context.objects }
        let record = model._$observationRegistrar
        let wasHere = record.context === context
        record.context = context
        if wasHere, record.standing == .deleted {
            deleted = deleted.without(model)
            record.standing = .saved
        } else {
            record.savedValues = [:]
            record.standing = .inserted
            inserted.append(model)
        }
    }

    mutating func noteRemoval(of model: any PersistentModel, from context: ModelContext) {
        if objectsBefore == nil { objectsBefore = context.objects }
        let record = model._$observationRegistrar
        if record.standing == .inserted {
            inserted = inserted.without(model)
            record.leave()
        } else {
            record.standing = .deleted
            deleted.append(model)
        }
    }

    /// Whether a variable of a saved object has changed for the first time.
    func isNew(_ change: ValueChange) -> Bool {
        let record = change.model._$observationRegistrar
        return record.standing == .saved && record.savedValues[change.place] == nil
    }

    mutating func note(_ change: ValueChange) {
        let record = change.model._$observationRegistrar
        if record.savedValues.isEmpty { touched.append(change.model) }
        record.savedValues[change.place] = change.value
    }

    /// Sets back the variables of saved objects, and how the context knows the objects.
    func setBack() {
        for model in touched {
            let properties = ModelSchema.of(type(of: model)).properties
            for (place, value) in model._$observationRegistrar.savedValues.sorted(by: { $0.key < $1.key }) {
                properties[place].set(value, of: model)
            }
        }
        for model in inserted { model._$observationRegistrar.leave() }
        for model in deleted { model._$observationRegistrar.standing = .saved }
    }

    /// All is as it should be.
    func settle() {
        for model in inserted { model._$observationRegistrar.standing = .saved }
        for model in deleted { model._$observationRegistrar.leave() }
    }

    mutating func forget() {
        for model in touched { model._$observationRegistrar.savedValues = [:] }
        self = PendingChanges()
    }
}

extension _ModelRecord {
    /// No context knows the object any more.
    fileprivate func leave() { (context, standing) = (nil, .unknown) }
}
