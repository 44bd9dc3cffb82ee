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

/// What assistive apps can do with a view besides touching it. They do nothing.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?
    public init(name: String, actionHandler: Handler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
        super.init()
    }
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
        super.init()
    }
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        super.init()
    }
}
/// How elements within a view are gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
