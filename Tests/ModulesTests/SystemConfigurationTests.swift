import SystemConfiguration
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Whether hosts can be reached: all can.
@MainActor
struct SystemConfigurationTests {
    private struct Asking: View {
        let tell: ([SCNetworkReachabilityFlags]) -> Void
        var body: some View {
            Color.clear.onAppear {
                guard let target = SCNetworkReachabilityCreateWithName(nil, "example.org") else { return }
                var flags = SCNetworkReachabilityFlags()
                guard SCNetworkReachabilityGetFlags(target, &flags) else { return }
                var told = [flags]
                _ = SCNetworkReachabilitySetCallback(
                    target,
                    { _, flags, _ in
                        told.append(flags)
                        tell(told)
                    }, nil)
                _ = SCNetworkReachabilitySetDispatchQueue(target, .main)
            }
        }
    }

    @Test("A host is reachable when asked, and the callback is told so on its queue")
    func reachable() throws {
        var told: [SCNetworkReachabilityFlags] = []
        let stage = Stage(size: CGSize(width: 9, height: 9), duration: 1) { Asking { told = $0 } }
        _ = try stage.scene(at: 0.5)
        #expect(told == [.reachable, .reachable])
    }

    @Test("An address may name its own size, as on Apple's systems")
    func addresses() {
        var address = sockaddr_in(
            sin_len: 0, sin_family: 2, sin_port: 80, sin_addr: in_addr(s_addr: 1), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        address.sin_len = 16
        #expect(
            address.sin_len == 16 && address.sin_family == 2 && address.sin_port == 80 && address.sin_addr.s_addr == 1)
    }
}
