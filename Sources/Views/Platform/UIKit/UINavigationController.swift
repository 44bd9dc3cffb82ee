import KinoraStage

/// A stack of controllers. The one on top is shown with the bar of SwiftUI's navigation stacks, below which its view begins; pages are
/// exchanged at once.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = [] {
        didSet {
            if let old = oldValue.last, old !== viewControllers.last { old.disappear() }
            leave(oldValue.filter { !viewControllers.contains($0) })
            enter(viewControllers)
        }
    }
    public let navigationBar = UINavigationBar()
    open var isNavigationBarHidden = false
    /// The bar at the bottom, with the `toolbarItems` of the controller on top.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var isToolbarHidden = true { didSet { viewIfLoaded?.noteChange() } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Kept; no bar hides by itself.
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open weak var delegate: (any UINavigationControllerDelegate)?
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { topViewController }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    /// The root stays: nil where there is nothing else.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.popLast() : nil
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }
    /// - Returns: what was above it; nil where it is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
        let above = Array(viewControllers[(index + 1)...])
        viewControllers.removeLast(above.count)
        return above
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open override func loadView() { view = ContainerView { [weak self] in self?.picture } }

    private var picture: AnyView? {
        guard let top = topViewController else { return nil }
        top.beginAppearing()
        let below = viewControllers.dropLast().last
        let level = NavigationLevel(
            content: PlatformPage(controller: top, container: view)
                .modifier(ChangePage { [self] in fill($0, for: top) }),
            depth: viewControllers.count - 1, entries: [],
            previousTitle: below.flatMap { $0.navigationItem.backTitle }.map { Text(verbatim: $0) })
        let navigator = Navigator(
            push: { _, _ in },
            pop: { [weak self] depth in
                guard let self, viewControllers.indices.contains(depth) else { return }
                popToViewController(viewControllers[depth], animated: true)
                view.noteChange()
            })
        return AnyView(level.environment(\.navigator, navigator))
    }

    /// Says to a page of SwiftUI's what the bar shows for a controller.
    private func fill(_ page: NavigationPageInfo, for controller: UIViewController) {
        let item = controller.navigationItem
        page.titleOfBar = item.title.map { Text(verbatim: $0) }
        let isLarge = navigationBar.prefersLargeTitles && item.largeTitleDisplayMode != .never
        page.displayMode = isLarge ? .large : .inline
        page.hidesBar = isNavigationBarHidden
        page.hidesBackButton = item.hidesBackButton || !item.leading.isEmpty
        page.look = navigationBar.look
        page.add(item.leading.map { _ToolbarItem(position: .leading, view: AnyView(BarButton(item: $0, bar: view))) })
        page.add(
            item.trailing.reversed().map {
                _ToolbarItem(position: .trailing, view: AnyView(BarButton(item: $0, bar: view)))
            })
        page.search = item.searchController?.field
        if !isToolbarHidden, let items = controller.toolbarItems {
            page.add([_ToolbarItem(position: .bottom, view: AnyView(BarButtonRow(items: items, bar: view)))])
        }
        if let view = item.titleView {
            page.add([_ToolbarItem(position: .center, view: AnyView(PlatformItem(view: view)))])
        }
    }
}

extension UINavigationItem {
    fileprivate var leading: [UIBarButtonItem] { leftBarButtonItems ?? leftBarButtonItem.map { [$0] } ?? [] }
    /// From the edge inwards.
    fileprivate var trailing: [UIBarButtonItem] { rightBarButtonItems ?? rightBarButtonItem.map { [$0] } ?? [] }
    /// What a button says that leads back to its page.
    fileprivate var backTitle: String? { backButtonTitle ?? backBarButtonItem?.title ?? title }
}
