import KinoraPixels
import KinoraStage

/// In which numbers colors are said. All become gamma-encoded sRGB, in color or in grays, and pictures have no other space.
public struct CGColorSpace: Hashable, Sendable {
    /// What colors are made of; under a space of patterns those of its cells that say none.
    private let colors: CGColorSpaceModel
    private let word: String?
    private var isOfPatterns = false
    /// What colors are made of.
    public var model: CGColorSpaceModel { isOfPatterns ? .pattern : colors }
    public var name: CFString? { word.map { $0 as NSString } }
    /// Without alpha.
    public var numberOfComponents: Int {
        switch colors {
        case .unknown: 0
        case .monochrome: 1
        case .cmyk: 4
        default: 3
        }
    }

    public init() { self.init(.rgb) }
    fileprivate init(_ model: CGColorSpaceModel) { (colors, word) = (model, nil) }
    /// A space by one of the names below; of others the name tells the model.
    public init?(name: CFString) {
        let word = name.description
        colors = word.contains("Gray") ? .monochrome : word.contains("CMYK") ? .cmyk : .rgb
        self.word = word
    }
    /// A space of patterns.
    ///
    /// - Parameter baseSpace: in which the colors of patterns are said that say none themselves.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self = baseSpace ?? CGColorSpace(.unknown)
        isOfPatterns = true
    }
    /// In which the colors of a space of patterns are said.
    var base: CGColorSpace? {
        guard isOfPatterns, colors != .unknown else { return nil }
        var base = self
        base.isOfPatterns = false
        return base
    }

    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
}

extension CGColorSpace {
    /// A color of this space; nil where it has too few components, and in a space of patterns.
    ///
    /// - Parameter components: of the space, and alpha after them, or 1.
    func rgba(_ components: [CGFloat]) -> RGBA? {
        guard !isOfPatterns, components.count >= numberOfComponents else { return nil }
        let alpha = components.count > numberOfComponents ? components[numberOfComponents] : 1
        let isLinear = word?.contains("Linear") ?? false
        switch model {
        case .monochrome:
            let light = isLinear ? TransferCurve.encoded(components[0]) : components[0]
            return RGBA(red: light, green: light, blue: light, alpha: alpha)
        case .cmyk:
            let light = 1 - components[3]
            return RGBA(
                red: (1 - components[0]) * light, green: (1 - components[1]) * light,
                blue: (1 - components[2]) * light, alpha: alpha)
        default:
            let (red, green, blue) = (components[0], components[1], components[2])
            if isLinear { return .fromLinear(red: red, green: green, blue: blue, alpha: alpha) }
            if word?.contains("DisplayP3") ?? false {
                return .fromDisplayP3(red: red, green: green, blue: blue, alpha: alpha)
            }
            return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}

/// What colors of a space are made of.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
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
