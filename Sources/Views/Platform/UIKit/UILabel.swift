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
@MainActor @preconcurrency
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
                alignment: Alignment(horizontal: alignment.horizontal, vertical: .center)
            )
            .modifier(alignment.sides))
    }
    open override var intrinsicContentSize: CGSize {
        size(within: wraps && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }
    private var wraps: Bool { numberOfLines != 1 }
    override func contentSize(within width: CGFloat) -> CGSize? {
        guard wraps, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
        let size = size(within: width)
        return size.height > self.size(within: nil).height ? size : nil
    }
    override var baselines: (first: CGFloat, last: CGFloat)? { font.baselines(within: font.lineHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(within: wraps && size.width > 0 ? size.width : nil)
    }
    private func size(within width: CGFloat?) -> CGSize {
        let text = attributed ?? NSAttributedString(string: plain ?? "")
        var size = text.setSize(within: width, font: font)
        if attributed == nil, numberOfLines > 0 {
            size.height = min(size.height, CGFloat(numberOfLines) * font.lineHeight)
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}

/// How large a text is, as it is set.
enum TextMeasure {
    /// In whole points. Nothing for an empty text.
    static func size(_ text: String, _ font: UIFont, width: CGFloat?) -> CGSize {
        let size = NSAttributedString(string: text).setSize(within: width, font: font)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}

extension UIFont {
    /// Where one line in the middle of a height stands below its upper edge and above its lower one, in points.
    func baselines(within height: CGFloat) -> (first: CGFloat, last: CGFloat) {
        let free = (height - lineHeight) / 2
        return (free + ascender, free - descender)
    }
}
