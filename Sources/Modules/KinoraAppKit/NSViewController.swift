import KinoraViews

/// What classes inherit that say they are an `NSViewController`; all other mentions of that name are `UIViewController`. It is told by
/// AppKit's names where its view comes and goes.
@MainActor @preconcurrency
open class _NSViewController: UIViewController {
    open var representedObject: Any?

    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewWillLayout() {}
    open func viewDidLayout() {}

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        viewWillAppear()
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        viewDidAppear()
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        viewWillDisappear()
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        viewDidDisappear()
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        viewWillLayout()
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        viewDidLayout()
    }
}

extension UIViewController {
    public func presentAsSheet(_ viewController: UIViewController) { present(viewController, animated: true) }
    public func presentAsModalWindow(_ viewController: UIViewController) { present(viewController, animated: true) }
    @_disfavoredOverload
    public func dismiss(_ sender: Any?) { dismiss(animated: true, completion: nil) }
    @_disfavoredOverload
    public func dismiss(_ viewController: UIViewController) { viewController.dismiss(animated: true, completion: nil) }
    public var presentedViewControllers: [UIViewController]? { presentedViewController.map { [$0] } }
}
