/// Answers that a source keeps in memory, those of the shared one for as long as a performance lasts.
open class URLCache: NSObject, @unchecked Sendable {
    nonisolated(unsafe) public static var shared = URLCache(sharedAs: "answers")
    private init(sharedAs name: String?) {
        _kept = PerformanceValue(wrappedValue: [:], of: name)
        super.init()
    }
    public override convenience init() { self.init(sharedAs: nil) }
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init()
        (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
    }
    public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
    }
    /// In bytes. Nothing is thrown away where it is passed.
    open var memoryCapacity = 512_000
    open var diskCapacity = 10_000_000
    open var currentMemoryUsage: Int { kept.values.reduce(0) { $0 + $1.data.count } }
    open var currentDiskUsage: Int { 0 }

    @PerformanceValue private var kept: [URLRequest: CachedURLResponse]
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { kept[request] }
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        kept[request] = cachedResponse
    }
    open func removeCachedResponse(for request: URLRequest) { kept[request] = nil }
    open func removeAllCachedResponses() { kept = [:] }

    public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }
}

/// An answer that a source keeps.
public final class CachedURLResponse: NSObject, @unchecked Sendable {
    public let response: URLResponse
    public let data: Data
    public let userInfo: [AnyHashable: Any]?
    public let storagePolicy: URLCache.StoragePolicy
    public init(
        response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
        storagePolicy: URLCache.StoragePolicy = .allowed
    ) {
        self.response = response
        self.data = data
        self.userInfo = userInfo
        self.storagePolicy = storagePolicy
    }
}
