import Foundation
import Testing

@testable import KinoraViews

/// Requests are answered from files that the user names, and otherwise fail as on a device that is offline. The answers of a process are
/// one table, so that these tests are performed one after the other.
@MainActor
@Suite(.serialized)
struct URLSessionTests {
    private final class Delegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
        var words: [String] = []
        var disposition = URLSession.ResponseDisposition.allow

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
        ) {
            words.append("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
            completionHandler(disposition)
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            words.append("data \(String(decoding: data, as: UTF8.self)) of \(dataTask.taskDescription ?? "")")
        }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) { words.append("file \((try? String(contentsOf: location, encoding: .utf8)) ?? "")") }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            words.append("end \((error as? URLError)?.code.rawValue ?? 0)")
        }
    }

    private let known = URL(string: "https://files.example.org/known.txt")!
    private let unknown = URL(string: "https://files.example.org/unknown.txt")!

    /// What a delegate is told of a task.
    private func told(
        _ disposition: URLSession.ResponseDisposition = .allow, _ task: (URLSession) -> URLSessionTask
    ) -> [String] {
        NetworkResponses.lookup = { [known] in $0 == known ? Data("one\n\ntwo".utf8) : nil }
        defer { NetworkResponses.lookup = nil }
        let delegate = Delegate()
        delegate.disposition = disposition
        let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
        let made = task(session)
        made.taskDescription = "task"
        #expect(delegate.words.isEmpty && made.state == .suspended)
        made.resume()
        made.resume()
        #expect(made.state == .completed)
        return delegate.words
    }

    @Test("A delegate is told of the response, the data and the end, or of the error alone")
    func dataTasks() {
        #expect(told { $0.dataTask(with: known) } == ["response 200", "data one\n\ntwo of task", "end 0"])
        #expect(told { $0.dataTask(with: unknown) } == ["end \(URLError.Code.notConnectedToInternet.rawValue)"])
        #expect(
            told(.cancel) { $0.dataTask(with: known) } == ["response 200", "end \(URLError.Code.cancelled.rawValue)"])
    }

    @Test("A download is a file for as long as the delegate is told of it")
    func downloads() throws {
        #expect(told { $0.downloadTask(with: known) } == ["file one\n\ntwo", "end 0"])
        NetworkResponses.lookup = { [unknown] in $0 == unknown ? Data("all".utf8) : nil }
        defer { NetworkResponses.lookup = nil }
        final class Seen: @unchecked Sendable { var file: (url: URL, text: String)? }
        let seen = Seen()
        URLSession.shared.downloadTask(with: unknown) { file, _, _ in
            seen.file = file.map { ($0, (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
        }.resume()
        let file = try #require(seen.file)
        #expect(file.text == "all" && !FileManager.default.fileExists(atPath: file.url.path))
    }

    @Test("A task that is cancelled before it begins ends with that error, and says nothing more")
    func cancelled() {
        let delegate = Delegate()
        let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: .main)
        let task = session.dataTask(with: known)
        task.cancel()
        task.resume()
        #expect(delegate.words == ["end \(URLError.Code.cancelled.rawValue)"])
        #expect(task.taskIdentifier == 1 && session.dataTask(with: known).taskIdentifier == 2)
    }

    @Test("A download that is paused leaves nothing to go on with, in its answer and in its error")
    func paused() async {
        let delegate = Delegate()
        let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: .main)
        let task = session.downloadTask(with: known)
        (task.countOfBytesClientExpectsToSend, task.countOfBytesClientExpectsToReceive) = (200, 512)
        #expect(await task.cancelByProducingResumeData() == nil)
        #expect(delegate.words == ["end \(URLError.Code.cancelled.rawValue)"])
        #expect((task.error as NSError?)?.userInfo[NSURLSessionDownloadTaskResumeData] == nil)
    }

    @Test("Bytes come one after the other, and as lines")
    func bytes() async throws {
        NetworkResponses.lookup = { [known] in $0 == known ? Data("one\n\ntwo".utf8) : nil }
        defer { NetworkResponses.lookup = nil }
        let (bytes, _) = try await URLSession.shared.bytes(from: known)
        var (letters, lines): ([UInt8], [String]) = ([], [])
        for try await byte in bytes { letters.append(byte) }
        for try await line in bytes.lines { lines.append(line) }
        #expect(String(decoding: letters, as: UTF8.self) == "one\n\ntwo" && lines == ["one", "two"])
    }

    @Test("Fields of headers are found in small and large letters; values that are added follow with commas")
    func fields() throws {
        var request = URLRequest(url: known)
        request.setValue("text/html", forHTTPHeaderField: "Accept")
        request.addValue("text/plain", forHTTPHeaderField: "accept")
        #expect(request.value(forHTTPHeaderField: "ACCEPT") == "text/html,text/plain")
        #expect(request.allHTTPHeaderFields == ["Accept": "text/html,text/plain"])
        request.setValue(nil, forHTTPHeaderField: "accept")
        #expect(request.allHTTPHeaderFields?.isEmpty == true)
        let response = HTTPURLResponse(url: known, statusCode: 404, httpVersion: nil, headerFields: ["Age": "3"])
        #expect(response?.value(forHTTPHeaderField: "age") == "3")
        #expect(HTTPURLResponse.localizedString(forStatusCode: 404) == "not found")
    }

    @Test("Cookies are kept by name, domain and path, and found for the addresses below these")
    func cookies() throws {
        func cookie(_ name: String, _ value: String, _ path: String) throws -> HTTPCookie {
            try #require(
                HTTPCookie(properties: [.name: name, .value: value, .domain: "example.org", .path: path]))
        }
        let storage = HTTPCookieStorage()
        for (name, value, path) in [("a", "1", "/"), ("b", "2", "/deep"), ("a", "3", "/")] {
            storage.setCookie(try cookie(name, value, path))
        }
        let near = try #require(URL(string: "https://www.example.org/"))
        let deep = try #require(URL(string: "https://example.org/deep/er"))
        let other = try #require(URL(string: "https://example.com/"))
        #expect(storage.cookies(for: near)?.map(\.value) == ["3"])
        #expect(storage.cookies(for: deep)?.map(\.value).sorted() == ["2", "3"])
        #expect(storage.cookies(for: other)?.isEmpty == true)
        #expect(HTTPCookie(properties: [.name: "a", .path: "/"]) == nil)
    }

    @Test("Who is offline is told so in words")
    func words() {
        let error: any Error = NetworkResponses.offline
        #expect(error.localizedDescription == "The Internet connection appears to be offline.")
    }
}
