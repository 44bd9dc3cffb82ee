import KinoraPixels
import KinoraScene
import KinoraStage

// Reading pictures from files, and a bitmap that pictures and rectangles are drawn into.

/// A file with a picture.
public final class CGImageSource {
    fileprivate let image: CGImage?
    fileprivate init(_ data: Data?) {
        let pixels = data.flatMap { KinoraImageLibrary.decode?(Array($0)) }
        image = pixels.map { CGImage(SceneImage($0)) }
    }
}
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
    let source = CGImageSource(url.path.flatMap { FileManager.default.contents(atPath: $0) })
    return source.image == nil ? nil : source
}
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
    let source = CGImageSource(data as Data)
    return source.image == nil ? nil : source
}
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CGImage? {
    index == 0 ? isrc.image : nil
}
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// Everything is gamma-encoded sRGB.
public struct CGColorSpace: Hashable, Sendable {
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public init() {}
    public init?(name: CFString) {}
}
public typealias CFString = String
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
extension CGImage {
    public var colorSpace: CGColorSpace? { CGColorSpace() }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}

/// A bitmap. Pictures are drawn into it, resampled by areas of two by two pixels, and rectangles are filled; there are no paths.
/// As with Core Graphics y grows upwards.
public final class CGContext {
    private var pixels: Pixmap
    private var fill: UInt32 = 0xFF00_0000
    public var interpolationQuality: CGInterpolationQuality = .default
    public var width: Int { pixels.width }
    public var height: Int { pixels.height }

    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width <= 16_384, height <= 16_384 else { return nil }
        pixels = Pixmap(width: width, height: height)
    }
    public func setFillColor(_ color: CGColor) { fill = color.premultiplied }
    public func fill(_ rect: CGRect) {
        for (x, y) in places(in: rect) { pixels[x, y] = CGContext.over(fill, pixels[x, y]) }
    }
    public func clear(_ rect: CGRect) { for (x, y) in places(in: rect) { pixels[x, y] = 0 } }
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let source = image.picture.pixmap
        for (x, y) in places(in: rect) {
            let u = (Double(x) + 0.5 - rect.minX) / rect.width * Double(source.width) - 0.5
            let v = (Double(y) + 0.5 - (Double(height) - rect.maxY)) / rect.height * Double(source.height) - 0.5
            pixels[x, y] = CGContext.over(CGContext.sample(source, u, v), pixels[x, y])
        }
    }
    public func makeImage() -> CGImage? { CGImage(SceneImage(pixels)) }

    /// The pixels whose middle lies in a rectangle with y upwards.
    private func places(in rect: CGRect) -> [(Int, Int)] {
        let rows =
            max(
                0, Int((Double(height) - rect.maxY).rounded()))..<max(
                0, min(height, Int((Double(height) - rect.minY).rounded())))
        let columns = max(0, Int(rect.minX.rounded()))..<max(0, min(width, Int(rect.maxX.rounded())))
        guard rows.lowerBound < rows.upperBound, columns.lowerBound < columns.upperBound else { return [] }
        return rows.flatMap { y in columns.map { ($0, y) } }
    }
    private static func sample(_ source: Pixmap, _ u: Double, _ v: Double) -> UInt32 {
        let (x, y) = (u.rounded(.down), v.rounded(.down))
        func pixel(_ dx: Double, _ dy: Double) -> UInt32 {
            source[
                min(max(Int(x + dx), 0), source.width - 1), min(max(Int(y + dy), 0), source.height - 1)]
        }
        let corners = [
            (pixel(0, 0), (1 - u + x) * (1 - v + y)), (pixel(1, 0), (u - x) * (1 - v + y)),
            (pixel(0, 1), (1 - u + x) * (v - y)), (pixel(1, 1), (u - x) * (v - y)),
        ]
        return [0, 8, 16, 24].reduce(UInt32(0)) { result, shift in
            let value = corners.reduce(0.0) { $0 + Double($1.0 >> UInt32(shift) & 255) * $1.1 }
            return result | UInt32(min(max(value, 0), 255).rounded()) << UInt32(shift)
        }
    }
    /// Premultiplied source over.
    private static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
        let rest = 255 - (source >> 24)
        return [0, 8, 16, 24].reduce(UInt32(0)) { result, shift in
            let shift = UInt32(shift)
            return result | min(255, (source >> shift & 255) + ((target >> shift & 255) * rest + 127) / 255) << shift
        }
    }
}
extension CGColor {
    fileprivate var premultiplied: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        let alpha = rgba.alpha
        return byte(rgba.red * alpha) | byte(rgba.green * alpha) << 8 | byte(rgba.blue * alpha) << 16 | byte(alpha)
            << 24
    }
}
