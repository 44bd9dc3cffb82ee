import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Collections in which several elements have one identifier, as placeholders do that stand in while something is loaded.
@MainActor
struct RepeatedNamesTests {
    /// Grows after a second by as much as it has been told to.
    private struct Row: View {
        let growth: CGFloat
        @State private var height = 4.0
        var body: some View {
            Color.red.frame(width: 10, height: height).onAppear { after(1) { height += growth } }
        }
    }

    private func heights(_ view: some View, at time: Double) throws -> [CGFloat] {
        try SceneProbe(FrameScene(size: CGSize(width: 100, height: 100), nodes: lowered(view, at: time))).fills
            .sorted { $0.rect.minY < $1.rect.minY }.map(\.rect.height)
    }

    @Test("Each has a place and a state of its own")
    func states() throws {
        let rows = [(0, 1.0), (0, 2.0), (7, 3.0), (0, 4.0)]
        let view = VStack(spacing: 2) {
            ForEach(rows, id: \.0) { Row(growth: $0.1) }
        }
        #expect(try heights(view, at: 0) == [4, 4, 4, 4])
        #expect(try heights(view, at: 1.5) == [5, 6, 7, 8])
    }

    @Test("The first of them stays itself when others come and go")
    func changes() throws {
        struct Page: View {
            @State private var rows = [0, 0, 0]
            var body: some View {
                VStack(spacing: 2) { ForEach(rows, id: \.self) { _ in Row(growth: 3) } }
                    .onAppear {
                        after(2) { rows = [5, 0] }
                        after(3.5) { rows = [5, 0, 0, 5] }
                    }
            }
        }
        #expect(try heights(Page(), at: 1.5) == [7, 7, 7])
        #expect(try heights(Page(), at: 2.5) == [4, 7])
        #expect(try heights(Page(), at: 4) == [7, 7, 4, 4])
    }
}
