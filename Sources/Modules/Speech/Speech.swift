/// The module that sources import for understanding what is spoken. Nobody speaks: access is denied, and no words are found.
@_exported import AVFoundation
@_exported import KinoraViews

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// No object of Foundation's, whose initializer without arguments always makes one.
open class SFSpeechRecognizer: @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
    open var supportsOnDeviceRecognition: Bool { false }
    open var isAvailable: Bool { false }
    public convenience init?() { self.init(locale: Locale(identifier: "en_US")) }
    public init?(locale: Locale) { self.locale = locale }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) { handler(.denied) }
    open class func supportedLocales() -> Set<Locale> { [] }
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, SFSpeechError.notAvailable)
        return SFSpeechRecognitionTask()
    }
}
public enum SFSpeechError: Error, Sendable { case notAvailable }
public protocol SFSpeechRecognizerDelegate: AnyObject {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var contextualStrings: [String] = []
    open var taskHint: SFSpeechRecognitionTaskHint = .unspecified
}
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    public func endAudio() {}
}
public final class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL) { url = URL }
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case starting, running, finishing, canceling, completed }
    open private(set) var state = State.completed
    open var isFinishing: Bool { false }
    open private(set) var isCancelled = false
    open func finish() {}
    open func cancel() { isCancelled = true }
}
/// What was understood; never made.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}
open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var confidence: Float { 0 }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
}
