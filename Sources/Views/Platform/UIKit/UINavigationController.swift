import KinoraStage

/// A stack of controllers. The one on top is shown with the bar of SwiftUI's navigation stacks, below which its view begins; pages come
/// and go as those of SwiftUI's do, also by a finger from the leading edge.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// Set, they are exchanged at once.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { change(to: newValue, animated: false) }
    }
    private var stack: [UIViewController] = []
    /// How the last page came or went, until it is there or gone.
    private var passage: TransitionCoordinator?
    /// Where an animation of the source's moves the views of two pages, until it is complete.
    private var container: UIView?
    /// Whether pages that come and go now move.
    private var isAnimated = true
    private var names: [ObjectIdentifier: Int] = [:]
    private var lastName = 0
    public let navigationBar = UINavigationBar()
    open var isNavigationBarHidden = false { didSet { VirtualClock.noteChange() } }
    /// The bar at the bottom, with the `toolbarItems` of the controller on top.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var isToolbarHidden = true { didSet { viewIfLoaded?.noteChange() } }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Kept; no bar hides by itself.
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    /// That of the finger from the leading edge: disabled, it goes back no longer; its delegate says whether it does where the way back
    /// is hidden.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
    private let popRecognizer = UIScreenEdgePanGestureRecognizer()
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// As in UIKit, the root is pushed.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }
    open var topViewController: UIViewController? { stack.last }
    /// What that presents, or else the one on top.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(to: stack + [viewController], animated: animated)
    }
    /// The root stays: nil where there is nothing else.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated: animated)
        return top
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }
    /// - Returns: what was above it; nil where it is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        let above = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated: animated)
        return above
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open override func loadView() { view = ContainerView { [weak self] in self?.picture } }

    // MARK: Pages that come and go

    /// Those that have come with it are there, and those that have gone are gone, once the page on top is.
    private func change(to new: [UIViewController], animated: Bool) {
        endPassage()
        let (old, from, to) = (stack, stack.last, new.last)
        let (gone, come) = (old.filter { !new.contains($0) }, new.filter { $0.parent !== self })
        for controller in gone {
            controller.willMove(toParent: nil)
            names[ObjectIdentifier(controller)] = nil
        }
        for controller in come { addChild(controller) }
        stack = new
        let animator = animated ? animator(from, to, isPop: to.map(old.contains) ?? true) : nil
        isAnimated = animated && animator == nil && from?.appearance.hasBegun == true
        if let from, from !== to, from.appearance.hasBegun { begin(from, to, gone, come, animated, animator) }
        if passage == nil { settle() }
        draw()
    }

    /// Tells the pages, of which one is seen, and waits for the end.
    private func begin(
        _ from: UIViewController, _ to: UIViewController?, _ gone: [UIViewController], _ come: [UIViewController],
        _ animated: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?
    ) {
        let new = TransitionCoordinator(from: from, to: to, around: self, isAnimated: animated)
        passage = new
        if gone.contains(from) { from.appearance.reason = .fromParent }
        if let to, come.contains(to) { to.appearance.reason = .toParent }
        from.beginDisappearing(animated: animated)
        if let to {
            to.appearance.way = animated
            delegate?.navigationController(self, willShow: to, animated: animated)
        }
        if let animator, let to { return run(animator, from, to, new) }
        UIViewController.after(animated) { [self] in if passage === new { endPassage() } }
    }

    /// The animation by which the delegate has one page follow another; nil for the usual one.
    private func animator(
        _ from: UIViewController?, _ to: UIViewController?, isPop: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let from, let to, from !== to, from.appearance.hasBegun else { return nil }
        return delegate?.navigationController(
            self, animationControllerFor: isPop ? .pop : .push, from: from, to: to)
    }

    /// Has it move the views of both pages below the bar, which shows the new page at once.
    private func run(
        _ animator: any UIViewControllerAnimatedTransitioning, _ from: UIViewController, _ to: UIViewController,
        _ passage: TransitionCoordinator
    ) {
        let (old, new) = (from.loadedView(), to.beginAppearing())
        to.prepareToAppear()
        let container = UIView(frame: CGRect(origin: .zero, size: old.place.size))
        self.container = container
        if old.superview == nil { container.addSubview(old) }
        new.frame = container.bounds
        let exchange = ViewExchange(from: (from, old), to: (to, new), in: container, finalFrame: container.bounds) {
            [self] _ in
            // Who moves them is kept until then.
            _ = animator
            if self.passage === passage { endPassage() }
        }
        passage.duration = animator.transitionDuration(using: exchange)
        UIViewController.after(false) { animator.animateTransition(using: exchange) }
    }

    private func endPassage() {
        guard let passage else { return }
        self.passage = nil
        if let container {
            self.container = nil
            for view in container.subviews { container.letGo(view) }
            draw()
        }
        passage.from?.endDisappearing(animated: passage.isAnimated)
        passage.to?.endAppearing()
        settle()
        passage.end()
        if let to = passage.to { delegate?.navigationController(self, didShow: to, animated: passage.isAnimated) }
    }

    /// Has the pages drawn. Code that is being evaluated has it done afterwards.
    private func draw() {
        guard VirtualClock.isEvaluating else { return VirtualClock.noteChange() }
        VirtualClock.schedule(after: 0) { VirtualClock.noteChange() }
    }

    /// Tells the controllers that they are in the stack, or no longer.
    private func settle() {
        for controller in children where !stack.contains(controller) { controller.removeFromParent() }
        for controller in stack where !settled.contains(where: { $0 === controller }) {
            controller.didMove(toParent: self)
        }
        settled = stack
    }
    /// Those that know that they are in the stack.
    private var settled: [UIViewController] = []

    // MARK: What is drawn

    private var picture: AnyView? {
        guard let root = stack.first else { return nil }
        if !appearance.hasGone { stack.last?.beginAppearing() }
        let entries = stack.dropFirst().map {
            NavigationEntry(id: name(of: $0), content: .view(AnyView(page(of: $0))))
        }
        let level = NavigationLevel(content: page(of: root), entries: entries[...], bar: nil)
        let navigator = Navigator(
            push: { _, _ in },
            pop: { [weak self] depth in
                guard let self, stack.indices.contains(depth) else { return }
                popToViewController(stack[depth], animated: true)
            }, isAnimated: { [weak self] in self?.isAnimated ?? true })
        return AnyView(level.environment(\.navigator, navigator))
    }

    private func page(of controller: UIViewController) -> some View {
        StackedPage(
            controller: controller, container: view, exchange: controller === passage?.to ? container : nil,
            isKept: isKept(controller)
        ) { [weak self] in
            self?.stack.last !== controller || self?.appearance.hasGone == true
        }
        .modifier(ChangePage { [self] in fill($0, for: controller) })
        .id(name(of: controller))
    }

    /// What a page is called as long as it is on the stack: a number, as an address would be another in each run.
    private func name(of controller: UIViewController) -> Int {
        if let known = names[ObjectIdentifier(controller)] { return known }
        lastName += 1
        names[ObjectIdentifier(controller)] = lastName
        return lastName
    }

    /// Whether a page has its picture: the one on top, the one below it, which a finger may uncover, and what SwiftUI keeps a state for.
    private func isKept(_ controller: UIViewController) -> Bool {
        if controller === stack.last { return true }
        guard controller.isViewLoaded else { return false }
        return controller === stack.dropLast().last || controller === passage?.from || controller.view is HostedView
    }

    /// Whether a finger from the leading edge takes the page on top away.
    private func swipes(hidesBack: Bool) -> Bool {
        guard popRecognizer.isEnabled else { return false }
        return popRecognizer.delegate?.gestureRecognizerShouldBegin(popRecognizer) ?? !hidesBack
    }

    /// Says to a page of SwiftUI's what the bar shows for a controller.
    private func fill(_ page: NavigationPageInfo, for controller: UIViewController) {
        let item = controller.navigationItem
        page.titleOfBar = item.title.map { Text(verbatim: $0) }
        page.subtitle = item.subtitle.map { Text(verbatim: $0) }
        let isLarge = navigationBar.prefersLargeTitles && item.largeTitleDisplayMode != .never
        page.displayMode = isLarge ? .large : .inline
        page.hidesBar = isNavigationBarHidden
        page.hidesBackButton = item.hidesBackButton || !item.leading.isEmpty
        page.titleOfBack = item.backTitle.map { Text(verbatim: $0) }
        page.swipes = { [weak self, weak page] in self?.swipes(hidesBack: page?.hidesBackButton ?? false) ?? true }
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

/// The page of a controller in a stack, or nothing while nobody can see it.
private struct StackedPage: View {
    let controller: UIViewController
    let container: UIView
    /// Where its view and another move.
    let exchange: UIView?
    let isKept: Bool
    let isSilent: @MainActor () -> Bool

    var body: some View {
        if let exchange {
            ExchangePicture(container: exchange, owner: container)
        } else if isKept {
            PlatformPage(controller: controller, container: container, isSilent: isSilent)
        } else {
            Color.clear
        }
    }
}

extension UINavigationItem {
    fileprivate var leading: [UIBarButtonItem] { leftBarButtonItems ?? leftBarButtonItem.map { [$0] } ?? [] }
    /// From the edge inwards.
    fileprivate var trailing: [UIBarButtonItem] { rightBarButtonItems ?? rightBarButtonItem.map { [$0] } ?? [] }
    /// What a button says that leads back to its page: nothing where it is to be a chevron alone.
    fileprivate var backTitle: String? {
        switch backButtonDisplayMode {
        case .minimal: ""
        case .generic: nil
        case .default: backButtonTitle ?? backBarButtonItem?.title ?? title
        }
    }
}
