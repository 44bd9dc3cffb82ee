import KinoraViews

/// What a task about purchases has found out.
public enum EntitlementTaskState<Value> {
    case loading, failure(any Error), success(Value)
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
    public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
    }
    public func map<T>(_ transform: (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try await transform(value))
        }
    }
    public func flatMap<T>(_ transform: (Value) throws -> EntitlementTaskState<T>) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
    public func flatMap<T>(
        _ transform: (Value) async throws -> EntitlementTaskState<T>
    ) async rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try await transform(value)
        }
    }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}
extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
    public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension Product {
    /// What a task about one product has found out.
    public enum TaskState: Sendable {
        case loading, unavailable, failure(any Error), success(Product)
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }
    /// What a task about several products has found out.
    public enum CollectionTaskState: Sendable {
        case loading, failure(any Error)
        case success([Product], unavailable: [Product.ID])
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    }
}

/// The shop is empty, and these tasks say so.
extension View {
    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        task(id: productID, priority: priority) {
            await action(.loading)
            await action(.success(nil))
        }
    }
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority) {
            await action(.loading)
            await action(.success([]))
        }
    }
    public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View {
        task(id: id, priority: priority) {
            await action(.loading)
            await action(.unavailable)
        }
    }
    public func storeProductsTask(
        for ids: some Collection<Product.ID> & Sendable & Equatable, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View {
        task(id: Array(ids), priority: priority) {
            await action(.loading)
            await action(.success([], unavailable: Array(ids)))
        }
    }
}
