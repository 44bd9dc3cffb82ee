import KinoraViews

/// How loud the tracks of what is played are. Nothing is heard.
open class AVAudioMix: NSObject {
    open var inputParameters: [AVAudioMixInputParameters] { [] }
}
public final class AVMutableAudioMix: AVAudioMix {
    private var parameters: [AVAudioMixInputParameters] = []
    public override var inputParameters: [AVAudioMixInputParameters] {
        get { parameters }
        set { parameters = newValue }
    }
}
open class AVAudioMixInputParameters: NSObject {}
