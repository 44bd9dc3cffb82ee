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

/// The objects of the environment's context, as they are.
@MainActor
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    @Environment(\.modelContext) private var context
    nonisolated(unsafe) private let descriptor: FetchDescriptor<Element>
    public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
    public var fetchError: (any Error)? { nil }
    public var projectedValue: Query<Element> { self }
    public var modelContext: ModelContext { context }

    public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation?) {
        self.descriptor = descriptor
    }
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, animation: nil)
    }
    public nonisolated init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction?
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: nil) }
    public nonisolated init<V: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V> & Sendable, order: SortOrder = .forward,
        transaction: Transaction?
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), animation: nil) }
    public nonisolated init<V: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V?> & Sendable, order: SortOrder = .forward,
        transaction: Transaction?
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), animation: nil) }
    public nonisolated init(transaction: Transaction) { self.init(FetchDescriptor(), animation: nil) }
    public nonisolated init() { self.init(FetchDescriptor(), animation: nil) }
    public nonisolated init(animation: Animation?) { self.init(FetchDescriptor(), animation: nil) }
    public nonisolated init(
        filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: sort), animation: nil) }
    public nonisolated init<V: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V> & Sendable, order: SortOrder = .forward,
        animation: Animation? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), animation: nil) }
    public nonisolated init<V: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V?> & Sendable, order: SortOrder = .forward,
        animation: Animation? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), animation: nil) }
}
