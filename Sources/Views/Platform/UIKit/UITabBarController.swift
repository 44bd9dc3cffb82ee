import KinoraStage

/// Controllers of which one is shown, chosen by the bar of SwiftUI's tab views.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet {
            let new = viewControllers ?? []
            leave((oldValue ?? []).filter { !new.contains($0) })
            enter(new)
            if !showsMore { showSelected() }
        }
    }
    /// What the tabs of the bar are, where they are said so; their controllers are made with them.
    open var tabs: [UITab] = [] {
        didSet {
            for tab in oldValue { tab.stand(in: nil) }
            for tab in tabs { tab.stand(in: self) }
            showTabs()
        }
    }
    /// The one that is shown, of all that are in groups.
    open var selectedTab: UITab? {
        get { shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex].chosen : nil }
        set {
            guard let newValue, let index = shownTabs.firstIndex(where: newValue.isPart) else { return }
            newValue.choose()
            showTabs()
            selectedIndex = index
        }
    }
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        // In an initializer nothing observes the property itself.
        setTabs(tabs, animated: false)
    }
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    open func tab(forIdentifier identifier: UITab.Identifier) -> UITab? {
        tabs.lazy.compactMap { $0.tab(forIdentifier: identifier) }.first
    }
    /// A sidebar needs a wide screen; on a phone the bar is the same in each mode.
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
    open var mode = Mode.automatic
    private var shownTabs: [UITab] { tabs.filter { !$0.isHidden } }
    /// Takes over the controllers of the tabs.
    func showTabs() {
        viewControllers = shownTabs.map { tab in
            let controller = tab.chosen.viewController ?? UIViewController(nibName: nil, bundle: nil)
            controller.tabBarItem = tab.barItem
            return controller
        }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// What the bar does while its content scrolls; it stays as it is.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()
    /// The list of the controllers that find no room in the bar, and what is chosen of it.
    open private(set) lazy var moreNavigationController: UINavigationController = {
        let stack = UINavigationController(rootViewController: MoreController(of: self))
        stack.parent = self
        return stack
    }()
    /// Kept: nobody moves tabs.
    open var customizableViewControllers: [UIViewController]?
    open var selectedIndex = 0 { didSet { showSelected() } }
    /// The list is one that is shown, and none of those in the bar.
    private var showsMore = false
    open var selectedViewController: UIViewController? {
        get {
            if showsMore { return moreNavigationController }
            return viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
        }
        set {
            guard let newValue else { return }
            if let index = viewControllers?.firstIndex(of: newValue) {
                selectedIndex = index
            } else if !listed.isEmpty, newValue === moreNavigationController {
                showsMore = true
            }
        }
    }

    // MARK: More than find room

    private static let mostTabs = 5
    /// How many controllers have tabs of their own.
    private var barCount: Int {
        let count = viewControllers?.count ?? 0
        return count > Self.mostTabs ? Self.mostTabs - 1 : count
    }
    /// Those that have none.
    fileprivate var listed: [UIViewController] { Array((viewControllers ?? []).dropFirst(barCount)) }

    /// The one that is seen.
    private weak var seen: UIViewController?
    private func showSelected() {
        showsMore = selectedIndex >= barCount && !listed.isEmpty
        if showsMore, let shown = listed.dropFirst(selectedIndex - barCount).first { list(shown) }
        if isViewLoaded { view.noteChange() }
    }

    /// Shows one of the list's, above the list.
    fileprivate func list(_ controller: UIViewController) {
        let stack = moreNavigationController
        // A stack within a stack is what is on it.
        let shown = (controller as? UINavigationController)?.viewControllers.first ?? controller
        stack.setViewControllers(stack.viewControllers.prefix(1) + [shown], animated: true)
        if stack.isViewLoaded { stack.view.noteChange() }
    }
    open override func loadView() { view = ContainerView { [weak self] in self?.picture } }

    private var picture: AnyView? {
        guard let shown = selectedViewController else { return nil }
        if let seen, seen !== shown { seen.disappear() }
        seen = shown
        if !appearance.hasGone { shown.beginAppearing() }
        let look = tabBar.look
        let above = (shown as? UINavigationController)?.viewControllers.dropFirst()
        let hidesBar = look.isHidden || above?.contains(where: \.hidesBottomBarWhenPushed) == true
        let chosen = showsMore ? barCount : selectedIndex
        let own = (viewControllers ?? []).prefix(barCount).map(\.shownTabBarItem)
        let more = listed.isEmpty ? [] : [UITabBarItem(tabBarSystemItem: .more, tag: 0)]
        let items = (own + more).enumerated().map { index, item in
            TabBar.Item(id: index, barItem: item, isSelected: index == chosen)
        }
        return AnyView(
            PlatformPage(controller: shown, container: view) { [weak self] in self?.appearance.hasGone == true }
                .id(ObjectIdentifier(shown))
                .modifier(
                    BottomBarInset(ground: look.ground ?? BarGround()) {
                        if !hidesBar {
                            TabBar(items: items, index: chosen, look: look) { [weak self] in self?.choose($0) }
                        }
                    }))
    }

    /// A finger has chosen a tab.
    private func choose(_ index: Int) {
        let controller = index < barCount ? viewControllers?[index] : moreNavigationController
        guard let controller, delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
        let (old, new) = (selectedTab, shownTabs.indices.contains(index) ? shownTabs[index] : nil)
        if let new, delegate?.tabBarController(self, shouldSelectTab: new) == false { return }
        if index < barCount {
            selectedIndex = index
        } else if showsMore {
            // Chosen again, it is the list that is shown.
            moreNavigationController.popToRootViewController(animated: true)
        } else {
            showsMore = true
        }
        delegate?.tabBarController(self, didSelect: controller)
        if let new { delegate?.tabBarController(self, didSelectTab: new, previousTab: old) }
        view.noteChange()
    }
}

/// The controllers of a tab bar that find no room in it, by their names.
private final class MoreController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }
    required init?(coder: NSCoder) { return nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tabs?.listed.count ?? 0
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard let item = tabs?.listed[indexPath.row].shownTabBarItem else { return cell }
        var content = cell.defaultContentConfiguration()
        (content.text, content.image) = (item.title, item.image)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let tabs, tabs.listed.indices.contains(indexPath.row) else { return }
        tabs.selectedIndex = (tabs.viewControllers?.count ?? 0) - tabs.listed.count + indexPath.row
    }
}

extension UIViewController {
    /// A stack without an item of its own has that of its root, and an item without a title its controller's.
    fileprivate var shownTabBarItem: UITabBarItem {
        let item: UITabBarItem = tabBarItem
        if item.title == nil, item.image == nil, let root = (self as? UINavigationController)?.viewControllers.first {
            return root.shownTabBarItem
        }
        if item.title == nil { item.title = title }
        return item
    }
}

extension TabBar.Item {
    @MainActor
    fileprivate init(id: Int, barItem: UITabBarItem, isSelected: Bool) {
        let image = isSelected ? barItem.selectedImage ?? barItem.image : barItem.image
        let label = Label {
            Text(verbatim: barItem.title ?? "")
        } icon: {
            if let image { Image(uiImage: image) }
        }
        self.init(id: id, label: AnyView(label), badge: barItem.badgeValue.map { Text(verbatim: $0) })
    }
}

/// It is asked and told where a touch chooses a tab.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}
extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}
