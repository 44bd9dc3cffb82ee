import KinoraStage

/// The screen, which is the stage. Its name on macOS is `NSScreen`.
public final class UIScreen: Sendable {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    private init() {}

    /// What sources ask for by a private name: the radius of a phone's own corners, in points. Other names have no value.
    public func value(forKey key: String) -> Any? { key == "_displayCornerRadius" ? CGFloat(55) : nil }

    /// Where no stage performs: the size of a phone, in points.
    private static let phone = CGSize(width: 393, height: 852)

    /// The stage's rectangle, in points. Outside of a performance it is that of a phone, 393 by 852.
    public var bounds: CGRect { CGRect(origin: .zero, size: Graph.current?.stage.size ?? UIScreen.phone) }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// As on macOS: the screen's rectangle.
    public var frame: CGRect { bounds }
    public var visibleFrame: CGRect { bounds }

    /// Pixels per point.
    public var scale: CGFloat { Graph.current?.stage.scale ?? 1 }
    public var nativeScale: CGFloat { scale }
    public var backingScaleFactor: CGFloat { scale }
    /// What animations are sampled with at most; frames are drawn at any rate.
    public var maximumFramesPerSecond: Int { 120 }
}

public typealias NSScreen = UIScreen
