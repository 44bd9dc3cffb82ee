import KinoraStage

/// What goes along with a page that comes or goes, and is told of the end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let from, to: UIViewController?
    private weak var around: UIViewController?
    let isAnimated: Bool
    /// Seconds, where an animation of the source's takes others than usual.
    var duration = UIViewController.wayDuration
    private var completions: [Step] = []

    /// - Parameter around: the controller in which they are; it and both of them know of this until the end.
    init(from: UIViewController?, to: UIViewController?, around: UIViewController?, isAnimated: Bool) {
        (self.from, self.to, self.around, self.isAnimated) = (from, to, around, isAnimated)
        super.init()
        for controller in [from, to, around] { controller?.appearance.coordinator = self }
    }

    /// Tells what waits for the end.
    func end() {
        for controller in [from, to, around] where controller?.appearance.coordinator === self {
            controller?.appearance.coordinator = nil
        }
        for completion in completions { completion(self) }
        completions = []
    }

    var transitionDuration: TimeInterval { isAnimated ? duration : 0 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var presentationStyle: UIModalPresentationStyle { to?.modalPresentationStyle ?? .none }
    var containerView: UIView {
        (to?.customPresentation ?? from?.customPresentation)?.container ?? pageView
    }
    private var pageView: UIView { (to?.parent ?? from?.parent ?? to ?? from)?.viewIfLoaded ?? UIView() }
    var targetTransform: CGAffineTransform { .identity }
    // A finger that leads a page back has it go once it lets it go.
    var initiallyInteractive: Bool { false }
    var isInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isCancelled: Bool { false }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        (key == .from ? from : key == .to ? to : nil)?.viewIfLoaded
    }

    @discardableResult
    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation {
            UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseInOut) { animation(self) }
        }
        if let completion { completions.append(completion) }
        return true
    }
    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }
    func notifyWhenInteractionChanges(_ handler: @escaping Step) {}
}

extension UIViewController {
    /// What goes along with the way that the controller, or one that it is in, is on; nil where none is on any.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        appearance.coordinator ?? parent?.transitionCoordinator
    }
}
