import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Items on the bar of a tab view.
@MainActor
struct TabLabelTests {
    private func titles(@ViewBuilder _ item: () -> some View) throws -> [(run: GlyphRun, origin: CGPoint)] {
        let label = item()
        let stage = Stage(size: CGSize(width: 200, height: 200), duration: 1) {
            TabView {
                Color.clear.tabItem { label }
                Color.clear.tabItem { label }
            }
        }
        return try SceneProbe(stage.scene(at: 0)).texts.filter { $0.run.size < 12 }.sorted { $0.origin.x < $1.origin.x }
    }

    @Test("A picture and a text are one item, however they are arranged")
    func oneItem() throws {
        let picture = Image(systemName: "house")
        let expected = try titles { Label("Home", systemImage: "house") }
        let others = [
            try titles {
                picture
                Text("Home")
            },
            try titles {
                Text("Home")
                picture
            },
            try titles {
                VStack {
                    picture
                    Text("Home").bold()
                }
            },
        ]
        #expect(expected.count == 2)
        for other in others {
            #expect(
                other.map(\.origin.y) == expected.map(\.origin.y) && other.map(\.run.size) == expected.map(\.run.size))
        }
    }
}
