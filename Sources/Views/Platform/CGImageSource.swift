import KinoraPixels
import KinoraScene
import KinoraStage

// Reading pictures from files.

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
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    public init() {}
    public init?(name: CFString) {}
}
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
    /// The same pixels: there is one color space only.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }
    public func copy() -> CGImage? { self }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}
