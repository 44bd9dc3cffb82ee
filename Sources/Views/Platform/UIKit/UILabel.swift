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
    open var isHighlighted = false
    /// Whether the text has its full strength.
    open var isEnabled = true
    /// A copy of the letters behind them, sharp and without their shades.
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Kept: letters that are scaled down stay in the middle.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var allowsDefaultTighteningForTruncation = false
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    open var showsExpansionTextWhenTruncated = false
    /// The rectangle that the text was drawn in last.
    private var room: CGRect?

    private var paragraph: NSParagraphStyle? { attributed?.paragraphStyle }
    private var alignment: NSTextAlignment {
        if let own = paragraph?.alignment, own != .natural { own } else { textAlignment }
    }
    private var words: Text {
        attributed.map { Text(AttributedString($0)) } ?? Text(verbatim: plain ?? "")
    }

    /// The text alone, as the label says it looks.
    var lettering: some View {
        words.font(Font(font)).foregroundStyle(Color(shownColor)).opacity(isEnabled ? 1 : 0.5)
            .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
            .truncationMode(lineBreakMode.truncation)
            .lineSpacing(paragraph?.lineSpacing ?? 0)
            .multilineTextAlignment(alignment.multiline)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
            .modifier(LabelShadow(color: shadowColor, offset: shadowOffset))
    }
    private var shownColor: UIColor { isHighlighted ? highlightedTextColor ?? textColor : textColor }

    override func ownPicture() -> AnyView? {
        guard type(of: self) != UILabel.self else { return AnyView(placed) }
        // A class of one's own may draw the text elsewhere, draw more than that, or leave it out.
        room = nil
        let drawn = super.ownPicture()
        guard let room else { return drawn }
        return AnyView(
            ZStack {
                drawn
                placed.modifier(ChangeEnvironment.directionAround).padding(EdgeInsets(of: room, in: bounds))
                    .modifier(ChangeEnvironment.placesFromLeft)
            })
    }
    private var placed: some View {
        lettering.frame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: Alignment(horizontal: alignment.horizontal, vertical: .center)
        )
        .modifier(alignment.sides)
    }
    open override func draw(_ rect: CGRect) { drawText(in: rect) }
    /// Draws the text in a rectangle of the label's, in the middle of its height.
    open func drawText(in rect: CGRect) { room = rect }
    /// The part of a rectangle that the text takes, from its upper left corner. It says how large the label wants to be.
    ///
    /// - Parameter numberOfLines: at most; 0 for any number.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let isBounded = numberOfLines != 1 && bounds.width < Self.unbounded
        let text = attributed ?? NSAttributedString(string: plain ?? "")
        var size = text.setSize(within: isBounded ? bounds.width : nil, font: font)
        if attributed == nil, numberOfLines > 0 {
            size.height = min(size.height, CGFloat(numberOfLines) * font.lineHeight)
        }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }
    /// The length of a side that text may take as it likes, in points.
    private static let unbounded: CGFloat = 100_000

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
        let room = CGRect(x: 0, y: 0, width: width ?? Self.unbounded, height: Self.unbounded)
        let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}

/// Where a text that is made smaller to fit stands.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension NSLineBreakMode {
    /// Where a line that is too long has its "…".
    fileprivate var truncation: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }
}

/// The shadow of a label's letters, which has no blur.
private struct LabelShadow: ViewModifier {
    let color: UIColor?
    let offset: CGSize
    func body(content: Content) -> some View {
        if let color {
            content.shadow(color: Color(color), radius: 0, x: offset.width, y: offset.height)
        } else {
            content
        }
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
