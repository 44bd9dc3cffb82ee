/// A request that is performed by a database, a container or a queue. All of them fail.
open class CKOperation: Operation, @unchecked Sendable {
    public typealias ID = String
    /// How a request is made.
    open class Configuration: NSObject, @unchecked Sendable {
        open var container: CKContainer?
        open var qualityOfService = QualityOfService.default
        open var allowsCellularAccess = true
        open var isLongLived = false
        /// In seconds.
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 604_800
        public override init() { super.init() }
    }

    public let operationID: ID = UUID().uuidString
    open var configuration: Configuration! = Configuration()
    open var group: CKOperationGroup?
    /// Never called: nothing lives so long.
    open var longLivedOperationWasPersistedBlock: (() -> Void)?
    open var container: CKContainer? {
        get { configuration.container }
        set { configuration.container = newValue }
    }
    open var allowsCellularAccess: Bool {
        get { configuration.allowsCellularAccess }
        set { configuration.allowsCellularAccess = newValue }
    }
    open var isLongLived: Bool {
        get { configuration.isLongLived }
        set { configuration.isLongLived = newValue }
    }

    /// Tells the blocks of the operation why it fails.
    open override func main() { fail(failure) }

    /// Calls the blocks that tell an error.
    func fail(_ error: CKError) {}
    /// Why it fails.
    var failure: CKError { CKError(.notAuthenticated) }
}

/// Requests that belong together.
open class CKOperationGroup: NSObject, @unchecked Sendable {
    public enum TransferSize: Int, Sendable {
        case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes
        case hundredsOfGigabytes
    }
    public let operationGroupID = UUID().uuidString
    open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
    open var name: String?
    open var quantity = 0
    open var expectedSendSize = TransferSize.unknown
    open var expectedReceiveSize = TransferSize.unknown
    public override init() { super.init() }
}

/// A request to a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
    /// Whether it would change something.
    var writes: Bool { false }
    override var failure: CKError {
        guard let database else { return CKError(.notAuthenticated) }
        return writes ? database.unwritten : database.unread
    }
}

/// Operations that wait for the ones that they depend on.
final class CKOperationLine: @unchecked Sendable {
    static let shared = CKOperationLine()
    private var waiting: [CKOperation] = []

    func add(_ operation: CKOperation) {
        waiting.append(operation)
        answer { self.start() }
    }

    /// Those whose turn it is, and then those that have waited for them.
    private func start() {
        while let index = waiting.firstIndex(where: { $0.isReady || $0.isCancelled }) {
            let operation = waiting.remove(at: index)
            if operation.isCancelled { operation.fail(CKError(.operationCancelled)) }
            // By itself it would be called on another thread.
            let completion = operation.completionBlock
            operation.completionBlock = nil
            operation.start()
            if let completion { answer { completion() } }
        }
    }
}
