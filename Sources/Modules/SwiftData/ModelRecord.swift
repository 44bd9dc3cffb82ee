import Observation

/// What a model's object has besides its variables: its identity, who observes it, and how its context knows it. `@Model` puts one into
/// each, under the name by which Observation's macros tell of changes.
public final class _ModelRecord: @unchecked Sendable {
    /// How a context knows the object.
    enum Standing {
        /// Not at all.
        case unknown
        /// Since the last time that it saved.
        case inserted
        case saved
        /// It will be gone when the context saves.
        case deleted
    }

    let identifier = PersistentIdentifier(_newObject: ())
    weak var context: ModelContext?
    var standing = Standing.unknown
    /// The values of variables that have changed since the context saved, as they were; by their places in the class.
    var savedValues: [Int: Any] = [:]

    private let observers = ObservationRegistrar()
    private var isUnobserved = false
    private var isAlone = false
    /// Changes that are being made, from the outermost on.
    private var running: [ValueChange?] = []

    public init() {}

    /// Runs code whose reading is not observed.
    func unobserved<Result>(_ body: () -> Result) -> Result {
        let before = isUnobserved
        isUnobserved = true
        defer { isUnobserved = before }
        return body()
    }

    /// Runs code whose changes have no others in their wake.
    func alone(_ body: () -> Void) {
        let before = isAlone
        isAlone = true
        defer { isAlone = before }
        body()
    }
}

/// What the accessors of a model's variables call.
extension _ModelRecord {
    public func access<Model: PersistentModel, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
        if !isUnobserved { observers.access(model, keyPath: keyPath) }
    }

    public func withMutation<Model: PersistentModel, Value, Result>(
        of model: Model, keyPath: KeyPath<Model, Value>, _ mutation: () throws -> Result
    ) rethrows -> Result {
        willSet(model, keyPath: keyPath)
        defer { didSet(model, keyPath: keyPath) }
        return try mutation()
    }

    public func willSet<Model: PersistentModel, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
        running.append(beginning(model, keyPath))
        observers.willSet(model, keyPath: keyPath)
    }

    public func didSet<Model: PersistentModel, Value>(_ model: Model, keyPath: KeyPath<Model, Value>) {
        observers.didSet(model, keyPath: keyPath)
        guard let change = running.popLast() ?? nil else { return }
        guard let context else { return follow(change) }
        context.asOneStep {
            context.note(change)
            follow(change)
        }
    }

    /// The value before a change that matters to somebody: to a context, or to the models that it refers to.
    private func beginning<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>)
        -> ValueChange?
    {
        let schema = ModelSchema.of(Model.self)
        guard let place = schema.place(of: keyPath), context != nil || schema.properties[place].related != nil else {
            return nil
        }
        let property = schema.properties[place]
        return ValueChange(model: model, property: property, place: place, value: property.value(of: model))
    }

    private func follow(_ change: ValueChange) {
        if !isAlone, standing != .deleted { Relationships.follow(change) }
    }
}

/// A variable of a model, and its value before it changed.
struct ValueChange {
    let model: any PersistentModel
    let property: Schema.PropertyMetadata
    let place: Int
    let value: Any
}

/// A model may be written and read as a whole; its identity is not part of that.
extension _ModelRecord: Codable {
    public convenience init(from decoder: any Decoder) throws { self.init() }
    public func encode(to encoder: any Encoder) throws {}
}
