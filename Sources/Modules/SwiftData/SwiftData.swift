/// The module that sources import for their data: models, and a store of them in memory. It begins empty in every
/// performance, and nothing is written.
@_exported import KinoraViews
import KinoraStage
@_exported import Observation
import Synchronization

/// Makes a class a model: its variables are observed, and a context keeps its objects.
@attached(
    member, names: named(_$observationRegistrar), named(_$identifier), named(access), named(withMutation),
    named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "KinoraMacros", type: "ModelMacro")

/// Gives an actor a container and the initializer that takes it.
@attached(member, names: named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "KinoraMacros", type: "ModelActorMacro")

/// What a store does with a variable; in memory that is nothing.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "KinoraMacros", type: "AnimatableIgnoredMacro")
/// How models refer to each other; nothing is deleted along with another here.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "KinoraMacros", type: "AnimatableIgnoredMacro")
/// Which variables together tell one object from another; in memory nothing is refused.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "KinoraMacros", type: "StoreRuleMacro")
/// By which variables a store finds objects quickly; in memory that is nothing.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "KinoraMacros", type: "StoreRuleMacro")
/// A variable that is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "KinoraMacros", type: "AnimatableIgnoredMacro")

/// An object of a store.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// Written by `@Model`, so that the object has its identity from its beginning on.
    nonisolated var _$identifier: PersistentIdentifier { get }
}
extension PersistentModel {
    public var persistentModelID: PersistentIdentifier { _$identifier }
    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { ModelContext.context(of: self) }
    public var isDeleted: Bool { false }
    public var hasChanges: Bool { false }
    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Which object of a store it is: a number drawn from the stage's seed where the object is made, as that of a `UUID`. It may be shown and
/// kept, and is the same in every run.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
    private let number: UInt64
    /// That of a new object; `@Model` asks for it.
    public init(_newObject: Void) {
        var generator = StageGenerator()
        number = generator.next()
    }
    public var id: PersistentIdentifier { self }
    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }
}

/// The types of a store.
public final class Schema: @unchecked Sendable {
    public struct Version: Hashable, Sendable {
        public init(_ major: Int, _ minor: Int, _ patch: Int) {}
    }
    public enum Attribute {
        public struct Option: Sendable {
            public static var unique: Option { .init() }
            public static var externalStorage: Option { .init() }
            public static var spotlight: Option { .init() }
            public static var ephemeral: Option { .init() }
            public static var allowsCloudEncryption: Option { .init() }
            public static var preserveValueOnDeletion: Option { .init() }
            public static func transformable(by name: String) -> Option { .init() }
            public static func transformable(by transformerType: ValueTransformer.Type) -> Option { .init() }
        }
    }
    public enum Relationship {
        public struct Option: Sendable { public static var unique: Option { .init() } }
        public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
    }
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
    public init(versionedSchema: any VersionedSchema.Type) {}
}
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// Where a store lies; here always in memory.
public struct ModelConfiguration: Sendable {
    public enum CloudKitDatabase: Sendable {
        case automatic, none
        public static func `private`(_ name: String) -> CloudKitDatabase { .none }
    }
    public enum GroupContainer: Sendable {
        case automatic, none
        public static func identifier(_ name: String) -> GroupContainer { .none }
    }
    public let name: String
    public let allowsSave: Bool
    public var isStoredInMemoryOnly: Bool { true }
    /// Where a store on a disk would be.
    public var url: URL { URL(fileURLWithPath: "/dev/null") }
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) { (self.name, self.allowsSave) = (name ?? "default", allowsSave) }
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) { (self.name, self.allowsSave) = (name ?? "default", allowsSave) }
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        (name, allowsSave) = ("default", true)
    }
}

/// A store, and its main context.
public final class ModelContainer: TellsOfChanges, @unchecked Sendable {
    public let mainContext = ModelContext()
    public let schema: Schema
    public let configurations: [ModelConfiguration]
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    )
        throws
    {
        (self.schema, self.configurations) = (schema, configurations)
        mainContext.owner = self
    }
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }
    public func deleteAllData() { mainContext.removeAll() }
}

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

/// Holds the objects. They are found at once after they were inserted.
public final class ModelContext: TellsOfChanges, @unchecked Sendable, Equatable {
    private let registrar = ObservationRegistrar()
    private final class Version: Observable {
        var number = 0
    }
    private let version = Version()
    private var objects: [any PersistentModel] = []
    private static let owners = Mutex<[ObjectIdentifier: Weak]>([:])
    private struct Weak: @unchecked Sendable { weak var context: ModelContext? }

    /// The container whose main context this is.
    fileprivate weak var owner: ModelContainer?
    /// The context that holds the objects, where this is another of the same container: all see the same objects.
    private let main: ModelContext?
    private var ownContainer: ModelContainer?

    public init() { main = nil }
    public init(_ container: ModelContainer) { (main, ownContainer) = (container.mainContext, container) }
    public var container: ModelContainer {
        if let known = owner ?? ownContainer { return known }
        do {
            let made = try ModelContainer(for: Schema([]))
            ownContainer = made
            return made
        } catch { fatalError("a container in memory cannot fail: \(error)") }
    }
    public var autosaveEnabled = true
    public var undoManager: Any?
    public var hasChanges: Bool { false }
    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

    static func context(of model: some PersistentModel) -> ModelContext? {
        owners.withLock { $0[ObjectIdentifier(model)]?.context }
    }

    private func change(_ body: () -> Void) { registrar.withMutation(of: version, keyPath: \.number, body) }

    public func insert<T: PersistentModel>(_ model: T) {
        if let main { return main.insert(model) }
        guard !objects.contains(where: { $0 === model }) else { return }
        change { objects.append(model) }
        ModelContext.owners.withLock { $0[ObjectIdentifier(model)] = Weak(context: self) }
    }
    public func delete<T: PersistentModel>(_ model: T) {
        if let main { return main.delete(model) }
        change { objects.removeAll { $0 === model } }
    }
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        if let main { return try main.delete(model: model, where: predicate, includeSubclasses: includeSubclasses) }
        change {
            objects.removeAll { ($0 as? T).map { object in (try? predicate?.evaluate(object)) ?? true } ?? false }
        }
    }
    public func removeAll() {
        if let main { return main.removeAll() }
        change { objects = [] }
    }
    public func save() throws {}
    public func rollback() {}
    public func processPendingChanges() {}
    public func transaction(block: () throws -> Void) throws { try block() }

    /// Hands over all that a descriptor asks for, one by one.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws { for model in try fetch(descriptor) { try block(model) } }
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        if let main { return try main.fetch(descriptor) }
        registrar.access(version, keyPath: \.number)
        var found = objects.compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
        return found
    }
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        if let main { return main.model(for: persistentModelID) }
        return objects.first { $0.persistentModelID == persistentModelID }!
    }
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        if let main { return main.registeredModel(for: persistentModelID) }
        return objects.first { $0.persistentModelID == persistentModelID } as? T
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

private struct ContextKey: EnvironmentKey {
    static let defaultValue = ModelContext()
}
extension EnvironmentValues {
    public var modelContext: ModelContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// Makes one store for the view, and keeps it.
private struct WithOwnStore: ViewModifier {
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var container = Result { try ModelContainer(for: Schema([])) }
    func body(content: Content) -> some View {
        content.environment(\.modelContext, (try? container.get())?.mainContext ?? ModelContext())
            .onAppear { onSetup(container) }
    }
}
extension View {
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(WithOwnStore(onSetup: onSetup)) }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(WithOwnStore(onSetup: onSetup)) }
}
extension ModelContext: CustomDebugStringConvertible {
    public var debugDescription: String { "ModelContext with \((main ?? self).objects.count) models" }
}
extension Scene {
    public func modelContext(_ modelContext: ModelContext) -> some Scene { _rooted { $0.modelContext(modelContext) } }
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        _rooted { $0.modelContainer(container) }
    }
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { _rooted { $0.modelContainer(for: modelType, onSetup: onSetup) } }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { _rooted { $0.modelContainer(for: modelTypes, onSetup: onSetup) } }
}

/// An actor with a context of its own.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
}
extension ModelActor {
    public var modelContext: ModelContext { modelContainer.mainContext }
}
