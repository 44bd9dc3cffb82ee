import KinoraViews

// Sounds that are put together. None is recorded or heard: nodes keep what they are told, buffers are silent.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = () -> Void

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let commonFormat: AVAudioCommonFormat
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let isInterleaved: Bool
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
        super.init()
    }
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(
            commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }
}
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    init(_ format: AVAudioFormat) {
        self.format = format
        super.init()
    }
}
public final class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    public var frameLength: AVAudioFrameCount = 0
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard frameCapacity <= 1 << 24, format.channelCount <= 64 else { return nil }
        self.frameCapacity = frameCapacity
        channels = .allocate(capacity: max(1, Int(format.channelCount)))
        for channel in 0..<Int(format.channelCount) {
            channels[channel] = .allocate(capacity: max(1, Int(frameCapacity)))
            channels[channel].initialize(repeating: 0, count: max(1, Int(frameCapacity)))
        }
        super.init(format)
    }
    deinit {
        for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
        channels.deallocate()
    }
    /// The samples of each channel, at first silence.
    public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
    public var stride: Int { 1 }
}
open class AVAudioTime: NSObject, @unchecked Sendable {
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
        super.init()
    }
}
/// A file with sound, which is not decoded.
open class AVAudioFile: NSObject {
    public let url: URL
    public init(forReading fileURL: URL) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw AVError(.fileFormatNotRecognized) }
        url = fileURL
        super.init()
    }
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        url = fileURL
        super.init()
    }
    open var processingFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)! }
    open var fileFormat: AVAudioFormat { processingFormat }
    open var length: AVAudioFramePosition { 0 }
    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.decodeFailed) }
    open func write(from buffer: AVAudioPCMBuffer) throws {}
}

open class AVAudioNode: NSObject {
    open private(set) weak var engine: AVAudioEngine?
    fileprivate func join(_ engine: AVAudioEngine?) { self.engine = engine }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat(forBus: bus) }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)!
    }
    /// No sound comes by.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}
    open var volume: Float = 1
    open var pan: Float = 0
}
public final class AVAudioInputNode: AVAudioNode {}
public final class AVAudioOutputNode: AVAudioNode {}
public final class AVAudioMixerNode: AVAudioNode { public var outputVolume: Float = 1 }
public final class AVAudioPlayerNode: AVAudioNode {
    public private(set) var isPlaying = false
    public func play() { isPlaying = true }
    public func play(at when: AVAudioTime?) { isPlaying = true }
    public func pause() { isPlaying = false }
    public func stop() { isPlaying = false }
    public func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { completionHandler?() }
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { completionHandler?() }
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { completionHandler?() }
}
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
open class AVAudioEngine: NSObject {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var isRunning = false
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] as [AVAudioNode] { node.join(self) }
    }
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.join(self)
    }
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.join(nil)
    }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    open func start() throws { isRunning = true }
    open func pause() { isRunning = false }
    open func stop() { isRunning = false }
    open func reset() {}
}

// MARK: Converting files

public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let heic = AVFileType(rawValue: "public.heic")
}
/// Writes a video in another form. No video is decoded: every export fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var fileLengthLimit: Int64 = 0
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open private(set) var status: Status = .unknown
    open private(set) var error: (any Error)?
    open var progress: Float { 0 }
    public init?(asset: AVAsset, presetName: String) {
        self.presetName = presetName
        super.init()
    }
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        (status, error) = (.failed, AVError(.decodeFailed))
        handler()
    }
    open func export() async { (status, error) = (.failed, AVError(.decodeFailed)) }
    open func cancelExport() { status = .cancelled }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open class func allExportPresets() -> [String] { [] }
}
