// Loading from the network. A stage is offline: a request is answered at once from files that the user names, or fails, always the
// same.

/// The files that stand for the network.
package enum NetworkResponses {
    /// The answer to a request; nil where there is none. It is set before performances begin.
    nonisolated(unsafe) package static var lookup: ((URL) -> Data?)?

    static var offline: URLError {
        URLError(
            .notConnectedToInternet,
            userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
    }

    /// The answer to a request; nil where the network would be needed.
    static func answer(_ url: URL?) -> (data: Data, response: URLResponse)? {
        guard let url, let data = lookup?(url),
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
        else { return nil }
        return (data, response)
    }

    static func answered(_ url: URL?) throws -> (Data, URLResponse) {
        guard let answer = answer(url) else { throw offline }
        return answer
    }

    /// The answer as a file, which whoever asks for it takes or throws away.
    static func file(_ url: URL?) throws -> (URL, URLResponse) {
        let (data, response) = try answered(url)
        return (try file(data), response)
    }

    /// A new file with the data, among the temporary ones of the device.
    static func file(_ data: Data) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
        var number = 1
        func file() -> URL { folder.appendingPathComponent("CFNetworkDownload_\(number).tmp") }
        while FileManager.default.fileExists(atPath: file().path) { number += 1 }
        try data.write(to: file())
        return file()
    }
}
