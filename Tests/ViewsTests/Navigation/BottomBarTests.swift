import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What is behind bars at the lower edge. The stage is 300 by 400 points.
@MainActor
struct BottomBarTests {
    private static let line = Paint.color(SystemColor.separator.rgba(.light))

    private func fills(_ view: some View, scrolledBy length: Double = 0) throws -> [SceneProbe.Filled] {
        let scroll = ScriptEvent(
            at: 0.1, .scroll(at: .points(x: 150, y: 200), by: CGSize(width: 0, height: length), duration: 0.1))
        let stage = Stage(
            size: CGSize(width: 300, height: 400), duration: 2, script: Script(length == 0 ? [] : [scroll])
        ) { view }
        return try SceneProbe(stage.scene(at: 1)).fills
    }

    /// Whether the ground of a bar of 49 or 50 points is there, by the line at its upper edge.
    private func hasGround(_ view: some View, scrolledBy length: Double = 0) throws -> Bool {
        try fills(view, scrolledBy: length).contains {
            $0.paint == Self.line && $0.opacity > 0 && $0.rect.width == 300 && [350, 351].contains($0.rect.minY)
        }
    }

    private func tabs(_ page: some View) -> some View { TabView { page.tabItem { Text("One") } } }

    private func page(height: CGFloat) -> some View { ScrollView { Color.red.frame(height: height) } }

    @Test("The ground of a tab bar shows while the page goes on below it")
    func tabs() throws {
        #expect(try hasGround(tabs(page(height: 1000))))
        #expect(try !hasGround(tabs(page(height: 1000)), scrolledBy: 2000))
        #expect(try !hasGround(tabs(page(height: 100))))
        #expect(try !hasGround(tabs(Color.red)))
        #expect(try hasGround(tabs(NavigationStack { page(height: 1000).navigationTitle("Title") })))
    }

    @Test("The topmost page of a stack decides, not those below it")
    func pushed() throws {
        func stack(_ top: some View) -> some View {
            NavigationStack(path: .constant([1])) {
                page(height: 1000).navigationDestination(for: Int.self) { _ in top }
            }
        }
        #expect(try !hasGround(tabs(stack(page(height: 100)))))
        #expect(try !hasGround(tabs(stack(Color.red))))
        #expect(try hasGround(tabs(stack(page(height: 1000)))))
    }

    @Test("That of a toolbar shows in the same way")
    func toolbar() throws {
        func stack(_ page: some View) -> some View {
            NavigationStack { page.toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } } }
        }
        #expect(try hasGround(stack(page(height: 1000))))
        #expect(try !hasGround(stack(page(height: 100))))
        #expect(try hasGround(stack(Color.red.toolbarBackground(.visible, for: .bottomBar))))
        #expect(try !hasGround(stack(page(height: 1000).toolbarBackground(.hidden, for: .bottomBar))))
    }

    @Test("A page says whether there is a ground, and which")
    func said() throws {
        #expect(try hasGround(tabs(Color.red.toolbarBackground(.visible, for: .tabBar))))
        #expect(try !hasGround(tabs(page(height: 1000).toolbarBackground(.hidden, for: .tabBar))))
        let green = Color.red.toolbarBackground(.green, for: .tabBar).toolbarBackground(.visible, for: .tabBar)
        let paint = Paint.color(SystemColor.green.rgba(.light))
        #expect(
            try fills(tabs(green)).contains {
                $0.paint == paint && $0.rect == CGRect(x: 0, y: 351, width: 300, height: 49)
            })
    }
}
