import Observation

/// Holds the objects, in the order in which they were made. Views that have read them are told of each change.
final class ManagedStore: @unchecked Sendable {
    private final class Version: Observable {
        var number = 0
    }
    /// An object as it was when the store was last saved.
    private struct Kept {
        let object: NSManagedObject
        let values: [String: Any]
    }

    private let registrar = ObservationRegistrar()
    private let version = Version()
    private var count = 0
    private var saved: [Kept] = []
    private(set) var objects: [NSManagedObject] = []
    private(set) var hasChanges = false
    /// Those that the next save leaves out.
    var deleted: [NSManagedObject] { saved.map(\.object).filter(\.isDeleted) }

    func nextNumber() -> Int {
        count += 1
        return count
    }

    func noteRead() { registrar.access(version, keyPath: \.number) }

    func change(_ body: () -> Void) {
        hasChanges = true
        registrar.withMutation(of: version, keyPath: \.number, body)
    }

    func insert(_ object: NSManagedObject) {
        guard !objects.contains(where: { $0 === object }) else { return }
        change { objects.append(object) }
    }

    func delete(_ object: NSManagedObject) {
        guard objects.contains(where: { $0 === object }) else { return }
        object.prepareForDeletion()
        object.objectWillChange.send()
        object.isDeleted = true
        change { objects.removeAll { $0 === object } }
        for other in object.leaveRelationships() { delete(other) }
    }

    func save() {
        let all = objects
        for object in all { object.willSave() }
        for object in all { (object.isInserted, object.isUpdated) = (false, false) }
        saved = objects.map { Kept(object: $0, values: $0.values) }
        hasChanges = false
        for object in all { object.didSave() }
    }

    /// Makes everything as it was saved.
    func rollback() {
        change {
            objects = saved.map(\.object)
            for kept in saved {
                kept.object.objectWillChange.send()
                kept.object.values = kept.values
                (kept.object.isDeleted, kept.object.isUpdated) = (false, false)
            }
        }
        hasChanges = false
    }

    func removeAll() { for object in objects { delete(object) } }
}
