/// The module that sources import for recordings of the screen. Nothing is recorded: the recorder is not available, and who asks it all
/// the same gets an error.
@_exported import AVFoundation
@_exported import KinoraViews

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// Why nothing is recorded.
public struct RPRecordingError: Error, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -5800
        case userDeclined = -5801
        case disabled = -5802
        case failedToStart = -5803
        case failed = -5804
        case insufficientStorage = -5805
        case interrupted = -5806
        case contentResize = -5807
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { "The screen cannot be recorded here." }
}

public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }
public enum RPCameraPosition: Int, Sendable { case front = 1, back }

public protocol RPScreenRecorderDelegate: AnyObject {
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// The recorder, which keeps its settings and begins nothing.
public final class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let recorder = RPScreenRecorder()
    public class func shared() -> RPScreenRecorder { recorder }

    public weak var delegate: (any RPScreenRecorderDelegate)?
    public var isMicrophoneEnabled = false
    public var isCameraEnabled = false
    public var cameraPosition = RPCameraPosition.front
    public var cameraPreviewView: UIView? { nil }
    public var isAvailable: Bool { false }
    public var isRecording: Bool { false }

    private var refusal: RPRecordingError { RPRecordingError(.failedToStart) }

    public func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) { handler?(refusal) }
    public func startRecording() async throws { throw refusal }
    public func stopRecording(handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, refusal)
    }
    public func stopRecording() async throws -> RPPreviewViewController { throw refusal }
    public func stopRecording(withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(refusal)
    }
    public func stopRecording(withOutput url: URL) async throws { throw refusal }
    public func discardRecording(handler: @escaping @Sendable () -> Void) { handler() }
    public func discardRecording() async {}
    public func startCapture(
        handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(refusal) }
    public func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) { handler?(refusal) }
    public func stopCapture() async throws { throw refusal }
    public func startClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(refusal)
    }
    public func startClipBuffering() async throws { throw refusal }
    public func stopClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(refusal)
    }
    public func stopClipBuffering() async throws { throw refusal }
    public func exportClip(
        to url: URL, duration: TimeInterval, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(refusal) }
    public func exportClip(to url: URL, duration: TimeInterval) async throws { throw refusal }
}

@MainActor @preconcurrency
public protocol RPPreviewViewControllerDelegate: AnyObject {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}
extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}
/// The screen for a recording. There is none to be shown.
@MainActor @preconcurrency
open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// The button that begins a broadcast. It has no picture.
@MainActor @preconcurrency
open class RPSystemBroadcastPickerView: UIView {
    open var preferredExtension: String?
    open var showsMicrophoneButton = true
}
