import KinoraStage

/// A tab of a tab bar controller, which makes its controller when that is shown first.
@MainActor @preconcurrency
open class UITab: NSObject, ChangesSilently {
    public typealias Identifier = String
    // Kept: on a phone all tabs are in the bar.
    public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }

    public let identifier: Identifier
    open var title: String { didSet { tellChange() } }
    open var image: UIImage? { didSet { tellChange() } }
    open var subtitle: String?
    open var badgeValue: String? { didSet { tellChange() } }
    open var userInfo: Any?
    open var isEnabled = true
    open var isHidden = false { didSet { if isHidden != oldValue { tellChange() } } }
    open var allowsHiding = false
    open var isHiddenByDefault = false
    open var preferredPlacement = Placement.automatic
    open var accessibilityIdentifier: String?
    open private(set) weak var parent: UITabGroup?
    private weak var ownBar: UITabBarController?
    open var tabBarController: UITabBarController? { ownBar ?? parent?.tabBarController }
    open var hasVisiblePlacement: Bool { tabBarController != nil && !isHidden }
    private let provider: ((UITab) -> UIViewController)?
    open private(set) lazy var viewController: UIViewController? = provider?(self)
    let barItem = UITabBarItem()

    public init(
        title: String, image: UIImage?, identifier: Identifier,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
        fillItem()
    }

    private func fillItem() { (barItem.title, barItem.image, barItem.badgeValue) = (title, image, badgeValue) }

    private func tellChange() {
        fillItem()
        tabBarController?.showTabs()
    }

    final func stand(in bar: UITabBarController?) { ownBar = bar }
    final func enter(_ group: UITabGroup?) { parent = group }

    /// The tab that is shown where this one is chosen.
    var chosen: UITab { self }
    /// Has the groups that it is in show it.
    final func choose() {
        parent?.selectedChild = self
        parent?.choose()
    }
    /// Whether it is a tab or in it.
    final func isPart(of tab: UITab) -> Bool { self === tab || parent?.isPart(of: tab) == true }
    func tab(forIdentifier identifier: Identifier) -> UITab? { self.identifier == identifier ? self : nil }
}

/// The tab of a search.
@MainActor @preconcurrency
open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }
}

/// Tabs of which one is shown. On a phone the group is one tab of the bar.
@MainActor @preconcurrency
open class UITabGroup: UITab {
    // Kept: a sidebar needs a wide screen.
    public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }
    open var sidebarAppearance = SidebarAppearance.automatic
    open var sidebarActions: [UIAction] = []
    open var allowsReordering = false
    open var displayOrderIdentifiers: [Identifier] = []

    open var children: [UITab] {
        didSet {
            for tab in oldValue { tab.enter(nil) }
            for tab in children { tab.enter(self) }
            tabBarController?.showTabs()
        }
    }
    open weak var selectedChild: UITab? { didSet { tabBarController?.showTabs() } }
    open var defaultChildIdentifier: Identifier?
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { !named.contains($0) }
    }
    /// The stack on which the controllers of the group and of its chosen child are.
    open var managingNavigationController: UINavigationController?

    public init(
        title: String, image: UIImage?, identifier: Identifier, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for tab in children { tab.enter(self) }
    }

    override var chosen: UITab {
        if let selectedChild { return selectedChild.chosen }
        if viewController != nil { return self }
        return children.first { $0.identifier == defaultChildIdentifier }?.chosen ?? displayOrder.first?.chosen ?? self
    }
    override func tab(forIdentifier identifier: Identifier) -> UITab? {
        super.tab(forIdentifier: identifier)
            ?? children.lazy.compactMap { $0.tab(forIdentifier: identifier) }.first
    }
    open func child(forIdentifier identifier: Identifier) -> UITab? {
        children.first { $0.identifier == identifier }
    }
}
