import KinoraStage

// Controllers that others present. The place of a controller on the stage (a representable, a window, a page that is presented itself)
// shows what it presents, and what those in it present, as SwiftUI's sheets, covers, alerts and dialogs. What is in no such place is shown
// by the stage's window.

extension UIViewController {
    /// What a controller looks like that is presented.
    enum PresentedLook { case sheet, cover, alert, dialog }

    var presentedLook: PresentedLook {
        if let alert = self as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .dialog }
        switch modalPresentationStyle {
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen:
            return .cover
        case .pageSheet, .formSheet, .popover, .none, .automatic: return .sheet
        }
    }

    /// As in UIKit, who presents a controller already presents no other.
    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let place = presentingPlace
        guard ownPresented == nil, place.presentedHere == nil, controller.ownPresenting == nil else { return }
        VirtualClock.noteObjects()
        // One that was still on its way away begins anew.
        if controller.isBeingDismissed { controller.endDisappearing(animated: animated) }
        (ownPresented, controller.ownPresenting) = (controller, self)
        (place.presentedHere, place.hasPresentedHere, controller.presentedPlace) = (controller, true, place)
        (controller.appearance.way, controller.appearance.reason) = (animated, .presented)
        let coordinator = TransitionCoordinator(from: self, to: controller, around: place, isAnimated: animated)
        let custom = CustomPresentation(of: controller, over: place, source: self)
        controller.customPresentation = custom
        if controller.coversPresenter {
            place.beginDisappearing(animated: animated)
            place.appearance.isCovered = true
        }
        place.drawPresented(animated: animated && custom == nil)
        let end = {
            if controller.ownPresenting != nil {
                controller.endAppearing()
                if place.appearance.isCovered { place.endDisappearing(animated: animated) }
            }
            coordinator.end()
            completion?()
        }
        if let custom {
            UIViewController.after(false) { custom.come(animated: animated, end) }
        } else {
            UIViewController.after(animated, end)
        }
    }

    /// Whether what presents it is not seen once it is there.
    var coversPresenter: Bool {
        presentedLook == .cover && [.fullScreen, .currentContext].contains(modalPresentationStyle)
    }

    /// Takes away what it presents, or itself where it is presented.
    func endPresenting(animated: Bool, completion: (() -> Void)?) {
        let gone = presentedViewController ?? outermostPresented
        gone?.endBeingPresented(animated: animated)
        guard let completion else { return }
        if animated, let custom = gone?.customPresentation {
            custom.afterwards.append(completion)
        } else {
            UIViewController.after(animated && gone != nil, completion)
        }
    }

    /// It, or the controller that it is in, where that is presented.
    private var outermostPresented: UIViewController? {
        ownPresenting == nil ? parent?.outermostPresented : self
    }

    /// Goes, and what it presents with it.
    func endBeingPresented(animated: Bool) {
        guard let presenter = ownPresenting else { return }
        ownPresented?.endBeingPresented(animated: false)
        VirtualClock.noteObjects()
        (presenter.ownPresented, ownPresenting) = (nil, nil)
        let place = presentedPlace
        presentedPlace = nil
        if customPresentation == nil { place?.forgetPresented(self) }
        appearance.reason = .dismissed
        let coordinator = TransitionCoordinator(from: self, to: presenter, around: place, isAnimated: animated)
        beginDisappearing(animated: animated)
        let uncovered = place?.appearance.isCovered == true ? place : nil
        uncovered?.beginBeingUncovered(animated: animated)
        let end = {
            uncovered?.endAppearing()
            // It is seen until it is gone, and goes on to be where it has been presented again by then.
            if self.ownPresenting == nil { self.endDisappearing(animated: animated) }
            coordinator.end()
        }
        guard let custom = customPresentation else {
            place?.drawPresented(animated: animated)
            return UIViewController.after(animated, end)
        }
        // It is shown until its own way has come to its end.
        UIViewController.after(false) {
            custom.go(animated: animated) { [weak place] in
                self.customPresentation = nil
                place?.forgetPresented(self)
                place?.drawPresented(animated: false)
                end()
                custom.sayGone()
            }
        }
    }

    private func forgetPresented(_ controller: UIViewController) {
        if presentedHere === controller { presentedHere = nil }
    }

    /// What covers it goes, perhaps before it was all there.
    private func beginBeingUncovered(animated: Bool) {
        if appearance.hasBegun { endDisappearing(animated: animated) }
        (appearance.isCovered, appearance.way) = (false, animated)
    }

    /// A finger has taken it away.
    func dismissByTouch() {
        guard ownPresenting != nil else { return }
        let presentation = presentationController
        if let presentation { presentation.delegate?.presentationControllerWillDismiss(presentation) }
        endBeingPresented(animated: true)
        (self as? UIAlertController)?.cancel()
        guard let presentation else { return }
        UIViewController.after(true) { presentation.delegate?.presentationControllerDidDismiss(presentation) }
    }

    // MARK: Where it is shown

    private var presentingPlace: UIViewController {
        var controller: UIViewController? = self
        while let known = controller {
            if known.showsPresented { return known }
            controller = known.parent
        }
        return StageWindows.current.stage.rootViewController ?? self
    }

    /// Has the place show what is presented there now. Code that is being evaluated has it done afterwards.
    private func drawPresented(animated: Bool) {
        let draw = {
            var transaction = Transaction()
            transaction.disablesAnimations = !animated
            withTransaction(transaction) {
                if self === StageWindows.current.stage.rootViewController {
                    StageWindows.current.note(StageWindows.current.stage)
                } else {
                    self.viewIfLoaded?.noteChange()
                }
            }
        }
        guard VirtualClock.schedule(after: 0, draw) == nil else { return }
        if !VirtualClock.isPresenting { draw() }
    }
}

/// Shows over the stage what a controller presents, and what those in it do.
struct PresentedControllers: ViewModifier {
    let host: UIViewController
    let shown: UIViewController?

    init(host: UIViewController) {
        (self.host, shown) = (host, host.presentedHere)
        host.showsPresented = true
    }

    func body(content: Content) -> some View {
        content
            .modifier(item(.sheet, .sheet))
            .modifier(item(.cover, .cover))
            .modifier(item(.alert, .panel(.center)))
            .modifier(item(.dialog, .panel(.bottom)))
    }

    private func item(
        _ look: UIViewController.PresentedLook, _ kind: PresentationKind
    ) -> PresentItem<UIViewController, PresentedController> {
        let (shown, host) = (shown, host)
        return PresentItem(
            kind: kind, item: shown?.presentedLook == look ? shown : nil, id: { AnyHashable(ObjectIdentifier($0)) },
            dismiss: { shown?.dismissByTouch() }, onDismiss: nil,
            presented: { PresentedController(controller: $0, host: host) })
    }
}

/// What a presented controller shows.
struct PresentedController: View {
    let controller: UIViewController
    /// The controller whose place shows it, which draws it again.
    let host: UIViewController
    /// What it presents in turn.
    private let next: UIViewController?

    init(controller: UIViewController, host: UIViewController) {
        (self.controller, self.host, next) = (controller, host, controller.presentedHere)
    }

    var body: some View {
        if let alert = controller as? UIAlertController {
            AlertControllerPanel(alert: alert)
        } else if let custom = controller.customPresentation {
            ExchangePicture(container: custom.container, owner: host.view)
                .ignoresSafeArea()
                .modifier(PresentedControllers(host: controller))
                .modifier(SetTrait<NavigationTransitionTrait>(value: .init(kind: .inPlace)))
                .presentationBackground(.clear)
        } else {
            PlatformPage(controller: controller, container: host.view) { controller.ownPresenting == nil }
                .modifier(PresentedControllers(host: controller))
                .modifier(ControllerSheet(controller: controller))
                .modifier(ModalWay(dissolves: controller.modalTransitionStyle == .crossDissolve))
        }
    }
}

/// How a page comes and goes: in its place, or as usual. Those that turn or curl come as usual.
private struct ModalWay: ViewModifier {
    let dissolves: Bool

    func body(content: Content) -> some View {
        if dissolves { content.navigationTransition(.crossFade) } else { content }
    }
}

/// What a controller says of the sheet or cover that it is on.
private struct ControllerSheet: ViewModifier {
    let controller: UIViewController

    private var isLocked: Bool {
        guard let presentation = controller.presentationController else { return controller.isModalInPresentation }
        return controller.isModalInPresentation
            || presentation.delegate?.presentationControllerShouldDismiss(presentation) == false
    }

    func body(content: Content) -> some View {
        switch controller.modalPresentationStyle {
        case .custom, .overFullScreen, .overCurrentContext: content.presentationBackground(.clear)
        default:
            if controller.presentedLook == .sheet, let sheet = controller.sheetPresentationController {
                heights(content, sheet)
                    .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
                    .presentationCornerRadius(sheet.preferredCornerRadius)
                    .presentationBackgroundInteraction(interaction(with: sheet))
                    .interactiveDismissDisabled(isLocked)
            } else {
                content.interactiveDismissDisabled(isLocked)
            }
        }
    }

    private func interaction(with sheet: UISheetPresentationController) -> PresentationBackgroundInteraction {
        guard let identifier = sheet.largestUndimmedDetentIdentifier else { return .automatic }
        let detent = sheet.detents.first { $0.identifier == identifier }
        return detent.map { .enabled(upThrough: $0.shown) } ?? .automatic
    }

    @ViewBuilder
    private func heights(_ content: Content, _ sheet: UISheetPresentationController) -> some View {
        let all = sheet.detents.map { ($0.identifier, $0.shown) }
        if let chosen = all.first(where: { $0.0 == sheet.selectedDetentIdentifier })?.1 {
            content.presentationDetents(
                Set(all.map(\.1)),
                selection: Binding(
                    get: { chosen },
                    set: { new in
                        sheet.selectedDetentIdentifier = all.first { $0.1 == new }?.0
                        controller.viewIfLoaded?.noteChange()
                    }))
        } else {
            content.presentationDetents(Set(all.map(\.1)))
        }
    }
}

/// The room of a stage for sheets.
private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    var containerTraitCollection: UITraitCollection { .current }
}

extension UISheetPresentationController.Detent {
    @MainActor
    fileprivate var shown: PresentationDetent {
        switch identifier {
        case .medium: return .medium
        case .large: return .large
        default:
            let room = SheetRoom(maximumDetentValue: UIScreen.main.bounds.height)
            return resolvedValue(in: room).map { .height($0) } ?? .large
        }
    }
}

extension UIViewController {
    /// How a controller comes and goes.
    @MainActor @preconcurrency
    public final class Transition: NSObject {
        /// What a zoom begins and ends at.
        @MainActor @preconcurrency
        public struct ZoomContext {
            public let zoomedViewController: UIViewController
            public let sourceViewController: UIViewController
        }
        @MainActor @preconcurrency
        public final class ZoomOptions: NSObject {
            public var alignmentRectProvider: ((ZoomContext) -> CGRect?)?
            public var interactiveDismissShouldBegin: ((ZoomContext) -> Bool)?
            public var dimmingColor: UIColor?
            public var dimmingVisualEffect: UIBlurEffect?
            public nonisolated override init() { super.init() }
        }
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomContext) -> UIView?
        ) -> Transition { Transition() }
        public static var coverVertical: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var partialCurl: Transition { Transition() }
        private nonisolated override init() { super.init() }
    }
}
