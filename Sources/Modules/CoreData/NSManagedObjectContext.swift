import Foundation

/// A door to a store.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ConcurrencyType: UInt, Sendable {
        case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
    }
    public struct ScheduledTaskType: Sendable {
        public static let immediate = ScheduledTaskType()
        public static let enqueued = ScheduledTaskType()
    }

    public let concurrencyType: ConcurrencyType
    private var own = ManagedStore()
    var store: ManagedStore { parent?.store ?? persistentStoreCoordinator?.store ?? own }
    var managedObjectModel: NSManagedObjectModel? {
        parent?.managedObjectModel ?? persistentStoreCoordinator?.managedObjectModel
    }
    /// A context whose objects these are.
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.error
    open var undoManager: UndoManager?
    open var name: String?
    open var transactionAuthor: String?
    open var shouldDeleteInaccessibleFaults = true
    open var retainsRegisteredObjects = false
    open var stalenessInterval: TimeInterval = -1
    private var watchers: [Watcher] = []
    private struct Watcher { weak var controller: (any ContextWatcher)? }

    public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }
    public init(concurrencyType: ConcurrencyType) { self.concurrencyType = concurrencyType }

    open var hasChanges: Bool { store.hasChanges }
    open var insertedObjects: Set<NSManagedObject> { Set(store.objects.filter(\.isInserted)) }
    open var updatedObjects: Set<NSManagedObject> { Set(store.objects.filter(\.isUpdated)) }
    open var deletedObjects: Set<NSManagedObject> { Set(store.deleted) }
    open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

    func watch(_ controller: any ContextWatcher) { watchers.append(Watcher(controller: controller)) }

    open func insert(_ object: NSManagedObject) { store.insert(object) }
    open func delete(_ object: NSManagedObject) { store.delete(object) }
    open func save() throws {
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        let changes = [
            NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects.subtracting(insertedObjects),
            NSDeletedObjectsKey: deletedObjects,
        ].filter { !$0.value.isEmpty }
        store.save()
        processPendingChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
    }
    open func rollback() { store.rollback() }
    open func reset() { store.rollback() }
    open func undo() {}
    open func redo() {}
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
    open func processPendingChanges() {
        watchers.removeAll { $0.controller == nil }
        for watcher in watchers { watcher.controller?.contextDidChange() }
    }

    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try block() }

    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        store.noteRead()
        return request.found(in: store.objects)
    }
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else {
            fatalError("there is no object \(objectID.uriRepresentation()) in the store")
        }
        return object
    }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else { throw CocoaError(.fileNoSuchFile) }
        return object
    }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        store.objects.first { $0.objectID == objectID }
    }
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        request.perform(in: self)
    }
}

/// Who hears of changes when they are saved.
protocol ContextWatcher: AnyObject {
    func contextDidChange()
}

/// Where a notification of a context has the objects that changed, as sets. A key is there where its set has objects.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension Notification.Name {
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSave")
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSave")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSManagedObjectContextObjectsDidChange")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChange")
}

/// What happens to changes that exclude each other; in one store in memory there are none.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let rollback = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
}
public let NSErrorMergePolicy: Any = NSMergePolicy.error
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    public static let current = NSQueryGenerationToken()
}
