import Foundation
import Synchronization

/// A data model: one that is made in code, with its entities, or one of a file. What a file says is in the classes that the command makes
/// of it, so that such a model has no entities.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }
    open var versionIdentifiers: Set<AnyHashable> = []
    open var localizationDictionary: [String: String]?
    private var configured: [String: [NSEntityDescription]] = [:]

    public override init() { super.init() }
    public init?(contentsOf url: URL) {}
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
    /// nil where there is no model.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { _, last in last }
    }

    /// Kept and not followed: all entities are in the one store.
    open var configurations: [String] { configured.keys.sorted() }
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.map { configured[$0] } ?? entities
    }
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured[configuration] = entities
    }

    // MARK: In use

    private struct Used: @unchecked Sendable { weak var model: NSManagedObjectModel? }
    /// The models of coordinators, the newest last.
    private static let used = Mutex<[Used]>([])

    func use() {
        guard !entities.isEmpty else { return }
        let own = Used(model: self)
        NSManagedObjectModel.used.withLock { used in
            used.removeAll { $0.model == nil || $0.model === own.model }
            used.append(own)
        }
    }

    /// The newest one that is wanted.
    static func entityInUse(where isWanted: (NSEntityDescription) -> Bool) -> NSEntityDescription? {
        let all = used.withLock { $0 }
        for used in all.reversed() { if let found = used.model?.entities.first(where: isWanted) { return found } }
        return nil
    }
}
