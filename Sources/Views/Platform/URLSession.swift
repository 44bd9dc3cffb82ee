import KinoraStage

// Loading from the network. A stage is offline: a request is answered at once from files that the user names, or fails, always the
// same.

/// The files that stand for the network.
package enum NetworkResponses {
    /// The answer to a request; nil where there is none. It is set before performances begin.
    nonisolated(unsafe) package static var lookup: ((URL) -> Data?)?
}

/// What is asked for.
public struct URLRequest: Hashable, Sendable {
    public enum CachePolicy: UInt, Hashable, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
    }
    public var url: URL?
    public var cachePolicy: CachePolicy
    public var timeoutInterval: TimeInterval
    public var httpMethod: String? = "GET"
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]?
    public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
        (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
    }
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).merging(value.map { [field: $0] } ?? [:]) { $1 }
    }
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(value, forHTTPHeaderField: field)
    }
    public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}
open class URLResponse: NSObject, @unchecked Sendable {
    public let url: URL?
    public let mimeType: String?
    public let expectedContentLength: Int64
    public let textEncodingName: String?
    public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
        (self.url, self.mimeType, expectedContentLength, textEncodingName) = (url, mimeType, Int64(length), name)
        super.init()
    }
    /// The last part of the address.
    open var suggestedFilename: String? {
        let name = url?.lastPathComponent ?? ""
        return name.isEmpty || name == "/" ? "Unknown" : name
    }
}
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public let statusCode: Int
    public let allHeaderFields: [AnyHashable: Any]
    public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        allHeaderFields = headerFields ?? [:]
        super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    public static var `default`: URLSessionConfiguration { .init() }
    public static var ephemeral: URLSessionConfiguration { .init() }
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var waitsForConnectivity = false
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    open var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
    open var httpMaximumConnectionsPerHost = 6
    open var urlCache: URLCache?
}
open class URLCache: NSObject, @unchecked Sendable {
    public static let shared = URLCache()
    public override init() { super.init() }
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init()
        (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
    }
    /// In bytes. Nothing is thrown away where it is passed.
    open var memoryCapacity = 512_000
    open var diskCapacity = 10_000_000
    open var currentMemoryUsage: Int { kept.values.reduce(0) { $0 + $1.data.count } }
    open var currentDiskUsage: Int { 0 }

    private var kept: [URLRequest: CachedURLResponse] = [:]
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { kept[request] }
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        kept[request] = cachedResponse
    }
    open func removeCachedResponse(for request: URLRequest) { kept[request] = nil }
    open func removeAllCachedResponses() { kept = [:] }
}
/// An answer that a source keeps.
public final class CachedURLResponse: NSObject, @unchecked Sendable {
    public let response: URLResponse
    public let data: Data
    public let userInfo: [AnyHashable: Any]?
    public init(response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil) {
        (self.response, self.data, self.userInfo) = (response, data, userInfo)
    }
}
public protocol URLSessionDelegate: AnyObject {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

/// A request on its way; it fails when it is resumed.
open class URLSessionTask: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case running, suspended, canceling, completed }
    private let fail: () -> Void
    open private(set) var state: State = .suspended
    init(fail: @escaping () -> Void) {
        self.fail = fail
        super.init()
    }
    /// A task that asks for nothing, for classes that stand in for one.
    public override init() {
        fail = {}
        super.init()
    }
    open var progress: Progress { Progress(totalUnitCount: 1) }
    open func resume() {
        guard state == .suspended else { return }
        state = .completed
        fail()
    }
    open func cancel() { state = .completed }
    open func suspend() {}
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionTask, @unchecked Sendable {}

/// A connection that stays. It is never there.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    public enum Message: Sendable {
        case data(Data)
        case string(String)
    }
    public enum CloseCode: Int, Sendable {
        case invalid = 0
        case normalClosure = 1000
        case goingAway, protocolError, unsupportedData
        case noStatusReceived = 1005
        case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtensionMissing
        case internalServerError
        case tlsHandshakeFailure = 1015
    }
    open var maximumMessageSize = 1 << 20
    open var closeCode: CloseCode { .invalid }
    open var closeReason: Data? { nil }
    open func send(_ message: Message) async throws { throw URLError(.notConnectedToInternet) }
    open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(URLError(.notConnectedToInternet))
    }
    open func receive() async throws -> Message { throw URLError(.notConnectedToInternet) }
    open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        completionHandler(.failure(URLError(.notConnectedToInternet)))
    }
    open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        pongReceiveHandler(URLError(.notConnectedToInternet))
    }
    open func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }
}

open class URLSession: NSObject, @unchecked Sendable {
    public static let shared = URLSession()
    public let configuration: URLSessionConfiguration
    public override init() {
        configuration = .default
        super.init()
    }
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue queue: OperationQueue? = nil
    ) {
        self.configuration = configuration
        super.init()
    }
    private static var offline: URLError { URLError(.notConnectedToInternet) }

    /// The answer to a request; nil where the network would be needed.
    private static func answer(_ url: URL?) -> (Data, URLResponse)? {
        guard let url, let data = NetworkResponses.lookup?(url),
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else { return nil }
        return (data, response)
    }
    private static func answered(_ url: URL?) throws -> (Data, URLResponse) {
        guard let answer = answer(url) else { throw offline }
        return answer
    }
    private static func complete(_ url: URL?, _ completion: Completion) {
        if let (data, response) = answer(url) { completion(data, response, nil) } else { completion(nil, nil, offline) }
    }
    private static func publisher(_ url: URL?) -> DataTaskPublisher {
        guard let (data, response) = answer(url) else {
            return Fail(outputType: (data: Data, response: URLResponse).self, failure: offline).eraseToAnyPublisher()
        }
        return Just((data: data, response: response)).setFailureType(to: URLError.self).eraseToAnyPublisher()
    }

    open func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        try URLSession.answered(url)
    }
    open func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        Data, URLResponse
    ) {
        try URLSession.answered(request.url)
    }
    open func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    {
        throw URLSession.offline
    }
    open func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        throw URLSession.offline
    }
    open func webSocketTask(with url: URL) -> URLSessionWebSocketTask { URLSessionWebSocketTask {} }
    open func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
        URLSessionWebSocketTask {}
    }
    open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { URLSessionWebSocketTask {} }
    // Without a delegate too, as protocols of sources that stand in for a session have them.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }
    public func download(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { throw URLSession.offline }
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        throw URLSession.offline
    }
    public typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    open func dataTask(with url: URL, completionHandler: @escaping Completion) -> URLSessionDataTask {
        URLSessionDataTask { URLSession.complete(url, completionHandler) }
    }
    open func dataTask(with request: URLRequest, completionHandler: @escaping Completion) -> URLSessionDataTask {
        URLSessionDataTask { URLSession.complete(request.url, completionHandler) }
    }
    open func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask {} }
    open func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { URLSessionDownloadTask { completionHandler(nil, nil, URLSession.offline) } }
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @escaping Completion
    ) -> URLSessionUploadTask { URLSessionUploadTask { completionHandler(nil, nil, URLSession.offline) } }
    open func invalidateAndCancel() {}
    open func finishTasksAndInvalidate() {}

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { URLSession.publisher(url) }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { URLSession.publisher(request.url) }
    public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>
}
