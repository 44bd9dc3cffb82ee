/// The module that sources import for sound and video. There is neither: players keep their state, and video is a black box.
@_exported import KinoraViews

open class AVAsset: NSObject {
    public let url: URL?
    public init(url: URL) {
        self.url = url
        super.init()
    }
    open var duration: CMTime { .zero }
}
public final class AVURLAsset: AVAsset {
    public override init(url: URL) { super.init(url: url) }
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}
open class AVPlayerItem: NSObject {
    public let asset: AVAsset
    open var audioMix: AVAudioMix?
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public convenience init(url URL: URL) { self.init(asset: AVAsset(url: URL)) }
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }
    open var status: Status { .unknown }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var duration: CMTime { .zero }
    open func currentTime() -> CMTime { .zero }
    /// It is always at its beginning: nothing is played.
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(true) }
    @discardableResult open func seek(to time: CMTime) async -> Bool { true }
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { true }
    open func cancelPendingSeeks() {}
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses, continuesIfPossible
}

open class AVPlayer: NSObject {
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Nothing is loaded, so that nothing fails.
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd: ActionAtItemEnd = .pause
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    open var allowsExternalPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    public override init() { super.init() }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    open func play() { rate = 1 }
    open func pause() { rate = 0 }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { 0 }
    open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer {
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
    open func advanceToNextItem() {}
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
    open func removeAllItems() {}
}
public final class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
}
@MainActor @preconcurrency
public final class AVPlayerLayer: CALayer {
    public override class func _kinoraMake() -> CALayer { AVPlayerLayer() }
    public var player: AVPlayer?
    public var videoGravity: AVLayerVideoGravity = .resizeAspect
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        backgroundColor = .black
    }
}
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "resize")
}
/// A sound, which is never heard. It plays and stops as it is told.
open class AVAudioPlayer: NSObject {
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var numberOfLoops = 0
    open var rate: Float = 1
    open var enableRate = false
    open var pan: Float = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var isMeteringEnabled = false
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var url: URL?
    open private(set) var data: Data?
    open var numberOfChannels: Int { 2 }
    open var settings: [String: Any] { [:] }
    public override init() { super.init() }
    public init(contentsOf url: URL) throws { self.url = url }
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url }
    public init(data: Data) throws { self.data = data }
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
/// What went wrong with a sound or a video.
public struct AVError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803, deviceNotConnected = -11814
        case decodeFailed = -11821, fileFormatNotRecognized = -11828, encoderNotFound = -11834
        case operationCancelled = -11878
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// Makes pictures of a video's frames. No video is decoded: every request fails.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }
    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    public init(asset: AVAsset) { self.asset = asset }
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decodeFailed)
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.decodeFailed)
    }
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, requestedTime, AVError(.decodeFailed)) }
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) { for _ in requestedTimes { handler(.invalid, nil, .invalid, .failed, AVError(.decodeFailed)) } }
    open func cancelAllCGImageGeneration() {}
    /// The pictures at some times, each as it comes: videos are not decoded, so that each is a failure.
    open func images(for times: [CMTime]) -> Images { Images(times: times) }

    public struct Images: AsyncSequence, Sendable {
        let times: [CMTime]
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            public var image: CGImage { get throws { try success.image } }
            public var actualTime: CMTime { get throws { try success.time } }

            private var success: (image: CGImage, time: CMTime) {
                get throws {
                    switch self {
                    case .success(_, let image, let time): (image, time)
                    case .failure(_, let error): throw error
                    }
                }
            }
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
            var times: ArraySlice<CMTime>
            public mutating func next() async -> Element? {
                times.popFirst().map { .failure(requestedTime: $0, error: AVError(.decodeFailed)) }
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }
    }
}
public struct AVMediaType: Hashable, Sendable {
    let name: String
    public static let video = AVMediaType(name: "video")
    public static let audio = AVMediaType(name: "audio")
    public static let text = AVMediaType(name: "text")
    public static let metadata = AVMediaType(name: "metadata")
}
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public typealias SystemSoundID = UInt32
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Nothing is heard, and it ends at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { 0 }
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The largest rectangle of some proportions in the middle of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
