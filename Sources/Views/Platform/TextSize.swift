import KinoraStage
import KinoraTypography

// How much room text takes, with UIKit's attributes.

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// Points between letters.
    public static let kern = NSAttributedString.Key("NSKern")
}

extension NSAttributedString {
    /// UIKit's font where none is named, of 12 points.
    static let usualFont = UIFont.systemFont(ofSize: 12)

    convenience init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        self.init(string: string, attributes: attributes ?? [:])
    }

    /// How its first paragraph is set, where it says so.
    var paragraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// The text in lines; nil where a font is missing.
    ///
    /// - Parameters:
    ///   - width: in points; nil does not wrap.
    ///   - font: where the text names none.
    func set(within width: CGFloat?, font: UIFont = usualFont) -> TextLayout? {
        let runs = Text(AttributedString(self)).segments.map { segment in
            var attributes = segment.attributes
            attributes.font = attributes.font ?? font.font
            if case .image(let picture) = segment.content {
                let room = MainActor.assumeIsolated { picture.attachment(in: EnvironmentValues()) }
                return TextRun(
                    attachment: room, font: attributes.request, baselineOffset: attributes.baselineOffset ?? 0)
            }
            return TextRun(
                segment.words, font: attributes.request, baselineOffset: attributes.baselineOffset ?? 0)
        }
        var options = TextLayoutOptions()
        options.maximumWidth = width.map { Double(max(0, $0)) }
        options.lineSpacing = Double(paragraphStyle?.lineSpacing ?? 0)
        return try? TextLayout(runs, options: options)
    }

    /// In points.
    func setSize(within width: CGFloat?, font: UIFont = usualFont) -> CGSize {
        length == 0 ? .zero : set(within: width, font: font)?.size ?? .zero
    }

    /// The room that the text takes, in points.
    public func size() -> CGSize { setSize(within: nil) }

    /// The room that the text takes, in points, from its top left corner. It wraps where the options have `usesLineFragmentOrigin`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
        return CGRect(origin: .zero, size: setSize(within: wraps ? size.width : nil))
    }
}

extension Text.Segment {
    /// What it says, where that does not depend on what surrounds it.
    fileprivate var words: String { if case .string(let words) = content { words } else { "" } }
}

extension String {
    /// The room that the text takes, in points, in a font of 12 points where no other is named.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(self, attributes).size()
    }
    /// The room that the text takes, in points. It wraps where the options have `usesLineFragmentOrigin`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        NSAttributedString(self, attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// The room that the text takes, in points, in a font of 12 points where no other is named.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attributes)
    }
    /// The room that the text takes, in points. It wraps where the options have `usesLineFragmentOrigin`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
