import KinoraViews

open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    public static let defaultRingtone = UNNotificationSound()
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { .defaultCritical }
    public static func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { .defaultCritical }
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }
    public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { .defaultRingtone }
    public override init() { super.init() }
    public convenience init(named name: UNNotificationSoundName) { self.init() }
}
/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
open class UNNotificationContent: NSObject, @unchecked Sendable {
    open var title = ""
    open var subtitle = ""
    open var body = ""
    open var badge: NSNumber?
    open var sound: UNNotificationSound?
    open var userInfo: [AnyHashable: Any] = [:]
    open var categoryIdentifier = ""
    open var threadIdentifier = ""
    open var attachments: [UNNotificationAttachment] = []
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    /// From 0 to 1, by which a summary is sorted.
    open var relevanceScore = 0.0
    open var targetContentIdentifier: String?
    open var filterCriteria: String?
    open var launchImageName = ""
    open var summaryArgument = ""
    open var summaryArgumentCount = 0
    open override func copy() -> Any { duplicate(UNNotificationContent()) }
    open override func mutableCopy() -> Any { duplicate(UNMutableNotificationContent()) }
    private func duplicate(_ other: UNNotificationContent) -> UNNotificationContent {
        (other.title, other.subtitle, other.body, other.badge) = (title, subtitle, body, badge)
        (other.sound, other.userInfo, other.attachments) = (sound, userInfo, attachments)
        (other.categoryIdentifier, other.threadIdentifier) = (categoryIdentifier, threadIdentifier)
        (other.interruptionLevel, other.relevanceScore) = (interruptionLevel, relevanceScore)
        (other.targetContentIdentifier, other.filterCriteria) = (targetContentIdentifier, filterCriteria)
        other.launchImageName = launchImageName
        (other.summaryArgument, other.summaryArgumentCount) = (summaryArgument, summaryArgumentCount)
        return other
    }
}
/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// A picture, sound or video of a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    open var type: String { url.pathExtension }
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, url) = (identifier, URL)
        super.init()
    }
}
