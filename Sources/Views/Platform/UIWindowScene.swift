import KinoraStage

// The windows of an app, as sources ask for sizes and safe areas: one scene with one window, which is the stage.

@MainActor
public class UIScene: NSObject {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }
    public var activationState: ActivationState { .foregroundActive }
    fileprivate nonisolated override init() { super.init() }
}

@MainActor
public final class UIWindowScene: UIScene {
    static let stage = UIWindowScene()
    public var screen: UIScreen { .main }
    public var windows: [UIWindow] { [.stage] }
    public var keyWindow: UIWindow? { .stage }
    public var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
}

@MainActor
public final class UIWindow: NSObject {
    static let stage = UIWindow()
    public var bounds: CGRect { UIScreen.main.bounds }
    public var frame: CGRect { UIScreen.main.bounds }
    public var isKeyWindow: Bool { true }
    public var windowScene: UIWindowScene? { .stage }
    public var screen: UIScreen { .main }
    /// A stage has no bars or notches of its own.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    fileprivate nonisolated override init() { super.init() }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIApplication {
    public var connectedScenes: Set<UIScene> { [UIWindowScene.stage] }
    public var windows: [UIWindow] { [.stage] }
    public var keyWindow: UIWindow? { .stage }
}
