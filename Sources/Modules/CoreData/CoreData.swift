/// The module that sources import for Core Data. There is no store: requests find nothing, and saving does nothing.
@_exported import KinoraViews

open class NSManagedObject: NSObject, ObservableObject, Identifiable {
    public override init() { super.init() }
    public required init(context moc: NSManagedObjectContext) { super.init() }
    open var managedObjectContext: NSManagedObjectContext? { nil }
    open var isDeleted: Bool { false }
}
open class NSManagedObjectContext: NSObject {
    public enum ConcurrencyType: UInt, Sendable { case privateQueueConcurrencyType = 1, mainQueueConcurrencyType }
    public override init() { super.init() }
    open var hasChanges: Bool { false }
    open var automaticallyMergesChangesFromParent = false
    open func save() throws {}
    open func rollback() {}
    open func delete(_ object: NSManagedObject) {}
    open func insert(_ object: NSManagedObject) {}
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    open func fetch<T: NSManagedObject>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
    open func count<T: NSManagedObject>(for request: NSFetchRequest<T>) throws -> Int { 0 }
}
open class NSFetchRequest<ResultType: NSManagedObject>: NSObject {
    open var sortDescriptors: [NSSortDescriptor]?
    open var predicate: NSPredicate?
    open var fetchLimit = 0
    public override init() { super.init() }
    public convenience init(entityName: String) { self.init() }
}
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = ""
}
open class NSPersistentContainer: NSObject {
    public let name: String
    public let viewContext = NSManagedObjectContext()
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    public init(name: String) {
        self.name = name
        super.init()
    }
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        block(NSPersistentStoreDescription(), nil)
    }
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
}
public final class NSPersistentCloudKitContainer: NSPersistentContainer {}

private struct ContextKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = NSManagedObjectContext()
}
extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}
/// What a request found: nothing.
public struct FetchedResults<Result: NSManagedObject>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { preconditionFailure("there is no store, so that nothing is found") }
    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }
}
@MainActor @propertyWrapper
public struct FetchRequest<Result: NSManagedObject>: DynamicProperty {
    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
    public nonisolated init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}
    public nonisolated init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {}
    public nonisolated init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
}
open class NSEntityDescription: NSObject {}
