import KinoraStage

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
