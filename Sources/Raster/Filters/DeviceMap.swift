import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels

/// The affine map from a node's points to device pixels, and what filters need of it.
struct DeviceMap {
    let transform: CGAffineTransform
    private let inverse: CGAffineTransform

    /// Nil where the map is singular or not finite: nothing can be seen through it.
    init?(_ transform: CGAffineTransform) {
        let determinant = transform.determinant
        guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else { return nil }
        self.transform = transform
        inverse = transform.inverted()
    }

    /// Pixels per point along the device's axes of a length that is the same in all directions. Exact for maps without
    /// shear and for rotations; an isotropic Gaussian seen through any other keeps its extent along the axes.
    var scaleX: Double { (transform.a * transform.a + transform.c * transform.c).squareRoot() }
    var scaleY: Double { (transform.b * transform.b + transform.d * transform.d).squareRoot() }

    /// One number for both: the square root of the area's factor.
    var scale: Double { abs(transform.determinant).squareRoot() }

    func vector(_ size: CGSize) -> CGSize { size.applying(transform) }

    /// The pixels that a rectangle in points touches, kept inside ±2²⁴.
    func pixels(_ rect: CGRect) -> PixelRect {
        let mapped = rect.standardized.applying(transform)
        func bound(_ x: CGFloat) -> Int { x.isNaN ? 0 : Int(x.clamped(to: -16_777_216...16_777_216)) }
        let (left, top) = (bound(mapped.minX.rounded(.down)), bound(mapped.minY.rounded(.down)))
        let (right, bottom) = (bound(mapped.maxX.rounded(.up)), bound(mapped.maxY.rounded(.up)))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The point under a device position.
    func point(x: Double, y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(inverse) }

    /// How far the point moves for one pixel along x and along y.
    var stepX: CGPoint { CGPoint(x: inverse.a, y: inverse.b) }
    var stepY: CGPoint { CGPoint(x: inverse.c, y: inverse.d) }
}
