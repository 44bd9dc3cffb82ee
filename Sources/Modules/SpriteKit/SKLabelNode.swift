import KinoraViews

/// A text at its node's position.
@MainActor @preconcurrency
open class SKLabelNode: SKNode {
    open var text: String?
    /// In place of the text, with fonts and colors of its own.
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// 0 for any number.
    open var numberOfLines = 1
    /// Where lines end that are several, in points; 0 for no end.
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var blendMode = SKBlendMode.alpha
    // Kept: letters have their own color.
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init() { super.init() }
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }

    private var font: UIFont {
        fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    }
    private var wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth > 0 }
    private var size: CGSize {
        let words = attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font])
        guard words.length > 0 else { return .zero }
        guard wraps else { return words.size() }
        let room = CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude)
        return words.boundingRect(with: room, options: .usesLineFragmentOrigin).size
    }
    /// The upper edge of the text above the position, in points.
    private func top(of size: CGSize) -> CGFloat {
        let font = font
        return switch verticalAlignmentMode {
        case .baseline: size.height + font.descender
        case .center: wraps ? size.height / 2 : font.ascender - font.capHeight / 2
        case .top: 0
        case .bottom: size.height
        }
    }

    override var blending: SKBlendMode { blendMode }
    override var extent: CGRect? {
        let size = size
        let left =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: CGFloat(0)
            case .right: -size.width
            }
        return CGRect(x: left, y: top(of: size) - size.height, width: size.width, height: size.height)
    }

    @MainActor override func makeLayer() -> CALayer {
        let layer = CATextLayer()
        layer.string = attributedText ?? text as Any?
        layer.font = font
        layer.fontSize = fontSize
        layer.foregroundColor = (fontColor ?? .white).cgColor
        layer.isWrapped = wraps
        let size = size
        let width = wraps ? preferredMaxLayoutWidth : 2000
        let left: CGFloat
        switch horizontalAlignmentMode {
        case .center: (left, layer.alignmentMode) = (-width / 2, .center)
        case .left: (left, layer.alignmentMode) = (0, .left)
        case .right: (left, layer.alignmentMode) = (-width, .right)
        }
        layer.frame = CGRect(x: left, y: -top(of: size), width: width, height: size.height)
        return layer
    }
}
