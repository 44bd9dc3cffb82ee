import Foundation

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Something that a context is asked to do.
open class NSPersistentStoreRequest: NSObject {
    func perform(in context: NSManagedObjectContext) -> NSPersistentStoreResult { NSPersistentStoreResult() }
}
open class NSPersistentStoreResult: NSObject {}

/// Which objects are wanted, and in which order. Without an order, they come as they were made.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription? {
        get { entityName.map(NSEntityDescription.named) }
        set { entityName = newValue?.name }
    }
    open var sortDescriptors: [NSSortDescriptor]?
    open var predicate: NSPredicate?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var includesPendingChanges = true
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var shouldRefreshRefetchedObjects = false
    open var propertiesToFetch: [Any]?
    open var relationshipKeyPathsForPrefetching: [String]?
    open var resultType: NSFetchRequestResultType = .managedObjectResultType

    public override init() { super.init() }
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    /// The objects of the context that the last container made, as there is one thread.
    open func execute() throws -> [ResultType] { try NSPersistentContainer.latest?.viewContext.fetch(self) ?? [] }

    /// The objects, or their identifiers or values, where the result's type says so.
    func found(in objects: [NSManagedObject]) -> [ResultType] {
        var found = objects.filter { object in
            object is ResultType || !(ResultType.self is NSManagedObject.Type)
        }
        if let entityName { found = found.filter { $0.isOf(entityName) } }
        if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
        found = ManagedOrder.sorted(found, by: sortDescriptors ?? [])
        if fetchOffset > 0 { found = Array(found.dropFirst(fetchOffset)) }
        if fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
        return found.compactMap { object in
            object as? ResultType ?? object.objectID as? ResultType
                ?? NSDictionary(dictionary: object.values) as? ResultType
        }
    }
}

/// The order of descriptors, one after the other; equal objects stay as they were.
enum ManagedOrder {
    static func sorted<Object>(_ objects: [Object], by descriptors: [NSSortDescriptor]) -> [Object] {
        guard !descriptors.isEmpty else { return objects }
        return objects.sorted { a, b in
            for descriptor in descriptors {
                let order = descriptor.compare(a, to: b)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return false
        }
    }
}

/// Deletes what a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    private let find: (NSManagedObjectContext) -> [NSManagedObject]
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
        find = { context in (try? context.fetch(fetchRequest))?.compactMap { $0 as? NSManagedObject } ?? [] }
    }
    public init(objectIDs: [NSManagedObjectID]) {
        find = { context in objectIDs.compactMap(context.registeredObject) }
    }
    override func perform(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let found = find(context)
        for object in found { context.delete(object) }
        let result = NSBatchDeleteResult()
        result.result =
            switch resultType {
            case .resultTypeCount: found.count
            case .resultTypeObjectIDs: found.map(\.objectID)
            case .resultTypeStatusOnly: true
            }
        return result
    }
}
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
open class NSBatchDeleteResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
}
