import KinoraViews

/// What an app wants to do with sound. It is kept; nothing is heard or recorded.
open class AVAudioSession: NSObject {
    public struct Category: Hashable, Sendable {
        let name: String
        public static let ambient = Category(name: "ambient")
        public static let soloAmbient = Category(name: "soloAmbient")
        public static let playback = Category(name: "playback")
        public static let record = Category(name: "record")
        public static let playAndRecord = Category(name: "playAndRecord")
        public static let multiRoute = Category(name: "multiRoute")
    }
    public struct Mode: Hashable, Sendable {
        let name: String
        public static let `default` = Mode(name: "default")
        public static let moviePlayback = Mode(name: "moviePlayback")
        public static let measurement = Mode(name: "measurement")
        public static let spokenAudio = Mode(name: "spokenAudio")
        public static let voiceChat = Mode(name: "voiceChat")
        public static let videoChat = Mode(name: "videoChat")
        public static let videoRecording = Mode(name: "videoRecording")
        public static let gameChat = Mode(name: "gameChat")
        public static let voicePrompt = Mode(name: "voicePrompt")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let allowBluetoothHFP = allowBluetooth
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    nonisolated(unsafe) private static let shared = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { shared }
    open var outputVolume: Float { 1 }
    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions) throws { self.category = category }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { (self.category, self.mode) = (category, mode) }
    public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Where the sound goes: to the speaker.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    open var availableInputs: [AVAudioSessionPortDescription]? { [] }
    open var preferredInput: AVAudioSessionPortDescription? { nil }
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var inputNumberOfChannels: Int { 0 }
    open var outputNumberOfChannels: Int { 2 }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 1_936_747_378
    }
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default
    open var isOtherAudioPlaying: Bool { false }
    open var isInputAvailable: Bool { false }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }
    open var ioBufferDuration: TimeInterval { 0.005 }
    open func setPreferredSampleRate(_ sampleRate: Double) throws {}
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 1_970_168_948
        case denied = 1_684_369_017
        case granted = 1_735_552_628
    }
    open var recordPermission: RecordPermission { .denied }
    /// There is no microphone.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
    open var sampleRate: Double { 48_000 }
    /// What sound goes through.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let HDMI = Port(rawValue: "HDMIOutput")
    }
    // Interruptions and other routes do not come.
    public enum InterruptionType: UInt, Sendable { case ended, began }
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

open class AVAudioSessionRouteDescription: NSObject {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}
open class AVAudioSessionPortDescription: NSObject {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "Speaker" }
    open var uid: String { portName }
}

/// The app as one that records: it may not.
public final class AVAudioApplication: NSObject {
    nonisolated(unsafe) public static let shared = AVAudioApplication()
    public enum recordPermission: Int, Sendable {
        case undetermined = 1_970_168_948
        case denied = 1_684_369_017
        case granted = 1_735_552_628
    }
    public var recordPermission: recordPermission { .denied }
    public var isInputMuted: Bool { false }
    public class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
        response(false)
    }
    @discardableResult public class func requestRecordPermission() async -> Bool { false }
    private override init() { super.init() }
}
