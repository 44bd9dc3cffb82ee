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
        context.represented(
            self,
            make: { own, environment in
                let coordinator = own.makeCoordinator()
                let view = own.makeUIView(context: Context(coordinator: coordinator, environment: environment))
                return (view, coordinator)
            },
            update: { own, view, coordinator, environment in
                guard let view = view as? UIViewType, let coordinator = coordinator as? Coordinator else { return nil }
                let context = Context(
                    coordinator: coordinator, transaction: context.transaction, environment: environment)
                own.updateUIView(view, context: context)
                return { own.sizeThatFits($0, uiView: view, context: context) }
            }, lay: { view, size in view.layOut(in: size) },
            dismantle: { view, coordinator in
                guard let view = view as? UIViewType, let coordinator = coordinator as? Coordinator else { return }
                Self.dismantleUIView(view, coordinator: coordinator)
            })
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
        context.represented(
            self,
            make: { own, environment in
                let coordinator = own.makeCoordinator()
                let controller = own.makeUIViewController(
                    context: Context(coordinator: coordinator, environment: environment))
                return (controller, coordinator)
            },
            update: { own, controller, coordinator, environment in
                guard let controller = controller as? UIViewControllerType,
                    let coordinator = coordinator as? Coordinator
                else { return nil }
                let context = Context(
                    coordinator: coordinator, transaction: context.transaction, environment: environment)
                own.updateUIViewController(controller, context: context)
                return { own.sizeThatFits($0, uiViewController: controller, context: context) }
            }, lay: { _, _ in },
            dismantle: { controller, coordinator in
                guard let controller = controller as? UIViewControllerType,
                    let coordinator = coordinator as? Coordinator
                else { return }
                Self.dismantleUIViewController(controller, coordinator: coordinator)
            })
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
        context.represented(
            self,
            make: { own, environment in
                let coordinator = own.makeCoordinator()
                let view = own.makeNSView(context: Context(coordinator: coordinator, environment: environment))
                return (view, coordinator)
            },
            update: { own, view, coordinator, environment in
                guard let view = view as? NSViewType, let coordinator = coordinator as? Coordinator else { return nil }
                let context = Context(
                    coordinator: coordinator, transaction: context.transaction, environment: environment)
                own.updateNSView(view, context: context)
                return { own.sizeThatFits($0, nsView: view, context: context) }
            }, lay: { view, size in view.layOut(in: size) },
            dismantle: { view, coordinator in
                guard let view = view as? NSViewType, let coordinator = coordinator as? Coordinator else { return }
                Self.dismantleNSView(view, coordinator: coordinator)
            })
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
        context.represented(
            self,
            make: { own, environment in
                let coordinator = own.makeCoordinator()
                let controller = own.makeNSViewController(
                    context: Context(coordinator: coordinator, environment: environment))
                return (controller, coordinator)
            },
            update: { own, controller, coordinator, environment in
                guard let controller = controller as? NSViewControllerType,
                    let coordinator = coordinator as? Coordinator
                else { return nil }
                let context = Context(
                    coordinator: coordinator, transaction: context.transaction, environment: environment)
                own.updateNSViewController(controller, context: context)
                return { own.sizeThatFits($0, nsViewController: controller, context: context) }
            }, lay: { _, _ in },
            dismantle: { controller, coordinator in
                guard let controller = controller as? NSViewControllerType,
                    let coordinator = coordinator as? Coordinator
                else { return }
                Self.dismantleNSViewController(controller, coordinator: coordinator)
            })
    }
}
extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
