private struct ContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext()
}
extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// What a request of a view looks for, and in which order.
struct FetchCondition<Result> {
    var predicate: NSPredicate?
    var descriptors: [NSSortDescriptor] = []
    /// The order in Swift's words; it counts where there is one.
    var typed: [SortDescriptor<Result>] = []
    /// A request of its own, which says what is not said here.
    var request: NSFetchRequest<Result>?

    func found(in context: NSManagedObjectContext) -> [Result] {
        let request = request ?? NSFetchRequest<Result>()
        (request.predicate, request.sortDescriptors) = (predicate, descriptors)
        let found = (try? context.fetch(request)) ?? []
        return typed.isEmpty ? found : found.sorted(using: typed)
    }
}

extension FetchCondition where Result: NSFetchRequestResult {
    /// That of a request.
    init(of request: NSFetchRequest<Result>) {
        self.init(predicate: request.predicate, descriptors: request.sortDescriptors ?? [], request: request)
    }
}

/// What a view's request found in the context of its environment.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let objects: [Result]
    @Binding var condition: FetchCondition<Result>

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
    public var nsPredicate: NSPredicate? {
        get { condition.predicate }
        nonmutating set { condition.predicate = newValue }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { condition.descriptors }
        nonmutating set { (condition.descriptors, condition.typed) = (newValue, []) }
    }
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { condition.typed }
        nonmutating set { condition.typed = newValue }
    }
}

/// The objects that a view's request finds. Where an animation or a transaction is said, changes of what is found are shown with it.
@MainActor @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// What may be changed while the view is shown.
    public struct Configuration {
        var condition: FetchCondition<Result>
        public var nsPredicate: NSPredicate? {
            get { condition.predicate }
            set { condition.predicate = newValue }
        }
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { condition.descriptors }
            set { (condition.descriptors, condition.typed) = (newValue, []) }
        }
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { condition.typed }
            set { condition.typed = newValue }
        }
    }

    nonisolated(unsafe) private var found: FoundObjects<Result>

    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(objects: found.objects, condition: projectedValue.condition)
    }
    public var projectedValue: Binding<Configuration> { found.configuration }

    private nonisolated init(_ condition: FetchCondition<Result>, animation: Animation?) {
        self.init(condition, transaction: animation.map { Transaction(animation: $0) })
    }
    private nonisolated init(_ condition: FetchCondition<Result>, transaction: Transaction?) {
        found = FoundObjects(Configuration(condition: condition), transaction)
    }
    @_disfavoredOverload
    public nonisolated init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { self.init(FetchCondition(predicate: predicate, descriptors: sortDescriptors), animation: animation) }
    public nonisolated init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { self.init(FetchCondition(predicate: predicate, typed: sortDescriptors), animation: animation) }
    public nonisolated init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        self.init(
            FetchCondition(predicate: predicate, descriptors: sortDescriptors, request: request), animation: animation)
    }
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(FetchCondition(of: fetchRequest), animation: animation)
    }
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(FetchCondition(of: fetchRequest), transaction: transaction)
    }
}
