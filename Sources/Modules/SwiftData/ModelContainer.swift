import KinoraStage
import KinoraViews

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
