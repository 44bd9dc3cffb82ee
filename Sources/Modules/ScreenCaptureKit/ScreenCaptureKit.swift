/// The module that sources for a Mac import to see its screens. Nobody allows it, and there is nothing to be seen.
@_exported import AVFoundation
@_exported import KinoraViews

public let SCStreamErrorDomain = "com.apple.ScreenCaptureKit.SCStreamErrorDomain"

/// Why nothing is seen.
public struct SCStreamError: Error, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case userDeclined = -3801
        case failedToStart = -3802
        case missingEntitlements = -3803
        case noWindowList = -3813
        case noDisplayList = -3814
        case noCaptureSource = -3815
        case userStopped = -3817
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorDescription: String? { "The screen cannot be captured here." }
}

/// Nobody allows the screen to be captured.
public func CGPreflightScreenCaptureAccess() -> Bool { false }
@discardableResult
public func CGRequestScreenCaptureAccess() -> Bool { false }

// MARK: What there is to see: nothing

public final class SCRunningApplication: NSObject, @unchecked Sendable {
    public let bundleIdentifier = ""
    public let applicationName = ""
    public let processID: Int32 = 0
}
public final class SCWindow: NSObject, @unchecked Sendable {
    public let windowID: UInt32 = 0
    public let frame = CGRect.zero
    public let title: String? = nil
    public let windowLayer = 0
    public let owningApplication: SCRunningApplication? = nil
    public let isOnScreen = false
    public let isActive = false
}
public final class SCDisplay: NSObject, @unchecked Sendable {
    public let displayID: UInt32 = 0
    public let width = 0
    public let height = 0
    public let frame = CGRect.zero
}
public final class SCShareableContent: NSObject, @unchecked Sendable {
    public var windows: [SCWindow] { [] }
    public var displays: [SCDisplay] { [] }
    public var applications: [SCRunningApplication] { [] }
    public class var current: SCShareableContent {
        get async throws { throw SCStreamError(.userDeclined) }
    }
    public class func excludingDesktopWindows(
        _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool
    ) async throws -> SCShareableContent { throw SCStreamError(.userDeclined) }
}

public enum SCShareableContentStyle: Int, Sendable { case none, window, display, application }

public final class SCContentFilter: NSObject, @unchecked Sendable {
    public init(desktopIndependentWindow window: SCWindow) {}
    public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) {}
    public init(display: SCDisplay, including includedWindows: [SCWindow]) {}
    public init(
        display: SCDisplay, including applications: [SCRunningApplication], exceptingWindows: [SCWindow]
    ) {}
    public init(
        display: SCDisplay, excludingApplications applications: [SCRunningApplication], exceptingWindows: [SCWindow]
    ) {}
    public var contentRect: CGRect { .zero }
    public var pointPixelScale: Float { 1 }
    public var style: SCShareableContentStyle { .none }
}

// MARK: Streams

public enum SCStreamOutputType: Int, Sendable { case screen, audio, microphone }
public enum SCCaptureResolutionType: Int, Sendable { case automatic, best, nominal }
public enum SCCaptureDynamicRange: Int, Sendable { case SDR, hdrLocalDisplay, hdrCanonicalDisplay }

/// What a stream is told to be like.
public final class SCStreamConfiguration: NSObject, @unchecked Sendable {
    public enum Preset: Int, Sendable {
        case captureHDRStreamLocalDisplay, captureHDRStreamCanonicalDisplay, captureHDRScreenshotLocalDisplay,
            captureHDRScreenshotCanonicalDisplay
    }
    public override init() {}
    public convenience init(preset: Preset) { self.init() }
    public var width = 1920
    public var height = 1080
    public var minimumFrameInterval = CMTime.zero
    public var pixelFormat: UInt32 = 0
    public var scalesToFit = true
    public var preservesAspectRatio = true
    public var showsCursor = true
    public var showMouseClicks = false
    public var sourceRect = CGRect.zero
    public var destinationRect = CGRect.zero
    public var queueDepth = 8
    public var capturesAudio = false
    public var captureMicrophone = false
    public var microphoneCaptureDeviceID: String?
    public var sampleRate = 48_000
    public var channelCount = 2
    public var excludesCurrentProcessAudio = false
    public var captureResolution = SCCaptureResolutionType.automatic
    public var captureDynamicRange = SCCaptureDynamicRange.SDR
    public var streamName: String?
}

public protocol SCStreamDelegate: AnyObject {
    func stream(_ stream: SCStream, didStopWithError error: any Error)
    func outputVideoEffectDidStart(for stream: SCStream)
    func outputVideoEffectDidStop(for stream: SCStream)
}
extension SCStreamDelegate {
    public func stream(_ stream: SCStream, didStopWithError error: any Error) {}
    public func outputVideoEffectDidStart(for stream: SCStream) {}
    public func outputVideoEffectDidStop(for stream: SCStream) {}
}
public protocol SCStreamOutput: AnyObject {
    func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
}
extension SCStreamOutput {
    public func stream(
        _ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType
    ) {}
}

/// A stream that cannot be started.
public final class SCStream: NSObject, @unchecked Sendable {
    public init(
        filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration,
        delegate: (any SCStreamDelegate)?
    ) {}
    public func addStreamOutput(
        _ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?
    ) throws {}
    public func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws {}
    public func addRecordingOutput(_ recordingOutput: SCRecordingOutput) throws {}
    public func removeRecordingOutput(_ recordingOutput: SCRecordingOutput) throws {}
    public func updateContentFilter(_ contentFilter: SCContentFilter) async throws {}
    public func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws {}
    public func startCapture() async throws { throw SCStreamError(.userDeclined) }
    public func startCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(SCStreamError(.userDeclined))
    }
    public func stopCapture() async throws {}
    public func stopCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}

public final class SCRecordingOutputConfiguration: NSObject, @unchecked Sendable {
    public override init() {}
    public var outputURL = URL(fileURLWithPath: "/")
    public var videoCodecType = AVVideoCodecType.h264
    public var outputFileType = AVFileType.mp4
}
public protocol SCRecordingOutputDelegate: AnyObject {
    func recordingOutputDidStartRecording(_ recordingOutput: SCRecordingOutput)
    func recordingOutputDidFinishRecording(_ recordingOutput: SCRecordingOutput)
    func recordingOutput(_ recordingOutput: SCRecordingOutput, didFailWithError error: any Error)
}
extension SCRecordingOutputDelegate {
    public func recordingOutputDidStartRecording(_ recordingOutput: SCRecordingOutput) {}
    public func recordingOutputDidFinishRecording(_ recordingOutput: SCRecordingOutput) {}
    public func recordingOutput(_ recordingOutput: SCRecordingOutput, didFailWithError error: any Error) {}
}
public final class SCRecordingOutput: NSObject, @unchecked Sendable {
    public init(configuration: SCRecordingOutputConfiguration, delegate: any SCRecordingOutputDelegate) {}
    public var recordedDuration: CMTime { .zero }
    public var recordedFileSize: Int { 0 }
}

/// Pictures of the screen, which cannot be taken.
public final class SCScreenshotManager: NSObject {
    public class func captureImage(
        contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
    ) async throws -> CGImage { throw SCStreamError(.userDeclined) }
}

// MARK: The picker, which is never shown

public struct SCContentSharingPickerMode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let singleWindow = SCContentSharingPickerMode(rawValue: 1)
    public static let multipleWindows = SCContentSharingPickerMode(rawValue: 2)
    public static let singleApplication = SCContentSharingPickerMode(rawValue: 4)
    public static let multipleApplications = SCContentSharingPickerMode(rawValue: 8)
    public static let singleDisplay = SCContentSharingPickerMode(rawValue: 16)
}
public struct SCContentSharingPickerConfiguration: Sendable {
    public init() {}
    public var allowedPickerModes: SCContentSharingPickerMode = []
    public var excludedWindowIDs: [Int] = []
    public var excludedBundleIDs: [String] = []
    public var allowsChangingSelectedContent = true
}
public protocol SCContentSharingPickerObserver: AnyObject {
    func contentSharingPicker(_ picker: SCContentSharingPicker, didCancelFor stream: SCStream?)
    func contentSharingPicker(
        _ picker: SCContentSharingPicker, didUpdateWith filter: SCContentFilter, for stream: SCStream?)
    func contentSharingPickerStartDidFailWithError(_ error: any Error)
}
public final class SCContentSharingPicker: NSObject, @unchecked Sendable {
    public static let shared = SCContentSharingPicker()
    public var isActive = false
    public var defaultConfiguration = SCContentSharingPickerConfiguration()
    public var maximumStreamCount: Int?
    public func add(_ observer: any SCContentSharingPickerObserver) {}
    public func remove(_ observer: any SCContentSharingPickerObserver) {}
    public func setConfiguration(_ configuration: SCContentSharingPickerConfiguration?, for stream: SCStream) {}
    public func present() {}
    public func present(using contentStyle: SCShareableContentStyle) {}
    public func present(for stream: SCStream) {}
}
