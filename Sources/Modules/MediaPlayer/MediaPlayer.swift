/// The module that sources import for the music of a device and the controls of its lock screen. The library is empty and may not be
/// read; what is said to be playing is kept, and no control is ever pressed.
@_exported import KinoraViews

// MARK: What is playing

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// What the lock screen would say.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()
    public static func `default`() -> MPNowPlayingInfoCenter { shared }
    public var nowPlayingInfo: [String: Any]?
    public var playbackState: MPNowPlayingPlaybackState = .unknown
}

/// The picture of a record.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let handler: (CGSize) -> UIImage
    public let bounds: CGRect
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (handler, bounds) = (requestHandler, CGRect(origin: .zero, size: boundsSize))
        super.init()
    }
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

// MARK: Controls

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A press of a control.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    public let command: MPRemoteCommand
    open var timestamp: TimeInterval { 0 }
    init(_ command: MPRemoteCommand) { self.command = command }
}
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public var positionTime: TimeInterval { 0 }
}
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public var interval: TimeInterval { 0 }
}
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public var playbackRate: Float { 1 }
}

/// A control of the lock screen or of headphones. It is never pressed here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        NSObject()
    }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
}
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    public var preferredIntervals: [NSNumber] = []
}
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    public var supportedPlaybackRates: [NSNumber] = []
}
public final class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    public var isActive = false
    public var localizedTitle = ""
    public var localizedShortTitle = ""
}

public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    public static func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let changeRepeatModeCommand = MPRemoteCommand()
    public let changeShuffleModeCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
}

// MARK: The library

public typealias MPMediaEntityPersistentID = UInt64

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The music of the device: none, and it may not be read.
public final class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let shared = MPMediaLibrary()
    public static func `default`() -> MPMediaLibrary { shared }
    public static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    public static func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    public static let any = MPMediaType(rawValue: .max)
}

/// A piece of music. There is none, so nothing makes one but a source.
open class MPMediaItem: NSObject, @unchecked Sendable {
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open var mediaType: MPMediaType { .music }
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var assetURL: URL? { nil }
    open func value(forProperty property: String) -> Any? { nil }
}
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
    public let items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
}
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
}

/// A question to the library, which nothing answers.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func genres() -> MPMediaQuery { MPMediaQuery() }
}

// MARK: Players

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// A player of the library. It keeps what it is told, and nothing is heard.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    public static let systemMusicPlayer = MPMusicPlayerController()
    public static let applicationMusicPlayer = MPMusicPlayerController()
    public static let applicationQueuePlayer = MPMusicPlayerController()
    open private(set) var playbackState: MPMusicPlaybackState = .stopped
    open var repeatMode: MPMusicRepeatMode = .default
    open var shuffleMode: MPMusicShuffleMode = .default
    open var nowPlayingItem: MPMediaItem?
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var indexOfNowPlayingItem: Int { 0 }
    open func setQueue(with itemCollection: MPMediaItemCollection) { nowPlayingItem = itemCollection.items.first }
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with storeIDs: [String]) {}
    open func prepareToPlay() {}
    open func play() { (playbackState, currentPlaybackRate) = (.playing, 1) }
    open func pause() { (playbackState, currentPlaybackRate) = (.paused, 0) }
    open func stop() { (playbackState, currentPlaybackRate, currentPlaybackTime) = (.stopped, 0, 0) }
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() { currentPlaybackTime = 0 }
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

/// The slider of the device's volume: an empty view, as in Apple's simulator.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = false
}
