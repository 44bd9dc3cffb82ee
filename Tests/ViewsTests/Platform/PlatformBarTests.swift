import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Bars of UIKit's controllers are those of SwiftUI's stacks and tab views: these are the oracle.
@MainActor
struct PlatformBarTests {
    private static let size = CGSize(width: 300, height: 200)

    private struct Hosted<C: UIViewController>: UIViewControllerRepresentable {
        let make: @MainActor () -> C
        func makeUIViewController(context: Context) -> C { make() }
        func updateUIViewController(_ uiViewController: C, context: Context) {}
    }

    private func stage(_ view: some View, _ script: [ScriptEvent] = []) -> Stage {
        Stage(size: Self.size, duration: 4, script: Script(script)) { view }
    }

    /// What is written: the places and paints of runs, and their fonts' sizes.
    private func written(_ view: some View, at time: Double = 0, _ script: [ScriptEvent] = []) throws -> [String] {
        try SceneProbe(stage(view, script).scene(at: time)).texts.map {
            "\($0.run.font) \($0.run.size) \($0.run.glyphs.map(\.outline)) at \($0.origin), \($0.run.paint)"
        }
    }

    private func tap(_ x: Double, _ y: Double, at time: Double) -> ScriptEvent {
        ScriptEvent(at: time, .tap(at: .points(x: x, y: y), count: 1))
    }

    private func page(_ title: String, _ color: UIColor = .white) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = color
        return controller
    }

    @Test("A title and items stand where a navigation stack puts them", arguments: [false, true])
    func items(isLarge: Bool) throws {
        let ours = Hosted {
            let controller = page("Songs")
            controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
            ]
            let stack = UINavigationController(rootViewController: controller)
            stack.navigationBar.prefersLargeTitles = isLarge
            return stack
        }
        let theirs = NavigationStack {
            Color.white.navigationTitle("Songs").navigationBarTitleDisplayMode(isLarge ? .large : .inline).toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                    } label: {
                        Image(systemName: "square.and.arrow.up")
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                    } label: {
                        Image(systemName: "plus")
                    }
                }
            }
        }
        let expected = try written(theirs)
        #expect(expected.count >= 4)
        #expect(try written(ours) == expected)
    }

    @Test("The items of a controller stand on the bar at the bottom, spread by the spaces among them")
    func toolbar() throws {
        let ours = Hosted {
            let controller = page("Songs")
            controller.toolbarItems = [
                UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), .flexibleSpace(),
                UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
            ]
            let stack = UINavigationController(rootViewController: controller)
            stack.isToolbarHidden = false
            return stack
        }
        let theirs = NavigationStack {
            Color.white.navigationTitle("Songs").navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Left") {}
                    Spacer()
                    Button("Right") {}
                }
            }
        }
        let expected = try written(theirs)
        #expect(expected.count == 3)
        #expect(try written(ours) == expected)
    }

    @Test("A search controller's field is that of a searchable page")
    func search() throws {
        let ours = Hosted {
            let controller = page("Songs")
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.placeholder = "Find"
            controller.navigationItem.searchController = search
            return UINavigationController(rootViewController: controller)
        }
        let theirs = NavigationStack {
            Color.white.navigationTitle("Songs").navigationBarTitleDisplayMode(.inline)
                .searchable(text: .constant(""), prompt: Text("Find"))
        }
        let expected = try written(theirs)
        #expect(expected.count >= 2)
        #expect(try written(ours) == expected)
    }

    @Test("A bar button with a menu opens it, and a choice runs its action", arguments: [false, true])
    func menus(isDisabled: Bool) throws {
        @MainActor final class Log { var runs: [String] = [] }
        let log = Log()
        let view = Hosted {
            let controller = page("Songs")
            let first = UIAction(title: "First", attributes: isDisabled ? .disabled : []) { log.runs.append($0.title) }
            let second = UIAction(title: "Second", state: .on) { log.runs.append($0.title) }
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "More", image: nil,
                menu: UIMenu(children: [UIMenu(options: .displayInline, children: [first]), second]))
            return UINavigationController(rootViewController: controller)
        }
        let performed = stage(view, [tap(270, 22, at: 0.5), tap(180, 66, at: 2)])
        let closed = try SceneProbe(performed.scene(at: 0)).texts.count
        // Two choices, and the check mark of the one that is on, which is drawn as a shape or a sign.
        #expect(try SceneProbe(performed.scene(at: 1.5)).texts.count >= closed + 2)
        _ = try performed.scene(at: 3)
        #expect(log.runs == (isDisabled ? [] : ["First"]))
    }

    @Test("A menu asks for deferred elements as it opens, shows what it is told, and asks again if they are not kept")
    func deferredElements() throws {
        @MainActor final class Log {
            var asked = 0
            var runs: [String] = []
        }
        let log = Log()
        let view = Hosted {
            let controller = page("Songs")
            let deferred = UIDeferredMenuElement.uncached { provide in
                log.asked += 1
                provide([UIAction(title: "Late") { log.runs.append($0.title) }])
            }
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "More", image: nil, menu: UIMenu(children: [deferred]))
            return UINavigationController(rootViewController: controller)
        }
        let performed = stage(view, [tap(270, 22, at: 0.5), tap(180, 66, at: 2), tap(270, 22, at: 4)])
        #expect(log.asked == 0)
        _ = try performed.scene(at: 3)
        #expect(log.asked == 1 && log.runs == ["Late"])
        _ = try performed.scene(at: 5)
        #expect(log.asked == 2)
    }

    @Test("A subtitle of UIKit's stands where that of a page of SwiftUI's does")
    func subtitles() throws {
        let ours = Hosted {
            let controller = page("Songs")
            controller.navigationItem.subtitle = "12 of them"
            return UINavigationController(rootViewController: controller)
        }
        let theirs = NavigationStack {
            Color.white.navigationTitle("Songs").navigationSubtitle("12 of them").navigationBarTitleDisplayMode(.inline)
        }
        let expected = try written(theirs)
        #expect(expected.count == 2)
        #expect(try written(ours) == expected)
    }

    @Test("A bar button calls its target, and the button that leads back takes the page away")
    func presses() throws {
        @MainActor final class Target: NSObject {
            var presses = 0
            func press() { presses += 1 }
        }
        let target = Target()
        let press = Selector("press", kinoraCall: { (target: Target) in target.press() })
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let view = Hosted {
            let stack = UINavigationController(rootViewController: page("Below", red))
            let above = page("Above")
            above.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .done, target: target, action: press)
            stack.pushViewController(above, animated: false)
            return stack
        }
        let script = [tap(270, 22, at: 0.5), tap(30, 22, at: 1.5)]
        let performed = stage(view, script)
        func isRed(_ time: Double) throws -> Bool {
            try SceneProbe(performed.scene(at: time)).fills.contains {
                $0.paint.rgba == RGBA(red: 1, green: 0, blue: 0)
            }
        }
        #expect(try !isRed(1) && target.presses == 1)
        #expect(try isRed(3) && target.presses == 1)
    }

    @Test("Tabs have the bar of a tab view, and a touch chooses one")
    func tabs() throws {
        @MainActor final class Delegate: UITabBarControllerDelegate {
            var chosen: [Int] = []
            func tabBarController(_ tabBarController: UITabBarController, didSelect controller: UIViewController) {
                chosen.append(tabBarController.selectedIndex)
            }
        }
        let delegate = Delegate()
        let ours = Hosted {
            let tabs = UITabBarController()
            tabs.delegate = delegate
            tabs.viewControllers = [("One", "house"), ("Two", "star")].map { title, symbol in
                let controller = page(title)
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
                return UINavigationController(rootViewController: controller)
            }
            return tabs
        }
        struct Tabs: View {
            @State var chosen = 0
            var body: some View {
                TabView(selection: $chosen) {
                    ForEach(0..<2) { index in
                        NavigationStack {
                            Color.white.navigationTitle(["One", "Two"][index]).navigationBarTitleDisplayMode(.inline)
                        }
                        .tabItem { Label(["One", "Two"][index], systemImage: ["house", "star"][index]) }
                        .tag(index)
                    }
                }
            }
        }
        let script = [tap(225, 180, at: 1)]
        for time in [0.0, 2] {
            let expected = try written(Tabs(), at: time, script)
            #expect(try written(ours, at: time, script) == expected, "at \(time)")
        }
        #expect(delegate.chosen == [1])
    }

    @Test("A hosted view fills its page, and its own title is the bar's")
    func hosted() throws {
        let ours = Hosted {
            UINavigationController(
                rootViewController: UIHostingController(rootView: Color.white.navigationTitle("Songs")))
        }
        let theirs = NavigationStack {
            Color.white.navigationTitle("Songs").navigationBarTitleDisplayMode(.inline)
        }
        #expect(try written(ours) == written(theirs))
    }

    @Test("Titles have the fonts that appearances say, and the usual ones else")
    func titleFonts() throws {
        struct Page: View {
            init(_ font: UIFont?) {
                guard let font else { return }
                let appearance = UINavigationBarAppearance()
                appearance.titleTextAttributes = [.font: font]
                appearance.largeTitleTextAttributes = [.font: font.withSize(40)]
                UINavigationBar.appearance().standardAppearance = appearance
            }
            var body: some View {
                NavigationStack {
                    Color.white.navigationTitle("A").navigationBarTitleDisplayMode(.large)
                }
            }
        }
        func sizes(_ font: UIFont?) throws -> Set<Double> {
            let probe = try SceneProbe(Stage(size: Self.size, duration: 4) { Page(font) }.scene(at: 0))
            return Set(probe.texts.map { ($0.run.size * 100).rounded() / 100 })
        }
        let (usual, own) = (try sizes(nil), try sizes(.systemFont(ofSize: 25)))
        #expect(usual.count == own.count)
        // The large title is drawn at 40 points in place of 34.
        let (largest, ownLargest) = (try #require(usual.max()), try #require(own.max()))
        #expect(abs(ownLargest / largest - 40.0 / 34) < 0.01, "\(usual) \(own)")
    }

    @Test("What appearances say of bars holds for those of SwiftUI, in this performance only")
    func appearances() throws {
        struct Told: View {
            init() {
                UINavigationBar.appearance().titleTextAttributes = [
                    .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                ]
                UINavigationBar.appearance().barTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
                UITabBar.appearance().unselectedItemTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
            var body: some View { Plain() }
        }
        struct Plain: View {
            var body: some View {
                TabView {
                    NavigationStack { Color.white.navigationTitle("A").navigationBarTitleDisplayMode(.inline) }
                        .tabItem { Text("B") }
                    Color.white.tabItem { Text("C") }
                }
            }
        }
        func colors(_ view: @autoclosure @escaping @MainActor () -> some View) throws -> (
            texts: [RGBA?], fills: [RGBA?]
        ) {
            // What is said while the stage is performed is its own.
            let probe = try SceneProbe(Stage(size: Self.size, duration: 4) { view() }.scene(at: 0))
            return (probe.texts.map(\.run.paint.rgba), probe.fills.map(\.paint.rgba))
        }
        let told = try colors(Told())
        #expect(
            told.texts.contains(RGBA(red: 1, green: 0, blue: 0)) && told.texts.contains(RGBA(red: 0, green: 0, blue: 1))
        )
        #expect(told.fills.contains(RGBA(red: 0, green: 1, blue: 0)))
        let plain = try colors(Plain())
        #expect(
            !plain.texts.contains(RGBA(red: 1, green: 0, blue: 0))
                && !plain.fills.contains(RGBA(red: 0, green: 1, blue: 0)))
    }

    @Test("An appearance that is told on the way holds from then on and not before, whichever frame comes first")
    func toldLater() throws {
        struct Later: View {
            var body: some View {
                TabView { Color.white.tabItem { Text("B") } }
                    .onAppear { after(1) { UITabBar.appearance().isHidden = true } }
            }
        }
        let stage = stage(Later())
        let later = try stage.scene(at: 2)
        let before = try stage.scene(at: 0.5)
        #expect(SceneProbe(later).texts.isEmpty && !SceneProbe(before).texts.isEmpty)
        #expect(try stage.scene(at: 2) == later)
    }
}
