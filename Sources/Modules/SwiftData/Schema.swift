import KinoraViews

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
