import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pages of a `UINavigationController` that come and go. The stage is 300 points wide.
@MainActor
struct NavigationControllerTests {
    private struct Hosted: UIViewControllerRepresentable {
        let stack: UINavigationController
        let act: @MainActor (UINavigationController) -> Void
        func makeUIViewController(context: Context) -> UINavigationController {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { act(stack) }
            return stack
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }

    private final class Page: UIViewController {
        var log: [String] = []
        init(_ title: String, _ color: UIColor = .white) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
            view.backgroundColor = color
        }
        required init?(coder: NSCoder) { return nil }
        override func viewWillAppear(_ animated: Bool) { log.append("will \(animated) \(isMovingToParent)") }
        override func viewDidAppear(_ animated: Bool) { log.append("did \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log.append("leaves \(animated) \(isMovingFromParent)") }
        override func viewDidDisappear(_ animated: Bool) { log.append("gone \(animated)") }
    }

    private let blue = RGBA(red: 0, green: 0, blue: 1)

    private func stage(
        _ stack: UINavigationController, _ script: [ScriptEvent] = [],
        _ act: @escaping @MainActor (UINavigationController) -> Void
    ) -> Stage {
        Stage(size: CGSize(width: 300, height: 400), duration: 6, script: Script(script)) {
            Hosted(stack: stack, act: act)
        }
    }

    /// The left edge of the blue page; nil where it is not drawn.
    private func edge(_ stage: Stage, at time: Double) throws -> CGFloat? {
        try SceneProbe(stage.scene(at: time)).fills.last { $0.paint == .color(blue) }?.rect.minX
    }

    @Test("An animated page slides in and is there half a second later; one that is not is there at once")
    func push() throws {
        for animated in [true, false] {
            let (below, above) = (Page("Songs"), Page("Album", .blue))
            let stage = stage(UINavigationController(rootViewController: below)) {
                $0.pushViewController(above, animated: animated)
            }
            #expect(try edge(stage, at: 0.9) == nil)
            let during = try #require(try edge(stage, at: 1.1))
            #expect(animated ? during > 20 && during < 280 : during == 0)
            #expect(above.log == (animated ? ["will true true"] : ["will false true", "did false"]))
            #expect(try edge(stage, at: 3) == 0)
            #expect(above.log.last == "did \(animated)")
            #expect(below.log == ["will false false", "did false", "leaves \(animated) false", "gone \(animated)"])
        }
    }

    @Test("A popped page slides away, and knows that it leaves for good; what waits for the end is told then")
    func pop() throws {
        let (below, above) = (Page("Songs"), Page("Album", .blue))
        let stack = UINavigationController(rootViewController: below)
        stack.pushViewController(above, animated: false)
        var ends: [Bool] = []
        let stage = stage(stack) {
            $0.popViewController(animated: true)
            $0.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends.append(above.parent == nil) }
        }
        let during = try #require(try edge(stage, at: 1.1))
        #expect(during > 20 && ends.isEmpty && below.log == ["will true false"])
        #expect(try edge(stage, at: 4) == nil)
        #expect(ends == [true] && stack.transitionCoordinator == nil)
        #expect(above.log == ["will false false", "did false", "leaves true true", "gone true"])
        #expect(below.log == ["will true false", "did true"])
    }

    @Test("A finger from the leading edge takes the page away, unless its recognizer is disabled")
    func swipe() throws {
        for isEnabled in [true, false] {
            let stack = UINavigationController(rootViewController: Page("Songs"))
            stack.pushViewController(Page("Album", .blue), animated: false)
            stack.interactivePopGestureRecognizer?.isEnabled = isEnabled
            let drag = ScriptEvent(
                at: 2, .drag(path: [.points(x: 5, y: 200), .points(x: 280, y: 200)], duration: 0.5, easesOut: true))
            let stage = stage(stack, [drag]) { _ in }
            #expect(try edge(stage, at: 5) == (isEnabled ? nil : 0))
            #expect(stack.viewControllers.count == (isEnabled ? 1 : 2))
        }
    }

    @Test("Pages below the one on top are not loaded before they are seen")
    func lazily() throws {
        final class Lazy: UIViewController {}
        let (bottom, top) = (Lazy(), Lazy())
        let stack = UINavigationController()
        stack.setViewControllers([bottom, top], animated: false)
        _ = try stage(stack) { _ in }.scene(at: 2)
        #expect(top.isViewLoaded && !bottom.isViewLoaded)
    }

    @Test("Its delegate is told of pages that will be shown and are")
    func delegate() throws {
        @MainActor final class Delegate: UINavigationControllerDelegate {
            var log: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { log.append("will \(viewController.title ?? "") \(animated)") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { log.append("did \(viewController.title ?? "") \(animated)") }
        }
        let delegate = Delegate()
        let stack = UINavigationController(rootViewController: Page("Songs"))
        stack.delegate = delegate
        let stage = stage(stack) { $0.pushViewController(Page("Album"), animated: true) }
        _ = try stage.scene(at: 1.2)
        #expect(delegate.log == ["will Album true"])
        _ = try stage.scene(at: 2)
        #expect(delegate.log == ["will Album true", "did Album true"])
    }

    /// Has the new page come down from above within a second.
    private final class Falling: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        var operations: [UINavigationController.Operation] = []
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return operation == .push ? self : nil
        }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(view)
            let height = context.containerView.bounds.height
            view.transform = CGAffineTransform(translationX: 0, y: -height)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = .identity
            } completion: {
                context.completeTransition($0)
            }
        }
    }

    @Test("The delegate's animation moves a page instead of the usual one, below the bar, and its end is the page's")
    func ownTransition() throws {
        let (below, above, delegate) = (Page("Songs"), Page("Album", .blue), Falling())
        let stack = UINavigationController(rootViewController: below)
        stack.delegate = delegate
        let stage = stage(stack) { $0.pushViewController(above, animated: true) }
        func page(_ time: Double) throws -> CGRect? {
            try SceneProbe(stage.scene(at: time)).fills.last { $0.paint == .color(blue) }?.rect
        }
        let half = try #require(try page(1.5))
        #expect(half.minX == 0 && half.width == 300 && half.minY < -100)
        #expect(above.log == ["will true true"])
        _ = try stage.scene(at: 1.9)
        #expect(above.log == ["will true true"])
        let there = try #require(try page(3))
        #expect(there.maxY == 400 && there.minX == 0)
        #expect(above.log == ["will true true", "did true"] && below.log.last == "gone true")
        #expect(delegate.operations == [.push])
    }
}
