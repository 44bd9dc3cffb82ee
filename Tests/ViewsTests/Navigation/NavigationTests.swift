import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pages of a stack, and what is presented over the stage.
@MainActor
struct NavigationTests {
    private static let size = CGSize(width: 200, height: 300)

    private func tap(_ x: Double, _ y: Double, at time: Double) -> ScriptEvent {
        ScriptEvent(at: time, .tap(at: .points(x: x, y: y), count: 1))
    }

    private func stage(_ script: [ScriptEvent] = [], @ViewBuilder _ view: @escaping @MainActor () -> some View) -> Stage
    {
        Stage(size: NavigationTests.size, duration: 9, script: Script(script)) { view() }
    }

    private func colors(_ stage: Stage, _ time: Double) throws -> Set<String> {
        Set(try SceneProbe(stage.scene(at: time)).fills.compactMap { $0.paint.rgba?.hex })
    }

    private let red = RGBA(red: 1, green: 0, blue: 0).hex
    private let blue = RGBA(red: 0, green: 0, blue: 1).hex
    private let green = RGBA(red: 0, green: 1, blue: 0).hex

    private struct Linked: View {
        var body: some View {
            NavigationStack {
                NavigationLink {
                    Color(red: 0, green: 0, blue: 1)
                } label: {
                    Color(red: 1, green: 0, blue: 0)
                }
            }
        }
    }

    @Test("A link pushes its page, which slides in over the old one; the back button returns")
    func push() throws {
        let stage = stage([tap(100, 150, at: 1), tap(20, 22, at: 4)]) { Linked() }
        #expect(try colors(stage, 0.5).contains(red))
        let during = try SceneProbe(stage.scene(at: 1.2)).fills
        let page = try #require(during.first { $0.paint.rgba?.hex == blue }).rect
        #expect(page.minX > 20 && page.minX < 190)
        #expect(during.contains { $0.paint.rgba?.hex == red })
        // There, it covers everything, and what it covers is not drawn.
        let there = try colors(stage, 3.5)
        #expect(there.contains(blue) && !there.contains(red))
        #expect(try colors(stage, 8).contains(red))
        #expect(try !colors(stage, 8).contains(blue))
    }

    @Test("A sheet is in the scheme that its content prefers", arguments: [ColorScheme.light, .dark])
    func sheetScheme(scheme: ColorScheme) throws {
        let stage = stage {
            Color.clear.sheet(isPresented: .constant(true)) { Color.clear.preferredColorScheme(scheme) }
        }
        let ground = RGBA(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255).hex
        #expect(try colors(stage, 2).contains(ground) == (scheme == .dark))
    }

    @Test("What a sheet presents lies above it, also where the sheet is presented later")
    func nestedSheets() throws {
        struct Presenting: View {
            @State private var showsInner = false
            var body: some View {
                Color.clear.sheet(isPresented: .constant(true)) {
                    Color(red: 1, green: 0, blue: 0)
                        .fullScreenCover(isPresented: $showsInner) { Color(red: 0, green: 0, blue: 1) }
                        .onAppear { showsInner = true }
                }
            }
        }
        let fills = try SceneProbe(stage { Presenting() }.scene(at: 3)).fills.compactMap { $0.paint.rgba?.hex }
        let inner = try #require(fills.lastIndex(of: blue))
        #expect(fills.lastIndex(of: red).map { $0 < inner } ?? true)
    }

    private struct Nested<Row: View>: View {
        @ViewBuilder let row: Row
        var body: some View { NavigationStack { List { row } } }
    }

    private func marks(@ViewBuilder _ row: @escaping @MainActor () -> some View) throws -> Int {
        try SceneProbe(stage { Nested { row() } }.scene(at: 0)).texts.count
    }

    @Test("A link that scrolls within a row of a list is no row itself, and has no chevron")
    func nestedLink() throws {
        let row = try marks { NavigationLink("a") { Text("b") } }
        let nested = try marks { ScrollView(.horizontal) { NavigationLink("a") { Text("b") } } }
        let plain = try marks { ScrollView(.horizontal) { Text("a") } }
        #expect(row == plain + 1)
        #expect(nested == plain)
    }

    @Test("A link in a row has a chevron unless it is said that it has none")
    func indicator() throws {
        func count(_ visibility: Visibility) throws -> Int {
            try marks { NavigationLink("a") { Text("b") }.navigationLinkIndicatorVisibility(visibility) }
        }
        #expect(try count(.automatic) == 2 && count(.visible) == 2 && count(.hidden) == 1)
    }

    private struct Presenting: View {
        var body: some View {
            List {
                Text("row").sheet(isPresented: .constant(true)) {
                    NavigationStack { NavigationLink("a") { Text("b") } }
                }
            }
        }
    }

    @Test("A sheet of a row is no part of the list")
    func sheetOfRow() throws {
        #expect(try SceneProbe(stage { Presenting() }.scene(at: 3)).texts.count == 2)
    }

    private struct Pathed: View {
        @State var path: [Int]
        var body: some View {
            NavigationStack(path: $path) {
                Color(red: 1, green: 0, blue: 0)
                    .navigationDestination(for: Int.self) { Page(number: $0) }
                    .onTapGesture { path = [1, 2] }
            }
        }
    }

    private struct Page: View {
        let number: Int
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            (number == 1 ? Color(red: 0, green: 1, blue: 0) : Color(red: 0, green: 0, blue: 1)).onTapGesture {
                dismiss()
            }
        }
    }

    @Test("A path pushes the pages of its values, and dismissing takes off the last")
    func path() throws {
        let stage = stage([tap(100, 150, at: 1), tap(100, 150, at: 4)]) { Pathed(path: []) }
        #expect(try colors(stage, 3.5).contains(blue))
        let after = try colors(stage, 7.5)
        #expect(after.contains(green) && !after.contains(blue) && !after.contains(red))
    }

    @Test("A path that is there from the beginning is there without an animation")
    func initialPath() throws {
        let stage = stage { Pathed(path: [1]) }
        #expect(try colors(stage, 0).contains(green))
        #expect(try !colors(stage, 0).contains(red))
    }

    @Test("Pages that stay in a changed path keep their state's identity")
    func state() {
        var state = NavigationState()
        state.match([AnyHashable(1), AnyHashable(2)])
        let first = state.entries[0].id
        state.match([AnyHashable(1), AnyHashable(3)])
        #expect(state.entries[0].id == first && state.path == [AnyHashable(1), AnyHashable(3)])
        state.push(.view(AnyView(EmptyView())))
        state.match([AnyHashable(1), AnyHashable(3)])
        #expect(state.entries.count == 3)
        state.pop(to: 1)
        #expect(state.path == [AnyHashable(1)])
        state.pop(to: -4)
        #expect(state.entries.isEmpty)
    }

    private struct Zoomed: View {
        @Namespace private var space
        var body: some View {
            NavigationStack {
                NavigationLink {
                    Color(red: 0, green: 0, blue: 1).navigationTransition(.zoom(sourceID: 1, in: space))
                } label: {
                    Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
                }
                .matchedTransitionSource(id: 1, in: space) { $0.clipShape(.rect(cornerRadius: 6)).shadow(radius: 3) }
            }
        }
    }

    @Test("A zoomed page begins in its source's box and keeps its proportions on the way")
    func zoom() throws {
        let stage = stage([tap(100, 150, at: 1)]) { Zoomed() }
        // A moment after the tap the page is almost its source.
        let start = try clips(stage.scene(at: 1.001))
        let box = try #require(start.last)
        #expect(abs(box.midX - 100) < 1 && abs(box.midY - 150) < 1 && box.width < 44 && box.height < 26)
        let during = try SceneProbe(stage.scene(at: 1.2)).fills
        let page = try #require(during.first { $0.paint.rgba?.hex == blue }).rect
        // Below its bar the page is 200 by 256, or the whole of it, scaled evenly.
        #expect(page.width > 40 && page.width <= 200 && page.height > page.width)
        let end = try colors(stage, 5)
        #expect(end.contains(blue) && !end.contains(red))
    }

    private struct Faded: View {
        var body: some View {
            NavigationStack {
                NavigationLink {
                    Color(red: 0, green: 0, blue: 1).navigationTransition(.crossFade)
                } label: {
                    Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
                }
            }
        }
    }

    @Test("A page that fades in stays in its place, and what it covers does not move")
    func crossFade() throws {
        let stage = stage([tap(100, 150, at: 1)]) { Faded() }
        let during = try SceneProbe(stage.scene(at: 1.15)).fills
        let page = try #require(during.first { $0.paint.rgba?.hex == blue })
        #expect(page.rect.minX == 0 && page.opacity > 0.05 && page.opacity < 0.95)
        let button = try #require(during.first { $0.paint.rgba?.hex == red })
        #expect(abs(button.rect.midX - 100) < 0.5)
        let end = try colors(stage, 5)
        #expect(end.contains(blue) && !end.contains(red))
    }

    /// The boxes of what the scene is cut to, in the order of drawing.
    private func clips(_ scene: FrameScene) -> [CGRect] {
        func visit(_ nodes: [Node]) -> [CGRect] {
            nodes.flatMap { node -> [CGRect] in
                guard case .layer(let operation, let children) = node else { return [] }
                if case .clip(let path, _, inverse: false) = operation { return [path.boundingRect] + visit(children) }
                return visit(children)
            }
        }
        return visit(scene.nodes)
    }

    private struct Covering: View {
        @State private var item: Int?
        let log: Log
        var body: some View {
            Color(red: 1, green: 0, blue: 0).onTapGesture { item = 1 }
                .fullScreenCover(
                    item: Binding(get: { item.map(Item.init) }, set: { item = $0?.id }), onDismiss: { log.count += 1 }
                ) { _ in
                    Color(red: 0, green: 0, blue: 1).onTapGesture { item = nil }
                }
        }
        struct Item: Identifiable { let id: Int }
    }

    private final class Log { var count = 0 }

    @Test("A cover comes from below, takes all taps, and tells when it is dismissed")
    func cover() throws {
        let log = Log()
        let stage = stage([tap(100, 150, at: 1), tap(100, 150, at: 4)]) { Covering(log: log) }
        let during = try SceneProbe(stage.scene(at: 1.2)).fills
        #expect(try #require(during.first { $0.paint.rgba?.hex == blue }).rect.minY > 10)
        #expect(
            try SceneProbe(stage.scene(at: 3.5)).fills.last?.rect == CGRect(origin: .zero, size: NavigationTests.size))
        #expect(log.count == 0)
        #expect(try !colors(stage, 8).contains(blue))
        #expect(log.count == 1)
    }

    private struct Bound: View {
        @State private var isActive = false
        @State private var chosen: Int?
        let tagged: Bool
        var body: some View {
            NavigationView {
                VStack(spacing: 0) {
                    if tagged {
                        NavigationLink(destination: Color(red: 0, green: 0, blue: 1), tag: 7, selection: $chosen) {
                            EmptyView()
                        }
                    } else {
                        NavigationLink(destination: Color(red: 0, green: 0, blue: 1), isActive: $isActive) {
                            Color(red: 0, green: 1, blue: 0).frame(height: 50)
                        }
                    }
                    Color(red: 1, green: 0, blue: 0)
                }
                .navigationBarHidden(true)
            }
            .onAppear {
                after(1) { (isActive, chosen) = (true, 7) }
                after(4) { (isActive, chosen) = (false, 8) }
            }
        }
    }

    @Test("A link's page comes and goes with its binding, also where the link has no label", arguments: [false, true])
    func boundLink(tagged: Bool) throws {
        let stage = stage { Bound(tagged: tagged) }
        #expect(try !colors(stage, 0.9).contains(blue))
        #expect(try colors(stage, 3).contains(blue) && !colors(stage, 3).contains(red))
        #expect(try !colors(stage, 6).contains(blue) && colors(stage, 6).contains(red))
    }

    @Test("A tap on a link writes its binding")
    func tappedLink() throws {
        let stage = stage([tap(100, 20, at: 0.3)]) { Bound(tagged: false) }
        #expect(try colors(stage, 0.95).contains(blue))
    }

    private struct Sheeted: View {
        @State private var isShown = false
        var body: some View {
            Color(red: 1, green: 0, blue: 0).onTapGesture { isShown = true }
                .sheet(isPresented: $isShown) {
                    Color(red: 0, green: 0, blue: 1).presentationDetents([.height(100), .large])
                }
        }
    }

    @Test("A sheet opens at its lowest height, and a tap beside it takes it away")
    func sheet() throws {
        let stage = stage([tap(100, 150, at: 1), tap(100, 50, at: 4)]) { Sheeted() }
        let sheet = try SceneProbe(stage.scene(at: 3.9)).fills.last { $0.paint.rgba?.hex == blue }
        #expect(sheet?.rect.isClose(to: CGRect(x: 0, y: 200, width: 200, height: 100), within: 0.01) == true)
        #expect(try !colors(stage, 8).contains(blue))
    }

    @Test("A title makes the bar: 44 points inline, 96 large")
    func bar() throws {
        func top(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat {
            let stage = stage {
                NavigationStack {
                    ScrollView { Color(red: 1, green: 0, blue: 0).frame(height: 10) }
                        .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                }
            }
            return try #require(SceneProbe(stage.scene(at: 0)).fills.first { $0.paint.rgba?.hex == red }).rect.minY
        }
        #expect(try top(.inline) == 44)
        #expect(try top(.large) == 96)
    }

    @Test("On a phone on its side the bar is 32 points high, and its title stands in it")
    func lowBar() throws {
        func top(in size: CGSize) throws -> CGFloat {
            let stage = Stage(size: size, duration: 1) {
                NavigationStack {
                    ScrollView { Color(red: 1, green: 0, blue: 0).frame(height: 10) }.navigationTitle("Title")
                }
            }
            return try #require(SceneProbe(stage.scene(at: 0)).fills.first { $0.paint.rgba?.hex == red }).rect.minY
        }
        #expect(try top(in: CGSize(width: 393, height: 852)) == 96)
        #expect(try top(in: CGSize(width: 852, height: 393)) == 32)
        // The largest phones have room for a bar of the usual height.
        #expect(try top(in: CGSize(width: 932, height: 430)) == 44)
    }

    @Test("A large title and a search field are as much higher as larger type is")
    func typeSize() throws {
        func top(_ size: DynamicTypeSize) throws -> CGFloat {
            let stage = stage {
                NavigationStack {
                    ScrollView { Color(red: 1, green: 0, blue: 0).frame(height: 10) }
                        .navigationTitle("Title").searchable(text: .constant(""))
                }
                .environment(\.dynamicTypeSize, size)
            }
            return try #require(SceneProbe(stage.scene(at: 0)).fills.first { $0.paint.rgba?.hex == red }).rect.minY
        }
        #expect(try top(.xSmall) == 148 && top(.large) == 148)
        // Lines of large titles are 57 points apart instead of 41, those of the body 40 instead of 22.
        #expect(try abs(top(.accessibility2) - (44 + 52 * 57.0 / 41 + 16 + 36 * 40.0 / 22)) < 1.01)
    }

    @Test("Items for it make a bar at the lower edge; bars that are hidden leave their room")
    func bars() throws {
        func shown(_ view: some View) throws -> SceneProbe {
            try SceneProbe(stage { NavigationStack { view } }.scene(at: 0))
        }
        func box(_ change: (AnyView) -> some View) throws -> CGRect {
            let content = AnyView(
                Color(red: 1, green: 0, blue: 0).navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
            return try #require(shown(change(content)).fills.first { $0.paint.rgba?.hex == red }).rect
        }
        let size = NavigationTests.size
        func text(_ view: AnyView) -> some View {
            view.toolbar { ToolbarItem(placement: .bottomBar) { Text("below") } }
        }
        #expect(try #require(shown(text(AnyView(Color.red))).texts.first).origin.y > size.height - 44)
        #expect(try box { $0 }.minY == 44)
        #expect(try box { $0 }.maxY == size.height)
        #expect(try box { $0.toolbar(.hidden) }.minY == 0)
        #expect(try box { $0.toolbar(.hidden, for: .navigationBar) }.minY == 0)
        #expect(try box { $0.toolbar(.hidden, for: .bottomBar) }.minY == 44)
        #expect(try box { text($0) }.maxY < size.height)
        #expect(try box { AnyView(text($0)).toolbar(.hidden, for: .bottomBar) }.maxY == size.height)
    }

    @Test("Without a title or items a root page has no bar")
    func noBar() throws {
        let stage = stage { NavigationStack { Color(red: 1, green: 0, blue: 0) } }
        #expect(
            try SceneProbe(stage.scene(at: 0)).fills.last?.rect == CGRect(origin: .zero, size: NavigationTests.size))
    }
}
