import KinoraViews

/// A page of a tab view.
@MainActor @preconcurrency
open class NSTabViewItem: NSObject {
    open var identifier: Any?
    open var label = "" { didSet { tabView?.noteChange() } }
    open var image: NSImage? { didSet { tabView?.noteChange() } }
    open var toolTip: String?
    open var initialFirstResponder: NSView?
    open var view: NSView? { didSet { tabView?.noteChange() } }
    open var viewController: NSViewController?
    open internal(set) weak var tabView: NSTabView?
    public enum State: UInt, Sendable { case selectedTab, backgroundTab, pressedTab }
    open var tabState: State { tabView?.selectedTabViewItem === self ? .selectedTab : .backgroundTab }
    public init(identifier: Any?) {
        self.identifier = identifier
        super.init()
    }
    public convenience init(viewController: NSViewController) {
        self.init(identifier: nil)
        self.viewController = viewController
        (view, label) = (viewController.view, viewController.title ?? "")
    }
}

@MainActor @preconcurrency
public protocol NSTabViewDelegate: AnyObject {
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
    func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
}
extension NSTabViewDelegate {
    public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
    public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
    public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
}

/// Pages of which one is shown, in a box below their titles.
@MainActor @preconcurrency
open class NSTabView: UIView {
    public enum TabType: UInt, Sendable {
        case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder
        case noTabsLineBorder, noTabsNoBorder
    }
    public enum TabPosition: UInt, Sendable { case none, top, left, bottom, right }
    public enum TabViewBorderType: UInt, Sendable { case none, line, bezel }
    /// Titles stand at the top, or nowhere.
    open var tabViewType = TabType.topTabsBezelBorder { didSet { noteChange() } }
    open var tabPosition = TabPosition.top { didSet { noteChange() } }
    open var tabViewBorderType = TabViewBorderType.bezel { didSet { noteChange() } }
    open weak var delegate: (any NSTabViewDelegate)?
    open private(set) var tabViewItems: [NSTabViewItem] = []
    open private(set) var selectedTabViewItem: NSTabViewItem?
    open var numberOfTabViewItems: Int { tabViewItems.count }
    open var drawsBackground = true
    private let tabs = NSSegmentedControl()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }
    private func begin() {
        addSubview(tabs)
        tabs.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                selectTabViewItem(at: tabs.selectedSegment)
            }, for: .valueChanged)
    }

    open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: tabViewItems.count) }
    open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
        tabViewItems.insert(tabViewItem, at: min(max(0, index), tabViewItems.count))
        tabViewItem.tabView = self
        if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
        noteChange()
    }
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabViewItems.removeAll { $0 === tabViewItem }
        tabViewItem.tabView = nil
        if selectedTabViewItem === tabViewItem { selectTabViewItem(tabViewItems.first) }
        noteChange()
    }
    open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }
    open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
        tabViewItems.firstIndex { $0 === tabViewItem } ?? -1
    }
    open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
        guard tabViewItem !== selectedTabViewItem, delegate?.tabView(self, shouldSelect: tabViewItem) ?? true else {
            return noteChange()
        }
        delegate?.tabView(self, willSelect: tabViewItem)
        selectedTabViewItem?.view?.removeFromSuperview()
        selectedTabViewItem = tabViewItem
        noteChange()
        delegate?.tabView(self, didSelect: tabViewItem)
    }
    open func selectTabViewItem(at index: Int) {
        if tabViewItems.indices.contains(index) { selectTabViewItem(tabViewItems[index]) }
    }
    open func selectTabViewItem(withIdentifier identifier: Any) {
        selectTabViewItem(tabViewItems.first { ($0.identifier as? AnyHashable) == (identifier as? AnyHashable) })
    }
    open func selectNextTabViewItem(_ sender: Any?) { select(1) }
    open func selectPreviousTabViewItem(_ sender: Any?) { select(-1) }
    private func select(_ step: Int) {
        if let selectedTabViewItem { selectTabViewItem(at: indexOfTabViewItem(selectedTabViewItem) + step) }
    }
    func noteChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Layout

    private static let tabHeight: CGFloat = 24
    private static let tabWidth: CGFloat = 90
    private var hasTabs: Bool { tabViewType.rawValue <= TabType.rightTabsBezelBorder.rawValue && tabPosition != .none }
    private var hasBox: Bool { tabViewType != .noTabsNoBorder && tabViewBorderType != .none }
    private var box: CGRect {
        let top = hasTabs ? NSTabView.tabHeight / 2 : 0
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    /// What pages fill.
    open var contentRect: CGRect {
        let (top, inset) = (hasTabs ? NSTabView.tabHeight : 0, hasBox ? CGFloat(7) : 0)
        return CGRect(
            x: inset, y: top + (hasTabs ? 0 : inset), width: max(0, bounds.width - 2 * inset),
            height: max(0, bounds.height - top - inset - (hasTabs ? 0 : inset)))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tabs.isHidden = !hasTabs || tabViewItems.isEmpty
        tabs.segmentCount = tabViewItems.count
        for (index, item) in tabViewItems.enumerated() { tabs.setLabel(item.label, forSegment: index) }
        tabs.selectedSegment = selectedTabViewItem.map { indexOfTabViewItem($0) } ?? -1
        let width = min(bounds.width, CGFloat(tabViewItems.count) * NSTabView.tabWidth)
        tabs.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: NSTabView.tabHeight)
        guard let page = selectedTabViewItem?.view else { return }
        if page.superview !== self { insertSubview(page, at: 0) }
        page.frame = contentRect
    }
    open override func _ownPicture() -> AnyView? {
        guard hasBox else { return nil }
        let box = box
        return AnyView(
            RoundedRectangle(cornerRadius: 6).fill(Color.primary.opacity(0.04))
                .strokeBorder(Color.primary.opacity(0.08), lineWidth: 1).padding(.top, box.minY))
    }
}

/// Shows the views of several controllers as the pages of a tab view.
@MainActor @preconcurrency
open class NSTabViewController: UIViewController {
    public enum TabStyle: Int, Sendable {
        case segmentedControlOnTop, segmentedControlOnBottom, toolbar
        case unspecified = -1
    }
    /// Where the toolbar of a window would have the tabs, they are not there.
    open var tabStyle = TabStyle.segmentedControlOnTop { didSet { showStyle() } }
    open var tabView = NSTabView() { didSet { view = tabView } }
    open var transitionOptions: UInt = 0
    open var canPropagateSelectedChildViewControllerTitle = true
    open var tabViewItems: [NSTabViewItem] {
        get { tabView.tabViewItems }
        set {
            for item in tabView.tabViewItems { removeTabViewItem(item) }
            for item in newValue { addTabViewItem(item) }
        }
    }
    open var selectedTabViewItemIndex: Int {
        get { tabView.selectedTabViewItem.map { tabView.indexOfTabViewItem($0) } ?? -1 }
        set { tabView.selectTabViewItem(at: newValue) }
    }
    open override func loadView() { view = tabView }
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
        insertTabViewItem(tabViewItem, at: tabView.numberOfTabViewItems)
    }
    open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
        if let child = tabViewItem.viewController { addChild(child) }
        tabView.insertTabViewItem(tabViewItem, at: index)
    }
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
        tabViewItem.viewController?.removeFromParent()
        tabView.removeTabViewItem(tabViewItem)
    }
    private func showStyle() {
        tabView.tabViewType = tabStyle == .segmentedControlOnTop ? .topTabsBezelBorder : .noTabsNoBorder
    }
}
