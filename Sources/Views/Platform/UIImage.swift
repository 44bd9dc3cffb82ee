import KinoraPixels
import KinoraScene
import KinoraStage

/// Pixels under Core Graphics' name.
public final class CGImage: Hashable, Sendable {
    let picture: SceneImage
    init(_ picture: SceneImage) { self.picture = picture }

    /// In pixels.
    public var width: Int { picture.pixmap.width }
    public var height: Int { picture.pixmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }

    /// Its bytes, row by row: red, green, blue and alpha, premultiplied.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: NSData(data: picture.pixmap.pixels.withUnsafeBytes { Data($0) }))
    }

    /// A part of it, in pixels; nil where it lies outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        var pixels = Pixmap(width: Int(part.width), height: Int(part.height))
        for y in 0..<Int(part.height) {
            for x in 0..<Int(part.width) {
                pixels[x, y] = picture.pixmap[x + Int(part.minX), y + Int(part.minY)]
            }
        }
        return CGImage(SceneImage(pixels))
    }

    /// The same as far as a gray picture of any size lets it through: where that is white all of it, where that is black nothing.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard mask.width > 0, mask.height > 0 else { return nil }
        var pixels = picture.pixmap
        for y in 0..<height {
            for x in 0..<width {
                let gray = mask.picture.pixmap[x * mask.width / width, y * mask.height / height]
                let share = PremultipliedRGBA(PremultipliedPixel(word: gray)).components.x
                let color = PremultipliedRGBA(PremultipliedPixel(word: pixels[x, y])).components
                pixels[x, y] = PremultipliedRGBA(components: color * share).pixel.word
            }
        }
        return CGImage(SceneImage(pixels))
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a.picture == b.picture }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

/// A picture under the name that UIKit and AppKit give it: one of the project's, see `Image(_:)`, a symbol, or pixels.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// What is drawn.
    private(set) final var image: Image?
    /// The pixels, where they are turned to be shown.
    private final var stored: CGImage?
    /// In points, while nothing is drawn.
    private final var blankSize = CGSize.zero
    /// Pixels per point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    public let imageOrientation: Orientation

    init(_ image: Image?, scale: CGFloat, mode: RenderingMode = .automatic, orientation: Orientation = .up) {
        (self.image, self.scale, renderingMode, imageOrientation) = (image, scale, mode, orientation)
        super.init()
    }

    /// What a name stands for, in light surroundings.
    convenience init(_ found: LibraryPicture) {
        let scale = if case .pixels(_, let scale) = found.form { scale } else { DrawnPicture.scale }
        self.init(Image(source: found.form.source), scale: scale, mode: found.isTemplate ? .alwaysTemplate : .automatic)
    }

    /// A picture of no size.
    public convenience override init() { self.init(nil, scale: 1) }

    /// A picture of the project by name; nil where there is none.
    public convenience init?(named name: String) {
        guard let found = KinoraImageLibrary.picture(named: name) else { return nil }
        self.init(found)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(systemName: name)
    }
    public convenience init?(systemName: String) { self.init(Image(systemName: systemName), scale: 1) }
    public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
        self.init(Image(systemName: systemName).looking(configuration?.look), scale: 1)
    }
    /// A picture of an asset catalogue.
    public convenience init(resource: ImageResource) {
        guard let found = KinoraImageLibrary.expectedPicture(named: resource.name) else {
            self.init()
            return
        }
        self.init(found)
    }
    /// What `#imageLiteral` writes: a picture of the project.
    public required convenience init(imageLiteralResourceName path: String) {
        guard let found = KinoraImageLibrary.expectedPicture(named: path) else {
            self.init()
            return
        }
        self.init(found)
    }
    /// The content of a PNG file; nil where it is none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = KinoraImageLibrary.decode?(Array(data)) else { return nil }
        self.init(Image(pixmap: pixels, scale: scale), scale: scale)
    }
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - orientation: how the pixels are turned where they are shown.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let shown = cgImage.upright(orientation)
        self.init(Image(source: .pixels(shown, scale: scale)), scale: scale, orientation: orientation)
        if orientation != .up { stored = cgImage }
    }
    /// As AppKit: a picture that is `size` large.
    public convenience init(cgImage: CGImage, size: CGSize) {
        self.init(cgImage: cgImage, scale: size.width > 0 ? CGFloat(cgImage.width) / size.width : 1, orientation: .up)
    }
    /// As AppKit: an empty picture of a size, into which something is drawn.
    public convenience init(size: CGSize) {
        self.init(nil, scale: UIScreen.main.scale)
        blankSize = size
    }
    /// Becomes what was drawn into it.
    package func take(_ drawn: CGImage) { image = Image(source: .pixels(drawn.picture, scale: scale)) }

    private var pixels: (SceneImage, Double)? { image?.pixels }
    /// The same; those of a symbol and of a drawing as they look on the screen, in black where it has no color.
    private var drawnPixels: (SceneImage, Double)? {
        guard pixels == nil, image != nil else { return pixels }
        let area = CGRect(origin: .zero, size: size)
        return UIGraphicsImageRenderer(size: size).image { _ in draw(in: area) }.pixels
    }

    /// In points; that of a symbol is about what UIKit gives it: 20 at 17 points.
    open var size: CGSize {
        get {
            if case .drawing(let drawing)? = image?.source { return drawing.size }
            guard let (picture, scale) = pixels else {
                let side = 20 * (image?.symbolLook?.pointSize ?? 17) / 17
                return image == nil ? blankSize : CGSize(width: side, height: side)
            }
            return CGSize(width: CGFloat(picture.pixmap.width) / scale, height: CGFloat(picture.pixmap.height) / scale)
        }
        // As AppKit has it.
        set { resize(to: newValue) }
    }
    /// The picture is stretched to a size, in points, with the pixels of the screen.
    private func resize(to size: CGSize) {
        guard image != nil else { return blankSize = size }
        guard size != self.size, size.width > 0, size.height > 0 else { return }
        let drawn = UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
        (image, stored) = (drawn.image, nil)
    }
    /// Its own pixels; nil of a symbol, a drawing and an empty picture.
    var bitmap: CGImage? { pixels.map { CGImage($0.0) } }
    /// The pixels as they are stored, of a symbol at the scale of the screen; nil for an empty picture.
    open var cgImage: CGImage? { stored ?? drawnPixels.map { CGImage($0.0) } }
    /// The frames of one that moves, see `animatedImage(with:duration:)`.
    open var images: [UIImage]? { frames }
    /// How long all of its frames are shown, in seconds; 0 of one that does not move.
    open var duration: TimeInterval { frames == nil ? 0 : framesDuration }
    private var frames: [UIImage]?
    private var framesDuration: TimeInterval = 0

    /// A picture that shows one frame after the other, again and again, in an image view.
    ///
    /// - Parameter duration: how long all of them are shown, in seconds; 0: each for a thirtieth.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let moving = UIImage(first.image, scale: first.scale, mode: first.renderingMode)
        (moving.frames, moving.framesDuration) = (images, PictureMotion.duration(duration, of: images.count))
        return moving
    }
    open var isSymbolImage: Bool { if case .symbol? = image?.source { true } else { false } }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let copy = UIImage(image, scale: scale, mode: renderingMode, orientation: imageOrientation)
        (copy.frames, copy.framesDuration) = (frames?.map { $0.withRenderingMode(renderingMode) }, framesDuration)
        copy.stored = stored
        return copy
    }
    /// The picture's shape in a color.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        guard let (picture, scale) = pixels else {
            // A symbol that is a template has the tint of its view nevertheless.
            let look = SymbolLook(colors: [color.color])
            return UIImage(
                renderingMode == .alwaysOriginal ? image?.looking(look) : image, scale: self.scale, mode: renderingMode)
        }
        var copy = picture.pixmap
        let tint = color.color.rgba(in: EnvironmentValues())
        for y in 0..<copy.height {
            for x in 0..<copy.width {
                let alpha = Double(copy[x, y] >> 24) / 255 * tint.alpha
                func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
                copy[x, y] =
                    byte(tint.red * alpha) | byte(tint.green * alpha) << 8 | byte(tint.blue * alpha) << 16 | byte(alpha)
                    << 24
            }
        }
        return UIImage(Image(pixmap: copy, scale: scale), scale: scale, mode: renderingMode)
    }
    /// Only symbols are set by one.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbolImage else { return self }
        return UIImage(
            image?.looking(configuration.look), scale: scale, mode: renderingMode, orientation: imageOrientation)
    }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }
    /// How it is set, of a symbol.
    open var symbolConfiguration: SymbolConfiguration? { image?.symbolLook.map { SymbolConfiguration($0) } }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }
    /// The picture with edges that keep their size, in points, where it is drawn larger.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let insets = EdgeInsets(
            top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right)
        let isTiled = resizingMode == .tile && capInsets == .zero
        let copy = UIImage(
            image?.resizable(capInsets: insets, resizingMode: isTiled ? .tile : .stretch), scale: scale,
            mode: renderingMode, orientation: imageOrientation)
        (copy.stored, copy.capInsets, copy.resizingMode) = (stored, capInsets, resizingMode)
        return copy
    }
    /// How what lies between the edges fills the room; between edges that keep their size it is stretched here.
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    open private(set) var capInsets = UIEdgeInsets.zero
    open private(set) var resizingMode = ResizingMode.tile
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// The picture from right to left.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        guard let cgImage else { return self }
        let copy = UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation.mirrored)
        return renderingMode == .automatic ? copy : copy.withRenderingMode(renderingMode)
    }
    // Kept as it is: pictures are placed by their edges.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    /// There is no range beyond that of a plain screen.
    open var isHighDynamicRange: Bool { false }

    /// The picture made smaller or larger to a size in points; nil where it has no pixels.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    open func preparingForDisplay() -> UIImage? { self }
    open func byPreparingForDisplay() async -> UIImage? { self }
    /// The picture as a PNG file; nil for an empty picture.
    open func pngData() -> Data? { drawnPixels.flatMap { KinoraImageLibrary.encode?($0.0.pixmap) }.map { Data($0) } }
    /// Pictures are only encoded as PNG; so is this one.
    open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
    open func heicData() -> Data? { pngData() }
}

public typealias NSImage = UIImage

extension Image {
    public init(uiImage: UIImage) {
        let image = uiImage.image ?? .empty
        switch uiImage.renderingMode {
        case .automatic: self = image
        case .alwaysOriginal: self = image.renderingMode(.original)
        case .alwaysTemplate: self = image.renderingMode(.template)
        }
    }
    @_disfavoredOverload
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - orientation: how the pixels are turned where they are shown.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(source: .pixels(cgImage.upright(orientation), scale: scale))
    }
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - orientation: how the pixels are turned where they are shown.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(source: .pixels(cgImage.upright(orientation), scale: scale))
    }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}

// MARK: Catalogue symbols

/// A picture of an asset catalogue by its generated name.
public struct ImageResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
    public static func == (a: ImageResource, b: ImageResource) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
/// A color of an asset catalogue by its generated name.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String
    public init(name: String, bundle: Bundle) {
        (self.name, bundlePath) = (name, bundle.resourcePath ?? bundle.bundlePath)
    }
}
extension Image {
    public init(_ resource: ImageResource) { self.init(resource.name) }
}
extension Color {
    @_disfavoredOverload
    public init(_ resource: ColorResource) {
        self.init(.asset(ColorAsset(name: resource.name, bundlePath: resource.bundlePath)))
    }
}
extension UIColor {
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

// MARK: Literals

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

// For modules beside this one that make pictures.
extension CGImage {
    package convenience init(kinoraPixels pixels: Pixmap) { self.init(SceneImage(pixels)) }
    package var kinoraPixels: Pixmap { picture.pixmap }
}

/// There is no photo library: nothing is saved, and nobody is told.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
