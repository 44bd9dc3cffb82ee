/// The module that sources import for filters of pictures. They are computed in linear light, as Apple's.
import KinoraGeometry
import KinoraPixels
import KinoraScene
@_exported import KinoraViews

/// A picture under Core Image's name. Its place is told with y upwards.
public final class CIImage: NSObject, @unchecked Sendable {
    /// In pixels.
    public let extent: CGRect
    let pixels: LinearPixels
    /// The one color of a picture, gamma-encoded and premultiplied, where a context that manages no colors computes another one.
    let unmanagedColor: SIMD4<Float>?
    /// The color of a picture without an end, in linear light and premultiplied.
    let endlessColor: SIMD4<Float>?

    init(_ pixels: LinearPixels, at origin: CGPoint = .zero, unmanagedColor: SIMD4<Float>? = nil) {
        (self.pixels, self.unmanagedColor, endlessColor) = (pixels, unmanagedColor, nil)
        extent = CGRect(x: origin.x, y: origin.y, width: CGFloat(pixels.width), height: CGFloat(pixels.height))
    }
    /// One color in all directions without an end: a part of it is drawn, or what lies on a picture that ends.
    public init(color: CIColor) {
        let light = SIMD3(Float(color.red), Float(color.green), Float(color.blue)).linear
        endlessColor = SIMD4(light, 1) * Float(color.alpha)
        (pixels, unmanagedColor, extent) = (LinearPixels(width: 0, height: 0), nil, .infinite)
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
        if endlessColor != nil { return filling(rect.integral) }
        let part = rect.integral.intersection(extent)
        guard !part.isNull else { return .empty() }
        return CIImage(
            pixels.cropped(
                x: Maths.int(part.minX - extent.minX), y: Maths.int(extent.maxY - part.maxY),
                width: Maths.int(part.width), height: Maths.int(part.height)), at: part.origin)
    }

    /// Scaled, turned or sheared, and moved. Pixels stay squares where rows stay rows, as in codes that are enlarged; else they are
    /// mixed from the four nearest. Empty where the result would be larger than 8192 by 8192 pixels.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard matrix.a * matrix.d != matrix.b * matrix.c else { return .empty() }
        guard endlessColor == nil else { return self }
        let moved = extent.applying(matrix)
        let isUpright = matrix.b == 0 && matrix.c == 0
        let place =
            isUpright
            ? CGRect(x: moved.minX, y: moved.minY, width: moved.width.rounded(), height: moved.height.rounded())
            : moved.integral
        guard Self.canHold(place) else { return .empty() }
        // From pixels of the result, from the upper left corner on, to those of this picture: y goes upwards between them.
        let back = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: place.minX, ty: place.maxY)
            .concatenating(matrix.inverted())
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -extent.minX, ty: extent.maxY))
        return CIImage(
            pixels.resampled(
                width: Maths.int(place.width), height: Maths.int(place.height), mixing: !isUpright,
                place: { x, y in CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back) }),
            at: place.origin)
    }
    /// Its edges going on for ever: filters here stay within the picture, as if they did.
    public func clampedToExtent() -> CIImage { self }
    /// Turned and mirrored as a camera's picture with that orientation of Exif is shown.
    ///
    /// - Parameter orientation: 1 to 8; any other number leaves the picture as it is.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        guard (2...8).contains(orientation) else { return self }
        return CIImage(pixels.oriented(Int(orientation)))
    }
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        oriented(forExifOrientation: Int32(orientation.rawValue))
    }
    /// In front of another picture; the result is as large as both together.
    public func composited(over other: CIImage) -> CIImage {
        guard endlessColor == nil || other.endlessColor == nil else { return self }
        if endlessColor != nil { return filling(other.extent).composited(over: other) }
        if other.endlessColor != nil { return composited(over: other.filling(extent)) }
        guard extent.width > 0, extent.height > 0 else { return other }
        guard other.extent.width > 0, other.extent.height > 0 else { return self }
        let whole = extent.union(other.extent).integral
        guard Self.canHold(whole) else { return .empty() }
        var result = LinearPixels(width: Maths.int(whole.width), height: Maths.int(whole.height))
        for picture in [other, self] {
            result.draw(
                picture.pixels, x: Maths.int((picture.extent.minX - whole.minX).rounded()),
                y: Maths.int((whole.maxY - picture.extent.maxY).rounded()))
        }
        return CIImage(result, at: whole.origin)
    }

    /// The part of a picture without an end that a rectangle holds; every other picture as it is.
    func filling(_ rect: CGRect) -> CIImage {
        guard let endlessColor else { return self }
        guard rect.width >= 1, rect.height >= 1, Self.canHold(rect) else { return .empty() }
        var filled = LinearPixels(width: Maths.int(rect.width), height: Maths.int(rect.height))
        for y in 0..<filled.height { for x in 0..<filled.width { filled.set(endlessColor, x, y) } }
        return CIImage(filled, at: rect.origin)
    }
    /// The premultiplied color at a pixel, with y upwards; nothing outside of the picture.
    func light(_ x: Int, _ y: Int) -> SIMD4<Float> {
        if let endlessColor { return endlessColor }
        let column = x - Maths.int(extent.minX.rounded())
        let row = Maths.int(extent.maxY.rounded()) - 1 - y
        guard column >= 0, row >= 0, column < pixels.width, row < pixels.height else { return .zero }
        return pixels.color(column, row)
    }

    /// Whether pixels of a rectangle fit into memory that a frame may ask for; false as well for what is not finite.
    static func canHold(_ rect: CGRect) -> Bool {
        rect.origin.x.isFinite && rect.origin.y.isFinite && rect.width * rect.height <= 8192 * 8192
    }

    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
    public func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }
    /// - Parameter sigma: the standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(pixels.blurred(sigma), at: extent.origin) }
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
/// Up to four numbers: a point, or a rectangle by its corner and its size.
public final class CIVector: NSObject {
    public let x, y, z, w: CGFloat
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public convenience init(x: CGFloat) { self.init(x: x, y: 0, z: 0, w: 0) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init(x: x, y: y, z: 0, w: 0) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(x: x, y: y, z: z, w: 0) }
    public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
    public convenience init(cgRect: CGRect) {
        self.init(x: cgRect.origin.x, y: cgRect.origin.y, z: cgRect.size.width, w: cgRect.size.height)
    }
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
