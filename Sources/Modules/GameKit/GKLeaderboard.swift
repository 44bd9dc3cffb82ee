/// A list of scores. None can be loaded.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    public enum LeaderboardType: Int, Sendable { case classic, recurring }
    public typealias Failure = ((any Error)?) -> Void

    /// A score of a player.
    open class Entry: NSObject, @unchecked Sendable {
        override init() { super.init() }
        open var player: GKPlayer { GKLocalPlayer.local }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "0" }
        open var context: Int { 0 }
        open var date: Foundation.Date { Foundation.Date(timeIntervalSinceReferenceDate: 0) }
    }

    override init() { super.init() }
    open var title: String? { nil }
    open var baseLeaderboardID: String { "" }
    open var groupIdentifier: String? { nil }
    open var type: LeaderboardType { .classic }
    open var startDate: Foundation.Date? { nil }
    open var nextStartDate: Foundation.Date? { nil }
    open var duration: TimeInterval { 0 }

    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { answer { completionHandler(nil, nobody) } }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { throw nobody }
    /// Reported to nobody.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping Failure
    ) { answer { completionHandler(nobody) } }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw nobody }
    open func submitScore(_ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping Failure) {
        answer { completionHandler(nobody) }
    }
    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws { throw nobody }

    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { answer { completionHandler(nil, nil, 0, nobody) } }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) { throw nobody }
    open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope,
        completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
    ) { answer { completionHandler(nil, nil, nobody) } }
    open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
        throw nobody
    }
    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        answer { completionHandler?(nil, nobody) }
    }
    open func loadImage() async throws -> UIImage { throw nobody }
}
public typealias GKLeaderboardPlayerScope = GKLeaderboard.PlayerScope
public typealias GKLeaderboardTimeScope = GKLeaderboard.TimeScope

/// A score by its older name. It is kept, and reported to nobody.
open class GKScore: NSObject, @unchecked Sendable {
    open var leaderboardIdentifier: String
    open var value: Int64 = 0
    open var context: UInt64 = 0
    open var shouldSetDefaultLeaderboard = false
    public let player: GKPlayer
    open var rank: Int { 0 }
    open var formattedValue: String? { "\(value)" }
    public init(leaderboardIdentifier identifier: String, player: GKPlayer = GKLocalPlayer.local) {
        (leaderboardIdentifier, self.player) = (identifier, player)
        super.init()
    }
    open class func report(_ scores: [GKScore], withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        answer { handler?(nobody) }
    }
    open class func report(_ scores: [GKScore]) async throws { throw nobody }
}

/// What someone has reached. It keeps how much, and is reported to nobody.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    public let player: GKPlayer
    /// From 0 to 100.
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    open var lastReportedDate: Foundation.Date { Foundation.Date(timeIntervalSinceReferenceDate: 0) }
    public init(identifier: String, player: GKPlayer) {
        (self.identifier, self.player) = (identifier, player)
        super.init()
    }
    public convenience init(identifier: String) { self.init(identifier: identifier, player: GKLocalPlayer.local) }

    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
    ) { answer { handler?(nobody) } }
    open class func report(_ achievements: [GKAchievement]) async throws { throw nobody }
    open class func loadAchievements(
        completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
    ) { answer { completionHandler?(nil, nobody) } }
    open class func loadAchievements() async throws -> [GKAchievement] { throw nobody }
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        answer { completionHandler?(nobody) }
    }
    open class func resetAchievements() async throws { throw nobody }
}

/// What an achievement is for. None can be loaded.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var identifier: String { "" }
    open var title: String { "" }
    open var achievedDescription: String { "" }
    open var unachievedDescription: String { "" }
    open var maximumPoints: Int { 0 }
    open var isHidden: Bool { false }
    open class func loadAchievementDescriptions(
        completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
    ) { answer { completionHandler?(nil, nobody) } }
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { throw nobody }
}
