import KinoraViews

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoQualityKey = "Quality"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"

/// How pictures are packed.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
}

/// Writes a video or a sound. Nothing is packed here: it fails where it would begin, and makes no file.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
    public let outputURL: URL
    public let outputFileType: AVFileType
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open private(set) var inputs: [AVAssetWriterInput] = []
    open var shouldOptimizeForNetworkUse = false
    open var movieTimeScale: Int32 = 0
    open var movieFragmentInterval = CMTime.invalid
    open var availableMediaTypes: [AVMediaType] { [.video, .audio, .text, .metadata] }

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
        super.init()
    }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { true }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    /// - Returns: whether it writes.
    @discardableResult open func startWriting() -> Bool {
        fail()
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
        fail()
        handler()
    }
    open func finishWriting() async { fail() }
    open func cancelWriting() { if status != .failed { status = .cancelled } }

    private func fail() {
        guard status != .cancelled else { return }
        (status, error) = (.failed, AVError(.encoderNotFound))
    }
}

/// What a writer would write one after the other. It takes nothing.
open class AVAssetWriterInput: NSObject {
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    public let sourceFormatHint: CMFormatDescription?
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var mediaTimeScale: Int32 = 0
    open var isReadyForMoreMediaData: Bool { false }

    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
    ) {
        (self.mediaType, self.outputSettings, self.sourceFormatHint) = (mediaType, outputSettings, sourceFormatHint)
        super.init()
    }
    /// - Returns: whether it was taken.
    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    /// It is never ready, and so never asks.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    open func markAsFinished() {}
}
