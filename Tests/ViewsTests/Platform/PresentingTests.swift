import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Controllers of UIKit's that others present. The stage is 300 by 600 points.
@MainActor
struct PresentingTests {
    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private let red = RGBA(red: 1, green: 0, blue: 0)

    private func stage(_ view: some View, _ taps: [(Double, CGPoint)] = []) -> Stage {
        let script = Script(
            taps.map { ScriptEvent(at: $0.0, .tap(at: .points(x: $0.1.x, y: $0.1.y), count: 1)) })
        return Stage(size: CGSize(width: 300, height: 600), duration: 9, script: script) { view }
    }

    /// Where the red page is.
    private func page(_ stage: Stage, at time: Double) throws -> CGRect? {
        try SceneProbe(stage.scene(at: time)).fills.first { $0.paint == .color(red) }?.rect
    }

    /// A controller whose upper left corner is a button.
    private func presenter(_ action: @escaping @MainActor (UIViewController) -> Void) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let button = UIButton(primaryAction: UIAction { [unowned controller] _ in action(controller) })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        controller.view.addSubview(button)
        return controller
    }

    private func redPage() -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .red
        return page
    }

    @Test("A presented controller is on a sheet or over the stage, as its style says, and goes when it is dismissed")
    func styles() throws {
        for (style, isSheet) in [(UIModalPresentationStyle.automatic, true), (.fullScreen, false)] {
            let page = redPage()
            page.modalPresentationStyle = style
            var log: [String] = []
            let root = presenter { presenter in
                if presenter.presentedViewController == nil {
                    presenter.present(page, animated: true) { log.append("shown") }
                }
            }
            let button = UIButton(
                primaryAction: UIAction { _ in page.dismiss(animated: true) { log.append("gone") } })
            button.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
            page.view.addSubview(button)
            let stage = stage(
                Shown(controller: root), [(1, CGPoint(x: 50, y: 30)), (4, CGPoint(x: 150, y: 320))])
            #expect(try self.page(stage, at: 0.9) == nil)
            let there = try #require(try self.page(stage, at: 3.5))
            #expect(there.maxY == 600 && there.width == 300 && isSheet == (there.minY > 0))
            #expect(root.presentedViewController === page && page.presentingViewController === root)
            #expect(log == ["shown"])
            #expect(try self.page(stage, at: 6) == nil)
            #expect(root.presentedViewController == nil && page.presentingViewController == nil)
            #expect(log == ["shown", "gone"])
        }
    }

    @Test("Both controllers are told as one comes over the other and goes, and the one below only where it is hidden")
    func appearances() throws {
        @MainActor final class Told: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("will \(animated) \(isBeingPresented)") }
            override func viewDidAppear(_ animated: Bool) { log.append("did \(animated)") }
            override func viewWillDisappear(_ animated: Bool) { log.append("leaves \(animated) \(isBeingDismissed)") }
            override func viewDidDisappear(_ animated: Bool) { log.append("gone \(animated)") }
        }
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
            let (root, page) = (Told(), Told())
            page.modalPresentationStyle = style
            let stage = stage(
                Shown(controller: root).onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { root.present(page, animated: true) }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { page.dismiss(animated: true) }
                })
            _ = try stage.scene(at: 1.2)
            #expect(page.log == ["will true true"] && root.presentedViewController === page)
            _ = try stage.scene(at: 6)
            #expect(page.log == ["will true true", "did true", "leaves true true", "gone true"])
            let below = ["will false false", "did false"]
            let hidden = ["leaves true false", "gone true", "will true false", "did true"]
            #expect(root.log == (style == .fullScreen ? below + hidden : below), "\(style)")
        }
    }

    @Test("A sheet is as high as its detents say")
    func detents() throws {
        let page = redPage()
        page.sheetPresentationController?.detents = [.custom { _ in 200 }]
        let root = presenter { $0.present(page, animated: false) }
        let stage = stage(Shown(controller: root), [(1, CGPoint(x: 50, y: 30))])
        let there = try #require(try self.page(stage, at: 2))
        #expect(abs(there.minY - 400) < 0.5 && there.maxY == 600)
    }

    @Test("An alert shows its texts and actions, and the one that is chosen is performed once it goes")
    func alert() throws {
        var log: [String] = []
        let root = presenter { presenter in
            let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in log.append("no") })
            alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in log.append("yes") })
            presenter.present(alert, animated: true)
        }
        // The alert is 270 points wide in the middle: its second button is at the right of its lower edge.
        let stage = stage(Shown(controller: root), [(1, CGPoint(x: 50, y: 30)), (3, CGPoint(x: 220, y: 340))])
        let before = try SceneProbe(stage.scene(at: 0.9)).texts.count
        #expect(try SceneProbe(stage.scene(at: 2.9)).texts.count == before + 4)
        #expect(try SceneProbe(stage.scene(at: 5)).texts.count == before)
        #expect(log == ["yes"] && root.presentedViewController == nil)
    }

    @Test("An alert that an action of its own presents again stays")
    func alertAgain() throws {
        var log: [String] = []
        let root = presenter { presenter in
            let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            alert.addAction(
                UIAlertAction(title: "Yes", style: .destructive) { [unowned alert] _ in
                    log.append("yes")
                    if log.count == 1 { presenter.present(alert, animated: true) }
                })
            presenter.present(alert, animated: true)
        }
        let yes = CGPoint(x: 220, y: 340)
        let stage = stage(Shown(controller: root), [(1, CGPoint(x: 50, y: 30)), (3, yes), (5, yes)])
        let before = try SceneProbe(stage.scene(at: 0.9)).texts.count
        #expect(try SceneProbe(stage.scene(at: 4.9)).texts.count == before + 4)
        #expect(log == ["yes"] && root.presentedViewController is UIAlertController)
        #expect(try SceneProbe(stage.scene(at: 7)).texts.count == before)
        #expect(log == ["yes", "yes"] && root.presentedViewController == nil)
    }

    @Test("What a view's window presents by its root is shown over the stage")
    func window() throws {
        let page = redPage()
        page.modalPresentationStyle = .fullScreen
        let host = Hosted {
            let view = UIView()
            let button = UIButton(
                primaryAction: UIAction { [weak view] _ in
                    view?.window?.rootViewController?.present(page, animated: false)
                })
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            view.addSubview(button)
            return view
        }
        let stage = stage(host, [(1, CGPoint(x: 50, y: 30))])
        #expect(try self.page(stage, at: 0.9) == nil)
        #expect(try self.page(stage, at: 2) == CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    @Test("A page that is to dissolve is in its place from the beginning")
    func dissolve() throws {
        let page = redPage()
        (page.modalPresentationStyle, page.modalTransitionStyle) = (.fullScreen, .crossDissolve)
        let stage = stage(
            Shown(controller: presenter { $0.present(page, animated: true) }), [(1, CGPoint(x: 50, y: 30))])
        #expect(try self.page(stage, at: 1.2) == CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    /// Grows a page out of the middle within a second, and takes it away at once.
    private final class Growing: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
    {
        var log: [String] = []
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
                log.append("back")
                return context.completeTransition(true)
            }
            context.containerView.addSubview(view)
            view.frame = CGRect(x: 150, y: 300, width: 0, height: 0)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = context.finalFrame(for: page)
            } completion: { _ in
                self.log.append("there")
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test("An animation of the source's own brings a cover and takes it away, and the end is told when it says so")
    func ownTransition() throws {
        let (growing, page) = (Growing(), redPage())
        page.modalPresentationStyle = .overFullScreen
        page.transitioningDelegate = growing
        let root = presenter { $0.present(page, animated: true) { growing.log.append("shown") } }
        let stage = stage(
            Shown(controller: root).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                    page.dismiss(animated: true) { growing.log.append("gone") }
                }
            }, [(1, CGPoint(x: 50, y: 30))])
        // It does not come from below besides.
        let early = try #require(try self.page(stage, at: 1.1))
        #expect(abs(early.midX - 150) < 1 && abs(early.midY - 300) < 1, "\(early)")
        let half = try #require(try self.page(stage, at: 1.5))
        #expect(half.width > 60 && half.width < 200 && abs(half.midX - 150) < 1 && abs(half.midY - 300) < 1, "\(half)")
        #expect(growing.log == [])
        #expect(try self.page(stage, at: 2.5) == CGRect(x: 0, y: 0, width: 300, height: 600))
        #expect(growing.log == ["there", "shown"])
        #expect(try self.page(stage, at: 4) == nil)
        #expect(growing.log == ["there", "shown", "back", "gone"] && root.presentedViewController == nil)
    }

    /// A card at the bottom, above blue.
    private final class Card: UIPresentationController {
        let shade = UIView()
        override var frameOfPresentedViewInContainerView: CGRect {
            let room = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: room.height - 200, width: room.width, height: 200)
        }
        override func presentationTransitionWillBegin() {
            shade.backgroundColor = .blue
            shade.frame = containerView?.bounds ?? .zero
            containerView?.insertSubview(shade, at: 0)
        }
    }
    private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
    }

    @Test("A presentation controller says where the page is, and what it adds lies behind that")
    func ownPresentation() throws {
        let (cards, page) = (Cards(), redPage())
        defer { withExtendedLifetime(cards) {} }
        (page.modalPresentationStyle, page.transitioningDelegate) = (.custom, cards)
        let root = presenter { $0.present(page, animated: true) }
        let stage = stage(
            Shown(controller: root).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 4) { page.dismiss(animated: true) }
            }, [(1, CGPoint(x: 50, y: 30))])
        let coming = try #require(try self.page(stage, at: 1.3))
        #expect(coming.minY > 400 && coming.minY < 600)
        #expect(try self.page(stage, at: 3) == CGRect(x: 0, y: 400, width: 300, height: 200))
        let fills = try SceneProbe(stage.scene(at: 3)).fills
        let blue = try #require(fills.firstIndex { $0.paint == .color(RGBA(red: 0, green: 0, blue: 1)) })
        #expect(fills[blue].rect.height == 600 && blue < fills.firstIndex { $0.paint == .color(red) } ?? 0)
        #expect(try self.page(stage, at: 6) == nil)
    }
}
