import KinoraStage

// The windows of an app, as sources ask for sizes and safe areas: one scene with one window, which is the stage.

@MainActor @preconcurrency
public class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }
    /// How a scene was opened: by the app's icon.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }
    public var activationState: ActivationState { .foregroundActive }
    public var title: String! = ""
    public weak var delegate: (any UISceneDelegate)?
    public var session: UISceneSession { UISceneSession() }
    /// Which activities would bring it to the front.
    public var activationConditions = UISceneActivationConditions()
    fileprivate override init() { super.init() }

    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// Which activities a scene takes, by their target identifiers.
public final class UISceneActivationConditions: NSObject {
    public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    public override init() { super.init() }
}

@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    static let stage = UIWindowScene()
    public var screen: UIScreen { .main }
    public var windows: [UIWindow] { [.stage] }
    public var keyWindow: UIWindow? { .stage }
    public var traitCollection: UITraitCollection { .current }
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    public var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
}

extension UIWindowScene {
    /// How a scene would like to stand.
    public class GeometryPreferences: NSObject {
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// A stage keeps the size that it was given: the handler hears so.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(FixedStage()) }

    private struct FixedStage: LocalizedError {
        var errorDescription: String? { "A stage keeps its size: it does not turn." }
    }
}

/// A stage has no status bar.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { .zero }
    public var isStatusBarHidden: Bool { true }
    public var statusBarStyle: UIStatusBarStyle { .default }
}

/// A window, which is the stage. What its controller shows is not drawn by itself: a render names a view.
@MainActor @preconcurrency
open class UIWindow: UIView {
    static let stage = UIWindow(frame: CGRect.zero)
    open override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    open override var frame: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    open var isKeyWindow: Bool { true }
    open func becomeKey() {}
    open func resignKey() {}
    open var windowScene: UIWindowScene? = .stage
    open var screen: UIScreen { .main }
    open var rootViewController: UIViewController?
    open var windowLevel: Level = .normal
    open override var window: UIWindow? { self }
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue - rhs) }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        self.windowScene = windowScene
    }
    public required init?(coder: NSCoder) { return nil }
    open func makeKeyAndVisible() {}
    open func makeKey() {}
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIApplication {
    public var connectedScenes: Set<UIScene> { [UIWindowScene.stage] }
    public var openSessions: Set<UISceneSession> { [] }
    public var windows: [UIWindow] { [.stage] }
    public var keyWindow: UIWindow? { .stage }
}
