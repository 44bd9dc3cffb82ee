import KinoraScene
import KinoraStage

/// Bytes that something is made of.
public final class CGDataProvider {
    let bytes: Data
    /// The file that they are from, where it is known.
    let path: String?

    public init?(data: CFData) { (bytes, path) = (data as Data, nil) }

    /// nil where there is no such file.
    public init?(url: CFURL) {
        guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
        (bytes, self.path) = (data, path)
    }

    /// nil where there is no such file.
    public init?(filename: UnsafePointer<CChar>) {
        let path = String(cString: filename)
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        (bytes, self.path) = (data, path)
    }

    public var data: CFData? { bytes as NSData }
}

extension CGImage {
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
