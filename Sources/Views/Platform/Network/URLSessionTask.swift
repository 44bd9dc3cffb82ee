import KinoraStage

/// A request on its way; it is answered, or fails, when it is resumed.
open class URLSessionTask: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case running, suspended, canceling, completed }
    /// Between 0 and 1. Nothing depends on it: there is one answer at once.
    public static let defaultPriority: Float = 0.5
    public static let lowPriority: Float = 0.25
    public static let highPriority: Float = 0.75

    private let begin: (URLSessionTask) -> Void
    private let whenCancelled: (URLSessionTask) -> Void
    open private(set) var state: State = .suspended
    public let originalRequest: URLRequest?
    open internal(set) var response: URLResponse?
    open internal(set) var error: (any Error)?
    /// In bytes.
    open internal(set) var countOfBytesReceived: Int64 = 0
    /// Number among the tasks of its session, from 1.
    open internal(set) var taskIdentifier = 0
    open var taskDescription: String?
    open var priority = URLSessionTask.defaultPriority
    open var earliestBeginDate: Date?
    /// In bytes; by these a device chooses when a background session's task begins. Here it begins when it is resumed.
    open var countOfBytesClientExpectsToSend: Int64 = -1
    open var countOfBytesClientExpectsToReceive: Int64 = -1
    open weak var delegate: (any URLSessionTaskDelegate)?

    init(
        _ request: URLRequest?, whenCancelled: @escaping (URLSessionTask) -> Void = { _ in },
        begin: @escaping (URLSessionTask) -> Void
    ) {
        (originalRequest, self.begin, self.whenCancelled) = (request, begin, whenCancelled)
        super.init()
    }

    /// A task that asks for nothing, for classes that stand in for one.
    public override init() {
        (originalRequest, begin, whenCancelled) = (nil, { _ in }, { _ in })
        super.init()
    }

    open var currentRequest: URLRequest? { originalRequest }
    open var progress: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = state == .completed ? 1 : 0
        return progress
    }
    open var countOfBytesSent: Int64 { 0 }
    open var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
    open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }

    open func resume() {
        guard state == .suspended else { return }
        state = .completed
        begin(self)
    }
    open func cancel() {
        guard state != .completed else { return }
        state = .completed
        error = URLError(.cancelled)
        whenCancelled(self)
    }
    open func suspend() {}
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    /// Nothing was loaded that could be gone on with.
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        cancel()
        completionHandler(nil)
    }
    open func cancelByProducingResumeData() async -> Data? {
        cancel()
        return nil
    }
}

/// Where an error's information would hold what a download can be gone on with. None has it.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

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
    open func send(_ message: Message) async throws { throw NetworkResponses.offline }
    open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NetworkResponses.offline)
    }
    open func receive() async throws -> Message { throw NetworkResponses.offline }
    open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        completionHandler(.failure(NetworkResponses.offline))
    }
    open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        pongReceiveHandler(NetworkResponses.offline)
    }
    open func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }
}

/// What was measured of a request. On a stage nothing takes time.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    public let transactionMetrics: [URLSessionTaskTransactionMetrics]
    public let taskInterval: DateInterval
    public let redirectCount = 0
    init(task: URLSessionTask) {
        transactionMetrics =
            task.originalRequest.map {
                [URLSessionTaskTransactionMetrics(request: $0, response: task.response)]
            } ?? []
        let now = VirtualClock.date(at: VirtualClock.present)
        taskInterval = DateInterval(start: now, duration: 0)
        super.init()
    }

    public enum ResourceFetchType: Int, Sendable { case unknown, networkLoad, serverPush, localCache }
    public enum DomainResolutionProtocol: Int, Sendable { case unknown, udp, tcp, tls, https }
}

open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    public let request: URLRequest
    public let response: URLResponse?
    init(request: URLRequest, response: URLResponse?) {
        (self.request, self.response) = (request, response)
        super.init()
    }
    open var fetchStartDate: Date? { nil }
    open var domainLookupStartDate: Date? { nil }
    open var domainLookupEndDate: Date? { nil }
    open var connectStartDate: Date? { nil }
    open var secureConnectionStartDate: Date? { nil }
    open var secureConnectionEndDate: Date? { nil }
    open var connectEndDate: Date? { nil }
    open var requestStartDate: Date? { nil }
    open var requestEndDate: Date? { nil }
    open var responseStartDate: Date? { nil }
    open var responseEndDate: Date? { nil }
    open var networkProtocolName: String? { nil }
    open var remoteAddress: String? { nil }
    open var remotePort: Int? { nil }
    open var localAddress: String? { nil }
    open var localPort: Int? { nil }
    open var isProxyConnection: Bool { false }
    open var isReusedConnection: Bool { false }
    open var isCellular: Bool { false }
    open var isExpensive: Bool { false }
    open var isConstrained: Bool { false }
    open var isMultipath: Bool { false }
    open var resourceFetchType: URLSessionTaskMetrics.ResourceFetchType { .networkLoad }
    open var domainResolutionProtocol: URLSessionTaskMetrics.DomainResolutionProtocol { .unknown }
    open var countOfRequestHeaderBytesSent: Int64 { 0 }
    open var countOfRequestBodyBytesSent: Int64 { 0 }
    open var countOfRequestBodyBytesBeforeEncoding: Int64 { 0 }
    open var countOfResponseHeaderBytesReceived: Int64 { 0 }
    open var countOfResponseBodyBytesReceived: Int64 { 0 }
    open var countOfResponseBodyBytesAfterDecoding: Int64 { 0 }
}
