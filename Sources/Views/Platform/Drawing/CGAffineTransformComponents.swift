import KinoraGeometry
import KinoraStage

/// A transform taken apart: a scale, then a shear along x, a rotation and a translation, in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// Negative in height where the transform mirrors.
    public var scale: CGSize
    /// How far x moves for each point of y.
    public var horizontalShear: CGFloat
    /// In radians.
    public var rotation: CGFloat
    public var translation: CGVector
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = .zero
    ) {
        (self.scale, self.horizontalShear) = (scale, horizontalShear)
        (self.rotation, self.translation) = (rotation, translation)
    }
}

extension CGAffineTransform {
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Its parts, of which it can be made again where it is no projection onto a line.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        let (x, y) = width > 0 ? (a / width, b / width) : (1, 0)
        let height = d * x - c * y
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: height != 0 ? (c * x + d * y) / height : 0, rotation: Maths.atan2(y, x),
            translation: CGVector(dx: tx, dy: ty))
    }
}
