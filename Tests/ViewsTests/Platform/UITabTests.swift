import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The tabs of a tab bar controller, and those that find no room in its bar.
@MainActor
struct UITabTests {
    private final class Delegate: UITabBarControllerDelegate {
        var told: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
            told.append("\(previousTab?.identifier ?? "-") \(tab.identifier)")
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let tabs: UITabBarController
        func makeUIViewController(context: Context) -> UITabBarController { tabs }
        func updateUIViewController(_ controller: UITabBarController, context: Context) {}
    }

    private func perform(_ tabs: UITabBarController, taps: [CGPoint] = []) throws {
        let script = taps.enumerated().map { index, point in
            ScriptEvent(at: Double(index) + 0.5, .tap(at: .points(x: point.x, y: point.y), count: 1))
        }
        let stage = Stage(size: CGSize(width: 400, height: 600), duration: 9, script: Script(script)) {
            Shown(tabs: tabs)
        }
        _ = try stage.scene(at: 5)
    }

    private func tab(_ name: String, _ log: @escaping (String) -> Void = { _ in }) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
            log(tab.identifier)
            return UIViewController()
        }
    }

    @Test("Tabs make their controllers, which have their titles, and a touch chooses one and tells of it")
    func tabs() throws {
        var made: [String] = []
        let (tabs, delegate) = (UITabBarController(tabs: ["a", "b"].map { tab($0) { made.append($0) } }), Delegate())
        tabs.delegate = delegate
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["a", "b"] && made == ["a", "b"])
        #expect(tabs.selectedTab?.identifier == "a")
        try perform(tabs, taps: [CGPoint(x: 300, y: 580)])
        #expect(tabs.selectedIndex == 1 && tabs.selectedTab?.identifier == "b" && delegate.told == ["a b"])
        tabs.selectedTab = tabs.tab(forIdentifier: "a")
        #expect(tabs.selectedIndex == 0)
        tabs.tabs[1].isHidden = true
        #expect(tabs.viewControllers?.count == 1)
    }

    @Test("A group is one tab, of which the chosen child is shown")
    func groups() {
        let group = UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("x"), tab("y")])
        let tabs = UITabBarController(tabs: [tab("a"), group])
        #expect(tabs.viewControllers?.count == 2 && tabs.viewControllers?[1] === group.children[0].viewController)
        tabs.selectedTab = group.child(forIdentifier: "y")
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === group.children[1].viewController)
        #expect(tabs.tab(forIdentifier: "x")?.parent === group && tabs.selectedTab?.identifier == "y")
    }

    @Test("Of more than five controllers the first four have tabs; the others are in a list, which shows them")
    func more() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<7).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
            return controller
        }
        let pages = try #require(tabs.viewControllers)
        try perform(tabs, taps: [CGPoint(x: 370, y: 580)])
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.moreNavigationController.viewControllers.count == 1)
        tabs.selectedIndex = 5
        #expect(tabs.moreNavigationController.topViewController === pages[5])
        #expect(pages[5].navigationController === tabs.moreNavigationController)
        #expect(pages[5].tabBarController === tabs)
        tabs.selectedIndex = 0
        #expect(tabs.selectedViewController === pages[0])
    }
}
