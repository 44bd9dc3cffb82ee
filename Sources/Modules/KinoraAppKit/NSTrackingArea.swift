import KinoraViews

/// A rectangle that a view wants to be told of when the pointer is in it. No pointer comes.
@MainActor @preconcurrency
open class NSTrackingArea: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mouseEnteredAndExited = Options(rawValue: 1)
        public static let mouseMoved = Options(rawValue: 2)
        public static let cursorUpdate = Options(rawValue: 4)
        public static let activeWhenFirstResponder = Options(rawValue: 0x10)
        public static let activeInKeyWindow = Options(rawValue: 0x20)
        public static let activeInActiveApp = Options(rawValue: 0x40)
        public static let activeAlways = Options(rawValue: 0x80)
        public static let assumeInside = Options(rawValue: 0x100)
        public static let inVisibleRect = Options(rawValue: 0x200)
        public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
    }
    public let rect: CGRect
    public let options: Options
    public private(set) weak var owner: AnyObject?
    public let userInfo: [AnyHashable: Any]?
    public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
        (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
        self.owner = owner as AnyObject?
        super.init()
    }
}

extension UIView {
    public var trackingAreas: [NSTrackingArea] { [] }
    public func addTrackingArea(_ trackingArea: NSTrackingArea) {}
    public func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
}
