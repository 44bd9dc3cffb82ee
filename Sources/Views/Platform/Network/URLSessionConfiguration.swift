/// How a session asks. A stage answers or is offline whatever is said here.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    public static var `default`: URLSessionConfiguration { .init() }
    public static var ephemeral: URLSessionConfiguration { .init() }
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }

    open private(set) var identifier: String?
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var waitsForConnectivity = false
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    open var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
    open var networkServiceType = URLRequest.NetworkServiceType.default
    open var httpMaximumConnectionsPerHost = 6
    open var httpShouldUsePipelining = false
    open var httpShouldSetCookies = true
    open var httpCookieAcceptPolicy = HTTPCookieStorage.AcceptPolicy.onlyFromMainDocumentDomain
    open var httpCookieStorage: HTTPCookieStorage? = .shared
    open var urlCache: URLCache? = .shared
    open var allowsCellularAccess = true
    open var allowsConstrainedNetworkAccess = true
    open var allowsExpensiveNetworkAccess = true
    open var isDiscretionary = false
    open var sessionSendsLaunchEvents = true
    open var shouldUseExtendedBackgroundIdleMode = false
    open var sharedContainerIdentifier: String?
    open var connectionProxyDictionary: [AnyHashable: Any]?
    open var protocolClasses: [AnyClass]?
    open var multipathServiceType = MultipathServiceType.none

    public enum MultipathServiceType: Int, Sendable { case none, handover, interactive, aggregate }
}
