import KinoraViews
import simd

/// A transform in space, as Core Animation has it.
public typealias SCNMatrix4 = CATransform3D

public let SCNMatrix4Identity = CATransform3DIdentity

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    CATransform3DMakeTranslation(CGFloat(tx), CGFloat(ty), CGFloat(tz))
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    CATransform3DMakeScale(CGFloat(sx), CGFloat(sy), CGFloat(sz))
}
/// - Parameter angle: in radians.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z))
}
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    CATransform3DTranslate(m, CGFloat(tx), CGFloat(ty), CGFloat(tz))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    CATransform3DScale(m, CGFloat(sx), CGFloat(sy), CGFloat(sz))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    CATransform3DRotate(m, CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z))
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { CATransform3DConcat(a, b) }
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { CATransform3DInvert(m) }

extension SCNMatrix4 {
    /// The same numbers: a column of the one is a row of the other, as both write where an axis goes to.
    public init(_ m: simd_float4x4) {
        let (x, y, z, w) = m.columns
        self.init(
            m11: CGFloat(x.x), m12: CGFloat(x.y), m13: CGFloat(x.z), m14: CGFloat(x.w),
            m21: CGFloat(y.x), m22: CGFloat(y.y), m23: CGFloat(y.z), m24: CGFloat(y.w),
            m31: CGFloat(z.x), m32: CGFloat(z.y), m33: CGFloat(z.z), m34: CGFloat(z.w),
            m41: CGFloat(w.x), m42: CGFloat(w.y), m43: CGFloat(w.z), m44: CGFloat(w.w))
    }
}
extension simd_float4x4 {
    public init(_ m: SCNMatrix4) {
        self.init(
            SIMD4(Float(m.m11), Float(m.m12), Float(m.m13), Float(m.m14)),
            SIMD4(Float(m.m21), Float(m.m22), Float(m.m23), Float(m.m24)),
            SIMD4(Float(m.m31), Float(m.m32), Float(m.m33), Float(m.m34)),
            SIMD4(Float(m.m41), Float(m.m42), Float(m.m43), Float(m.m44)))
    }
}
