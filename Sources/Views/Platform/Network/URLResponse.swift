/// What a server says about its answer.
open class URLResponse: NSObject, @unchecked Sendable {
    public let url: URL?
    public let mimeType: String?
    /// In bytes; -1 where it is not known.
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

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public let statusCode: Int
    public let allHeaderFields: [AnyHashable: Any]
    public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        allHeaderFields = headerFields ?? [:]
        super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }

    /// Names of fields are the same in small and large letters.
    open func value(forHTTPHeaderField field: String) -> String? {
        let found = allHeaderFields.first { ($0.key as? String)?.caseInsensitiveCompare(field) == .orderedSame }
        return found?.value as? String
    }

    /// A word for a status, as "not found" for 404.
    open class func localizedString(forStatusCode statusCode: Int) -> String {
        words[statusCode] ?? classes[statusCode / 100] ?? "unknown"
    }
    private static let words = [
        200: "no error", 201: "created", 202: "accepted", 204: "no content", 301: "moved permanently", 302: "found",
        304: "not modified", 400: "bad request", 401: "unauthorized", 403: "forbidden", 404: "not found",
        405: "method not allowed", 408: "request timed out", 409: "conflict", 410: "no longer exists",
        429: "too many requests", 500: "internal server error", 501: "unimplemented", 502: "bad gateway",
        503: "service unavailable", 504: "gateway timed out",
    ]
    private static let classes = [
        1: "informational", 2: "success", 3: "redirected", 4: "client error", 5: "server error",
    ]
}
