import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Toolbar content of one's own, and items behind three dots.
@MainActor
struct ToolbarContentTests {
    private static let size = CGSize(width: 300, height: 400)
    private static let red = RGBA(red: 1, green: 0, blue: 0)

    private static var mark: some View { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10) }

    private struct Own: ToolbarContent {
        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) { ToolbarContentTests.mark }
        }
    }
    private struct Customizable: CustomizableToolbarContent {
        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "a", placement: .topBarLeading) { ToolbarContentTests.mark }
                .customizationBehavior(.disabled)
        }
    }

    private func marks(
        at time: Double = 0, _ events: [ScriptEvent] = [], @ToolbarContentBuilder _ items: () -> some ToolbarContent
    ) throws -> [CGRect] {
        let page = NavigationStack {
            Color.white.navigationBarTitleDisplayMode(.inline).toolbar(content: items)
        }
        let stage = Stage(size: Self.size, duration: 3, script: Script(events)) { page }
        return try SceneProbe(stage.scene(at: time)).fills.filter { $0.paint.rgba == Self.red }.map(\.rect)
    }

    @Test("Content made of items puts them where they say")
    func own() throws {
        let place = CGRect(x: 16, y: 17, width: 20, height: 10)
        #expect(try marks { Own() } == [place])
        #expect(try marks { Customizable() } == [place])
    }

    @Test("A secondary action is behind a button at the end, which a tap opens")
    func secondary() throws {
        let tap = ScriptEvent(at: 0.2, .tap(at: .points(x: 276, y: 22), count: 1))
        func items() -> some ToolbarContent {
            ToolbarItem(placement: .secondaryAction) { Button(action: {}) { ToolbarContentTests.mark } }
        }
        #expect(try marks { items() }.isEmpty)
        #expect(try marks(at: 2, [tap]) { items() }.count == 1)
    }

    @Test("A badge lies at an item's upper corner; of 0 there is none", arguments: [0, 3])
    func badge(_ count: Int) throws {
        let page = NavigationStack {
            Color.white.navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem(placement: .topBarLeading) { Self.mark }.badge(count)
            }
        }
        let stage = Stage(size: Self.size, duration: 1) { page }
        let shown = try SceneProbe(stage.scene(at: 0))
        let item = try #require(shown.fills.first { $0.paint.rgba == Self.red }?.rect)
        let badge = shown.fills.first { $0.rect.height == 16 }?.rect
        #expect((badge != nil) == (count > 0))
        if let badge { #expect(badge.midX > item.midX && badge.midY < item.midY) }
    }
}
