import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Which scene of an app is shown, with what around it.
@MainActor
struct SceneTests {
    private func widths(_ root: AnyView) throws -> [CGFloat] {
        try SceneProbe(Stage(size: CGSize(width: 100, height: 100), duration: 1) { root }.scene(at: 0)).fills.map(
            \.rect.width)
    }

    /// A view that can be told by its width.
    private func mark(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }

    private struct TwoWindows: Scene {
        var body: some Scene {
            Window("First", id: "first") { Color.red.frame(width: 31, height: 10) }
            WindowGroup { Color.red.frame(width: 32, height: 10) }
        }
    }

    @Test("Each scene shows its own content, and of several scenes the first is shown")
    func content() throws {
        #expect(try widths(WindowGroup { mark(11) }._root) == [11])
        #expect(try widths(WindowGroup(id: "a") { mark(12) }._root) == [12])
        #expect(try widths(WindowGroup("Title") { mark(13) }._root) == [13])
        #expect(try widths(WindowGroup("Title", id: "a") { mark(14) }._root) == [14])
        #expect(try widths(Window("Title", id: "a") { mark(15) }._root) == [15])
        let title = "Title".uppercased()
        #expect(try widths(Window(title, id: "a") { mark(15) }._root) == [15])
        #expect(try widths(Window(Text(title), id: "a") { mark(15) }._root) == [15])
        #expect(try widths(Settings { mark(16) }._root) == [16])
        #expect(try widths(AssistiveAccess { mark(21) }._root) == [21])
        #expect(try widths(MenuBarExtra("Title") { mark(17) }._root) == [17])
        #expect(try widths(MenuBarExtra("Title", systemImage: "star") { mark(18) }._root) == [18])
        #expect(try widths(MenuBarExtra(content: { mark(19) }, label: { mark(20) })._root) == [19])
        #expect(try widths(TwoWindows()._root) == [31])
    }

    @Test("What a scene is told about its window leaves its content as it is")
    func windows() throws {
        let hasSidebar = true
        let scene = WindowGroup { mark(11) }
            .windowStyle(.hiddenTitleBar).windowResizability(.contentSize).defaultSize(width: 5, height: 5)
            .defaultSize(CGSize(width: 6, height: 6)).commandsRemoved().defaultPosition(.center).windowLevel(.floating)
            .handlesExternalEvents(matching: ["a"])
            .commands {
                CommandMenu("More") { Text("never shown") }
                if hasSidebar { SidebarCommands() }
            }
        #expect(try widths(scene._root) == [11])
    }

    private final class Model: ObservableObject { @Published var width: CGFloat = 44 }

    private struct Reader: View {
        @Environment(\.headerProminence) private var prominence
        @EnvironmentObject private var model: Model
        var body: some View { Color.red.frame(width: prominence == .increased ? model.width : 1, height: 10) }
    }

    @Test("A scene's environment and objects reach its views")
    func environment() throws {
        let scene = WindowGroup { Reader() }.environment(\.headerProminence, .increased).environmentObject(Model())
        #expect(try widths(scene._root) == [44])
    }

    private struct Named: Widget {
        struct Configuration: WidgetConfiguration { let _view: AnyView }
        let width: CGFloat
        init() { self.init(width: 23) }
        init(width: CGFloat) { self.width = width }
        var body: some WidgetConfiguration {
            Configuration(_view: AnyView(Color.red.frame(width: width, height: 10)))
                .configurationDisplayName("Name").description("What it is").supportedFamilies([.systemSmall])
        }
    }

    private struct Bundled: WidgetBundle {
        var body: some Widget {
            Named(width: 24)
            Named(width: 25)
        }
    }

    @Test("A widget shows its view, and a bundle that of its first widget")
    func widgets() throws {
        #expect(try widths(Named().body._view) == [23])
        #expect(try widths(Bundled().body.body._view) == [24])
        #expect(try widths(_NoWidget<Named>().body._view) == [23])
    }
}
