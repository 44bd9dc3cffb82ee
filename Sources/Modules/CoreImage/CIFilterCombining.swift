import KinoraViews

// Filters of two pictures and of all channels, whose inputs are properties.

public protocol CICompositeOperation: CIFilterProtocol { var backgroundImage: CIImage? { get set } }
public protocol CIBlendWithMask: CIFilterProtocol {
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}
public protocol CIMaskToAlpha: CIFilterProtocol {}
public protocol CIColorMatrix: CIFilterProtocol {
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}
public protocol CIColorClamp: CIFilterProtocol {
    var minComponents: CIVector { get set }
    var maxComponents: CIVector { get set }
}
public protocol CILanczosScaleTransform: CIFilterProtocol {
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}

extension NamedFilter: CICompositeOperation, CIBlendWithMask, CIMaskToAlpha, CIColorMatrix, CIColorClamp,
    CILanczosScaleTransform
{
    private func vector(_ key: String, _ standard: CIVector) -> CIVector { values[key] as? CIVector ?? standard }
    var rVector: CIVector {
        get { vector("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)) }
        set { values["inputRVector"] = newValue }
    }
    var gVector: CIVector {
        get { vector("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)) }
        set { values["inputGVector"] = newValue }
    }
    var bVector: CIVector {
        get { vector("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)) }
        set { values["inputBVector"] = newValue }
    }
    var aVector: CIVector {
        get { vector("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)) }
        set { values["inputAVector"] = newValue }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)) }
        set { values["inputBiasVector"] = newValue }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents", CIVector(x: 0, y: 0, z: 0, w: 0)) }
        set { values["inputMinComponents"] = newValue }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents", CIVector(x: 1, y: 1, z: 1, w: 1)) }
        set { values["inputMaxComponents"] = newValue }
    }
    var aspectRatio: Float {
        get { self[kCIInputAspectRatioKey] }
        set { self[kCIInputAspectRatioKey] = newValue }
    }
}

extension CIFilter {
    private class func composite(_ name: String) -> any CIFilter & CICompositeOperation { NamedFilter(known: name) }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        composite("CISourceOverCompositing")
    }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        composite("CISourceInCompositing")
    }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        composite("CISourceOutCompositing")
    }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        composite("CISourceAtopCompositing")
    }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        composite("CIMultiplyCompositing")
    }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        composite("CIAdditionCompositing")
    }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { composite("CIMultiplyBlendMode") }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { composite("CIScreenBlendMode") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { NamedFilter(known: "CIBlendWithMask") }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        NamedFilter(known: "CIBlendWithAlphaMask")
    }
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { NamedFilter(known: "CIBlendWithRedMask") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { NamedFilter(known: "CIMaskToAlpha") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { NamedFilter(known: "CIColorMatrix") }
    public class func colorClamp() -> any CIFilter & CIColorClamp { NamedFilter(known: "CIColorClamp") }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        NamedFilter(known: "CILanczosScaleTransform")
    }
}
