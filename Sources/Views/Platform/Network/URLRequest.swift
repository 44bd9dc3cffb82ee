/// What is asked for.
public struct URLRequest: Hashable, Sendable {
    public enum CachePolicy: UInt, Hashable, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
        public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
    }
    public enum NetworkServiceType: UInt, Hashable, Sendable {
        case `default` = 0
        case video = 2
        case background, voice
        case responsiveData = 6
        case avStreaming = 8
        case responsiveAV
        case callSignaling = 11
    }
    public enum Attribution: UInt, Hashable, Sendable { case developer, user }

    public var url: URL?
    public var cachePolicy: CachePolicy
    /// In seconds.
    public var timeoutInterval: TimeInterval
    public var httpMethod: String? = "GET"
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]?
    public var mainDocumentURL: URL?
    public var networkServiceType = NetworkServiceType.default
    public var attribution = Attribution.developer
    public var httpShouldHandleCookies = true
    public var httpShouldUsePipelining = false
    public var allowsCellularAccess = true
    public var allowsConstrainedNetworkAccess = true
    public var allowsExpensiveNetworkAccess = true
    public var assumesHTTP3Capable = false

    public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
        (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
    }

    /// Names of fields are the same in small and large letters.
    private func name(of field: String) -> String {
        allHTTPHeaderFields?.keys.first { $0.caseInsensitiveCompare(field) == .orderedSame } ?? field
    }
    /// nil takes the field away.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        fields[name(of: field)] = value
        allHTTPHeaderFields = fields
    }
    /// Values of one field stand one after the other with commas.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let before = self.value(forHTTPHeaderField: field)
        setValue(before.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
    }
    public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[name(of: field)] }
}

/// The same as an object, by which classes of before Swift ask.
open class NSURLRequest: NSObject, @unchecked Sendable {
    fileprivate var request: URLRequest
    public init(url: URL, cachePolicy: URLRequest.CachePolicy, timeoutInterval: TimeInterval) {
        request = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
        super.init()
    }
    public convenience init(url: URL) { self.init(url: url, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 60) }
    open var url: URL? { request.url }
    open var httpMethod: String? { request.httpMethod }
    open var httpBody: Data? { request.httpBody }
    open var allHTTPHeaderFields: [String: String]? { request.allHTTPHeaderFields }
}
