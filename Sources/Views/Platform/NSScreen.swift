import KinoraStage

/// A screen as AppKit has it. There is one, which is the stage.
public final class NSScreen: NSObject, Sendable {
    private static let stage = NSScreen()

    /// The screen with the window that takes keys.
    public static var main: NSScreen? { stage }
    public static var screens: [NSScreen] { [stage] }
    public static var deepest: NSScreen? { stage }
    public static var screensHaveSeparateSpaces: Bool { true }

    private override init() { super.init() }

    /// The stage's rectangle, in points.
    public var frame: CGRect { UIScreen.main.bounds }
    /// A stage has neither a menu bar nor a dock.
    public var visibleFrame: CGRect { frame }
    /// Nothing of the stage is behind a camera.
    public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    public var auxiliaryTopLeftArea: CGRect? { nil }
    public var auxiliaryTopRightArea: CGRect? { nil }
    public var localizedName: String { "Stage" }

    /// Pixels per point.
    public var backingScaleFactor: CGFloat { UIScreen.main.scale }
    public func convertRectToBacking(_ rect: CGRect) -> CGRect {
        rect.applying(CGAffineTransform(scaleX: backingScaleFactor, y: backingScaleFactor))
    }
    public func convertRectFromBacking(_ rect: CGRect) -> CGRect {
        rect.applying(CGAffineTransform(scaleX: 1 / backingScaleFactor, y: 1 / backingScaleFactor))
    }

    public var maximumFramesPerSecond: Int { UIScreen.main.maximumFramesPerSecond }
    /// In seconds; frames are drawn at any rate.
    public var minimumRefreshInterval: TimeInterval { 1 / TimeInterval(maximumFramesPerSecond) }
    public var maximumRefreshInterval: TimeInterval { minimumRefreshInterval }
    public var displayUpdateGranularity: TimeInterval { 0 }
    // Pictures have no colors brighter than white.
    public var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    public var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    public var maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat { 0 }
}
