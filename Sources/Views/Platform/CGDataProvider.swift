import KinoraScene
import KinoraStage

/// Bytes that something is made of.
public final class CGDataProvider {
    let bytes: Data
    /// The same, where they are asked for: an object whose pointer stays.
    private let object: NSData
    /// The file that they are from, where it is known.
    let path: String?

    public init?(data: CFData) { (bytes, object, path) = (data as Data, data, nil) }

    /// nil where there is no such file.
    public init?(url: CFURL) {
        guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
        (bytes, object, self.path) = (data, NSData(data: data), path)
    }

    /// nil where there is no such file.
    public init?(filename: UnsafePointer<CChar>) {
        let path = String(cString: filename)
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        (bytes, object, self.path) = (data, NSData(data: data), path)
    }

    public var data: CFData? { object }
}

extension CGImage {
    /// A picture of bytes, of 8 bits a component: of grays, or of three colors with alpha or room for it; nil for others, and where there
    /// are too few bytes. What becomes of its colors is ignored.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = BitmapLayout(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                isGray: space.model == .monochrome, info: bitmapInfo),
            layout.pixel.bytes * 8 == bitsPerPixel, provider.bytes.count >= layout.count
        else { return nil }
        self.init(SceneImage(provider.bytes.withUnsafeBytes { layout.read($0.baseAddress!) }))
    }

    /// A picture of a PNG file; nil where it is none. What becomes of its colors is ignored.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let pixels = KinoraImageLibrary.decode?(Array(source.bytes)) else { return nil }
        self.init(SceneImage(pixels))
    }

    /// A picture of a JPEG file; nil where it is none. What becomes of its colors is ignored.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(pngDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
    }
}

/// How colors are brought into another space. There is one space only.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
