import KinoraStage

/// A text of many lines that can be written into. It shows its text: no keyboard writes.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    open var delegate: (any UITextViewDelegate)? {
        get { teller as? any UITextViewDelegate }
        set { teller = newValue }
    }
    open var isFindInteractionEnabled = false
    open var findInteraction: UIFindInteraction? { nil }
    /// What is shown; attributes may be changed in it.
    public let textStorage = NSTextStorage()
    public let textContainer: NSTextContainer
    public let layoutManager = NSLayoutManager()
    public let _traits = _TextInputTraits()

    public override init(frame: CGRect) {
        textContainer = NSTextContainer(size: CGSize(width: frame.width, height: 0))
        super.init(frame: frame)
        connect()
    }
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        connect()
    }
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 0))
        super.init(frame: frame)
        connect()
    }
    /// Text is set in one way, whichever is asked for.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    private func connect() {
        layoutManager.addTextContainer(textContainer)
        textStorage.addLayoutManager(layoutManager)
    }

    open var text: String! {
        get { textStorage.string }
        set { textStorage.setAttributedString(NSAttributedString(string: newValue ?? "")) }
    }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set { textStorage.setAttributedString(newValue ?? NSAttributedString()) }
    }
    /// The text where it says by itself how it looks.
    private var attributed: NSAttributedString? {
        var isPlain = true
        textStorage.enumerateAttributes(in: NSRange(location: 0, length: textStorage.length)) { attributes, _, stop in
            guard !attributes.isEmpty else { return }
            isPlain = false
            stop.pointee = true
        }
        return isPlain ? nil : textStorage
    }
    open var font: UIFont? = .systemFont(ofSize: 12)
    /// Kept: the size of text is the same for all of a performance.
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Kept as it is: the text is shown from its beginning.
    open func scrollRangeToVisible(_ range: NSRange) {}
    open var inputAccessoryView: UIView?
    open var inputView: UIView?
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Links have the color and the line of their text's own attributes.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes = false
    /// Kept: a text has no border.
    public enum BorderStyle: Int, Sendable { case none, roundedRect }
    open var borderStyle = BorderStyle.none
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    open var isWritingToolsActive: Bool { false }
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size.width) }
    /// As large as its text where it does not scroll.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : size(within: nil)
    }
    override func contentSize(within width: CGFloat) -> CGSize? {
        isScrollEnabled || width <= 0 || width >= size(within: nil).width ? nil : size(within: width)
    }
    private func size(within width: CGFloat?) -> CGSize {
        let (font, inset) = (font ?? .systemFont(ofSize: 12), textContainerInset)
        let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
        let room = width.map { max(1, $0 - sides) }
        let text = attributedText.setSize(within: room, font: font)
        return CGSize(
            width: (text.width + sides).rounded(.up),
            height: (max(text.height, font.lineHeight) + inset.top + inset.bottom).rounded(.up))
    }
    override func ownPicture() -> AnyView? {
        AnyView(
            (attributed.map { Text(AttributedString($0)) } ?? Text(verbatim: textStorage.string))
                .font(font.map { Font($0) }).foregroundStyle(Color(textColor ?? .label))
                .lineSpacing(attributed?.paragraphStyle?.lineSpacing ?? 0)
                .multilineTextAlignment(alignment.multiline)
                .lineLimit(textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil)
                .padding(
                    EdgeInsets(
                        top: textContainerInset.top,
                        leading: textContainerInset.left + textContainer.lineFragmentPadding,
                        bottom: textContainerInset.bottom,
                        trailing: textContainerInset.right + textContainer.lineFragmentPadding)
                )
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity,
                    alignment: Alignment(horizontal: alignment.horizontal, vertical: .top)
                )
                .modifier(alignment.sides))
    }
    private var alignment: NSTextAlignment {
        if let own = attributed?.paragraphStyle?.alignment, own != .natural { own } else { textAlignment }
    }

    // MARK: Letters

    open var hasText: Bool { textStorage.length > 0 }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { if hasText { text.removeLast() } }
}

extension UITextView: _TraitedInput {}

extension UITextView: _LetteredInput {
    public var _letters: String {
        get { text }
        set { text = newValue }
    }
}

/// What is made a link where it stands in a text. A picture has none.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    public static let money = UIDataDetectorTypes(rawValue: 128)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// How a text or a picture in it is touched.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// A link or a picture in a text.
@MainActor @preconcurrency
open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }
    public let content: Content
    public let range: NSRange
    init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }

    @MainActor @preconcurrency
    public struct MenuConfiguration {
        let menu: UIMenu
        public init(menu: UIMenu) { self.menu = menu }
    }
}

@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}
extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { nil }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
}
