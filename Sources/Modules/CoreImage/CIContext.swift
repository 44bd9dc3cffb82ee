import KinoraGeometry
import KinoraPixels
import KinoraViews

/// Turns pictures of filters into pixels.
public final class CIContext: NSObject {
    /// Whether filters work in linear light, as they do unless the working color space is `NSNull`.
    private let managesColors: Bool

    public override convenience init() { self.init(options: nil) }
    /// - Parameter options: `NSNull` for `workingColorSpace` has means made of encoded components; other options change nothing.
    public init(options: [CIContextOption: Any]?) {
        managesColors = !(options?[.workingColorSpace] is NSNull)
        super.init()
    }

    /// A part of a picture, to whole pixels; nil where it lies outside.
    public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
        let part = image.cropped(to: rect)
        guard part.extent.width > 0, part.extent.height > 0 else { return nil }
        if !managesColors, let color = image.unmanagedColor {
            var pixels = Pixmap(width: 1, height: 1)
            pixels[0, 0] = color.word
            return CGImage(kinoraPixels: pixels)
        }
        return CGImage(kinoraPixels: part.pixels.pixmap)
    }
    /// The same: pictures have 8 bits a component, in sRGB.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Writes a part of a picture into memory, from its upper row on, premultiplied. Where there is no picture, it is transparent.
    ///
    /// - Parameters:
    ///   - data: at least `rowBytes` bytes for each row of `bounds`.
    ///   - bounds: in the space of the picture, to whole pixels.
    ///   - colorSpace: components are gamma-encoded for any; nil leaves them as the filters made them, in linear light.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let area = bounds.integral
        let image = image.filling(area)
        let (width, height) = (Maths.int(area.width), Maths.int(area.height))
        guard width > 0, height > 0, rowBytes >= width * format.bytes else { return }
        let picture = BitmapSource(image, isEncoded: colorSpace != nil || !managesColors, isManaged: managesColors)
        let (left, top) = (Maths.int(area.minX - image.extent.minX), Maths.int(image.extent.maxY - area.maxY))
        for y in 0..<height {
            format.write((0..<width).lazy.map { picture[left + $0, top + y] }, to: data + y * rowBytes)
        }
    }
}

/// Premultiplied components of a picture, transparent outside of it.
private struct BitmapSource {
    private let pixels: LinearPixels
    private let color: SIMD4<Float>?
    private let isEncoded: Bool

    init(_ image: CIImage, isEncoded: Bool, isManaged: Bool) {
        (pixels, self.isEncoded) = (image.pixels, isEncoded)
        color = isManaged ? nil : image.unmanagedColor
    }

    subscript(x: Int, y: Int) -> SIMD4<Float> {
        guard (0..<pixels.width).contains(x), (0..<pixels.height).contains(y) else { return .zero }
        if let color { return color }
        let own = pixels.color(x, y)
        return isEncoded ? own.encoded : own
    }
}

extension SIMD4 where Scalar == Float {
    /// Gamma-encoded, of premultiplied linear light.
    var encoded: SIMD4<Float> {
        guard w > 0 else { return .zero }
        func part(_ value: Float) -> Float { Float(TransferCurve.encoded(Double(value / w))) * w }
        return SIMD4(part(x), part(y), part(z), w)
    }
    /// As a pixel.
    fileprivate var word: UInt32 {
        ByteLevel.of(x) | ByteLevel.of(y) << 8 | ByteLevel.of(z) << 16 | ByteLevel.of(w) << 24
    }
}

/// What a context is told.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    public static let name = CIContextOption(rawValue: "kCIContextName")
}
