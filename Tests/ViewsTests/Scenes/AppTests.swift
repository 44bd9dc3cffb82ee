import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Apps show what their first window shows.
@MainActor
struct AppTests {
    private struct Counter: App {
        @State private var isWide = false
        var body: some Scene {
            WindowGroup {
                Color.red.frame(width: isWide ? 80 : 20, height: 10).onAppear { isWide = true }
            }
            .windowResizability(.contentSize)
            Settings { Text("never shown") }
        }
    }

    @Test("The first window is shown, with the app's own state")
    func root() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { _AppRoot(Counter()) }
        let probe = try SceneProbe(stage.scene(at: 0.5))
        #expect(probe.fills.map(\.rect) == [CGRect(x: 10, y: 45, width: 80, height: 10)])
        #expect(probe.texts.isEmpty)
    }
}
