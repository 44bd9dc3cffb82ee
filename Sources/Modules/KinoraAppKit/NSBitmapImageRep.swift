import KinoraViews

/// The pixels of a picture, as they are written into files: as PNG whatever is asked for.
@MainActor @preconcurrency
open class NSBitmapImageRep: NSImageRep {
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    }
    fileprivate(set) var image: NSImage
    public init?(data: Data) {
        guard let image = NSImage(data: data) else { return nil }
        self.image = image
        super.init()
    }
    public init(cgImage: CGImage) {
        image = NSImage(cgImage: cgImage)
        super.init()
    }
    open var cgImage: CGImage? { image.cgImage }
    open var pixelsWide: Int { cgImage?.width ?? 0 }
    open var pixelsHigh: Int { cgImage?.height ?? 0 }
    open var size: CGSize {
        get { image.size }
        set {}
    }
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? { image.pngData() }
    open var tiffRepresentation: Data? { image.pngData() }
}

extension UIImage {
    /// The picture as a file: a PNG.
    public var tiffRepresentation: Data? { pngData() }
    public func tiffRepresentation(using comp: Int, factor: Float) -> Data? { pngData() }
    /// Whether the picture is a shape in one color.
    public var isTemplate: Bool {
        get { renderingMode == .alwaysTemplate }
        set {}
    }
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        applyingSymbolConfiguration(configuration)
    }
    public typealias Name = String
    public static let applicationIconName: Name = "NSApplicationIcon"
    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
    public convenience init?(byReferencing url: URL) { self.init(contentsOfFile: url.path) }
}

extension UIView {
    /// What `cacheDisplay` draws a part of the view into.
    public func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let blank = UIGraphicsImageRenderer(size: rect.size).image { _ in }
        return blank.cgImage.map { NSBitmapImageRep(cgImage: $0) }
    }
    /// The part as it looks now.
    public func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {
        bitmapImageRep.image = UIGraphicsImageRenderer(size: rect.size).image { _ in
            let whole = CGRect(origin: CGPoint(x: -rect.minX, y: -rect.minY), size: bounds.size)
            drawHierarchy(in: whole, afterScreenUpdates: true)
        }
    }
    @discardableResult public func scrollToVisible(_ rect: CGRect) -> Bool { false }
    // What VoiceOver reads, by the names of methods.
    public func setAccessibilityLabel(_ accessibilityLabel: String?) { self.accessibilityLabel = accessibilityLabel }
    public func setAccessibilityHelp(_ accessibilityHelp: String?) { accessibilityHint = accessibilityHelp }
    public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
        self.accessibilityIdentifier = accessibilityIdentifier
    }
    public func setAccessibilityElement(_ accessibilityElement: Bool) { isAccessibilityElement = accessibilityElement }
}
