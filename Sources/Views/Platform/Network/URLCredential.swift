// Who one is for a server. None asks on a stage.

public final class URLCredential: NSObject, @unchecked Sendable {
    public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }
    public let user: String?
    public let password: String?
    public let persistence: Persistence
    public init(user: String, password: String, persistence: Persistence) {
        (self.user, self.password, self.persistence) = (user, password, persistence)
        super.init()
    }
    public var hasPassword: Bool { password != nil }
}

public final class URLProtectionSpace: NSObject, @unchecked Sendable {
    public let host: String
    public let port: Int
    public let `protocol`: String?
    public let realm: String?
    public let authenticationMethod: String
    public init(
        host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
    ) {
        (self.host, self.port, self.protocol, self.realm) = (host, port, `protocol`, realm)
        self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
        super.init()
    }
}

public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// A server's question who one is.
public final class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
    public let protectionSpace: URLProtectionSpace
    public let proposedCredential: URLCredential?
    public let previousFailureCount: Int
    public let error: (any Error)?
    init(space: URLProtectionSpace) {
        (protectionSpace, proposedCredential, previousFailureCount, error) = (space, nil, 0, nil)
        super.init()
    }
}
