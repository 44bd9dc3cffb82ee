import Foundation
import Glibc
import KinoraStudio
import Synchronization

/// The studio's side of its sockets: one thread for each connection, on this machine's own address only.
///
/// The server library that was tried costs 19 s of a release build, and makes every start of the command load libcurl and OpenSSL. What
/// is needed is little: two methods, whole bodies of bounded size, no encryption.
final class StudioServer: Sendable {
    private let descriptor: Int32
    let port: UInt16
    private let open = Atomic<Int>(0)

    /// Connections at a time; a browser opens six to one address.
    private static let mostConnections = 48
    /// Seconds in which a request must arrive, and after which an unused connection ends.
    private static let patience = 20

    /// - Parameter port: 0 for any that is free.
    init(port wanted: UInt16) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = wanted.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard descriptor >= 0, bound else {
            let reason = String(cString: strerror(errno))
            throw CommandError(
                .cannotCreate, "The port \(wanted) of 127.0.0.1 cannot be taken: \(reason). Give another with --port.")
        }
        (self.descriptor, port) = (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Answers requests for ever.
    ///
    /// - Parameters:
    ///   - answer: makes the answer to a request; nil where `stream` writes it.
    ///   - stream: writes pieces of an answer without end, until one cannot be written.
    func run(
        answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse?,
        stream: @escaping @Sendable (_ write: (String) -> Bool) -> Void
    ) {
        while true {
            let connection = accept(descriptor, nil, nil)
            guard connection >= 0 else {
                // Too many open files pass.
                usleep(10_000)
                continue
            }
            // Otherwise processes that are started would keep it open.
            _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
            guard open.add(1, ordering: .relaxed).newValue <= StudioServer.mostConnections else {
                open.subtract(1, ordering: .relaxed)
                close(connection)
                continue
            }
            let thread = Thread { [self] in
                serve(connection, answer, stream)
                close(connection)
                open.subtract(1, ordering: .relaxed)
            }
            thread.stackSize = 1 << 20
            thread.start()
        }
    }

    private func serve(
        _ connection: Int32, _ answer: (HTTPRequest) -> HTTPResponse?, _ stream: ((String) -> Bool) -> Void
    ) {
        var limit = timeval(tv_sec: StudioServer.patience, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        var one: Int32 = 1
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        var reader = HTTPReader()
        // A request that comes in drops must not hold its connection for ever.
        var begun = ContinuousClock.now
        while true {
            do {
                guard let request = try reader.next() else {
                    if !reader.isWithin { begun = .now }
                    guard ContinuousClock.now - begun < .seconds(StudioServer.patience),
                        let bytes = StudioServer.receive(connection)
                    else { return }
                    reader.take(bytes)
                    continue
                }
                guard let response = answer(request) else {
                    let head = HTTPResponse.head(status: 200, type: "text/event-stream", length: nil, closes: true)
                    guard send(head, to: connection) else { return }
                    return stream { self.send(Array($0.utf8), to: connection) }
                }
                guard send(response.bytes(closes: request.closes), to: connection), !request.closes else { return }
            } catch {
                let refusal = error as? HTTPRefusal ?? HTTPRefusal(400, "This is no request.")
                _ = send(HTTPResponse(refusal).bytes(closes: true), to: connection)
                // Who still sends must get to read the answer.
                shutdown(connection, Int32(SHUT_WR))
                for _ in 0..<64 where StudioServer.receive(connection) == nil { return }
                return
            }
        }
    }

    /// What has arrived; nil at the end, and after the time limit.
    private static func receive(_ connection: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            return count > 0 ? Array(buffer[..<count]) : nil
        }
    }

    private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = Glibc.send(connection, buffer.baseAddress! + done, buffer.count - done, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
    }
}
