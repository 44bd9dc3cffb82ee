import KinoraViews

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
