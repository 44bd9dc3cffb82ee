import KinoraViews

/// Why a context does not do what it is asked for.
public struct SwiftDataError: Error, Equatable, Sendable {
    private let name: String
    /// An object may not be deleted while others are related to it (`.deny`).
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
}

extension ModelContext {
    /// Posted before and after a context saves.
    public static let willSave = Notification.Name("ModelContextWillSave")
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// What `didSave` tells, as arrays of `PersistentIdentifier`.
    public enum NotificationKey: String, Sendable {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
    }

    /// Ends what `rollback()` would go back to. Of objects with the same unique values one is made.
    public func save() throws {
        let context = main
        guard !context.pending.isEmpty else { return }
        guard context.refusedDeletions.isEmpty else { throw SwiftDataError.modelValidationFailure }
        NotificationCenter.default.post(name: ModelContext.willSave, object: self)
        context.unrecorded { context.uniteEqualObjects() }
        let identifiers = context.pending.identifiers
        context.pending.settle()
        context.forgetPending()
        NotificationCenter.default.post(name: ModelContext.didSave, object: self, userInfo: identifiers)
    }

    /// Sets back all that has changed since the context saved. That cannot be undone.
    public func rollback() {
        let context = main
        guard !context.pending.isEmpty else { return }
        context.unrecorded {
            context.pending.setBack()
            if let before = context.pending.objectsBefore { context.hold(before) }
        }
        context.forgetPending()
        context.undoManager?.removeAllActions(withTarget: context)
    }

    /// Nothing waits: relationships and queries know each change at once.
    public func processPendingChanges() {}

    /// Saves after `block`, unless that throws.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}

extension PendingChanges {
    fileprivate var identifiers: [AnyHashable: Any] {
        let lists: [(ModelContext.NotificationKey, [any PersistentModel])] = [
            (.insertedIdentifiers, inserted), (.updatedIdentifiers, changed), (.deletedIdentifiers, deleted),
        ]
        return Dictionary(
            uniqueKeysWithValues: lists.map { ($0.0.rawValue as AnyHashable, $0.1.map(\.persistentModelID)) })
    }
}
