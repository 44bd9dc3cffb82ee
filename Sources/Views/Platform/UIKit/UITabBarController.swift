import KinoraStage

/// Controllers of which one is shown, chosen by the bar of SwiftUI's tab views.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet {
            let new = viewControllers ?? []
            for old in oldValue ?? [] where old.parent === self && !new.contains(old) { old.removeFromParent() }
            for controller in new where controller.parent !== self { addChild(controller) }
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
    /// Where tabs that find no room would go; all find room here.
    open private(set) lazy var moreNavigationController = UINavigationController(nibName: nil, bundle: nil)
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set {
            guard let newValue, let index = viewControllers?.firstIndex(of: newValue) else { return }
            selectedIndex = index
        }
    }
    open override func loadView() { view = ContainerView { [weak self] in self?.picture } }

    private var picture: AnyView? {
        guard let shown = selectedViewController else { return nil }
        shown.beginAppearing()
        let look = tabBar.look
        let above = (shown as? UINavigationController)?.viewControllers.dropFirst()
        let hidesBar = look.isHidden || above?.contains(where: \.hidesBottomBarWhenPushed) == true
        let items = (viewControllers ?? []).enumerated().map { index, controller in
            TabBar.Item(id: index, barItem: controller.shownTabBarItem, isSelected: index == selectedIndex)
        }
        return AnyView(
            PlatformPage(controller: shown, container: view)
                .safeAreaInset(edge: VerticalEdge.bottom, spacing: 0) {
                    if !hidesBar {
                        TabBar(items: items, index: selectedIndex, look: look) { [weak self] in self?.choose($0) }
                    }
                })
    }

    private func choose(_ index: Int) {
        guard let controller = viewControllers?[index],
            delegate?.tabBarController(self, shouldSelect: controller) != false
        else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
        view.noteChange()
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
}
extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}
