import KinoraStage

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
    var horizontal: HorizontalAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
    var multiline: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
}
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A text, centered vertically in its frame.
open class UILabel: UIView {
    open var text: String? {
        get { attributedText?.string ?? plain }
        set { (plain, attributed) = (newValue, nil) }
    }
    open var attributedText: NSAttributedString? {
        get { attributed }
        set { (plain, attributed) = (nil, newValue) }
    }
    private var plain: String?
    private var attributed: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment: NSTextAlignment = .natural
    open var numberOfLines = 1
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var highlightedTextColor: UIColor?

    private var paragraph: NSParagraphStyle? { attributed?.paragraphStyle }
    private var alignment: NSTextAlignment {
        if let own = paragraph?.alignment, own != .natural { own } else { textAlignment }
    }
    private var words: Text {
        attributed.map { Text(AttributedString($0)) } ?? Text(verbatim: plain ?? "")
    }

    private var picture: some View {
        words.font(Font(font)).foregroundStyle(Color(textColor))
            .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
            .lineSpacing(paragraph?.lineSpacing ?? 0)
            .multilineTextAlignment(alignment.multiline)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
    }
    override func ownPicture() -> AnyView? {
        AnyView(
            picture.frame(
                maxWidth: .infinity, maxHeight: .infinity,
                alignment: Alignment(horizontal: alignment.horizontal, vertical: .center)))
    }
    open override var intrinsicContentSize: CGSize { size(within: nil) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(within: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
    }
    private func size(within width: CGFloat?) -> CGSize {
        guard let attributed else { return TextMeasure.size(plain ?? "", font, width: width) }
        let size = attributed.setSize(within: width, font: font)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}

/// How large a text is, by the fonts of the views.
enum TextMeasure {
    static func size(_ text: String, _ font: UIFont, width: CGFloat?) -> CGSize {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var size = CGSize.zero
        for line in lines {
            let length = font.width(of: String(line))
            let wrapped = width.map { max(1, (length / max($0, 1)).rounded(.up)) } ?? 1
            size.width = max(size.width, min(length, width ?? length))
            size.height += wrapped * font.lineHeight
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}
