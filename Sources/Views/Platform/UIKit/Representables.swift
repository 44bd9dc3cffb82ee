import KinoraStage

/// A UIKit view inside of SwiftUI. It is made once, updated whenever its inputs may have changed, and drawn as `UIView`
/// says. It takes the size that it is offered where neither `sizeThatFits` nor its intrinsic size says another.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
        -> CGSize?
}

/// What a representable is told while it makes and updates its view.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
    /// Changes views by the animation of the update; without one, at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        if let animation = transaction.animation {
            UIView.animate(animation, changes: changes, completion: completion)
        } else {
            changes()
            if !VirtualClock.isPresenting { completion?() }
        }
    }
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) is drawn by its UIKit view") }

    public func _elements(_ context: BuildContext) -> [Element] {
        let place = context
        return RepresentedView(
            make: {
                let coordinator = makeCoordinator()
                let view = makeUIView(context: Context(coordinator: coordinator, environment: $0))
                return (view, coordinator)
            },
            update: { view, coordinator, environment in
                guard let view = view as? UIViewType, let coordinator = coordinator as? Coordinator else { return nil }
                let context = Context(
                    coordinator: coordinator, transaction: place.transaction, environment: environment)
                updateUIView(view, context: context)
                return { sizeThatFits($0, uiView: view, context: context) }
            }, lay: { view, size in view.layOut(in: size) },
            dismantle: { view, coordinator in
                guard let view = view as? UIViewType, let coordinator = coordinator as? Coordinator else { return }
                Self.dismantleUIView(view, coordinator: coordinator)
            }
        )._elements(context.child(.body))
    }
}
extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// A UIKit controller inside of SwiftUI, drawn as its view is.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) is drawn by its UIKit view") }

    public func _elements(_ context: BuildContext) -> [Element] {
        RepresentedView(
            make: {
                let coordinator = makeCoordinator()
                let controller = makeUIViewController(context: Context(coordinator: coordinator, environment: $0))
                return (controller, coordinator)
            },
            update: { controller, coordinator, environment in
                guard let controller = controller as? UIViewControllerType,
                    let coordinator = coordinator as? Coordinator
                else { return nil }
                let context = Context(coordinator: coordinator, environment: environment)
                updateUIViewController(controller, context: context)
                return { sizeThatFits($0, uiViewController: controller, context: context) }
            }, lay: { _, _ in },
            dismantle: { controller, coordinator in
                guard let controller = controller as? UIViewControllerType,
                    let coordinator = coordinator as? Coordinator
                else { return }
                Self.dismantleUIViewController(controller, coordinator: coordinator)
            }
        )._elements(context.child(.body))
    }
}
extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The same under AppKit's names.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context)
        -> CGSize?
}

public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) is drawn by its AppKit view") }

    public func _elements(_ context: BuildContext) -> [Element] {
        RepresentedView(
            make: {
                let coordinator = makeCoordinator()
                return (makeNSView(context: Context(coordinator: coordinator, environment: $0)), coordinator)
            },
            update: { view, coordinator, environment in
                guard let view = view as? NSViewType, let coordinator = coordinator as? Coordinator else { return nil }
                let context = Context(coordinator: coordinator, environment: environment)
                updateNSView(view, context: context)
                return { sizeThatFits($0, nsView: view, context: context) }
            }, lay: { view, size in view.layOut(in: size) },
            dismantle: { view, coordinator in
                guard let view = view as? NSViewType, let coordinator = coordinator as? Coordinator else { return }
                Self.dismantleNSView(view, coordinator: coordinator)
            }
        )._elements(context.child(.body))
    }
}
extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// A controller inside of SwiftUI under AppKit's names.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?
}

public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
}

extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) is drawn by its AppKit controller") }

    public func _elements(_ context: BuildContext) -> [Element] {
        RepresentedView(
            make: {
                let coordinator = makeCoordinator()
                let controller = makeNSViewController(context: Context(coordinator: coordinator, environment: $0))
                return (controller, coordinator)
            },
            update: { controller, coordinator, environment in
                guard let controller = controller as? NSViewControllerType,
                    let coordinator = coordinator as? Coordinator
                else { return nil }
                let context = Context(coordinator: coordinator, environment: environment)
                updateNSViewController(controller, context: context)
                return { sizeThatFits($0, nsViewController: controller, context: context) }
            }, lay: { _, _ in },
            dismantle: { controller, coordinator in
                guard let controller = controller as? NSViewControllerType,
                    let coordinator = coordinator as? Coordinator
                else { return }
                Self.dismantleNSViewController(controller, coordinator: coordinator)
            }
        )._elements(context.child(.body))
    }
}
extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// Keeps what a representable made, and draws it at the size that it is given.
private struct RepresentedView: View {
    typealias Sizing = (ProposedViewSize) -> CGSize?
    /// What was made, once for the place in the tree.
    @MainActor final class Kept {
        var made: (object: UIResponder, coordinator: Any)?
        var host: PlatformHost?

        /// Takes apart what was made, as its place is gone.
        func dismantle(_ dismantle: (UIResponder, Any) -> Void) {
            guard let made else { return }
            dismantle(made.object, made.coordinator)
            host?.release(made.object)
            self.made = nil
        }
    }

    let make: (EnvironmentValues) -> (UIResponder, Any)
    let update: (UIResponder, Any, EnvironmentValues) -> Sizing?
    let lay: (UIView, CGSize) -> Void
    let dismantle: (UIResponder, Any) -> Void
    @State private var kept = Kept()
    /// Counts the changes by touches.
    @State private var changes = 0
    @Environment(\.self) private var environment

    var body: some View {
        let made = kept.made ?? make(environment)
        kept.made = made
        let sizing = update(made.0, made.1, environment)
        let surface = environment.hostingPage?.surface ?? StageWindows.current.surface
        let host = kept.host ?? PlatformHost(of: made.0, on: surface, in: environment.hostingContainer)
        kept.host = host
        let view = (made.0 as? UIViewController)?.view ?? made.0 as? UIView
        _ = changes
        view?.redraw = { changes += 1 }
        return shown(made.0, view, sizing).onDisappear { [kept, dismantle] in kept.dismantle(dismantle) }
    }

    /// A controller's place shows what it presents.
    @ViewBuilder
    private func shown(_ object: UIResponder, _ view: UIView?, _ sizing: Sizing?) -> some View {
        if let controller = object as? UIViewController {
            sized(object, view, sizing).modifier(PresentedControllers(host: controller))
        } else {
            sized(object, view, sizing)
        }
    }

    private func sized(_ object: UIResponder, _ view: UIView?, _ sizing: Sizing?) -> some View {
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
                shown(object, proxy.size)
            }
        }
    }

    private func shown(_ object: UIResponder, _ size: CGSize) -> AnyView {
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
