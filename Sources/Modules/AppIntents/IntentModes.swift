/// Whether an intent runs with the app in front of people or behind. Kept and not followed: a button performs all of them.
public struct IntentModes: OptionSet, Sendable {
    public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: .foreground
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }
}
