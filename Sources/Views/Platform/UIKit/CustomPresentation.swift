import KinoraStage

/// A controller that comes and goes as its transitioning delegate says: its view and what its presentation controller adds are in a
/// view of their own over the stage, where an animation of the source's moves them.
@MainActor
final class CustomPresentation {
    private unowned let controller: UIViewController
    private let presenter: UIViewController
    private let presentation: UIPresentationController?
    /// That of the way that it is on.
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    let container = PresentationContainer(frame: UIScreen.main.bounds)
    /// Called once it has gone.
    var afterwards: [() -> Void] = []

    /// Nil where the delegate has nothing to say.
    ///
    /// - Parameters:
    ///   - presenter: the controller whose place shows the other.
    ///   - source: the one that was asked to present it.
    init?(of controller: UIViewController, over presenter: UIViewController, source: UIViewController) {
        guard controller.presentedLook == .cover, let delegate = controller.transitioningDelegate else { return nil }
        animator = delegate.animationController(forPresented: controller, presenting: presenter, source: source)
        if controller.modalPresentationStyle == .custom {
            presentation = delegate.presentationController(
                forPresented: controller, presenting: presenter, source: source)
        } else {
            presentation = nil
        }
        guard animator != nil || presentation != nil else { return nil }
        (self.controller, self.presenter) = (controller, presenter)
        if let presentation { controller.presentationController = presentation }
        container.presentation = presentation
    }

    private var view: UIView { presentation?.presentedView ?? controller.loadedView() }
    private var place: CGRect { presentation?.frameOfPresentedViewInContainerView ?? container.bounds }
    /// The presenter's view takes part where it is hidden at the end.
    private var takesPresenter: Bool { presentation?.shouldRemovePresentersView ?? controller.coversPresenter }

    func come(animated: Bool, _ end: @escaping () -> Void) {
        controller.beginAppearing()
        controller.prepareToAppear()
        container.isMoving = true
        if takesPresenter, let below = presenter.viewIfLoaded, below.superview == nil { container.addSubview(below) }
        let (view, place) = (view, place)
        view.frame = place
        presentation?.presentationTransitionWillBegin()
        container.layoutPresentation()
        let exchange = ViewExchange(
            from: (presenter, takesPresenter ? presenter.viewIfLoaded : nil), to: (controller, view), in: container,
            finalFrame: place, style: controller.modalPresentationStyle
        ) { [self] didComplete in
            arrive(didComplete)
            end()
        }
        guard animated else {
            container.addSubview(view)
            return exchange.completeTransition(true)
        }
        if let animator { return run(animator, exchange) }
        container.addSubview(view)
        view.frame = below(place)
        slide(view, to: place, exchange)
    }

    private func arrive(_ didComplete: Bool) {
        animator = nil
        container.isMoving = false
        if takesPresenter, let below = presenter.viewIfLoaded { container.letGo(below) }
        presentation?.presentationTransitionDidEnd(didComplete)
        container.noteChange()
    }

    func go(animated: Bool, _ end: @escaping () -> Void) {
        container.isMoving = true
        presentation?.dismissalTransitionWillBegin()
        let view = view
        let exchange = ViewExchange(
            from: (controller, view), to: (presenter, takesPresenter ? presenter.viewIfLoaded : nil), in: container,
            finalFrame: container.bounds, style: controller.modalPresentationStyle
        ) { [self] didComplete in
            animator = nil
            presentation?.dismissalTransitionDidEnd(didComplete)
            for view in container.subviews { container.letGo(view) }
            end()
        }
        guard animated else { return exchange.completeTransition(true) }
        animator = controller.transitioningDelegate?.animationController(forDismissed: controller)
        if let animator { return run(animator, exchange) }
        slide(view, to: below(view.frame), exchange)
    }

    func sayGone() {
        for action in afterwards { action() }
        afterwards = []
    }

    private func run(_ animator: any UIViewControllerAnimatedTransitioning, _ exchange: ViewExchange) {
        controller.appearance.coordinator?.duration = animator.transitionDuration(using: exchange)
        animator.animateTransition(using: exchange)
    }

    private func below(_ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: container.bounds.maxY, width: frame.width, height: frame.height)
    }

    /// As covers come and go.
    private func slide(_ view: UIView, to frame: CGRect, _ exchange: ViewExchange) {
        UIView.animate(
            withDuration: UIViewController.wayDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            view.frame = frame
        } completion: {
            exchange.completeTransition($0)
        }
    }
}

/// Tells a presentation controller of its layout while nothing moves.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?
    var isMoving = false

    override func layoutSubviews() {
        super.layoutSubviews()
        if !isMoving { layoutPresentation() }
    }

    func layoutPresentation() {
        presentation?.containerViewWillLayoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
