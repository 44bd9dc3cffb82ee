/// The module that sources import on watches. A stage is none.
@_exported import KinoraViews

public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}
@MainActor @preconcurrency public final class WKInterfaceDevice {
    public static func current() -> WKInterfaceDevice { only }
    private static let only = WKInterfaceDevice()
    public func play(_ type: WKHapticType) {}
    public var screenBounds: CGRect { UIScreen.main.bounds }
}
