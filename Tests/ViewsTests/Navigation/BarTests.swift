import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Where a bar's title and items stand, and how high sheets are.
@MainActor
struct BarTests {
    private static let size = CGSize(width: 300, height: 400)

    private func shown(
        _ view: some View, at time: Double = 0, _ script: [ScriptEvent] = []
    ) throws -> SceneProbe {
        let stage = Stage(size: Self.size, duration: 9, script: Script(script)) { view }
        return try SceneProbe(stage.scene(at: time))
    }

    private func mark(_ color: Color) -> some View { color.frame(width: 20, height: 10) }

    private func box(_ probe: SceneProbe, _ color: RGBA) -> CGRect? {
        probe.fills.first { $0.paint.rgba == color }?.rect
    }

    private let red = RGBA(red: 1, green: 0, blue: 0)
    private let green = RGBA(red: 0, green: 1, blue: 0)
    private let blue = RGBA(red: 0, green: 0, blue: 1)

    @Test("Space in an item takes as little as it may, and not what is left of the bar")
    func spaces() throws {
        let page = NavigationStack {
            Color.white.navigationBarTitleDisplayMode(.inline).navigationBarItems(
                leading: HStack(spacing: 0) {
                    mark(Color(red: 1, green: 0, blue: 0))
                    Spacer(minLength: 20)
                    mark(Color(red: 0, green: 1, blue: 0))
                })
        }
        let probe = try shown(page)
        let (first, second) = (try #require(box(probe, red)), try #require(box(probe, green)))
        #expect(first.minX == 16 && second.minX == 16 + 20 + 20)
    }

    @Test("A page that is larger than the screen stands out on both sides, and the bar keeps its place")
    func largePage() throws {
        let page = NavigationStack {
            Color(red: 0, green: 1, blue: 0).frame(width: 500, height: 600)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .topBarLeading) { mark(Color(red: 1, green: 0, blue: 0)) } }
        }
        let probe = try shown(page)
        #expect(box(probe, red) == CGRect(x: 16, y: 17, width: 20, height: 10))
        // In the middle of the 356 points below the bar.
        #expect(box(probe, green) == CGRect(x: -100, y: -78, width: 500, height: 600))
    }

    @Test("Items stand 16 points from the edges and from each other, those in the middle in the bar's middle")
    func items() throws {
        let page = NavigationStack {
            Color.white.navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem(placement: .topBarLeading) { mark(Color(red: 1, green: 0, blue: 0)) }
                ToolbarItem(placement: .principal) { mark(Color(red: 0, green: 1, blue: 0)) }
                ToolbarItem(placement: .topBarTrailing) { mark(Color(red: 0, green: 0, blue: 1)) }
                ToolbarItem(placement: .topBarTrailing) { mark(Color(red: 1, green: 1, blue: 0)) }
            }
        }
        let probe = try shown(page)
        #expect(box(probe, red) == CGRect(x: 16, y: 17, width: 20, height: 10))
        #expect(box(probe, green) == CGRect(x: 140, y: 17, width: 20, height: 10))
        let last = try #require(box(probe, RGBA(red: 1, green: 1, blue: 0)))
        let first = try #require(box(probe, blue))
        #expect(last.maxX == 284 && last.minX - first.maxX == 16 && first.minY == 17)
    }

    @Test("An item in the middle has the room between the others: in the bar's middle, moved aside, or narrower")
    func principal() throws {
        func middle(
            _ view: some View, leading: CGFloat = 0, trailing: CGFloat = 0, _ direction: LayoutDirection = .leftToRight
        ) throws -> CGRect {
            let page = NavigationStack {
                Color.white.navigationBarTitleDisplayMode(.inline).toolbar {
                    if leading > 0 {
                        ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: leading, height: 10) }
                    }
                    ToolbarItem(placement: .principal) { view.frame(height: 10) }
                    if trailing > 0 {
                        ToolbarItem(placement: .topBarTrailing) { Color.red.frame(width: trailing, height: 10) }
                    }
                }
            }
            return try #require(box(shown(page.environment(\.layoutDirection, direction)), green))
        }
        let color = Color(red: 0, green: 1, blue: 0)
        func span(_ box: CGRect) -> ClosedRange<CGFloat> { box.minX...box.maxX }
        #expect(try span(middle(color)) == 16...284)
        #expect(try span(middle(color, leading: 20, trailing: 100)) == 44...176)
        #expect(try span(middle(color, leading: 20, trailing: 100, .rightToLeft)) == 124...256)
        // There is room until 216.
        #expect(try span(middle(color.frame(width: 100), trailing: 60)) == 100...200)
        #expect(try span(middle(color.frame(width: 180), trailing: 60)) == 36...216)
        #expect(try span(middle(color.frame(width: 240), trailing: 60)) == 16...256)
    }

    @Test("A title gives way to items that reach into the bar's middle")
    func shiftedTitle() throws {
        func start(_ width: CGFloat) throws -> Double {
            let page = NavigationStack {
                Color.white.navigationTitle("Mail").navigationBarTitleDisplayMode(.inline).toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Color.red.frame(width: width, height: 10) }
                }
            }
            return try #require(shown(page).texts.first).origin.x
        }
        let centered = try start(20)
        #expect(centered > 110 && centered < 150)
        #expect(try start(60) == centered)
        // Its right end is 8 points before the item, which begins at 104.
        #expect(abs(try start(180) - (centered + (96 - (300 - centered)))) < 1)
    }

    @Test(
        "A subtitle stands below the title, in the middle of the bar or at its edge, and takes room below a large one")
    func subtitles() throws {
        func texts(_ mode: NavigationBarItem.TitleDisplayMode, _ subtitle: String?) throws -> SceneProbe {
            let page = Color(red: 1, green: 0, blue: 0).navigationTitle("Mail").navigationBarTitleDisplayMode(mode)
            return try shown(
                NavigationStack { if let subtitle { page.navigationSubtitle(subtitle) } else { page } })
        }
        let inline = try texts(.inline, "Unread")
        let (title, below) = (try #require(inline.texts.first), try #require(inline.texts.last))
        #expect(inline.texts.count == 2 && below.run.size < title.run.size && below.origin.y > title.origin.y)
        #expect(below.origin.y < 44)
        let large = try texts(.large, "Unread")
        #expect(large.texts.map(\.origin.x) == [16, 16])
        // The page begins where the bar ends.
        let (with, without) = (try #require(box(large, red)), try #require(box(texts(.large, nil), red)))
        #expect(with.minY > without.minY + 20)
    }

    @Test("A title stands in the middle of the bar, or large below it; an item in the middle takes its place")
    func titles() throws {
        func texts(_ mode: NavigationBarItem.TitleDisplayMode, hasMiddle: Bool = false) throws -> [(Double, Double)] {
            let page = NavigationStack {
                Color.white.navigationTitle("Mail").navigationBarTitleDisplayMode(mode).toolbar {
                    ToolbarItem(placement: hasMiddle ? .principal : .bottomBar) {
                        mark(Color(red: 1, green: 0, blue: 0))
                    }
                }
            }
            return try shown(page).texts.map { (Double($0.origin.y), $0.run.size) }
        }
        let inline = try texts(.inline), large = try texts(.large)
        #expect(inline.count == 1 && inline[0].0 < 44 && large.count == 1 && large[0].0 > 44 && large[0].0 < 96)
        // 17 and 34 points, drawn with the same stand-in.
        #expect(abs(large[0].1 / inline[0].1 - 2) < 0.03)
        #expect(try texts(.inline, hasMiddle: true).isEmpty && texts(.large, hasMiddle: true).count == 1)
        #expect(try texts(.automatic).first?.0 == large[0].0)
    }

    @Test("Items below stand in a bar of 49 points under a line of one pixel, evenly spread")
    func below() throws {
        let page = NavigationStack {
            Color(red: 1, green: 0, blue: 0).toolbar {
                ToolbarItem(placement: .bottomBar) { mark(Color(red: 0, green: 0, blue: 1)) }
            }
            .toolbarBackground(.visible, for: .bottomBar)
        }
        let probe = try shown(page)
        #expect(box(probe, red) == CGRect(x: 0, y: 0, width: 300, height: 350))
        #expect(box(probe, blue) == CGRect(x: 140, y: 370.5, width: 20, height: 10))
        #expect(probe.fills.contains { $0.rect == CGRect(x: 0, y: 350, width: 300, height: 1) })
    }

    @Test("What tells of the state is in the middle of the bar below, others at its ends", arguments: [0, 1, 2])
    func status(others: Int) throws {
        let page = NavigationStack {
            Color(red: 1, green: 0, blue: 0).toolbar {
                ToolbarItem(placement: .status) { mark(Color(red: 0, green: 0, blue: 1)) }
                ToolbarItemGroup(placement: .bottomBar) {
                    if others > 0 { mark(Color(red: 0, green: 1, blue: 0)) }
                    if others > 1 {
                        Spacer()
                        mark(Color(red: 0, green: 1, blue: 0))
                    }
                }
            }
        }
        let probe = try shown(page)
        #expect(box(probe, blue) == CGRect(x: 140, y: 370.5, width: 20, height: 10))
        let ends: [CGFloat] = [16, 264]
        #expect(probe.fills.filter { $0.paint.rgba == green }.map(\.rect.minX) == Array(ends[..<others]))
    }

    private struct Pages: View {
        var hidesBack = false
        @State private var path = [1]
        var body: some View {
            NavigationStack(path: $path) {
                Color(red: 1, green: 0, blue: 0).navigationTitle("Inbox").navigationDestination(for: Int.self) {
                    number in
                    VStack {
                        Color(red: 0, green: 0, blue: Double(number))
                    }
                    .navigationBarBackButtonHidden(hidesBack)
                }
            }
        }
    }

    @Test("A pushed page has a chevron and the title of the page below, which go back, unless they are hidden")
    func back() throws {
        let probe = try shown(Pages())
        #expect(probe.texts.count == 2 && box(probe, blue) == CGRect(x: 0, y: 44, width: 300, height: 356))
        // The chevron is 16 points from the edge, and "Inbox" 5 points behind it.
        #expect(probe.texts[0].origin.x == 16 && probe.texts[0].run.glyphs.count == 1)
        #expect(probe.texts[1].origin.x > 26 && probe.texts[1].origin.x < 36 && probe.texts[1].run.glyphs.count == 5)
        let tap = [ScriptEvent(at: 1, .tap(at: .points(x: 30, y: 22), count: 1))]
        #expect(try box(shown(Pages(), at: 5, tap), red) != nil && box(shown(Pages(), at: 5, tap), blue) == nil)
        let bare = try shown(Pages(hidesBack: true))
        #expect(bare.texts.isEmpty && box(bare, blue) == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test("A title with a menu has a sign behind it in the bar, and a tap on it opens the menu; a large title has none")
    func titleMenu() throws {
        func page(_ mode: NavigationBarItem.TitleDisplayMode, hasMenu: Bool = true) -> some View {
            NavigationStack {
                let page = Color.white.navigationTitle("Notes").navigationBarTitleDisplayMode(mode)
                if hasMenu { page.toolbarTitleMenu { Button("All") {} } } else { page }
            }
        }
        let plain = try shown(page(.inline, hasMenu: false)).texts
        let titled = try shown(page(.inline)).texts
        #expect(plain.count == 1 && titled.count == 2)
        #expect(titled[1].origin.x > titled[0].origin.x && titled[0].run.paint == plain[0].run.paint)
        #expect(try shown(page(.large)).texts.count == 1)
        let tap = [ScriptEvent(at: 1, .tap(at: .points(x: 150, y: 22), count: 1))]
        #expect(try shown(page(.inline), at: 3, tap).texts.count == 3)
    }

    @Test("The way back has the title of the page below where that fits beside the title, or Back, or no words")
    func longTitles() throws {
        func words(_ below: String, _ title: String) throws -> [Int] {
            struct Titled: View {
                let below: String
                let title: String
                @State private var path = [1]
                var body: some View {
                    NavigationStack(path: $path) {
                        Color.white.navigationTitle(below).navigationDestination(for: Int.self) { _ in
                            Color.white.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
                        }
                    }
                }
            }
            let texts = try shown(Titled(below: below, title: title)).texts
            return texts.sorted { $0.origin.x < $1.origin.x }.map { $0.run.glyphs.count }
        }
        #expect(try words("Inbox", "Details") == [1, 5, 7])
        #expect(try words("Averyverylongtitleofapage", "Details") == [1, 4, 7])
        #expect(try words("Inbox", "Detailsofonepagemore") == [1, 20])
    }

    @Test("Words of a bar keep their size where the user reads large text")
    func typeSizes() throws {
        func sizes(_ size: DynamicTypeSize) throws -> [Double] {
            let page = NavigationStack {
                Color.white.navigationTitle("Mail").navigationBarTitleDisplayMode(.inline).toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                }
            }
            return try shown(page.environment(\.dynamicTypeSize, size)).texts.map(\.run.size)
        }
        #expect(try sizes(.accessibility3) == sizes(.large) && sizes(.large).count == 2)
    }

    private struct ByTypeSize: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 4
        }
    }

    @Test("A detent of one's own reads the sheet's environment, and may say that it is not to be used")
    func ownDetents() throws {
        var environment = EnvironmentValues()
        #expect(PresentationDetent.custom(ByTypeSize.self).height(in: 400, environment) == 100)
        environment.dynamicTypeSize = .accessibility2
        #expect(PresentationDetent.custom(ByTypeSize.self).height(in: 400, environment) == nil)
        func top(_ size: DynamicTypeSize) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 200, height: 254), duration: 2) {
                Color.clear.sheet(isPresented: .constant(true)) {
                    Color(red: 0, green: 0, blue: 1).presentationDetents([.custom(ByTypeSize.self), .height(150)])
                }
                .environment(\.dynamicTypeSize, size)
            }
            let probe = try SceneProbe(stage.scene(at: 1))
            return try #require(probe.fills.map(\.rect).filter { $0.width == 200 && $0.minY > 0 }.map(\.minY).max())
        }
        // 54 points stay free above a sheet: a quarter of the other 200, or the other detent.
        #expect(try top(.large) == 204)
        #expect(try top(.accessibility2) == 104)
    }

    @Test("A sheet's heights are shares of what there is or points, and never more than that")
    func detents() throws {
        for (detent, height) in [
            (PresentationDetent.medium, 200.0), (.large, 400), (.fraction(0.25), 100), (.fraction(2), 400),
            (.height(130), 130),
            (.height(500), 400), (.height(-5), 0), (.fraction(-1), 0),
        ] {
            #expect(Double(try #require(detent.height(in: 400, EnvironmentValues()))) == height)
        }
        #expect(PresentationDetent.height(100) == .height(100) && PresentationDetent.height(100) != .height(101))
        #expect(PresentationDetent.medium != .fraction(0.5))
    }

    private struct Sheeted: View {
        let change: (AnyView) -> AnyView
        @State private var isShown = true
        var body: some View {
            Color(red: 1, green: 0, blue: 0)
                .sheet(isPresented: $isShown) {
                    change(AnyView(Color(red: 0, green: 0, blue: 1).presentationDetents([.height(100)])))
                }
        }
    }

    @Test("A tap beside a sheet dismisses it, unless it is locked, and reaches what is behind where that is open")
    func beside() throws {
        func isThere(_ change: @escaping (AnyView) -> AnyView) throws -> Bool {
            let tap = [ScriptEvent(at: 2, .tap(at: .points(x: 150, y: 50), count: 1))]
            return try box(shown(Sheeted(change: change), at: 6, tap), blue) != nil
        }
        #expect(try !isThere { $0 })
        #expect(try isThere { AnyView($0.interactiveDismissDisabled()) })
        #expect(try !isThere { AnyView($0.interactiveDismissDisabled(false)) })
        #expect(try isThere { AnyView($0.presentationBackgroundInteraction(.enabled)) })
        #expect(try !isThere { AnyView($0.presentationBackgroundInteraction(.disabled)) })
    }

    @Test("What is behind a sheet is dimmed, unless it can be touched")
    func dimmed() throws {
        func dims(_ change: @escaping (AnyView) -> AnyView) throws -> Bool {
            try shown(Sheeted(change: change), at: 4).fills.contains {
                guard let color = $0.paint.rgba else { return false }
                return color.red == 0 && color.green == 0 && color.blue == 0 && color.alpha * $0.opacity > 0.05
                    && color.alpha * $0.opacity < 1 && $0.rect.height >= 300
            }
        }
        #expect(try dims { $0 })
        #expect(try !dims { AnyView($0.presentationBackgroundInteraction(.enabled)) })
    }

    private struct Chosen: View {
        let animation: Animation?
        @State private var detent = PresentationDetent.height(100)
        var body: some View {
            Color.clear.sheet(isPresented: .constant(true)) {
                Color(red: 0, green: 0, blue: 1)
                    .presentationDetents([.height(100), .medium, .large], selection: $detent)
                    .task {
                        try? await Task.sleep(for: .seconds(2))
                        withAnimation(animation) { detent = .medium }
                    }
            }
        }
    }

    @Test("A sheet has the height of the chosen detent, and moves to it as the change says, or by itself")
    func chosenDetent() throws {
        func height(_ animation: Animation?, at time: Double) throws -> CGFloat {
            let stage = Stage(size: CGSize(width: 200, height: 454), duration: 6) { Chosen(animation: animation) }
            let fills = try SceneProbe(stage.scene(at: time)).fills.map(\.rect)
            return try #require(fills.filter { $0.width == 200 && $0.minY > 0 }.map { 454 - $0.minY }.max())
        }
        let linear = Animation.linear(duration: 2)
        #expect(try abs(height(linear, at: 1.9) - 100) < 0.01)
        // Half of the 400 points that there are, from 100, halfway.
        #expect(try abs(height(linear, at: 3) - 150) < 0.01)
        #expect(try abs(height(linear, at: 5) - 200) < 0.01)
        let own = try height(nil, at: 2.1)
        #expect(own > 101 && own < 199, "\(own)")
    }

    @Test("A view behind a sheet's content fills its page in place of the page's color")
    func sheetBackdrop() throws {
        let stage = Stage(size: CGSize(width: 200, height: 254), duration: 2) {
            Color.clear.sheet(isPresented: .constant(true)) {
                Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 10)
                    .presentationDetents([.height(100)])
                    .presentationBackground { Color(red: 1, green: 0, blue: 0) }
            }
        }
        let fills = try SceneProbe(stage.scene(at: 1.9)).fills.filter { $0.rect.minY > 100 }
        #expect(fills.map(\.paint.rgba) == [.bytes(255, 0, 0), .bytes(0, 0, 255)])
        #expect(fills.first?.rect.isClose(to: CGRect(x: 0, y: 154, width: 200, height: 100), within: 0.01) == true)
        #expect(fills.last?.rect.isClose(to: CGRect(x: 90, y: 199, width: 20, height: 10), within: 0.01) == true)
    }

    private func scrolling(
        _ length: Double, _ mode: NavigationBarItem.TitleDisplayMode = .large, isSearched: Bool = false
    ) throws -> SceneProbe {
        let page = NavigationStack {
            ScrollView { Color(red: 1, green: 0, blue: 0).frame(height: 1000) }
                .navigationTitle("Mail").navigationBarTitleDisplayMode(mode)
                .modifier(Searched(isSearched: isSearched))
        }
        let scroll = ScriptEvent(
            at: 0.1, .scroll(at: .points(x: 150, y: 300), by: CGSize(width: 0, height: length), duration: 0.1))
        return try shown(page, at: 1, length == 0 ? [] : [scroll])
    }

    private struct Searched: ViewModifier {
        let isSearched: Bool
        func body(content: Content) -> some View {
            if isSearched { content.searchable(text: .constant("")) } else { content }
        }
    }

    @Test("A large title goes up with the page, and stands in the middle of the bar once it is gone")
    func collapses() throws {
        let (rest, half, gone) = (try scrolling(0), try scrolling(30), try scrolling(200))
        let large = try #require(rest.texts.first)
        #expect(rest.texts.count == 1 && large.origin.x == 16)
        let raised = try #require(half.texts.first)
        #expect(half.texts.count == 1 && abs(raised.origin.y - large.origin.y + 30) < 0.01)
        let inline = try #require(gone.texts.first)
        #expect(gone.texts.count == 1 && inline.run.size < large.run.size && inline.origin.x > 100)
    }

    @Test("The page is seen below a bar that has a ground only where the page is below it")
    func ground() throws {
        // The page's own box moves by what is scrolled; its ground is a backdrop as high as the bar.
        // A scroll is made of steps, whose sum is not exact.
        #expect(try box(scrolling(0), red)?.minY == 96 && box(scrolling(200), red)?.minY.rounded() == -104)
        func grounds(_ length: Double, _ mode: NavigationBarItem.TitleDisplayMode) throws -> [CGFloat] {
            try scrolling(length, mode).fills.filter { $0.paint == .color(.clear) }.map { $0.rect.maxY.rounded() }
        }
        for mode in [NavigationBarItem.TitleDisplayMode.large, .inline] {
            #expect(try grounds(0, mode).isEmpty)
            #expect(try Set(grounds(200, mode)) == [44])
        }
    }

    @Test("A search field stands below the title and gives way first")
    func searchField() throws {
        func texts(_ length: Double) throws -> [Double] {
            try scrolling(length, isSearched: true).texts.map { Double($0.origin.y.rounded()) }
        }
        let rest = try texts(0)
        #expect(try texts(30).first == rest.first)
        #expect(try texts(60).count < rest.count && texts(60).first == rest.first.map { $0 - 8 })
        #expect(try box(scrolling(0, isSearched: true), red)?.minY == 148)
    }

    @Test("A bar may have another appearance than its page")
    func colorScheme() throws {
        func title(_ scheme: ColorScheme?) throws -> Paint? {
            let page = Color.red.navigationTitle("Mail").navigationBarTitleDisplayMode(.inline)
                .toolbarColorScheme(scheme, for: .navigationBar)
            return try shown(NavigationStack { page }).texts.first?.run.paint
        }
        #expect(try title(.dark) == .color(.white) && title(nil) == .color(.black) && title(.light) == .color(.black))
    }

    @Test("A title that is large in the bar stands in the bar's own line at its leading edge")
    func inlineLarge() throws {
        func title(_ mode: ToolbarTitleDisplayMode) throws -> [CGPoint] {
            let page = NavigationStack {
                Color.white.navigationTitle("Title").toolbarTitleDisplayMode(mode)
            }
            return try shown(page).texts.map(\.origin)
        }
        let inBar = try title(.inlineLarge)
        #expect(inBar.count == 1 && abs(inBar[0].x - 16) < 4 && inBar[0].y < 44)
        #expect(try title(.large).contains { abs($0.x - 16) < 4 && $0.y > 44 })
    }

    private struct Touched: View {
        static var items: [Int] = []
        private func item(_ number: Int) -> ToolbarItem<some View> {
            ToolbarItem(placement: .topBarTrailing) {
                Button {
                    Touched.items.append(number)
                } label: {
                    Color.red.frame(width: 20, height: 10)
                }
            }
        }
        var body: some View {
            NavigationStack {
                Text("Page").navigationBarTitleDisplayMode(.inline).toolbar {
                    item(1)
                    item(2)
                }
            }
        }
    }

    @Test("A button in a bar is touched over the bar's height and halfway to the next one")
    func touches() throws {
        // The second is 264 to 284 points from the left, the first 228 to 248.
        let points = [(274.0, 2.0), (274, 42), (290, 22), (257, 22), (255, 22), (222, 4), (215, 22), (274, 60)]
        let taps = points.enumerated().map { index, point in
            ScriptEvent(at: 0.5 + Double(index) * 0.5, .tap(at: .points(x: point.0, y: point.1), count: 1))
        }
        Touched.items = []
        _ = try shown(Touched(), at: 6, taps)
        #expect(Touched.items == [2, 2, 2, 2, 1, 1])
    }
}
