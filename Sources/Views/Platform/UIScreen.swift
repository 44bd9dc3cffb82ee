import KinoraStage

/// The screen, which is the stage.
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
    /// The stage does not turn, so that this is the screen itself.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    public var coordinateSpace: any UICoordinateSpace { self }

    /// Pixels per point.
    public var scale: CGFloat { Graph.current?.stage.scale ?? 1 }
    public var nativeScale: CGFloat { scale }
    /// Half bright, and always so: a picture does not depend on it.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
    @MainActor public var traitCollection: UITraitCollection { .current }
    /// Nobody records the stage.
    public var isCaptured: Bool { false }
    public var wantsSoftwareDimming: Bool {
        get { false }
        set {}
    }
    // Never posted: the screen stays as it is.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// What animations are sampled with at most; frames are drawn at any rate.
    public var maximumFramesPerSecond: Int { 120 }
}

/// A rectangle in whose points places are told.
public protocol UICoordinateSpace {
    @MainActor @preconcurrency var bounds: CGRect { get }
    @MainActor @preconcurrency func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    @MainActor @preconcurrency func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    @MainActor @preconcurrency func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    @MainActor @preconcurrency func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// From the space's points to those of another; nil: to the screen's.
    @MainActor func way(to other: (any UICoordinateSpace)?) -> CGAffineTransform {
        let placement = (self as? UIView)?.placementOnScreen ?? .identity
        return other.map { placement.concatenating($0.way(to: nil).inverted()) } ?? placement
    }

    @MainActor public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(way(to: coordinateSpace))
    }
    @MainActor public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    @MainActor public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(way(to: coordinateSpace))
    }
    @MainActor public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}
extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}
