import KinoraPixels
import KinoraScene
import KinoraStage

// Reading pictures from files.

/// A file with a picture, or with several that are played one after another.
public final class CGImageSource {
    struct Frame {
        let image: CGImage
        /// How long it stands, in seconds; nil in a file of one picture.
        let duration: Double?
    }

    let frames: [Frame]
    /// How often a moving picture is played; 0 without an end.
    let plays: Int
    let kind: FileKind?

    fileprivate init?(_ data: Data?) {
        guard let bytes = data.map(Array.init) else { return nil }
        kind = FileKind(bytes)
        if let moving = KinoraImageLibrary.decodeFrames?(bytes), !moving.frames.isEmpty {
            frames = moving.frames.map { Frame(image: CGImage(SceneImage($0.picture)), duration: $0.duration) }
            plays = moving.plays
        } else if let pixels = KinoraImageLibrary.decode?(bytes) {
            frames = [Frame(image: CGImage(SceneImage(pixels)), duration: nil)]
            plays = 1
        } else {
            return nil
        }
    }

    func image(_ index: Int) -> CGImage? { frames.indices.contains(index) ? frames[index].image : nil }

    /// What a file is by its first bytes.
    enum FileKind: String {
        case png = "public.png"
        case jpeg = "public.jpeg"
        case gif = "com.compuserve.gif"

        init?(_ bytes: [UInt8]) {
            let starts: [(FileKind, [UInt8])] = [
                (.png, [0x89, 0x50, 0x4E, 0x47]), (.jpeg, [0xFF, 0xD8, 0xFF]), (.gif, Array("GIF8".utf8)),
            ]
            guard let kind = starts.first(where: { bytes.starts(with: $0.1) }) else { return nil }
            self = kind.0
        }
    }
}

/// nil where the file has no picture that can be read.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
    CGImageSource(url.path.flatMap { FileManager.default.contents(atPath: $0) })
}
/// nil where the data are no picture that can be read.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}
/// nil where the provider has no picture that can be read.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: NSDictionary?
) -> CGImageSource? { CGImageSource(provider.bytes) }
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CGImage? {
    isrc.image(index)
}
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames.count }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.kind.map { $0.rawValue as NSString } }

/// The picture, at most as large as `kCGImageSourceThumbnailMaxPixelSize` says, in pixels of its longer side. Files with small pictures of
/// their own are not told from others, and pictures are upright already.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
    guard let image = isrc.image(index) else { return nil }
    let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? .infinity
    let longer = Double(max(image.width, image.height))
    guard most > 0, longer > most else { return image }
    let factor = most / longer
    let size = CGSize(
        width: max(1, (Double(image.width) * factor).rounded()),
        height: max(1, (Double(image.height) * factor).rounded()))
    return UIImage(cgImage: image).preparingThumbnail(of: size)?.cgImage
}

/// Sizes in pixels, and of moving pictures how long a frame stands, in seconds.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
    guard let image = isrc.image(index) else { return nil }
    var values: [NSString: Any] = [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyDepth: 8, kCGImagePropertyHasAlpha: true, kCGImagePropertyColorModel: "RGB",
        kCGImagePropertyOrientation: 1,
    ]
    if let duration = isrc.frames[index].duration {
        if isrc.kind == .gif {
            values[kCGImagePropertyGIFDictionary] = [
                // Players show what stands for less than two hundredths for a tenth.
                kCGImagePropertyGIFDelayTime: duration < 0.02 ? 0.1 : duration,
                kCGImagePropertyGIFUnclampedDelayTime: duration,
            ]
        } else {
            values[kCGImagePropertyPNGDictionary] = [
                kCGImagePropertyAPNGDelayTime: duration, kCGImagePropertyAPNGUnclampedDelayTime: duration,
            ]
        }
    }
    return values as NSDictionary
}

/// What holds for the whole file: of one that moves, how often it is played, 0 without an end.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: NSDictionary?) -> NSDictionary? {
    guard isrc.frames.contains(where: { $0.duration != nil }) else { return [:] }
    return isrc.kind == .gif
        ? [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: isrc.plays]] as NSDictionary
        : [kCGImagePropertyPNGDictionary: [kCGImagePropertyAPNGLoopCount: isrc.plays]] as NSDictionary
}

/// What pictures are written to.
public final class CGImageDestination {
    fileprivate let data: NSMutableData?
    fileprivate let url: URL?
    fileprivate var image: CGImage?
    fileprivate init(data: NSMutableData? = nil, url: URL? = nil) { (self.data, self.url) = (data, url) }
}
/// The picture is written as a PNG, whatever the type.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination(data: data) }
/// The picture is written as a PNG, whatever the type.
public func CGImageDestinationCreateWithURL(
    _ url: NSURL, _ type: CFString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { url.path.map { CGImageDestination(url: URL(fileURLWithPath: $0)) } }
/// Of several pictures the first is written.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?) {
    idst.image = idst.image ?? image
}
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: NSDictionary?) {}
/// Whether it could be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image, let bytes = KinoraImageLibrary.encode?(image.picture.pixmap) else { return false }
    let file = Data(bytes)
    if let data = idst.data { data.append(file) }
    guard let url = idst.url else { return true }
    return (try? file.write(to: url)) != nil
}

// What dictionaries of Image I/O are asked for.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
public var kCGImageDestinationLossyCompressionQuality: CFString { "kCGImageDestinationLossyCompressionQuality" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyDepth: CFString { "Depth" }
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
