/// The module that sources import for faces and fingers. There are none: no policy can be evaluated.
@_exported import KinoraViews

public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
open class LAContext: NSObject {
    public override init() { super.init() }
    open var localizedReason = ""
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var biometryType: LABiometryType { .none }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.biometryNotAvailable)) }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
}
public struct LAError: Error, Sendable {
    public enum Code: Int, Sendable { case authenticationFailed = -1, userCancel = -2, biometryNotAvailable = -6 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
