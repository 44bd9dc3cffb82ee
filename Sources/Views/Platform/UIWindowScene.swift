import KinoraStage

// The windows of an app: one scene with a window that stands for the stage, and with those that a source makes.

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
    /// The scene fills the screen.
    public var coordinateSpace: any UICoordinateSpace { screen }
    public var windows: [UIWindow] { StageWindows.current.all }
    public var keyWindow: UIWindow? { StageWindows.current.key }
    public var traitCollection: UITraitCollection { .current }
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    public var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
}

/// How large a window may become, which a stage does not ask.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions: NSObject {
    public var minimumSize = CGSize.zero
    public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    public var allowsFullScreen = true
}

extension UIWindowScene {
    /// nil, as on a phone.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
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

/// A window, as large as the stage. One stands for the stage itself; others are drawn over it, with what their controller shows, once
/// they are made visible, and as long as the source keeps them.
@MainActor @preconcurrency
open class UIWindow: UIView {
    static var stage: UIWindow { StageWindows.current.stage }
    /// Whether the stage shows what its root does.
    private(set) final var isOfStage = false
    /// Called as it is no longer kept.
    final var whenGone: (() -> Void)?
    open override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    open override var frame: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }
    open var isKeyWindow: Bool { StageWindows.current.key === self }
    private(set) final var wasMadeKey = false
    open func becomeKey() {}
    open func resignKey() {}
    open var windowScene: UIWindowScene? = .stage { didSet { if windowScene == nil { isHidden = true } } }
    open var screen: UIScreen { .main }
    open var rootViewController: UIViewController? { didSet { noteLook() } }
    open var windowLevel: Level = .normal { didSet { noteLook() } }
    open override var window: UIWindow? { self }
    /// Windows of a source's own are hidden at first.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if !isOfStage { StageWindows.current.note(self) }
        }
    }
    open override var alpha: CGFloat { didSet { noteLook() } }
    open override var backgroundColor: UIColor? { didSet { noteLook() } }
    open override var isUserInteractionEnabled: Bool { didSet { noteLook() } }
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        didSet { if overrideUserInterfaceStyle != oldValue { noteLook() } }
    }
    private func noteLook() { if isOfStage || !super.isHidden { StageWindows.current.note(self) } }
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        noteLook()
    }
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        noteLook()
    }
    // Of these only the one of the key window is posted.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
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
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        self.windowScene = windowScene
        isHidden = true
    }
    /// The one that stands for the stage.
    init(standingFor surface: HostingSurface) {
        super.init(frame: .zero)
        isOfStage = true
        rootViewController = surface.hostingController
    }
    public required init?(coder: NSCoder) { return nil }
    deinit { onMain { whenGone?() } }
    /// The window of an app in UIKit, whose root is what the stage shows.
    func standForStage() { isOfStage = true }
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    open func makeKey() {
        wasMadeKey = true
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIApplication {
    public var connectedScenes: Set<UIScene> { [UIWindowScene.stage] }
    public var openSessions: Set<UISceneSession> { [] }
    public var windows: [UIWindow] { StageWindows.current.all }
    public var keyWindow: UIWindow? { StageWindows.current.key }
}
