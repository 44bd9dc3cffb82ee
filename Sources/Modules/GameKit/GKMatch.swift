/// Who is looked for.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    open var minPlayers = 2
    open var maxPlayers = 2
    open var defaultNumberOfPlayers = 2
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?
    open var queueName: String?
    open var restrictToAutomatch = false
    public override init() { super.init() }
}

/// An invitation, which nobody sends.
open class GKInvite: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var sender: GKPlayer { GKLocalPlayer.local }
    open var isHosted: Bool { false }
    open var playerGroup: Int { 0 }
}

public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

/// Players who are connected. None is.
open class GKMatch: NSObject, @unchecked Sendable {
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }
    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }
    override init() { super.init() }
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
        throw GKError(.matchNotConnected)
    }
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.matchNotConnected) }
    open func disconnect() {}
    open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) {
        answer { completionHandler(nil) }
    }
    open func chooseBestHostingPlayer() async -> GKPlayer? { nil }
}
public protocol GKMatchDelegate: AnyObject {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer
    ) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// Looks for players, and finds none.
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let only = GKMatchmaker()
    open class func shared() -> GKMatchmaker { only }
    open func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { answer { completionHandler?(nil, nobody) } }
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw nobody }
    open func match(
        for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { answer { completionHandler?(nil, nobody) } }
    open func match(for invite: GKInvite) async throws -> GKMatch { throw nobody }
    open func queryActivity(completionHandler: ((Int, (any Error)?) -> Void)? = nil) {
        answer { completionHandler?(0, nobody) }
    }
    open func queryActivity() async throws -> Int { throw nobody }
    open func startBrowsingForNearbyPlayers(handler: ((GKPlayer, Bool) -> Void)? = nil) {}
    open func stopBrowsingForNearbyPlayers() {}
    open func finishMatchmaking(for match: GKMatch) {}
    open func cancel() {}
}

/// The system's screen for finding players: a neutral box with its name. Nobody is found: the delegate is not called.
@MainActor @preconcurrency
open class GKMatchmakerViewController: _KinoraPlaceholderController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    public let matchRequest: GKMatchRequest
    open var isHosted = false
    open var canStartWithMinimumPlayers = false
    open var matchmakingMode = GKMatchmakingMode.default
    public init?(matchRequest request: GKMatchRequest) {
        matchRequest = request
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init?(invite: GKInvite) { self.init(matchRequest: GKMatchRequest()) }
    public required init?(coder: NSCoder) { return nil }
}
public enum GKMatchmakingMode: Int, Sendable { case `default`, nearbyOnly, automatchOnly, inviteOnly }
@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: AnyObject {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}

/// A game by turns. None can be loaded or begun.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, open, ended, matching }
    public enum Outcome: Int, Sendable {
        case none, quit, won, lost, tied, timeExpired, first, second, third, fourth
    }
    override init() { super.init() }
    open var matchID: String { "" }
    open var status: Status { .unknown }
    open var participants: [GKTurnBasedParticipant] { [] }
    open var currentParticipant: GKTurnBasedParticipant? { nil }
    open var matchData: Data? { nil }
    open var matchDataMaximumSize: Int { 65_536 }
    open var message: String?
    open class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil) {
        answer { completionHandler?(nil, nobody) }
    }
    open class func loadMatches() async throws -> [GKTurnBasedMatch] { throw nobody }
    open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch { throw nobody }
    open func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data
    ) async throws { throw nobody }
    open func endMatchInTurn(withMatch matchData: Data) async throws { throw nobody }
}
/// Who takes part in a game by turns.
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, invited, declined, matching, active, done }
    override init() { super.init() }
    open var player: GKPlayer? { nil }
    open var status: Status { .unknown }
    open var matchOutcome = GKTurnBasedMatch.Outcome.none
}
/// The system's screen for games by turns: a neutral box with its name.
@MainActor @preconcurrency
open class GKTurnBasedMatchmakerViewController: _KinoraPlaceholderController {
    open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
    open var showExistingMatches = true
    public init(matchRequest request: GKMatchRequest) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency
public protocol GKTurnBasedMatchmakerViewControllerDelegate: AnyObject {
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
    func turnBasedMatchmakerViewController(
        _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
