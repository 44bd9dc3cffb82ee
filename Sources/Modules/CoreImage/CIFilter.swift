import KinoraGeometry
import KinoraPixels
import KinoraViews

public let kCIInputImageKey = "inputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputEVKey = "inputEV"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputAmountKey = "inputAmount"
public let kCIOutputImageKey = "outputImage"

/// A filter by its name, and what it is told.
open class CIFilter: NSObject, FilterWithName {
    public let name: String
    var values: [String: Any]

    /// nil where the name is none of Core Image's that are known here.
    public init?(name: String) {
        guard let recipe = Recipe.all[name] else { return nil }
        self.name = name
        values = recipe.defaults
    }
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    }
    init(known name: String) {
        self.name = name
        values = Recipe.all[name]?.defaults ?? [:]
    }

    open var inputKeys: [String] { (Recipe.all[name]?.defaults.keys.sorted() ?? []) + [kCIInputImageKey] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    open func setDefaults() { values.merge(Recipe.all[name]?.defaults ?? [:]) { $1 } }

    /// nil where the filter lacks its input.
    open var outputImage: CIImage? { Recipe.all[name]?.make(self) }

    public var inputImage: CIImage? {
        get { values[kCIInputImageKey] as? CIImage }
        set { values[kCIInputImageKey] = newValue }
    }

    /// A number, 0 where there is none. No filter needs one beyond a million.
    func number(_ key: String) -> Double {
        switch values[key] {
        case let number as Double: CIFilter.bounded(number)
        case let number as Float: CIFilter.bounded(Double(number))
        case let number as CGFloat: CIFilter.bounded(Double(number))
        case let number as Int: CIFilter.bounded(Double(number))
        case let number as NSNumber: CIFilter.bounded(number.doubleValue)
        default: 0
        }
    }
    private static func bounded(_ number: Double) -> Double {
        number.isNaN ? 0 : min(max(number, -1_000_000), 1_000_000)
    }
    subscript(key: String) -> Float {
        get { Float(number(key)) }
        set { values[key] = newValue }
    }

    /// A point in pixels from the upper left corner of the input; Core Image counts y upwards.
    func place(_ key: String, in pixels: LinearPixels, default standard: CGPoint = CGPoint(x: 150, y: 150)) -> (
        x: Double, y: Double
    ) {
        let point =
            (values[key] as? CIVector).map { CGPoint(x: $0.x, y: $0.y) } ?? values[key] as? CGPoint ?? standard
        let origin = inputImage?.extent.origin ?? .zero
        return (
            CIFilter.bounded(Double(point.x - origin.x)),
            CIFilter.bounded(Double(pixels.height) - Double(point.y - origin.y))
        )
    }

    /// A color in linear light.
    func color(_ key: String, default standard: CIColor) -> SIMD3<Float> {
        let color = values[key] as? CIColor ?? standard
        return SIMD3(Float(color.red), Float(color.green), Float(color.blue)).linear
    }
}

/// What a filter has at first, and what it makes.
struct Recipe: @unchecked Sendable {
    let defaults: [String: Any]
    let make: (CIFilter) -> CIImage?

    static func picture(
        _ defaults: [String: Any], _ change: @escaping (LinearPixels, CIFilter) -> LinearPixels
    ) -> Recipe {
        Recipe(defaults: defaults) { filter in
            filter.inputImage.map { CIImage(change($0.pixels, filter), at: $0.extent.origin) }
        }
    }
    static func colors(
        _ defaults: [String: Any] = [:], _ change: @escaping (SIMD3<Float>, CIFilter) -> SIMD3<Float>
    ) -> Recipe { picture(defaults) { pixels, filter in pixels.mapped { color, _, _ in change(color, filter) } } }

    static func luma(_ color: SIMD3<Float>) -> Float {
        (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    }
    /// Colors with more or less color in them, farther from a middle gray or nearer to it, and light in their shadows.
    private static func film(
        _ color: SIMD3<Float>, saturation: Float, contrast: Float, lift: Float = 0
    ) -> SIMD3<Float> {
        let gray = SIMD3(repeating: luma(color))
        let shown = ((gray + (color - gray) * saturation) - 0.18) * contrast + 0.18
        return shown.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: .greatestFiniteMagnitude)) * (1 - lift)
            + lift
    }
    /// All filters by their names.
    static let all = [plain, adjusting, glowing, distorting, tiling, reducing, combining].reduce(into: [:]) {
        all, part in
        all.merge(part) { first, _ in first }
    }

    private static let plain: [String: Recipe] = [
        "CIGaussianBlur": picture([kCIInputRadiusKey: 10.0]) { $0.blurred($1.number(kCIInputRadiusKey)) },
        "CIBoxBlur": picture([kCIInputRadiusKey: 10.0]) { $0.blurred($1.number(kCIInputRadiusKey) / 1.732) },
        "CIColorControls": colors([
            kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
        ]) { color, filter in
            let gray = SIMD3(repeating: luma(color))
            let saturated = gray + (color - gray) * filter[kCIInputSaturationKey]
            return (saturated - 0.5) * filter[kCIInputContrastKey] + 0.5 + filter[kCIInputBrightnessKey]
        },
        "CISepiaTone": colors([kCIInputIntensityKey: 1.0]) { color, filter in
            let sepia = SIMD3<Float>(
                (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
                (color * SIMD3(0.272, 0.534, 0.131)).sum())
            return color + (sepia - color) * filter[kCIInputIntensityKey]
        },
        "CIPixellate": picture([kCIInputScaleKey: 8.0]) { pixels, filter in
            let center = filter.place(kCIInputCenterKey, in: pixels)
            return pixels.pixellated(filter.number(kCIInputScaleKey), origin: CGPoint(x: center.x, y: center.y))
        },
        "CIColorInvert": colors { color, _ in 1 - color },
        "CIPhotoEffectMono": colors { color, _ in SIMD3(repeating: luma(color)) },
        "CIPhotoEffectNoir": colors { color, _ in SIMD3(repeating: (luma(color) - 0.3) * 1.4 + 0.3) },
        "CIPhotoEffectTonal": colors { color, _ in SIMD3(repeating: luma(color)) },
        // Apple does not publish what its films do to colors; these are by eye.
        "CIPhotoEffectChrome": colors { color, _ in film(color, saturation: 1.35, contrast: 1.15) },
        "CIPhotoEffectFade": colors { color, _ in film(color, saturation: 0.6, contrast: 0.8, lift: 0.06) },
        "CIPhotoEffectInstant": colors { color, _ in
            film(color, saturation: 0.75, contrast: 0.9, lift: 0.05) * SIMD3(1.06, 1, 0.88)
        },
        "CIPhotoEffectProcess": colors { color, _ in film(color, saturation: 0.9, contrast: 1.05) * SIMD3(0.94, 1, 1.1)
        },
        "CIPhotoEffectTransfer": colors { color, _ in film(color, saturation: 0.9, contrast: 1.05) * SIMD3(1.1, 1, 0.9)
        },
        "CIExposureAdjust": colors([kCIInputEVKey: 0.0]) { color, filter in
            color * Float(Maths.exp(filter.number(kCIInputEVKey) * 0.6931471805599453))
        },
        "CIColorMonochrome": colors([kCIInputIntensityKey: 1.0]) { color, filter in
            let tint = filter.values[kCIInputColorKey] as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3)
            let target = SIMD3(Float(tint.red), Float(tint.green), Float(tint.blue)) * luma(color)
            return color + (target - color) * filter[kCIInputIntensityKey]
        },
        "CIVignette": picture([kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) { pixels, filter in
            let (strength, radius) = (filter[kCIInputIntensityKey], max(0.1, filter[kCIInputRadiusKey]))
            let (middleX, middleY) = (Float(pixels.width) / 2, Float(pixels.height) / 2)
            let reach = (middleX * middleX + middleY * middleY) * radius
            return pixels.mapped { color, x, y in
                let (dx, dy) = (Float(x) - middleX, Float(y) - middleY)
                return color * max(0, 1 - strength * (dx * dx + dy * dy) / reach)
            }
        },
        "CIQRCodeGenerator": Recipe(defaults: ["inputCorrectionLevel": "M"]) { filter in
            guard let message = filter.values["inputMessage"] as? Data,
                let code = QRCode(
                    Array(message), level: filter.values["inputCorrectionLevel"] as? String ?? "M")
            else { return nil }
            // A white pixel stays free around the code.
            var pixels = LinearPixels(width: code.size + 2, height: code.size + 2)
            for y in 0..<pixels.height {
                for x in 0..<pixels.width {
                    let isInside = (1...code.size).contains(x) && (1...code.size).contains(y)
                    let light: Float = isInside && code.isDark(x: x - 1, y: y - 1) ? 0 : 1
                    for channel in 0..<3 { pixels.values[4 * (y * pixels.width + x) + channel] = light }
                    pixels.values[4 * (y * pixels.width + x) + 3] = 1
                }
            }
            return CIImage(pixels)
        },
    ]
}

// MARK: Filters with names of their own

public protocol CIFilterProtocol: CIFilter {}
public protocol CIGaussianBlur: CIFilterProtocol { var radius: Float { get set } }
public protocol CIBoxBlur: CIFilterProtocol { var radius: Float { get set } }
public protocol CIColorControls: CIFilterProtocol {
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}
public protocol CISepiaTone: CIFilterProtocol { var intensity: Float { get set } }
public protocol CIPixellate: CIFilterProtocol {
    var scale: Float { get set }
    var center: CGPoint { get set }
}
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}
public protocol CIVignette: CIFilterProtocol {
    var intensity: Float { get set }
    var radius: Float { get set }
}
public protocol CIExposureAdjust: CIFilterProtocol { var ev: Float { get set } }
public protocol CIColorMonochrome: CIFilterProtocol {
    var intensity: Float { get set }
    var color: CIColor { get set }
}
public protocol CICrystallize: CIFilterProtocol { var radius: Float { get set } }
public protocol CIPointillize: CIFilterProtocol {
    var radius: Float { get set }
    var center: CGPoint { get set }
}
public protocol CIEdges: CIFilterProtocol { var intensity: Float { get set } }
public protocol CIUnsharpMask: CIFilterProtocol {
    var radius: Float { get set }
    var intensity: Float { get set }
}
public protocol CIPhotoEffect: CIFilterProtocol {}
public protocol CIBloom: CIFilterProtocol {
    var radius: Float { get set }
    var intensity: Float { get set }
}

/// A filter whose inputs are properties.
final class NamedFilter: CIFilter, CIGaussianBlur, CIBoxBlur, CIColorControls, CISepiaTone, CIPixellate,
    CIQRCodeGenerator, CIVignette, CIExposureAdjust, CIColorMonochrome, CICrystallize, CIPointillize, CIEdges,
    CIUnsharpMask, CIBloom, CIPhotoEffect
{
    var radius: Float {
        get { self[kCIInputRadiusKey] }
        set { self[kCIInputRadiusKey] = newValue }
    }
    var saturation: Float {
        get { self[kCIInputSaturationKey] }
        set { self[kCIInputSaturationKey] = newValue }
    }
    var brightness: Float {
        get { self[kCIInputBrightnessKey] }
        set { self[kCIInputBrightnessKey] = newValue }
    }
    var contrast: Float {
        get { self[kCIInputContrastKey] }
        set { self[kCIInputContrastKey] = newValue }
    }
    var intensity: Float {
        get { self[kCIInputIntensityKey] }
        set { self[kCIInputIntensityKey] = newValue }
    }
    var scale: Float {
        get { self[kCIInputScaleKey] }
        set { self[kCIInputScaleKey] = newValue }
    }
    var ev: Float {
        get { self[kCIInputEVKey] }
        set { self[kCIInputEVKey] = newValue }
    }
    var center: CGPoint {
        get { values[kCIInputCenterKey] as? CGPoint ?? CGPoint(x: 150, y: 150) }
        set { values[kCIInputCenterKey] = newValue }
    }
    var color: CIColor {
        get { values[kCIInputColorKey] as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3) }
        set { values[kCIInputColorKey] = newValue }
    }
    var message: Data {
        get { values["inputMessage"] as? Data ?? Data() }
        set { values["inputMessage"] = newValue }
    }
    var correctionLevel: String {
        get { values["inputCorrectionLevel"] as? String ?? "M" }
        set { values["inputCorrectionLevel"] = newValue }
    }
}

extension CIFilter {
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { NamedFilter(known: "CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { NamedFilter(known: "CIBoxBlur") }
    public class func colorControls() -> any CIFilter & CIColorControls { NamedFilter(known: "CIColorControls") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { NamedFilter(known: "CISepiaTone") }
    public class func pixellate() -> any CIFilter & CIPixellate { NamedFilter(known: "CIPixellate") }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { NamedFilter(known: "CIQRCodeGenerator") }
    public class func vignette() -> any CIFilter & CIVignette { NamedFilter(known: "CIVignette") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { NamedFilter(known: "CIExposureAdjust") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { NamedFilter(known: "CIColorMonochrome") }
    public class func colorInvert() -> CIFilter { NamedFilter(known: "CIColorInvert") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { NamedFilter(known: "CIPhotoEffectNoir") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { NamedFilter(known: "CIPhotoEffectTonal") }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { NamedFilter(known: "CIPhotoEffectChrome") }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { NamedFilter(known: "CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        NamedFilter(known: "CIPhotoEffectInstant")
    }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        NamedFilter(known: "CIPhotoEffectProcess")
    }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        NamedFilter(known: "CIPhotoEffectTransfer")
    }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { NamedFilter(known: "CIPhotoEffectMono") }
    public class func crystallize() -> any CIFilter & CICrystallize { NamedFilter(known: "CICrystallize") }
    public class func pointillize() -> any CIFilter & CIPointillize { NamedFilter(known: "CIPointillize") }
    public class func edges() -> any CIFilter & CIEdges { NamedFilter(known: "CIEdges") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { NamedFilter(known: "CIUnsharpMask") }
    public class func bloom() -> any CIFilter & CIBloom { NamedFilter(known: "CIBloom") }
}
