/// Why nothing reached another device.
public struct MCError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unknown
        case notConnected
        case invalidParameter
        case unsupported
        case timedOut
        case cancelled
        case unavailable
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    public static var errorDomain: String { MCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        switch code {
        case .notConnected: "No peer is connected."
        default: "\(MCErrorDomain), \(code.rawValue)"
        }
    }
    public static func == (a: MCError, b: MCError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Lets sources write `catch MCError.notConnected`.
public func ~= (code: MCError.Code, error: any Error) -> Bool { (error as? MCError)?.code == code }

public let MCErrorDomain = "MCErrorDomain"

extension MCError {
    public static let unknown = Code.unknown
    public static let notConnected = Code.notConnected
    public static let invalidParameter = Code.invalidParameter
    public static let unsupported = Code.unsupported
    public static let timedOut = Code.timedOut
    public static let cancelled = Code.cancelled
    public static let unavailable = Code.unavailable
}
