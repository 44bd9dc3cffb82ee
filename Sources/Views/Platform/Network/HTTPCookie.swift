/// A cookie, as a server or a source makes it.
public final class HTTPCookie: NSObject, @unchecked Sendable {
    public let properties: [HTTPCookiePropertyKey: Any]?
    public let name: String
    public let value: String
    public let domain: String
    public let path: String
    public let expiresDate: Date?

    /// - Returns: nil where the name, the value, the path, or both the domain and the address are missing.
    public init?(properties: [HTTPCookiePropertyKey: Any]) {
        let address = (properties[.originURL] as? URL)?.host ?? (properties[.originURL] as? String)
        guard let name = properties[.name] as? String, let value = properties[.value] as? String,
            let path = properties[.path] as? String, let domain = properties[.domain] as? String ?? address
        else { return nil }
        self.properties = properties
        (self.name, self.value, self.path, self.domain) = (name, value, path, domain)
        expiresDate = properties[.expires] as? Date
        super.init()
    }

    public var isSecure: Bool { properties?[.secure] != nil }
    public var isHTTPOnly: Bool { false }
    public var isSessionOnly: Bool { expiresDate == nil }
    public var version: Int { 0 }

    /// The header fields by which these cookies are sent.
    public class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
        cookies.isEmpty ? [:] : ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
    }
}

public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let name = HTTPCookiePropertyKey("Name")
    public static let value = HTTPCookiePropertyKey("Value")
    public static let domain = HTTPCookiePropertyKey("Domain")
    public static let path = HTTPCookiePropertyKey("Path")
    public static let secure = HTTPCookiePropertyKey("Secure")
    public static let expires = HTTPCookiePropertyKey("Expires")
    public static let maximumAge = HTTPCookiePropertyKey("Max-Age")
    public static let originURL = HTTPCookiePropertyKey("OriginURL")
    public static let version = HTTPCookiePropertyKey("Version")
    public static let discard = HTTPCookiePropertyKey("Discard")
    public static let comment = HTTPCookiePropertyKey("Comment")
    public static let port = HTTPCookiePropertyKey("Port")
    public static let sameSitePolicy = HTTPCookiePropertyKey("SameSite")
}

/// Cookies that a source keeps. There are none at first, as no server has set one; the shared ones last as long as a performance.
public final class HTTPCookieStorage: NSObject, @unchecked Sendable {
    public static let shared = HTTPCookieStorage(sharedAs: "cookies")
    public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }

    public var cookieAcceptPolicy = AcceptPolicy.onlyFromMainDocumentDomain
    public var cookies: [HTTPCookie]? { kept }
    @PerformanceValue private var kept: [HTTPCookie]

    init(sharedAs name: String?) {
        _kept = PerformanceValue(wrappedValue: [], of: name)
        super.init()
    }
    public override convenience init() { self.init(sharedAs: nil) }

    public class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage {
        shared
    }
    public func cookies(for url: URL) -> [HTTPCookie]? {
        let host = url.host ?? ""
        let path = url.path.isEmpty ? "/" : url.path
        return kept.filter { cookie in
            let domain = cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain
            return (host == domain || host.hasSuffix("." + domain)) && path.hasPrefix(cookie.path)
        }
    }
    public func setCookie(_ cookie: HTTPCookie) {
        deleteCookie(cookie)
        kept.append(cookie)
    }
    public func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
        cookies.forEach(setCookie)
    }
    public func deleteCookie(_ cookie: HTTPCookie) {
        kept.removeAll { ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path) }
    }
    public func removeCookies(since date: Date) { kept = [] }
}
