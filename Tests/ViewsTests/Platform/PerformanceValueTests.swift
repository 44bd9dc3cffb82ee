import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What shared objects keep lasts as long as a performance: frames depend on none that were drawn before.
@MainActor
struct PerformanceValueTests {
    /// Writes to every shared object when it appears and half a second later, and is as wide as what they keep.
    private struct Writer: View {
        @State private var count = 0
        var body: some View {
            Color.red.frame(width: CGFloat(count), height: 1)
                .onAppear {
                    write()
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { write() }
                }
        }

        private func write() {
            let url = URL(string: "https://shared.example.org/\(count)")!
            let cookie = HTTPCookie(properties: [.name: "\(count)", .value: "", .path: "/", .domain: "example.org"])!
            HTTPCookieStorage.shared.setCookie(cookie)
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)
            let answer = CachedURLResponse(response: response, data: Data([1]))
            URLCache.shared.storeCachedResponse(answer, for: URLRequest(url: url))
            UIPasteboard.general.strings = (UIPasteboard.general.strings ?? []) + ["copied"]
            NSUbiquitousKeyValueStore.default.set(1, forKey: "\(count)")
            count =
                (HTTPCookieStorage.shared.cookies?.count ?? 0) * 1000 + URLCache.shared.currentMemoryUsage * 100
                + (UIPasteboard.general.strings ?? []).count * 10
                + NSUbiquitousKeyValueStore.default.dictionaryRepresentation.count
        }
    }

    private var stage: Stage { Stage(size: CGSize(width: 9, height: 9), duration: 2) { Writer() } }
    private func width(_ stage: Stage, _ time: Double) throws -> CGFloat {
        try SceneProbe(stage.scene(at: time)).fills.first?.rect.width ?? 0
    }

    @Test("Going back and performing again see nothing of what was written later")
    func performances() throws {
        for _ in 0..<2 {
            let stage = stage
            #expect(try width(stage, 1) == 2222)
            #expect(try width(stage, 0.25) == 1111)
            #expect(try width(stage, 2) == 2222)
        }
        #expect(HTTPCookieStorage.shared.cookies?.isEmpty == true)
    }

    @Test("A setting of an app is not what a shared object keeps, whatever it is called")
    func names() throws {
        struct Named: View {
            @AppStorage("pasteboard") private var board = "app"
            @AppStorage("keychain") private var chain = "app"
            @State private var isSame = false
            var body: some View {
                Color.red.frame(width: isSame ? 5 : 1, height: 1).onAppear {
                    (board, chain) = ("board", "chain")
                    UIPasteboard.general.strings = ["copied"]
                    SecItemAdd([kSecClass: kSecClassGenericPassword] as NSDictionary, nil)
                    isSame = board == "board" && chain == "chain" && UIPasteboard.general.string == "copied"
                }
            }
        }
        #expect(try width(Stage(size: CGSize(width: 9, height: 9), duration: 1) { Named() }, 1) == 5)
    }
}
