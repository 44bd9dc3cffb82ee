import KinoraStage

/// How the size of what a representable has made is asked for.
typealias RepresentedSizing = (ProposedViewSize) -> CGSize?

extension BuildContext {
    /// The elements of a representable. Its closures take it with its dynamic properties.
    ///
    /// - Parameter make: makes what it represents, and the coordinator of that.
    @MainActor
    func represented<R: View>(
        _ representable: R, make: @escaping (R, EnvironmentValues) -> (UIResponder, Any),
        update: @escaping (R, UIResponder, Any, EnvironmentValues) -> RepresentedSizing?,
        lay: @escaping (UIView, CGSize) -> Void, dismantle: @escaping (UIResponder, Any) -> Void
    ) -> [Element] {
        elements(of: representable) { shown, installed in
            RepresentedView(
                place: self, shown: shown, make: { make(installed, $0) }, update: { update(installed, $0, $1, $2) },
                lay: lay, dismantle: dismantle)
        }
    }
}

/// Keeps what a representable made, and draws it at the size that it is given.
private struct RepresentedView<R: View>: View {
    /// What was made, once for the place in the tree. Any code may change it without telling.
    @MainActor final class Kept: ChangesSilently {
        var made: (object: UIResponder, coordinator: Any)?
        var host: PlatformHost?
        /// How it was updated last.
        var run: CodeRun<R>?
        var sizing: RepresentedSizing?
        private var isUpdating = false
        private var hasChangedItself = false

        /// Whether it is drawn again as its own last update changed it; asked once.
        func takeOwnChange() -> Bool {
            defer { hasChangedItself = false }
            return hasChangedItself
        }

        func noteChange() { if isUpdating { hasChangedItself = true } }

        func updating(_ update: () -> RepresentedSizing?) -> RepresentedSizing? {
            isUpdating = true
            defer { isUpdating = false }
            return update()
        }

        /// Takes apart what was made, as its place is gone.
        func dismantle(_ dismantle: (UIResponder, Any) -> Void) {
            guard let made else { return }
            dismantle(made.object, made.coordinator)
            host?.release(made.object)
            (self.made, run) = (nil, nil)
        }
    }

    /// That of the representable, whose code runs for it.
    let place: BuildContext
    let shown: R
    let make: (EnvironmentValues) -> (UIResponder, Any)
    let update: (UIResponder, Any, EnvironmentValues) -> RepresentedSizing?
    let lay: (UIView, CGSize) -> Void
    let dismantle: (UIResponder, Any) -> Void
    @State private var kept = Kept()
    /// Counts the changes by touches.
    @State private var changes = 0
    @Environment(\.self) private var environment

    var body: some View {
        let made = kept.made ?? place.evaluating { make(environment) }
        kept.made = made
        // As in SwiftUI, only what is new is told. That an update has changed what is drawn is no reason for another one, which would change
        // it again.
        if place.hasReason(toRunFor: shown, after: kept.run, mindsEnvironment: !kept.takeOwnChange()) {
            kept.run = place.run(of: shown)
            kept.sizing = kept.updating { place.evaluating { update(made.0, made.1, environment) } }
        }
        let surface = environment.hostingPage?.surface ?? StageWindows.current.surface
        let host = kept.host ?? PlatformHost(of: made.0, on: surface, in: environment.hostingContainer)
        kept.host = host
        host.follow(environment.colorScheme)
        let view = (made.0 as? UIViewController)?.view ?? made.0 as? UIView
        _ = changes
        view?.redraw = {
            kept.noteChange()
            changes += 1
        }
        return picture(of: made.0, view, kept.sizing).onDisappear { [kept, dismantle] in kept.dismantle(dismantle) }
    }

    /// A controller's place shows what it presents.
    @ViewBuilder
    private func picture(of object: UIResponder, _ view: UIView?, _ sizing: RepresentedSizing?) -> some View {
        if let controller = object as? UIViewController {
            sized(object, view, sizing).modifier(PresentedControllers(host: controller))
        } else {
            sized(object, view, sizing)
        }
    }

    private func sized(_ object: UIResponder, _ view: UIView?, _ sizing: RepresentedSizing?) -> some View {
        OfferedSize(own: { proposal in
            if let size = sizing?(proposal) { return size }
            let full = proposal.replacingUnspecifiedDimensions(by: PlaceholderBox.size)
            guard let view else { return full }
            let (content, priorities) = (view.intrinsicContentSize, view.contentPriorities)
            return CGSize(
                width: content.width < 0
                    ? full.width
                    : priorities.length(of: content.width, offered: proposal.width, along: .horizontal),
                height: content.height < 0
                    ? full.height
                    : priorities.length(of: content.height, offered: proposal.height, along: .vertical))
        }) {
            GeometryReader { proxy in
                picture(of: object, in: proxy.size)
            }
        }
    }

    private func picture(of object: UIResponder, in size: CGSize) -> AnyView {
        if let controller = object as? UIViewController {
            let view = controller.appear(in: size)
            kept.host?.hold(view)
            return AnyView(PlatformPicture(view: view).modifier(ViewTouches(view: view)))
        }
        guard let view = object as? UIView else { return AnyView(EmptyView()) }
        lay(view, size)
        return AnyView(PlatformPicture(view: view).modifier(ViewTouches(view: view)))
    }
}
