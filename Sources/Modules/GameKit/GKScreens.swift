public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// Game Center's own screen: a neutral box with its name. Nobody closes it: the delegate is not called.
@MainActor @preconcurrency
open class GKGameCenterViewController: _KinoraPlaceholderController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState: GKGameCenterViewControllerState
    open var leaderboardIdentifier: String?
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime
    public init(state: GKGameCenterViewControllerState = .default) {
        viewState = state
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
    }
    public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) {
        self.init(leaderboardID: leaderboard.baseLeaderboardID, playerScope: playerScope, timeScope: .allTime)
    }
    public convenience init(achievementID: String) { self.init(state: .achievements) }
    public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The button of Game Center that floats above a game. It is not shown, as nobody is signed in.
open class GKAccessPoint: NSObject, @unchecked Sendable {
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    public static let shared = GKAccessPoint()
    open var isActive = false
    open var showHighlights = false
    open var location = Location.topLeading
    open var isVisible: Bool { false }
    open var isFocused: Bool { false }
    open var isPresentingGameCenter: Bool { false }
    open var frameInScreenCoordinates: CGRect { .zero }
    open weak var parentWindow: UIWindow?
    /// Opens nothing; the handler is called after the current event.
    open func trigger(handler: @escaping () -> Void) { answer(handler) }
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { answer(handler) }
    open func trigger(achievementID: String, handler: (() -> Void)? = nil) { answer { handler?() } }
    open func trigger(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope,
        handler: (() -> Void)? = nil
    ) { answer { handler?() } }
}

/// Words at the top of the screen, which are never shown.
open class GKNotificationBanner: NSObject {
    open class func show(
        withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil
    ) { answer { completionHandler?() } }
    open class func show(
        withTitle title: String?, message: String?, duration: TimeInterval, completionHandler: (() -> Void)? = nil
    ) { answer { completionHandler?() } }
}
