/// The module that sources import to start with the Mac. A stage keeps what is asked for within a performance.
@_exported import KinoraViews

/// An app or a helper that starts by itself.
public final class SMAppService: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }
    public static let mainApp = SMAppService("app")
    public static func loginItem(identifier: String) -> SMAppService { SMAppService(identifier) }
    public static func agent(plistName: String) -> SMAppService { SMAppService(plistName) }
    public static func daemon(plistName: String) -> SMAppService { SMAppService(plistName) }
    private init(_ name: String) { super.init() }

    /// Nothing is registered here.
    public var status: Status { .notRegistered }
    /// Fails: a stage starts with nothing.
    public func register() throws { throw CocoaError(.featureUnsupported) }
    public func unregister() throws { throw CocoaError(.featureUnsupported) }
    public func unregister() async throws { throw CocoaError(.featureUnsupported) }
    public static func openSystemSettingsLoginItems() {}
}
/// Whether a helper is to start by itself: it never is.
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool { false }
