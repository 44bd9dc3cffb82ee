open class GKBasePlayer: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var displayName: String? { nil }
    open var playerID: String? { nil }
}

/// Someone who plays. None is known but whoever holds the device, who is not signed in.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable { case small, normal }
    private let name: String
    init(_ name: String) {
        self.name = name
        super.init()
    }
    open override var displayName: String { name }
    open var alias: String { name }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var guestIdentifier: String? { nil }
    open var isInvitable: Bool { false }
    open func scopedIDsArePersistent() -> Bool { false }
    open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> GKPlayer {
        GKGuest(guestIdentifier)
    }
    open func loadPhoto(for size: PhotoSize, withCompletionHandler handler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        answer { handler?(nil, nobody) }
    }
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw nobody }
}

private final class GKGuest: GKPlayer, @unchecked Sendable {
    override var guestIdentifier: String? { displayName }
}

extension Notification.Name {
    public static let GKPlayerAuthenticationDidChangeNotificationName =
        Notification.Name("GKPlayerAuthenticationDidChangeNotificationName")
    public static let GKPlayerDidChangeNotificationName = Notification.Name("GKPlayerDidChangeNotificationName")
}

/// Whoever holds the device. A handler that is set is told after the current event that nobody is signed in, without a screen to sign in
/// with.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let only = GKLocalPlayer("")
    open class var local: GKLocalPlayer { only }
    open class func localPlayer() -> GKLocalPlayer { only }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { false }
    open var isPersonalizedCommunicationRestricted: Bool { false }
    open var isPresentingFriendRequestViewController: Bool { false }
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard let authenticateHandler else { return }
            answer { authenticateHandler(nil, nobody) }
        }
    }

    private var listeners: [any GKLocalPlayerListener] = []
    /// Kept; nothing ever happens that they are told of.
    open func register(_ listener: any GKLocalPlayerListener) { listeners.append(listener) }
    open func unregisterListener(_ listener: any GKLocalPlayerListener) { listeners.removeAll { $0 === listener } }
    open func unregisterAllListeners() { listeners = [] }

    open func loadDefaultLeaderboardIdentifier(
        completionHandler: ((String?, (any Error)?) -> Void)? = nil
    ) { answer { completionHandler?(nil, nobody) } }
    open func loadDefaultLeaderboardIdentifier() async throws -> String { throw nobody }
    open func setDefaultLeaderboardIdentifier(
        _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { answer { completionHandler?(nobody) } }
    open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        answer { completionHandler(nil, nobody) }
    }
    open func loadFriends() async throws -> [GKPlayer] { throw nobody }
    open func loadRecentPlayers(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) {
        answer { completionHandler?(nil, nobody) }
    }
    open func loadRecentPlayers() async throws -> [GKPlayer] { throw nobody }
    open func loadChallengableFriends() async throws -> [GKPlayer] { throw nobody }
    @MainActor @preconcurrency
    open func presentFriendRequestCreator(from viewController: UIViewController) throws { throw nobody }
    open func fetchItems(
        forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
    ) { answer { completionHandler?(nil, nil, nil, 0, nobody) } }
    open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) { throw nobody }

    // MARK: Saved games

    open func fetchSavedGames(completionHandler handler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil) {
        answer { handler?(nil, nobody) }
    }
    open func fetchSavedGames() async throws -> [GKSavedGame] { throw nobody }
    open func saveGameData(
        _ data: Data, withName name: String, completionHandler handler: ((GKSavedGame?, (any Error)?) -> Void)? = nil
    ) { answer { handler?(nil, nobody) } }
    open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame { throw nobody }
    open func deleteSavedGames(
        withName name: String, completionHandler handler: (((any Error)?) -> Void)? = nil
    ) { answer { handler?(nobody) } }
    open func deleteSavedGames(withName name: String) async throws { throw nobody }
}

/// A game that was kept in iCloud. There is none.
open class GKSavedGame: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var name: String? { nil }
    open var deviceName: String? { nil }
    open var modificationDate: Foundation.Date? { nil }
    open func loadData(completionHandler handler: ((Data?, (any Error)?) -> Void)? = nil) {
        answer { handler?(nil, nobody) }
    }
    open func loadData() async throws -> Data { throw nobody }
}

public protocol GKChallengeListener: AnyObject {
    func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
    func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
    func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
}
public protocol GKInviteEventListener: AnyObject {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
public protocol GKTurnBasedEventListener: AnyObject {
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}
public protocol GKSavedGameListener: AnyObject {
    func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKTurnBasedEventListener,
    GKSavedGameListener
{}
extension GKChallengeListener {
    public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer) {}
}
extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
extension GKTurnBasedEventListener {
    public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
    public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
extension GKSavedGameListener {
    public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
    public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}

/// A friend's challenge, which nobody sends.
open class GKChallenge: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var issuingPlayer: GKPlayer? { nil }
    open var receivingPlayer: GKPlayer? { nil }
    open var message: String? { nil }
    open func decline() {}
}
