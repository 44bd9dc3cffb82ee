import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Views that were gone and are back with the objects that they had.
@MainActor
@Suite("Views that come back") struct ReturningViewTests {
    @Observable final class Bar: Identifiable {
        var width = 10.0
    }
    private struct Row: View {
        let bar: Bar
        var body: some View { Color.red.frame(width: bar.width, height: 4) }
    }
    private struct Page: View {
        @State private var bar = Bar()
        @State private var isShown = true
        var body: some View {
            VStack(spacing: 0) {
                if isShown { Row(bar: bar) }
                ForEach(isShown ? [bar] : []) { Row(bar: $0) }
            }
            .task {
                func pause() async { try? await Task.sleep(for: .seconds(1)) }
                await pause()
                isShown = false
                await pause()
                isShown = true
                await pause()
                bar.width = 20
                await pause()
                bar.width = 30
            }
        }
    }

    @Test("A view that comes back to what it was made of hears of changes again")
    func changes() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 6) { Page() }
        let red = SystemColor.red.rgba(.light)
        let widths = try [0.5, 1.5, 2.5, 3.5, 4.5].map { time in
            try SceneProbe(stage.scene(at: time)).fills.filter { $0.paint == .color(red) }.map { Double($0.rect.width) }
        }
        #expect(widths == [[10, 10], [], [10, 10], [20, 20], [30, 30]])
    }
}
