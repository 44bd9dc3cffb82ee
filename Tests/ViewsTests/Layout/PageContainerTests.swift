import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Frames that are relative to a page. The stage is 200 by 300 points.
@MainActor
struct PageContainerTests {
    private static let blueHex = RGBA(red: 0, green: 0, blue: 1).hex

    private var whole: some View {
        Color(red: 0, green: 0, blue: 1).containerRelativeFrame([.horizontal, .vertical])
    }

    private func blue(_ view: @escaping @autoclosure @MainActor () -> some View) throws -> CGRect? {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 1) { view() }
        return try SceneProbe(stage.scene(at: 0.9)).fills.first { $0.paint.rgba?.hex == Self.blueHex }?.rect
    }

    @Test("A page of a stack is what its bars leave")
    func page() throws {
        let stack = NavigationStack { whole.navigationTitle("Page").navigationBarTitleDisplayMode(.inline) }
        #expect(try blue(stack) == CGRect(x: 0, y: 44, width: 200, height: 256))
    }

    @Test("A tab is what the bar leaves")
    func tab() throws {
        let tabs = TabView { whole.tabItem { Text("Tab") } }
        #expect(try blue(tabs) == CGRect(x: 0, y: 0, width: 200, height: 251))
    }

    @Test("A sheet is as large as it is seen, wherever it is presented")
    func sheet() throws {
        let presenting = ScrollView {
            Text("Row").sheet(isPresented: .constant(true)) { whole.presentationDetents([.height(100)]) }
        }
        #expect(try blue(presenting.frame(height: 50)) == CGRect(x: 0, y: 200, width: 200, height: 100))
    }

    @Test("A scroll view on a page is nearer than the page")
    func scrollView() throws {
        let stack = NavigationStack { ScrollView { whole }.frame(width: 120, height: 80) }
        #expect(try blue(stack)?.size == CGSize(width: 120, height: 80))
    }
}
