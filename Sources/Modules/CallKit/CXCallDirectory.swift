public typealias CXCallDirectoryPhoneNumber = Int64

/// Extensions that know numbers. There are none.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }
    public static let sharedInstance = CXCallDirectoryManager()
    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completion?(CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) } }
    open func reloadExtension(withIdentifier identifier: String) async throws {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }
    open func getEnabledStatusForExtension(
        withIdentifier identifier: String, completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(.disabled, nil) } }
    open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> EnabledStatus { .disabled }
    open func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(CXErrorCodeCallDirectoryManagerError(.unknown)) }
    }
}

/// Where an extension puts its numbers. Nobody reads them.
open class CXCallDirectoryExtensionContext: NSExtensionContext {
    open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
    open var isIncremental: Bool { false }
    open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeAllBlockingEntries() {}
    open func addIdentificationEntry(
        withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
    ) {}
    open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
    open func removeAllIdentificationEntries() {}
    open func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil) { completion?(false) }
}
public protocol CXCallDirectoryExtensionContextDelegate: AnyObject {
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}
/// An extension that knows numbers. Nobody asks it.
open class CXCallDirectoryProvider: NSObject {
    open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}
