import KinoraStage

/// Requests, which a stage answers at once from files that the user names, or not at all.
open class URLSession: NSObject, @unchecked Sendable {
    public static let shared = URLSession()
    public let configuration: URLSessionConfiguration
    /// As on a phone, a session holds its delegate until it is invalidated.
    open private(set) var delegate: (any URLSessionDelegate)?
    public let delegateQueue: OperationQueue
    open var sessionDescription: String?
    private var taskCount = 0

    public override init() {
        (configuration, delegateQueue) = (.default, .main)
        super.init()
    }
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue queue: OperationQueue? = nil
    ) {
        (self.configuration, self.delegate, delegateQueue) = (configuration, delegate, queue ?? .main)
        super.init()
    }

    public enum ResponseDisposition: Int, Sendable { case cancel, allow, becomeDownload, becomeStream }
    public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }
    public typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    public typealias FileCompletion = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

    open func invalidateAndCancel() { finishTasksAndInvalidate() }
    open func finishTasksAndInvalidate() {
        let told = delegate
        delegate = nil
        told?.urlSession(self, didBecomeInvalidWithError: nil)
    }
    open func reset(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
    open func flush(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }

    /// Every task is done as soon as it is resumed, so that none is on its way.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) { completionHandler([]) }
    open func getTasksWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask])
            -> Void
    ) { completionHandler([], [], []) }
    open var allTasks: [URLSessionTask] { get async { [] } }
    open var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async { ([], [], []) }
    }

    // MARK: Tasks

    open func dataTask(with url: URL, completionHandler: @escaping Completion) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }
    open func dataTask(with request: URLRequest, completionHandler: @escaping Completion) -> URLSessionDataTask {
        numbered(
            URLSessionDataTask(request, whenCancelled: Self.telling(completionHandler)) { task in
                task.end(completionHandler)
            })
    }
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
    open func dataTask(with request: URLRequest) -> URLSessionDataTask {
        numbered(
            URLSessionDataTask(request, whenCancelled: tellEnd) { [weak self] task in
                self?.answer(task as! URLSessionDataTask)
            })
    }
    // What is sent makes no difference to the answer.
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @escaping Completion
    ) -> URLSessionUploadTask {
        numbered(
            URLSessionUploadTask(request, whenCancelled: Self.telling(completionHandler)) { task in
                task.end(completionHandler)
            })
    }
    open func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping Completion
    ) -> URLSessionUploadTask { uploadTask(with: request, from: nil, completionHandler: completionHandler) }
    open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        uploadTask(withStreamedRequest: request)
    }
    open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        uploadTask(withStreamedRequest: request)
    }
    open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        numbered(
            URLSessionUploadTask(request, whenCancelled: tellEnd) { [weak self] task in
                self?.answer(task as! URLSessionDataTask)
            })
    }
    open func downloadTask(with url: URL, completionHandler: @escaping FileCompletion) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }
    open func downloadTask(
        with request: URLRequest, completionHandler: @escaping FileCompletion
    ) -> URLSessionDownloadTask {
        let task = URLSessionDownloadTask(
            request, whenCancelled: { completionHandler(nil, nil, $0.error) }
        ) { task in
            task.endWithFile(completionHandler)
        }
        return numbered(task)
    }
    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        numbered(
            URLSessionDownloadTask(request, whenCancelled: tellEnd) { [weak self] task in
                self?.answer(task as! URLSessionDownloadTask)
            })
    }
    open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        numbered(
            URLSessionDownloadTask(nil, whenCancelled: tellEnd) { [weak self] task in
                self?.answer(task as! URLSessionDownloadTask)
            })
    }
    open func webSocketTask(with url: URL) -> URLSessionWebSocketTask { webSocketTask(with: URLRequest(url: url)) }
    open func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
        webSocketTask(with: URLRequest(url: url))
    }
    open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
        numbered(
            URLSessionWebSocketTask(request, whenCancelled: tellEnd) { [weak self] task in
                task.error = NetworkResponses.offline
                self?.tellEnd(task)
            })
    }

    private func numbered<Task: URLSessionTask>(_ task: Task) -> Task {
        taskCount += 1
        task.taskIdentifier = taskCount
        return task
    }

    private static func telling(_ completion: @escaping Completion) -> (URLSessionTask) -> Void {
        { completion(nil, nil, $0.error) }
    }

    // MARK: Telling delegates

    private func tellEnd(_ task: URLSessionTask) {
        guard let delegate = task.delegate ?? delegate as? any URLSessionTaskDelegate else { return }
        delegate.urlSession(self, task: task, didFinishCollecting: URLSessionTaskMetrics(task: task))
        delegate.urlSession(self, task: task, didCompleteWithError: task.error)
    }

    private func answer(_ task: URLSessionDataTask) {
        guard let data = task.take() else { return tellEnd(task) }
        let delegate = (task.delegate ?? delegate) as? any URLSessionDataDelegate
        guard let delegate, let response = task.response else { return tellEnd(task) }
        delegate.urlSession(self, dataTask: task, didReceive: response) { [weak self] disposition in
            guard let self else { return }
            if disposition == .cancel {
                task.error = URLError(.cancelled)
            } else {
                delegate.urlSession(self, dataTask: task, didReceive: data)
            }
            tellEnd(task)
        }
    }

    private func answer(_ task: URLSessionDownloadTask) {
        let delegate = (task.delegate ?? delegate) as? any URLSessionDownloadDelegate
        task.endWithFile { file, _, _ in
            guard let file, let delegate else { return }
            let count = task.countOfBytesReceived
            delegate.urlSession(
                self, downloadTask: task, didWriteData: count, totalBytesWritten: count,
                totalBytesExpectedToWrite: count)
            delegate.urlSession(self, downloadTask: task, didFinishDownloadingTo: file)
        }
        tellEnd(task)
    }
}

extension URLSessionTask {
    /// The data that answers; nil where there is none, which is the task's error then.
    fileprivate func take() -> Data? {
        guard let (data, response) = NetworkResponses.answer(originalRequest?.url) else {
            error = NetworkResponses.offline
            return nil
        }
        self.response = response
        countOfBytesReceived = Int64(data.count)
        return data
    }

    fileprivate func end(_ completion: URLSession.Completion) {
        let data = take()
        completion(data, response, error)
    }

    /// The file is taken away when the completion returns, as on a phone.
    fileprivate func endWithFile(_ completion: URLSession.FileCompletion) {
        guard let data = take() else { return completion(nil, nil, error) }
        do {
            let file = try NetworkResponses.file(data)
            completion(file, response, nil)
            try? FileManager.default.removeItem(at: file)
        } catch {
            self.error = error
            completion(nil, nil, error)
        }
    }
}
