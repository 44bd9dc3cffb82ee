import Foundation
import KinoraPixels
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

    @Test("On a phone on its side the picture is before the title, and the bar is 32 points high")
    func low() throws {
        func item(_ size: CGSize) throws -> (bar: CGFloat, title: CGPoint) {
            let stage = Stage(size: size, duration: 1) {
                TabView { Color(red: 1, green: 0, blue: 0).tabItem { Label("Home", systemImage: "house") } }
            }
            let probe = try SceneProbe(stage.scene(at: 0))
            let page = try #require(probe.fills.first { $0.paint.rgba == RGBA(red: 1, green: 0, blue: 0) }?.rect)
            let title = try #require(probe.texts.first { $0.run.size < 13 })
            return (size.height - page.maxY, title.origin)
        }
        let (upright, low) = (try item(CGSize(width: 400, height: 800)), try item(CGSize(width: 800, height: 400)))
        #expect(upright.bar == 49 && upright.title.x < 200)
        #expect(low.bar == 32 && low.title.x > 390 && low.title.y < 400 - 8)
    }

    @Test("A badge is at its picture, however long the title is")
    func badge() throws {
        func middle(_ title: String) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 400, height: 800), duration: 1) {
                TabView { Color.clear.tabItem { Label(title, systemImage: "circle") }.badge(3) }
            }
            return try #require(SceneProbe(stage.scene(at: 0)).fills.first { $0.rect.height == 18 }).rect.midX
        }
        #expect(try abs(middle("A") - middle("A rather long title")) < 0.01)
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
