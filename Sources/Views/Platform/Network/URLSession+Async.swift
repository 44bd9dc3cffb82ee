// Requests that are waited for.

extension URLSession {
    public func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse) {
        try NetworkResponses.answered(url)
    }
    public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (
        Data, URLResponse
    ) {
        try NetworkResponses.answered(request.url)
    }
    public func download(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (URL, URLResponse) {
        try NetworkResponses.file(url)
    }
    public func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (
        URL, URLResponse
    ) {
        try NetworkResponses.file(request.url)
    }
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) { try NetworkResponses.answered(request.url) }
    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)?
    ) async throws -> (Data, URLResponse) { try NetworkResponses.answered(request.url) }
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try NetworkResponses.answered(request.url)
        return (AsyncBytes(data: data, task: dataTask(with: request)), response)
    }

    // Without a delegate too, as protocols of sources that stand in for a session have them.
    @_disfavoredOverload
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
    @_disfavoredOverload
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    /// The bytes of an answer, one after the other.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        let data: Data
        public let task: URLSessionDataTask

        public struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: Data.Iterator
            public mutating func next() async throws -> UInt8? { bytes.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }

        /// The answer as lines of text, without the empty ones.
        public var lines: AsyncThrowingStream<String, any Error> {
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            return AsyncThrowingStream { continuation in
                for line in lines { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
}

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { URLSession.publisher(url) }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { URLSession.publisher(request.url) }
    public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

    private static func publisher(_ url: URL?) -> DataTaskPublisher {
        guard let answer = NetworkResponses.answer(url) else {
            return Fail(
                outputType: (data: Data, response: URLResponse).self, failure: NetworkResponses.offline
            ).eraseToAnyPublisher()
        }
        return Just(answer).setFailureType(to: URLError.self).eraseToAnyPublisher()
    }
}
