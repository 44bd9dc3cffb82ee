/// The module that sources import for work in the background. Requests wait, and nothing ever runs them: an app is always in front.
@_exported import KinoraViews

/// Keeps requests. Each name has one, as on a device.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public struct Error: CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }
        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
        public static let unavailable = Code.unavailable
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        public static let notPermitted = Code.notPermitted
        public static let immediateRunIneligible = Code.immediateRunIneligible
    }

    public static let shared = BGTaskScheduler()
    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }
    private var requests: [BGTaskRequest] = []
    private var names: Set<String> = []

    override init() { super.init() }

    /// False where the name is registered already. The handler is never called.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { names.insert(identifier).inserted }
    /// In place of one that waits by the same name. More than ten are refused.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        requests.removeAll { $0.identifier == taskRequest.identifier }
        guard requests.count < 10 else { throw Error(.tooManyPendingTaskRequests) }
        requests.append(taskRequest)
    }
    open func cancel(taskRequestWithIdentifier identifier: String) {
        requests.removeAll { $0.identifier == identifier }
    }
    open func cancelAllTaskRequests() { requests = [] }
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        DispatchQueue.main.async { [requests] in completionHandler(requests) }
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] { requests }
}

/// Lets sources write `catch BGTaskScheduler.Error.notPermitted`.
public func ~= (code: BGTaskScheduler.Error.Code, error: any Error) -> Bool {
    (error as? BGTaskScheduler.Error)?.code == code
}

// MARK: Requests

/// Work that is asked for.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Foundation.Date?
    fileprivate init(named identifier: String) {
        self.identifier = identifier
        super.init()
    }
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(named: identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(named: identifier) }
}
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
    open var protectionTypeOfRequiredData = FileProtectionType.complete
}
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public enum SubmissionStrategy: Int, Sendable { case fail, queue }
    public struct Resources: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let gpu = Resources(rawValue: 1)
    }
    open var title: String
    open var subtitle: String
    open var strategy = SubmissionStrategy.queue
    open var requiredResources: Resources = []
    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(named: identifier)
    }
}

// MARK: Tasks, none of which is ever begun

/// Work that has begun.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
    open private(set) var title = ""
    open private(set) var subtitle = ""
    public let progress = Progress(totalUnitCount: 0)
    open func updateTitle(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}
