import Foundation

/// How urgent what is spoken is. Nothing is spoken.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = UIAccessibilityPriority(rawValue: "high")
    public static let `default` = UIAccessibilityPriority(rawValue: "default")
    public static let low = UIAccessibilityPriority(rawValue: "low")
}
extension NSAttributedString.Key {
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("speechQueueAnnouncement")
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key("speechAnnouncementPriority")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("speechLanguage")
    public static let accessibilitySpeechPitch = NSAttributedString.Key("speechPitch")
}
