import KinoraViews

// Effects on sounds. They keep what they are told; nothing is heard.

open class AVAudioUnit: AVAudioNode {}
open class AVAudioUnitEffect: AVAudioUnit { open var bypass = false }
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral,
        largeRoom2, mediumHall2, mediumHall3, largeHall2
}
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// In percent.
    open var wetDryMix: Float = 100
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// In seconds.
    open var delayTime: Double = 1
    /// In percent.
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15_000
    open var wetDryMix: Float = 100
}
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
    case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
    case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
open class AVAudioUnitDistortion: AVAudioUnitEffect {
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}
open class AVAudioUnitEQFilterParameters: NSObject {
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// In hertz.
    open var frequency: Float = 1000
    /// In octaves.
    open var bandwidth: Float = 0.5
    /// In decibels.
    open var gain: Float = 0
    open var bypass = true
}
open class AVAudioUnitEQ: AVAudioUnitEffect {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0
    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}
open class AVAudioUnitTimeEffect: AVAudioUnit { open var bypass = false }
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    open var rate: Float = 1
    /// In hundredths of a half tone.
    open var pitch: Float = 0
    open var overlap: Float = 8
}
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect { open var rate: Float = 1 }
