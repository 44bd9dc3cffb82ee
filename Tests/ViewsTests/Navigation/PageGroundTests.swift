import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What pages stand on, and how their views do.
@MainActor
struct PageGroundTests {
    private func fills(_ view: some View) throws -> [SceneProbe.Filled] {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 1) {
            ZStack {
                Color.red
                view.frame(width: 100, height: 200)
            }
        }
        return try SceneProbe(stage.scene(at: 0)).fills
    }

    private static let white = Paint.color(RGBA(red: 1, green: 1, blue: 1))

    @Test("Pages of a stack and of a tab view hide what is behind them")
    func opaque() throws {
        let place = CGRect(x: 50, y: 50, width: 100, height: 200)
        for view in [
            AnyView(NavigationStack { Text("A") }), AnyView(NavigationView { Text("A") }),
            AnyView(TabView { Text("A").tabItem { Text("A") } }),
        ] {
            #expect(try fills(view).contains { $0.rect == place && $0.paint == Self.white })
        }
        // Pages that are swiped are no pages of their own.
        #expect(try !fills(TabView { Text("A") }.tabViewStyle(.page)).contains { $0.paint == Self.white })
    }

    @Test("Several views at the root of a stack stand below each other")
    func stacked() throws {
        let blue = try fills(
            NavigationStack {
                Color.blue.frame(height: 20)
                Color.blue.frame(height: 20)
                Spacer()
            }
        ).filter { $0.paint == .color(SystemColor.blue.rgba(.light)) }
        #expect(blue.map(\.rect.minY) == [50, 78])
    }

    @Test("A search field around a stack stands in the bar of its root, as one within does")
    func search() throws {
        func texts(_ view: some View) throws -> [CGPoint] {
            let stage = Stage(size: CGSize(width: 300, height: 300), duration: 1) { view }
            return try SceneProbe(stage.scene(at: 0)).texts.map(\.origin)
        }
        let words = Binding.constant("")
        let around = NavigationStack { List { Text("a") }.navigationTitle("Title") }.searchable(text: words)
        let within = NavigationStack { List { Text("a") }.navigationTitle("Title").searchable(text: words) }
        #expect(try texts(around) == texts(within))
        // Where there is no stack it stands above.
        #expect(try texts(Text("a").searchable(text: words)).count > texts(Text("a")).count)
    }
}
