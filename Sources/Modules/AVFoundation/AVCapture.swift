import KinoraViews

// Cameras: there are none, and nobody allows them. Sessions keep what they are given, and previews are black.

public final class AVCaptureDevice: NSObject {
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public struct DeviceType: Hashable, Sendable {
        let name: String
        public static let builtInWideAngleCamera = DeviceType(name: "wide")
        public static let builtInUltraWideCamera = DeviceType(name: "ultraWide")
        public static let builtInTelephotoCamera = DeviceType(name: "telephoto")
        public static let builtInDualCamera = DeviceType(name: "dual")
        public static let builtInDualWideCamera = DeviceType(name: "dualWide")
        public static let builtInTripleCamera = DeviceType(name: "triple")
        public static let builtInTrueDepthCamera = DeviceType(name: "trueDepth")
        public static let microphone = DeviceType(name: "microphone")
    }
    /// Finds nothing.
    public final class DiscoverySession: NSObject {
        public let devices: [AVCaptureDevice] = []
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    }

    /// Only the class itself could make one.
    private override init() { super.init() }
    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        handler(false)
    }
    public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    public class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    public class var userPreferredCamera: AVCaptureDevice? { nil }
    public class var systemPreferredCamera: AVCaptureDevice? { nil }

    public var uniqueID: String { "" }
    public var localizedName: String { "" }
    public var position: Position { .unspecified }
    public var deviceType: DeviceType { .builtInWideAngleCamera }
    public var hasTorch: Bool { false }
    public var hasFlash: Bool { false }
    public var isTorchAvailable: Bool { false }
    public var isFlashAvailable: Bool { false }
    public var isFocusPointOfInterestSupported: Bool { false }
    public var isExposurePointOfInterestSupported: Bool { false }
    public var torchMode = TorchMode.off
    public var focusMode = FocusMode.locked
    public var exposureMode = ExposureMode.locked
    public var focusPointOfInterest = CGPoint.zero
    public var exposurePointOfInterest = CGPoint.zero
    public var videoZoomFactor: CGFloat = 1
    /// Kept and not followed: nothing is seen that could change.
    public var isSubjectAreaChangeMonitoringEnabled = false
    public static let subjectAreaDidChangeNotification = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    /// How pictures are taken. A camera would offer some; the only one here has no pixels.
    public var activeFormat = Format()
    public var formats: [Format] { [] }
    public var activeVideoMinFrameDuration = CMTime.invalid
    public var activeVideoMaxFrameDuration = CMTime.invalid
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    public func setTorchModeOn(level: Float) throws {}
    public func lockForConfiguration() throws {}
    public func unlockForConfiguration() {}
}

open class AVCaptureInput: NSObject {}
public final class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device }
}
open class AVCaptureOutput: NSObject {
    public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    open var connections: [AVCaptureConnection] { [] }
}
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off, standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced
    case auto = -1
}
public final class AVCaptureConnection: NSObject {
    public var videoOrientation = AVCaptureVideoOrientation.portrait
    public var videoRotationAngle: CGFloat = 0
    public var isVideoMirrored = false
    public var isVideoOrientationSupported: Bool { false }
    public var isVideoMirroringSupported: Bool { false }
    /// Kept and not followed: nothing shakes.
    public var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    public var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    public var isVideoStabilizationSupported: Bool { false }
    public func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}

/// Takes inputs and outputs, starts and stops, and never sees anything.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: Hashable, Sendable {
        let name: String
        public static let photo = Preset(name: "photo")
        public static let high = Preset(name: "high")
        public static let medium = Preset(name: "medium")
        public static let low = Preset(name: "low")
        public static let hd1280x720 = Preset(name: "hd1280x720")
        public static let hd1920x1080 = Preset(name: "hd1920x1080")
        public static let hd4K3840x2160 = Preset(name: "hd4K3840x2160")
    }
    public private(set) var inputs: [AVCaptureInput] = []
    public private(set) var outputs: [AVCaptureOutput] = []
    public var connections: [AVCaptureConnection] { [] }
    public private(set) var isRunning = false
    public var sessionPreset = Preset.high
    public func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    public func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    public func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// There is no Camera Control on the side of a stage. What is added is kept.
    public var supportsControls: Bool { false }
    public var maxControlsCount: Int { 0 }
    public private(set) var controls: [AVCaptureControl] = []
    public private(set) weak var controlsDelegate: (any AVCaptureSessionControlsDelegate)?
    public private(set) var controlsDelegateCallbackQueue: DispatchQueue?
    public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    public func addControl(_ control: AVCaptureControl) { controls.append(control) }
    public func removeControl(_ control: AVCaptureControl) { controls.removeAll { $0 === control } }
    /// Nobody touches a control, and so nobody is told.
    public func setControlsDelegate(
        _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?,
        queue controlsDelegateCallbackQueue: DispatchQueue?
    ) {
        self.controlsDelegate = controlsDelegate
        self.controlsDelegateCallbackQueue = controlsDelegateCallbackQueue
    }
    public func beginConfiguration() {}
    public func commitConfiguration() {}
    public func startRunning() { isRunning = true }
    public func stopRunning() { isRunning = false }
}

/// What a camera would show: black.
@MainActor @preconcurrency
public final class AVCaptureVideoPreviewLayer: CALayer {
    public override class func _kinoraMake() -> CALayer { AVCaptureVideoPreviewLayer() }
    public var session: AVCaptureSession?
    public var videoGravity: AVLayerVideoGravity = .resizeAspect
    public var connection: AVCaptureConnection? { nil }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        backgroundColor = .black
    }
}

// MARK: Photos

public final class AVCapturePhotoSettings: NSObject {
    public var flashMode = AVCaptureDevice.FlashMode.off
    public var isHighResolutionPhotoEnabled = false
    public var isAutoStillImageStabilizationEnabled = false
    /// Kept and not followed: no photo is taken.
    public var maxPhotoDimensions = CMVideoDimensions()
    public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    public private(set) var format: [String: Any]?
    /// No camera makes previews.
    public var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
    public var previewPhotoFormat: [String: Any]?
    public var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    public var embeddedThumbnailPhotoFormat: [String: Any]?
    public var metadata: [String: Any] = [:]
    public override init() { super.init() }
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }
}
/// Of a photo that was taken. None is.
public final class AVCaptureResolvedPhotoSettings: NSObject {
    public var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var uniqueID: Int64 { 0 }
    public var isFlashEnabled: Bool { false }
}
public final class AVCaptureBracketedStillImageSettings: NSObject {}
public final class AVCapturePhoto: NSObject {
    public func fileDataRepresentation() -> Data? { nil }
    public func cgImageRepresentation() -> CGImage? { nil }
    public func previewCGImageRepresentation() -> CGImage? { nil }
    public var pixelBuffer: CVPixelBuffer? { nil }
    public var previewPixelBuffer: CVPixelBuffer? { nil }
    public var metadata: [String: Any] { [:] }
    public var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    public var timestamp: CMTime { .invalid }
    public var photoCount: Int { 0 }
    public var isRawPhoto: Bool { false }
}
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}
/// A piece of sound or video. No camera makes one.
public final class CMSampleBuffer: @unchecked Sendable {
    private init() {}
    /// The picture, of a piece of video.
    public var imageBuffer: CVImageBuffer? { nil }
    public var presentationTimeStamp: CMTime { .invalid }
    public var duration: CMTime { .invalid }
    public var isValid: Bool { true }
}
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public final class AVCapturePhotoOutput: AVCaptureOutput {
    public class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer sampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    public var isHighResolutionCaptureEnabled = false
    /// Kept and not followed: no photo is taken.
    public var maxPhotoDimensions = CMVideoDimensions()
    public var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    public var isLivePhotoCaptureSupported: Bool { false }
    public var isLivePhotoCaptureEnabled = false
    public var isDepthDataDeliverySupported: Bool { false }
    public var isDepthDataDeliveryEnabled = false
    public var isPortraitEffectsMatteDeliverySupported: Bool { false }
    public var isResponsiveCaptureSupported: Bool { false }
    public var isResponsiveCaptureEnabled = false
    public var isFastCapturePrioritizationSupported: Bool { false }
    public var isFastCapturePrioritizationEnabled = false
    public var isZeroShutterLagSupported: Bool { false }
    public var isZeroShutterLagEnabled = false
    /// Nothing is taken, and nobody is told.
    public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

// MARK: Codes

open class AVMetadataObject: NSObject {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let face = ObjectType(rawValue: "face")
        public static let codabar = ObjectType(rawValue: "com.intermec.Codabar")
        public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
        public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
        public static let gs1DataBarLimited = ObjectType(rawValue: "org.gs1.GS1DataBarLimited")
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
    }
    public var type: ObjectType { .qr }
    public var bounds: CGRect { .zero }
}
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    public var stringValue: String? { nil }
    public var corners: [CGPoint] { [] }
}
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}
public final class AVCaptureMetadataOutput: AVCaptureOutput {
    public var metadataObjectTypes: [AVMetadataObject.ObjectType]!
    public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Nothing is ever read, and so nobody told.
    public func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}
