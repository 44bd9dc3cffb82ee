import KinoraStage

/// Everything is gamma-encoded sRGB, in color or in grays.
public struct CGColorSpace: Hashable, Sendable {
    /// Of one gray, or of three colors.
    public let model: CGColorSpaceModel
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    public init() { model = .rgb }
    fileprivate init(_ model: CGColorSpaceModel) { self.model = model }
    public init?(name: CFString) { model = name.range(of: "Gray").location == NSNotFound ? .rgb : .monochrome }
}
/// What colors of a space are made of.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
/// How the bytes of a bitmap's pixels are arranged.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
    public static let floatInfoMask = CGBitmapInfo(rawValue: 15 << 8)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 7 << 12)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
/// The order of the bytes of a pixel, as a part of `CGBitmapInfo`.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
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
