import AVFoundation
import KinoraViews

// Buttons on the side of a phone that take photos. Nobody presses them: what is to be done is kept and not performed.

public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }

/// What a button says when it is pressed. Never made.
public final class AVCaptureEvent: NSObject {
    public let phase: AVCaptureEventPhase
    init(phase: AVCaptureEventPhase) { self.phase = phase }
    public var shouldPlaySound: Bool { false }
    /// - Returns: whether it is heard.
    @discardableResult public func play(_ sound: AVCaptureEventSound) -> Bool { false }
}
/// A sound of a camera, which is never heard.
public final class AVCaptureEventSound: NSObject, @unchecked Sendable {
    override init() { super.init() }
    public init(url: URL) throws { super.init() }
    public static let cameraShutter = AVCaptureEventSound()
    public static let beginVideoRecording = AVCaptureEventSound()
    public static let endVideoRecording = AVCaptureEventSound()
}

@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    open var isEnabled = true
    public convenience init(handler: @escaping (AVCaptureEvent) -> Void) { self.init(primary: handler) { _ in } }
    public init(
        primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
        secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
    ) { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

extension View {
    public func onCameraCaptureEvent(
        isEnabled: Bool = true, defaultSoundDisabled: Bool = false, action: @escaping (AVCaptureEvent) -> Void
    ) -> some View { self }
    public func onCameraCaptureEvent(
        isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
        primaryAction: @escaping (AVCaptureEvent) -> Void, secondaryAction: @escaping (AVCaptureEvent) -> Void
    ) -> some View { self }
}
