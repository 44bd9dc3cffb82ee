import KinoraStage

/// A transition of a source's own: what it has to work with, in a view over which it moves the views of two controllers.
@MainActor
final class ViewExchange: NSObject, UIViewControllerContextTransitioning {
    let from, to: UIViewController?
    /// The views that it moves; nil for one that stays where it is.
    private let fromView, toView: UIView?
    private let finalFrame: CGRect
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private var end: ((Bool) -> Void)?
    private(set) var transitionWasCancelled = false

    /// - Parameters:
    ///   - finalFrame: where the view that comes, or the one that stays, is at the end.
    ///   - end: called once, as the transition says that it is complete.
    init(
        from: (controller: UIViewController?, view: UIView?), to: (controller: UIViewController?, view: UIView?),
        in container: UIView, finalFrame: CGRect, style: UIModalPresentationStyle = .none,
        end: @escaping (_ didComplete: Bool) -> Void
    ) {
        (self.from, fromView, self.to, toView) = (from.controller, from.view, to.controller, to.view)
        (containerView, self.finalFrame, presentationStyle, self.end) = (container, finalFrame, style, end)
    }

    var isAnimated: Bool { true }
    var targetTransform: CGAffineTransform { .identity }

    func completeTransition(_ didComplete: Bool) {
        transitionWasCancelled = !didComplete
        let end = end
        self.end = nil
        end?(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? fromView : key == .to ? toView : nil }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }

    // No finger leads it.
    var isInteractive: Bool { false }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
}

/// The view over which a transition takes place, as large as the room that it is given.
struct ExchangePicture: View {
    let container: UIView
    /// What has to be drawn again where something in it changes.
    let owner: UIView

    var body: some View {
        container.redraw = { [weak owner] in owner?.noteChange() }
        return GeometryReader { proxy in
            let _ = container.layOut(in: proxy.size)
            PlatformPicture(view: container)
        }
    }
}
