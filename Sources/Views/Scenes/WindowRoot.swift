import KinoraStage

/// What the window of an app in UIKit shows first: the controller that its scene's delegate gives the window.
public struct _WindowRoot<Delegate: UIWindowSceneDelegate>: UIViewControllerRepresentable {
    private let delegate: @MainActor () -> Delegate

    public init(_ delegate: @autoclosure @escaping @MainActor () -> Delegate) { self.delegate = delegate }

    public func makeCoordinator() -> _WindowKeeper<Delegate> { _WindowKeeper(delegate()) }

    public func makeUIViewController(context: Context) -> UIViewController {
        let delegate = context.coordinator.delegate
        delegate.scene(UIWindowScene.stage, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
        delegate.ownWindow?.standForStage()
        return delegate.ownWindow?.rootViewController ?? UIViewController()
    }

    public func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// Keeps a delegate, and so its window, as long as it is shown.
public final class _WindowKeeper<Delegate> {
    let delegate: Delegate
    init(_ delegate: Delegate) { self.delegate = delegate }
}
