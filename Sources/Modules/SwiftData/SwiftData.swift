/// The module that sources import for their data: models, and a store of them in memory. It begins empty in every
/// performance, and nothing is written.
@_exported import KinoraViews
import KinoraStage
@_exported import Observation

/// Makes a class a model: its variables are observed, and a context keeps its objects.
@attached(
    member, names: named(_$observationRegistrar), named(schemaMetadata), named(_$uniqueKeys), named(access),
    named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "KinoraMacros", type: "ModelMacro")

/// Gives an actor a container and the initializer that takes it.
@attached(member, names: named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "KinoraMacros", type: "ModelActorMacro")

/// What a store does with a variable; in memory that is nothing, but `.unique` makes one of two objects with the same value as they are
/// saved.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "KinoraMacros", type: "AnimatableIgnoredMacro")
/// How models refer to each other, and what becomes of those that one refers to when it is deleted.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "KinoraMacros", type: "AnimatableIgnoredMacro")
/// Which variables together tell one object from another; of two objects with the same values one is made as they are saved.
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
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelatedModels {
    /// Written by `@Model`, so that the object has its identity from its beginning on.
    nonisolated var _$observationRegistrar: _ModelRecord { get }
    /// Its variables.
    nonisolated static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// Variables which together tell one object from another.
    nonisolated static var _$uniqueKeys: [[AnyKeyPath]] { get }
}
extension PersistentModel {
    public static var _$uniqueKeys: [[AnyKeyPath]] { [] }
    public var persistentModelID: PersistentIdentifier { _$observationRegistrar.identifier }
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that knows the object; that of a deleted one until it saves.
    public var modelContext: ModelContext? { _$observationRegistrar.context }
    /// Whether the context deletes the object when it saves.
    public var isDeleted: Bool { _$observationRegistrar.standing == .deleted }
    /// Whether it was inserted or has changed since the context saved.
    public var hasChanges: Bool {
        _$observationRegistrar.standing == .inserted || !_$observationRegistrar.savedValues.isEmpty
    }
    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Which object of a store it is: a number drawn from the stage's seed where the object is made, as that of a `UUID`. It may be shown and
/// kept, and is the same in every run.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
    private let number: UInt64
    /// That of a new object.
    init(_newObject: Void) {
        var generator = StageGenerator()
        number = generator.next()
    }
    public var id: PersistentIdentifier { self }
    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }
}

/// An actor with a context of its own.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
}
extension ModelActor {
    public var modelContext: ModelContext { modelContainer.mainContext }
}
