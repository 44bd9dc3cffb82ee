/// The module that sources import for intents of before iOS 16. Nothing performs them. The classes that Xcode makes of a file
/// `.intentdefinition` are made by the command, too.
@_exported import KinoraViews

/// What a user wants done.
open class INIntent: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
}
open class INIntentResponse: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var userActivity: NSUserActivity?
}
/// A thing that an intent speaks of.
open class INObject: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let displayString: String
    public init(identifier: String?, display displayString: String) {
        (self.identifier, self.displayString) = (identifier, displayString)
        super.init()
    }
}
open class INExtension: NSObject {
    open func handler(for intent: INIntent) -> Any? { nil }
}
public final class INObjectCollection<ObjectType>: @unchecked Sendable {
    public let allItems: [ObjectType]
    public init(items: [ObjectType]) { allItems = items }
}
public final class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        super.init()
    }
    public func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
public final class INPreferences: NSObject {
    public enum SiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
    public class func siriAuthorizationStatus() -> SiriAuthorizationStatus { .denied }
    public class func requestSiriAuthorization(_ handler: @escaping (SiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
