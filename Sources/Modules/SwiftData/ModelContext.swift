import KinoraStage
@_exported import Observation
import KinoraViews

/// Holds the objects. They are found at once after they were inserted, in the order in which they were.
public final class ModelContext: TellsOfChanges, @unchecked Sendable, Equatable {
    /// What views have read of a context.
    private final class Version: Observable {
        /// Which objects there are.
        var objects = 0
        /// Which changes are not saved.
        var changes = 0
    }
    private let registrar = ObservationRegistrar()
    private let version = Version()
    private(set) var objects: [any PersistentModel] = []
    /// What has changed since the context saved.
    private(set) var pending = PendingChanges()

    /// The container whose main context this is.
    weak var owner: ModelContainer?
    /// The context that holds the objects, where this is another of the same container: all see the same objects.
    private let shared: ModelContext?
    private var ownContainer: ModelContainer?
    private var ownUndoManager: UndoManager?
    /// How many changes that belong together are being made in each other.
    private var stepDepth = 0
    /// Whether changes are neither noted nor undone: they set back what was noted.
    private var isRestoring = false
    /// The classes of objects that there are or were.
    private(set) var schemas: [ObjectIdentifier: ModelSchema] = [:]
    private var autosaves = true
    let autosave = Autosave()

    public init() { shared = nil }
    public init(_ container: ModelContainer) { (shared, ownContainer) = (container.mainContext, container) }
    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

    public var container: ModelContainer {
        if let known = owner ?? ownContainer { return known }
        do {
            let made = try ModelContainer(for: Schema([]))
            ownContainer = made
            return made
        } catch { fatalError("a container in memory cannot fail: \(error)") }
    }

    /// The context that holds the objects.
    var main: ModelContext { shared ?? self }

    /// Whether what has changed is saved a second later, in a performance.
    public var autosaveEnabled: Bool {
        get { main.autosaves }
        set { main.autosaves = newValue }
    }
    /// Undoes insertions, deletions and changes of variables.
    public var undoManager: UndoManager? {
        get { main.ownUndoManager }
        set { main.ownUndoManager = newValue }
    }
}

// MARK: Objects

extension ModelContext {
    /// Holds an object from now on, and those that it is related to.
    public func insert<T: PersistentModel>(_ model: T) {
        if model.isDeleted, model.modelContext === main { main.bringBack(model) } else { main.admit(model) }
    }

    /// Objects in the context at present, and who reads them hears of the next change.
    func observedObjects() -> [any PersistentModel] {
        let context = main
        context.registrar.access(context.version, keyPath: \.objects)
        return context.objects
    }

    /// Holds an object that the context does not know, and all that it is related to; their relationships have both sides.
    func admit(_ model: any PersistentModel) {
        guard isUnknown(model) else { return }
        asOneStep {
            var waiting = [model]
            while !waiting.isEmpty {
                let next = waiting.removeFirst()
                guard isUnknown(next) else { continue }
                place(next, at: objects.count)
                for relationship in ModelSchema.of(type(of: next)).relationships {
                    for other in relationship.property.models(of: next) {
                        relationship.referBack(from: other, to: next)
                        waiting.append(other)
                    }
                }
            }
        }
    }

    private func isUnknown(_ model: any PersistentModel) -> Bool {
        model._$observationRegistrar.standing == .unknown || model.modelContext !== self
    }

    /// Whether the context holds an object.
    func holds(_ model: any PersistentModel) -> Bool {
        model.modelContext === self && [.inserted, .saved].contains(model._$observationRegistrar.standing)
    }

    /// One that was deleted stays after all, and with it what it is related to.
    private func bringBack(_ model: any PersistentModel) {
        asOneStep {
            place(model, at: objects.count)
            for relationship in ModelSchema.of(type(of: model)).relationships {
                for other in relationship.property.models(of: model) {
                    relationship.referBack(from: other, to: model)
                    if other.isDeleted, other.modelContext === self { bringBack(other) } else { admit(other) }
                }
            }
        }
    }

    /// Holds one object, without those that it is related to.
    func place(_ model: any PersistentModel, at index: Int) {
        guard !holds(model) else { return }
        let type = type(of: model)
        schemas[ObjectIdentifier(type)] = ModelSchema.of(type)
        changingPending { pending.noteInsertion(of: model, into: self) }
        changingObjects { objects.insert(model, at: min(index, objects.count)) }
        registerUndo { $0.take(model) }
    }

    /// Holds one object no longer, without any other in its wake.
    func take(_ model: any PersistentModel) {
        guard let index = objects.firstIndex(where: { $0 === model }) else { return }
        changingPending { pending.noteRemoval(of: model, from: self) }
        changingObjects { objects.remove(at: index) }
        registerUndo { $0.place(model, at: index) }
    }

    private func changingObjects(_ body: () -> Void) { registrar.withMutation(of: version, keyPath: \.objects, body) }
}

// MARK: Changes

extension ModelContext {
    /// Whether something has changed since the context saved.
    public var hasChanges: Bool { observedChanges.isEmpty == false }
    public var insertedModelsArray: [any PersistentModel] { observedChanges.inserted }
    public var changedModelsArray: [any PersistentModel] { observedChanges.changed }
    public var deletedModelsArray: [any PersistentModel] { observedChanges.deleted }

    private var observedChanges: PendingChanges {
        let context = main
        context.registrar.access(context.version, keyPath: \.changes)
        return context.pending
    }

    /// A variable of an object has changed.
    func note(_ change: ValueChange) {
        guard !isRestoring else { return }
        if pending.isNew(change) { changingPending { pending.note(change) } }
        registerUndo { $0.restore(change) }
    }

    /// What is changed within is undone as one.
    func asOneStep(_ body: () -> Void) {
        let manager = isRestoring || stepDepth > 0 ? nil : ownUndoManager
        manager?.beginUndoGrouping()
        stepDepth += 1
        body()
        stepDepth -= 1
        manager?.endUndoGrouping()
    }

    /// Changes that set back what was noted, or are to stay when others are undone.
    func unrecorded(_ body: () -> Void) {
        let before = isRestoring
        isRestoring = true
        body()
        isRestoring = before
    }

    /// All that is there is as it was saved.
    func forgetPending() {
        registrar.withMutation(of: version, keyPath: \.changes) { pending.forget() }
        autosave.cancel()
    }

    /// Holds these objects and no others.
    func hold(_ models: [any PersistentModel]) { changingObjects { objects = models } }

    private func restore(_ change: ValueChange) { change.property.set(change.value, of: change.model) }

    private func changingPending(_ body: () -> Void) {
        registrar.withMutation(of: version, keyPath: \.changes, body)
        if !isRestoring, autosaves { autosave.schedule(for: self) }
    }

    private func registerUndo(_ action: @escaping (ModelContext) -> Void) {
        if !isRestoring { ownUndoManager?.registerUndo(withTarget: self, handler: action) }
    }
}

// MARK: Fetching

extension ModelContext {
    /// Hands over all that a descriptor asks for, one by one.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws { for model in try fetch(descriptor) { try block(model) } }
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found = observedObjects().compactMap { $0 as? T }
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
    /// One that is deleted is known until the context saves.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        let known = main.objects + main.pending.deleted
        guard let found = known.first(where: { $0.persistentModelID == persistentModelID }) else {
            fatalError("the context has no object of this identifier")
        }
        return found
    }
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        main.objects.first { $0.persistentModelID == persistentModelID } as? T
    }
}

extension ModelContext: CustomDebugStringConvertible {
    public var debugDescription: String { "ModelContext with \(main.objects.count) models" }
}
