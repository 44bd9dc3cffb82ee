import KinoraViews

/// How wide and high a video is, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init() { (width, height) = (0, 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
/// What kind of media it is. No camera makes any: it says nothing.
public final class CMFormatDescription: @unchecked Sendable {
    init() {}
    public var dimensions: CMVideoDimensions { CMVideoDimensions() }
}
public typealias CMVideoFormatDescription = CMFormatDescription
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}

/// How many pictures a second there may be.
public final class AVFrameRateRange: NSObject {
    public let minFrameRate: Float64
    public let maxFrameRate: Float64
    init(minFrameRate: Float64, maxFrameRate: Float64) {
        (self.minFrameRate, self.maxFrameRate) = (minFrameRate, maxFrameRate)
    }
}

extension AVCaptureDevice {
    /// A way of taking pictures. There is no camera: it has no pixels and supports nothing.
    public final class Format: NSObject {
        override init() { super.init() }
        public var mediaType: AVMediaType { .video }
        public let formatDescription = CMFormatDescription()
        public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
        public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        public var videoFieldOfView: Float { 0 }
        public var videoMaxZoomFactor: CGFloat { 1 }
        public var isVideoHDRSupported: Bool { false }
        public var isHighestPhotoQualitySupported: Bool { false }
        public var isMultiCamSupported: Bool { false }
    }

    /// How far pictures have to be turned for the horizon to be level. A stage is held upright: a quarter.
    public final class RotationCoordinator: NSObject {
        public private(set) weak var device: AVCaptureDevice?
        public private(set) weak var previewLayer: CALayer?
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
            super.init()
        }
        public var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
        public var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }
    }
}
