import KinoraViews

/// A part of a split view's controller: a view controller, and how wide it may be.
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
    public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
    public nonisolated static let unspecifiedDimension: CGFloat = -1
    /// What a sidebar, a list and an inspector have where nobody says more: points.
    private static let usualThickness: [Behavior: CGFloat] = [.sidebar: 200, .contentList: 240, .inspector: 270]

    open var viewController: NSViewController
    open private(set) var behavior: Behavior
    open var isCollapsed = false { didSet { controller?.arrange() } }
    open var canCollapse: Bool
    open var isSpringLoaded = false
    open var holdingPriority = UILayoutPriority.defaultLow { didSet { controller?.arrange() } }
    open var minimumThickness = NSSplitViewItem.unspecifiedDimension { didSet { controller?.arrange() } }
    open var maximumThickness = NSSplitViewItem.unspecifiedDimension { didSet { controller?.arrange() } }
    /// A share of the split view; unspecified for none.
    open var preferredThicknessFraction = NSSplitViewItem.unspecifiedDimension { didSet { controller?.arrange() } }
    open var automaticMaximumThickness = NSSplitViewItem.unspecifiedDimension
    open var allowsFullHeightLayout = false
    open var canCollapseFromWindowResize = true
    weak var controller: NSSplitViewController?

    private init(_ viewController: NSViewController, _ behavior: Behavior) {
        (self.viewController, self.behavior) = (viewController, behavior)
        canCollapse = behavior == .sidebar || behavior == .inspector
        super.init()
    }
    public convenience init(viewController: NSViewController) { self.init(viewController, .default) }
    public convenience init(sidebarWithViewController viewController: NSViewController) {
        self.init(viewController, .sidebar)
    }
    public convenience init(contentListWithViewController viewController: NSViewController) {
        self.init(viewController, .contentList)
    }
    public convenience init(inspectorWithViewController viewController: NSViewController) {
        self.init(viewController, .inspector)
    }
    /// Its changes move where a context of animations moves them.
    open func animator() -> NSSplitViewItem { self }

    /// Its width or height within a length; nil where it takes what others leave.
    func thickness(within length: CGFloat) -> CGFloat? {
        let usual = NSSplitViewItem.usualThickness[behavior]
        let preferred = preferredThicknessFraction > 0 ? preferredThicknessFraction * length : usual
        guard let preferred else { return nil }
        let most = maximumThickness > 0 ? maximumThickness : .greatestFiniteMagnitude
        return min(max(preferred, minimumThickness), most)
    }
}

/// View controllers beside each other, such as a sidebar and what it shows.
@MainActor @preconcurrency
open class NSSplitViewController: UIViewController {
    open var splitView = NSSplitView() {
        didSet {
            view = splitView
            arrange()
        }
    }
    open var splitViewItems: [NSSplitViewItem] = [] { didSet { arrange() } }
    open var minimumThicknessForInlineSidebars: CGFloat = -1

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        splitView.isVertical = true
        splitView.dividerStyle = .thin
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() { view = splitView }
    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
    open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
        splitViewItems.insert(splitViewItem, at: min(max(0, index), splitViewItems.count))
    }
    open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        splitViewItems.removeAll { $0 === splitViewItem }
    }
    open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
        splitViewItems.first { $0.viewController === viewController }
    }
    /// Shows or hides the sidebar.
    open func toggleSidebar(_ sender: Any?) {
        splitViewItems.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
    }
    open func toggleInspector(_ sender: Any?) {
        splitViewItems.first { $0.behavior == .inspector }?.isCollapsed.toggle()
    }

    /// Puts the views of the items into the split view, each as wide as its item says.
    func arrange() {
        let views = splitViewItems.map(\.viewController.view!)
        for view in splitView.arrangedSubviews where !views.contains(view) { view.removeFromSuperview() }
        for child in children where !splitViewItems.contains(where: { $0.viewController === child }) {
            child.removeFromParent()
        }
        let items = splitViewItems
        splitView.measure = { view, whole in
            items.first { $0.viewController.view === view }?.thickness(within: whole)
        }
        for (index, item) in splitViewItems.enumerated() {
            let view: NSView = views[index]
            item.controller = self
            if item.viewController.parent !== self { addChild(item.viewController) }
            if view.superview !== splitView { splitView.insertArrangedSubview(view, at: index) }
            view.isHidden = item.isCollapsed
            splitView.setHoldingPriority(item.holdingPriority, forSubviewAt: index)
        }
    }
}
