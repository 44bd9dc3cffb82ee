import KinoraViews

// Further filters whose inputs are properties.

public protocol CIHueAdjust: CIFilterProtocol { var angle: Float { get set } }
public protocol CIVibrance: CIFilterProtocol { var amount: Float { get set } }
public protocol CIGammaAdjust: CIFilterProtocol { var power: Float { get set } }
public protocol CIColorPosterize: CIFilterProtocol { var levels: Float { get set } }
public protocol CIFalseColor: CIFilterProtocol {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
public protocol CIColorThreshold: CIFilterProtocol { var threshold: Float { get set } }
public protocol CIWhitePointAdjust: CIFilterProtocol { var color: CIColor { get set } }
public protocol CISharpenLuminance: CIFilterProtocol {
    var sharpness: Float { get set }
    var radius: Float { get set }
}
public protocol CINoiseReduction: CIFilterProtocol {
    var noiseLevel: Float { get set }
    var sharpness: Float { get set }
}
public protocol CIGloom: CIFilterProtocol {
    var radius: Float { get set }
    var intensity: Float { get set }
}
public protocol CIComicEffect: CIFilterProtocol {}
public protocol CIMotionBlur: CIFilterProtocol {
    var radius: Float { get set }
    var angle: Float { get set }
}
public protocol CIZoomBlur: CIFilterProtocol {
    var center: CGPoint { get set }
    var amount: Float { get set }
}
public protocol CITwirlDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}
public protocol CIVortexDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}
public protocol CIBumpDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}
public protocol CIPinchDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}
public protocol CIKaleidoscope: CIFilterProtocol {
    var center: CGPoint { get set }
    var count: Int { get set }
    var angle: Float { get set }
}
public protocol CIVignetteEffect: CIFilterProtocol {
    var center: CGPoint { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
    var falloff: Float { get set }
}
public protocol CIHexagonalPixellate: CIFilterProtocol {
    var center: CGPoint { get set }
    var scale: Float { get set }
}
public protocol CIDotScreen: CIFilterProtocol {
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}
public protocol CILineScreen: CIFilterProtocol {
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

extension NamedFilter: CIHueAdjust, CIVibrance, CIGammaAdjust, CIColorPosterize, CIFalseColor, CIColorThreshold,
    CIWhitePointAdjust, CISharpenLuminance, CINoiseReduction, CIGloom, CIComicEffect, CIMotionBlur, CIZoomBlur,
    CITwirlDistortion,
    CIVortexDistortion, CIBumpDistortion, CIPinchDistortion, CIKaleidoscope, CIVignetteEffect, CIHexagonalPixellate,
    CIDotScreen, CILineScreen
{
    var angle: Float {
        get { self[kCIInputAngleKey] }
        set { self[kCIInputAngleKey] = newValue }
    }
    var amount: Float {
        get { self[kCIInputAmountKey] }
        set { self[kCIInputAmountKey] = newValue }
    }
    var power: Float {
        get { self["inputPower"] }
        set { self["inputPower"] = newValue }
    }
    var levels: Float {
        get { self["inputLevels"] }
        set { self["inputLevels"] = newValue }
    }
    var threshold: Float {
        get { self["inputThreshold"] }
        set { self["inputThreshold"] = newValue }
    }
    var sharpness: Float {
        get { self["inputSharpness"] }
        set { self["inputSharpness"] = newValue }
    }
    var noiseLevel: Float {
        get { self["inputNoiseLevel"] }
        set { self["inputNoiseLevel"] = newValue }
    }
    var falloff: Float {
        get { self["inputFalloff"] }
        set { self["inputFalloff"] = newValue }
    }
    var width: Float {
        get { self["inputWidth"] }
        set { self["inputWidth"] = newValue }
    }
    var count: Int {
        get { Int(number("inputCount")) }
        set { values["inputCount"] = newValue }
    }
    var color0: CIColor {
        get { values["inputColor0"] as? CIColor ?? CIColor(red: 0.3, green: 0, blue: 0) }
        set { values["inputColor0"] = newValue }
    }
    var color1: CIColor {
        get { values["inputColor1"] as? CIColor ?? CIColor(red: 1, green: 0.9, blue: 0.8) }
        set { values["inputColor1"] = newValue }
    }
}

extension CIFilter {
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { NamedFilter(known: "CIHueAdjust") }
    public class func vibrance() -> any CIFilter & CIVibrance { NamedFilter(known: "CIVibrance") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { NamedFilter(known: "CIGammaAdjust") }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { NamedFilter(known: "CIColorPosterize") }
    public class func falseColor() -> any CIFilter & CIFalseColor { NamedFilter(known: "CIFalseColor") }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { NamedFilter(known: "CIColorThreshold") }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
        NamedFilter(known: "CIWhitePointAdjust")
    }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { NamedFilter(known: "CINoiseReduction") }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        NamedFilter(known: "CISharpenLuminance")
    }
    public class func gloom() -> any CIFilter & CIGloom { NamedFilter(known: "CIGloom") }
    public class func comicEffect() -> any CIFilter & CIComicEffect { NamedFilter(known: "CIComicEffect") }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { NamedFilter(known: "CIMotionBlur") }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { NamedFilter(known: "CIZoomBlur") }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { NamedFilter(known: "CITwirlDistortion") }
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
        NamedFilter(known: "CIVortexDistortion")
    }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { NamedFilter(known: "CIBumpDistortion") }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { NamedFilter(known: "CIPinchDistortion") }
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { NamedFilter(known: "CIKaleidoscope") }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { NamedFilter(known: "CIVignetteEffect") }
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        NamedFilter(known: "CIHexagonalPixellate")
    }
    public class func dotScreen() -> any CIFilter & CIDotScreen { NamedFilter(known: "CIDotScreen") }
    public class func lineScreen() -> any CIFilter & CILineScreen { NamedFilter(known: "CILineScreen") }
}
