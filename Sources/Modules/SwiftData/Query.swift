import KinoraViews

/// Which objects are wanted, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}

/// The objects of the environment's context, as they are. Where an animation or a transaction is said, changes of what is found are shown
/// with it.
@MainActor
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    nonisolated(unsafe) private var found: FoundModels<Element>
    public var wrappedValue: [Element] { found.models }
    public var fetchError: (any Error)? { nil }
    public var projectedValue: Query<Element> { self }
    public var modelContext: ModelContext { found.context }

    public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation?) {
        self.init(descriptor, transaction: animation.map { Transaction(animation: $0) })
    }
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        found = FoundModels(descriptor, transaction)
    }
    public nonisolated init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction?
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction) }
    public nonisolated init<V: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V> & Sendable, order: SortOrder = .forward,
        transaction: Transaction?
    ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction) }
    public nonisolated init<V: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V?> & Sendable, order: SortOrder = .forward,
        transaction: Transaction?
    ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction) }
    public nonisolated init(transaction: Transaction) { self.init(FetchDescriptor(), transaction: transaction) }
    public nonisolated init() { self.init(FetchDescriptor()) }
    public nonisolated init(animation: Animation?) { self.init(FetchDescriptor(), animation: animation) }
    public nonisolated init(
        filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: sort), animation: animation) }
    public nonisolated init<V: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V> & Sendable, order: SortOrder = .forward,
        animation: Animation? = nil
    ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation) }
    public nonisolated init<V: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V?> & Sendable, order: SortOrder = .forward,
        animation: Animation? = nil
    ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation) }
}
