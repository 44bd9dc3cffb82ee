import Foundation
import KinoraGeometry
import KinoraPixels

/// A simple shape, where it lands and how far it is blurred: all that the coverage of a `BlurredShape` depends on. It costs next to
/// nothing to make.
struct BlurredPlacement: Equatable {
    struct Disc: Equatable {
        let x: Double
        let y: Double
        let radius: Double
    }

    enum Form: Equatable {
        case disc(Disc)
        /// A rectangle, with corners or without.
        case box(CGRect)
    }

    let shape: Path.SimpleShape
    /// From the shape's points to device pixels.
    let transform: CGAffineTransform
    let sigmaX: Double
    let sigmaY: Double
    let form: Form
    /// The pixels where coverage can round to more than 0.
    let bounds: PixelRect

    /// Nil where there is no closed form: shear or rotation (of anything but circles), or coordinates that are not finite
    /// or beyond 30,000 pixels.
    ///
    /// - Parameters:
    ///   - transform: from the shape's points to device pixels.
    ///   - sigmaX, sigmaY: standard deviations in pixels.
    ///   - offsetX, offsetY: move the result, in pixels.
    init?(
        _ shape: Path.SimpleShape, transform: CGAffineTransform, sigmaX: Double, sigmaY: Double, offsetX: Double = 0,
        offsetY: Double = 0
    ) {
        guard sigmaX >= 0, sigmaY >= 0, sigmaX < 10_000, sigmaY < 10_000 else { return nil }
        let moved = transform.concatenating(CGAffineTransform(translationX: offsetX, y: offsetY))
        (self.shape, self.transform, self.sigmaX, self.sigmaY) = (shape, moved, sigmaX, sigmaY)
        if sigmaX == sigmaY, sigmaX >= 2, let disc = Self.disc(shape, moved) {
            guard disc.radius > 0, disc.radius < 15_000 else { return nil }
            let reach = BlurredDisc.cached(radius: disc.radius, sigma: sigmaX).reach
            guard
                let bounds = Self.pixels(
                    CGRect(x: disc.x - reach, y: disc.y - reach, width: 2 * reach, height: 2 * reach))
            else { return nil }
            (form, self.bounds) = (.disc(disc), bounds)
            return
        }
        guard moved.b == 0 && moved.c == 0 || moved.a == 0 && moved.d == 0,
            let rect = CornerProfile.rect(of: shape, moved), let touched = Self.pixels(rect)
        else { return nil }
        form = .box(rect)
        bounds = GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY).outputRect(for: touched)
    }

    /// A circle and where it lands, for circles under similarity transforms.
    private static func disc(_ shape: Path.SimpleShape, _ t: CGAffineTransform) -> Disc? {
        let rect: CGRect
        switch shape {
        case .ellipse(let r): rect = r
        case .roundedRect(let r, let size, _) where size.width * 2 == r.width && size.height * 2 == r.height: rect = r
        default: return nil
        }
        guard rect.width == rect.height, t.a == t.d && t.b == -t.c || t.a == -t.d && t.b == t.c else { return nil }
        let center = CGPoint(x: rect.midX, y: rect.midY).applying(t)
        let radius = rect.width / 2 * (t.a * t.a + t.b * t.b).squareRoot()
        guard center.x.isFinite, center.y.isFinite, radius.isFinite else { return nil }
        return Disc(x: Double(center.x), y: Double(center.y), radius: Double(radius))
    }

    private static func pixels(_ rect: CGRect) -> PixelRect? {
        let limit = 30_000.0
        guard rect.minX > -limit, rect.minY > -limit, rect.maxX < limit, rect.maxY < limit else { return nil }
        let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
        return PixelRect(
            x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left, height: Int(rect.maxY.rounded(.up)) - top)
    }
}
