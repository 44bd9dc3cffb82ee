import KinoraStage

/// A picture in a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The sign that stands for an attachment in a string.
    public static let character: Int = 0xFFFC
    open var image: UIImage?
    /// Where the picture is drawn, in points: its lower left corner from the place on the base line, upwards. Where it is empty, the
    /// picture has its own size. A picture keeps the shape that it has, and is as wide as this says.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    open var allowsTextAttachmentView = true
    open var lineLayoutPadding: CGFloat = 0

    public override init() { super.init() }
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
    public convenience init(data contentData: Data?, ofType uti: String?) {
        self.init()
        (contents, fileType) = (contentData, uti)
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// The picture as texts of SwiftUI show it.
    var shown: Image? {
        guard let image else { return nil }
        guard bounds.width > 0, image.size.width > 0, let pixels = image.bitmap else { return Image(uiImage: image) }
        let scale = CGFloat(pixels.width) / bounds.width
        let sized = UIImage(cgImage: pixels, scale: scale, orientation: .up)
        return Image(uiImage: sized.withRenderingMode(image.renderingMode))
    }
}

extension NSAttributedString {
    /// A text of one picture.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
