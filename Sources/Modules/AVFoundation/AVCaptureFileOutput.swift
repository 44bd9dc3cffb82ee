import KinoraViews

/// Records to files. No camera sees anything: a recording ends at once, with an error.
open class AVCaptureFileOutput: AVCaptureOutput {
    open private(set) var outputFileURL: URL?
    open weak var delegate: (any AVCaptureFileOutputDelegate)?
    open var isRecording: Bool { false }
    open var isRecordingPaused: Bool { false }
    open var recordedDuration: CMTime { .zero }
    open var recordedFileSize: Int64 { 0 }
    open var maxRecordedDuration = CMTime.invalid
    open var maxRecordedFileSize: Int64 = 0
    open var minFreeDiskSpaceLimit: Int64 = 0
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        self.outputFileURL = outputFileURL
        delegate.fileOutput(
            self, didFinishRecordingTo: outputFileURL, from: [], error: CocoaError(.featureUnsupported))
    }
    open func stopRecording() {}
    open func pauseRecording() {}
    open func resumeRecording() {}
}
public protocol AVCaptureFileOutputDelegate: AnyObject {}
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

public final class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    public var movieFragmentInterval = CMTime.invalid
    public var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    public func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
