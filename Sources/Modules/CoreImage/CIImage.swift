/// The module that sources import for filters of pictures. Some of them are computed, in linear light as Apple's; the others show their
/// input unchanged.
import KinoraGeometry
import KinoraPixels
import KinoraScene
@_exported import KinoraViews

/// A picture under Core Image's name. Its place is told with y upwards.
public final class CIImage: NSObject, @unchecked Sendable {
    /// In pixels.
    public let extent: CGRect
    let pixels: LinearPixels

    init(_ pixels: LinearPixels, at origin: CGPoint = .zero) {
        self.pixels = pixels
        extent = CGRect(x: origin.x, y: origin.y, width: CGFloat(pixels.width), height: CGFloat(pixels.height))
    }
    public convenience init(cgImage: CGImage) { self.init(LinearPixels(cgImage.kinoraPixels)) }
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    public convenience init?(contentsOf url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.init(data: data)
    }
    public static func empty() -> CIImage { CIImage(LinearPixels(width: 0, height: 0)) }

    /// The part inside of a rectangle, to whole pixels.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = rect.integral.intersection(extent)
        guard !part.isNull else { return .empty() }
        return CIImage(
            pixels.cropped(
                x: Int(part.minX - extent.minX), y: Int(extent.maxY - part.maxY), width: Int(part.width),
                height: Int(part.height)), at: part.origin)
    }

    /// Scaled by the nearest pixels, and moved. Turns are left out.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let (sx, sy) = (abs(matrix.a), abs(matrix.d))
        guard sx > 0, sy > 0, matrix.b == 0, matrix.c == 0 else { return self }
        let rect = extent.applying(matrix)
        return CIImage(
            pixels.scaled(toWidth: Int(rect.width.rounded()), height: Int(rect.height.rounded())), at: rect.origin)
    }
    /// Its edges going on for ever: filters here stay within the picture, as if they did.
    public func clampedToExtent() -> CIImage { self }
    public func oriented(_ orientation: Int32) -> CIImage { self }
    public func composited(over other: CIImage) -> CIImage { self }
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
    public func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }
    /// - Parameter sigma: the standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(pixels.blurred(sigma), at: extent.origin) }
}

/// Turns pictures of filters into pixels.
public final class CIContext: NSObject {
    public override init() {}
    public init(options: [String: Any]?) {}
    public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
        let part = image.cropped(to: rect)
        guard part.extent.width > 0, part.extent.height > 0 else { return nil }
        return CGImage(kinoraPixels: part.pixels.pixmap)
    }
}

extension UIImage {
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
}

public struct CIColor: Hashable, Sendable {
    public let red, green, blue, alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public init(color: UIColor) {
        let parts = color.cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    public init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
public final class CIVector: NSObject {
    public let x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public init(cgPoint: CGPoint) { (x, y) = (cgPoint.x, cgPoint.y) }
}
