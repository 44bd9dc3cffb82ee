import KinoraViews
import Network
import Testing

@testable import KinoraStage

/// The network of a device that is offline.
@MainActor
struct NetworkTests {
    @Test("Addresses are read and written; names are names")
    func addresses() throws {
        #expect(IPv4Address("192.168.0.1")?.debugDescription == "192.168.0.1")
        #expect(IPv4Address("192.168.0") == nil && IPv4Address("1.2.3.400") == nil)
        #expect(IPv6Address("fe80::1")?.debugDescription == "fe80:0:0:0:0:0:0:1")
        #expect(IPv6Address("::1") == .loopback && IPv6Address("1::2::3") == nil && IPv6Address("12") == nil)
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback))
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect(NWEndpoint.hostPort(host: "example.com", port: 80).debugDescription == "example.com:80")
    }

    @Test("A connection prepares and waits for a network until it is cancelled, and what it sends fails")
    func connection() throws {
        final class Log: @unchecked Sendable { var lines: [String] = [] }
        let log = Log()
        let stage = Stage(size: CGSize(width: 20, height: 20), duration: 1) {
            Color.red.onAppear {
                let connection = NWConnection(host: "example.com", port: 80, using: .tcp)
                connection.stateUpdateHandler = { log.lines.append("\($0)") }
                connection.start(queue: .main)
                connection.send(
                    content: Data([1]), completion: .contentProcessed { log.lines.append("sent \($0 == nil)") })
                connection.cancel()
                connection.restart()
            }
        }
        _ = try stage.scene(at: 0.5)
        let waiting = NWConnection.State.waiting(.posix(.ENETDOWN))
        #expect(log.lines == ["preparing", "\(waiting)", "sent false", "cancelled"])
    }
}
