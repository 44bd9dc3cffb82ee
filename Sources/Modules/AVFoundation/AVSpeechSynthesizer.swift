import KinoraViews

/// Says nothing: what it is given to say has neither a beginning nor an end.
open class AVSpeechSynthesizer: NSObject {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var usesApplicationAudioSession = true
    public override init() { super.init() }
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) {}
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
    @discardableResult open func continueSpeaking() -> Bool { true }
}
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

open class AVSpeechUtterance: NSObject {
    public let speechString: String
    public let attributedSpeechString: NSAttributedString
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// From 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// From 0 to 1.
    open var volume: Float = 1
    open var voice: AVSpeechSynthesisVoice?
    /// In seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// In seconds.
    open var postUtteranceDelay: TimeInterval = 0
    open var prefersAssistiveTechnologySettings = false
    public init(string: String) {
        (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
        super.init()
    }
    public init(attributedString string: NSAttributedString) {
        (speechString, attributedSpeechString) = (string.string, string)
        super.init()
    }
}

/// A voice for a language. A stage has none to choose from.
open class AVSpeechSynthesisVoice: NSObject {
    open var language: String { languageCode }
    open var identifier: String { "com.apple.voice.compact.\(languageCode)" }
    open var name: String { "Samantha" }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    private let languageCode: String
    public init?(language languageCode: String?) {
        self.languageCode = languageCode ?? AVSpeechSynthesisVoice.currentLanguageCode()
        super.init()
    }
    public init?(identifier: String) { return nil }
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced, premium
}
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
