import KinoraViews

/// A text that stands by itself, or in a field to write into. It shows its text or its placeholder: nobody writes.
@MainActor @preconcurrency
open class NSTextField: UIControl {
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
    open var stringValue = ""
    open var attributedStringValue: NSAttributedString {
        get { attributed ?? NSAttributedString(string: stringValue) }
        set { (attributed, stringValue) = (newValue, newValue.string) }
    }
    private var attributed: NSAttributedString?
    /// Whether it lies on the accent's color, on which a label is white.
    var isOnSelection = false { didSet { if isOnSelection != oldValue { setNeedsDisplay() } } }
    private var shownColor: NSColor {
        if isOnSelection, textColor == .labelColor || textColor == .controlTextColor { return .white }
        return textColor ?? .labelColor
    }
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString? {
        didSet { placeholderString = placeholderAttributedString?.string }
    }
    open var font: NSFont? = .systemFont(ofSize: 13)
    open var textColor: NSColor? = .labelColor
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// 0 for any number.
    open var maximumNumberOfLines = 0
    open var usesSingleLineMode = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var isEditable = true
    open var isSelectable = true
    open var isBezeled = true
    open var isBordered = false
    open var bezelStyle = BezelStyle.squareBezel
    open var drawsBackground = true
    open weak var delegate: (any NSTextFieldDelegate)?
    open var formatter: Formatter?
    open var isAutomaticTextCompletionEnabled = true
    open var allowsEditingTextAttributes = false
    open var importsGraphics = false
    open private(set) lazy var cell: NSTextFieldCell? = NSTextFieldCell()
    open var objectValue: Any? {
        get { stringValue }
        set { stringValue = newValue.map { "\($0)" } ?? "" }
    }
    open var doubleValue: Double {
        get { Double(stringValue) ?? 0 }
        set { stringValue = "\(newValue)" }
    }
    open var integerValue: Int {
        get { Int(stringValue) ?? 0 }
        set { stringValue = "\(newValue)" }
    }
    open func selectText(_ sender: Any?) {}
    open func currentEditor() -> NSTextView? { nil }
    @discardableResult open func abortEditing() -> Bool { false }
    open func validateEditing() {}
    open func textDidChange(_ notification: Notification) {}
    open func textDidBeginEditing(_ notification: Notification) {}
    open func textDidEndEditing(_ notification: Notification) {}

    public convenience init(string: String) {
        self.init(frame: .zero)
        stringValue = string
    }
    public convenience init(labelWithString stringValue: String) {
        self.init(string: stringValue)
        becomeLabel()
        lineBreakMode = .byClipping
        maximumNumberOfLines = 1
    }
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(string: stringValue)
        becomeLabel()
    }
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(frame: .zero)
        self.attributedStringValue = attributedStringValue
        becomeLabel()
    }
    private func becomeLabel() { (isEditable, isBezeled, isBordered, drawsBackground) = (false, false, false, false) }

    // MARK: Look

    private var hasFrame: Bool { isBezeled || isBordered }
    private var words: Text {
        if stringValue.isEmpty { return Text(verbatim: placeholderString ?? "") }
        return attributed.map { Text(AttributedString($0)) } ?? Text(verbatim: stringValue)
    }
    private var lines: Int? { usesSingleLineMode ? 1 : maximumNumberOfLines > 0 ? maximumNumberOfLines : nil }

    open override var intrinsicContentSize: CGSize {
        let text = stringValue.isEmpty ? NSAttributedString(string: placeholderString ?? "") : attributedStringValue
        let size = NSAttributedString(
            string: text.string, attributes: [.font: font ?? .systemFont(ofSize: 13)]
        ).size()
        let line = (font ?? .systemFont(ofSize: 13)).lineHeight
        let height = max(size.height, line).rounded(.up)
        // A field fills what there is.
        return CGSize(
            width: hasFrame ? UIView.noIntrinsicMetric : size.width.rounded(.up) + 4,
            height: hasFrame ? height + 6 : height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width < 0 ? size.width : own.width, height: own.height)
    }

    open override func _ownPicture() -> AnyView? {
        let isEmpty = stringValue.isEmpty
        let across: HorizontalAlignment =
            alignment == .center ? .center : alignment == .right ? .trailing : .leading
        return AnyView(
            words.font(font.map { Font($0) })
                .foregroundStyle(Color(isEmpty ? .placeholderTextColor : shownColor))
                .lineLimit(hasFrame ? 1 : lines)
                .multilineTextAlignment(alignment == .center ? .center : alignment == .right ? .trailing : .leading)
                .padding(.horizontal, hasFrame ? 4 : 2)
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity,
                    alignment: Alignment(horizontal: across, vertical: hasFrame ? .center : .top)
                )
                .background { if drawsBackground { Color(backgroundColor ?? .textBackgroundColor) } }
                .overlay {
                    if hasFrame { RoundedRectangle(cornerRadius: 4).strokeBorder(Color(.separatorColor), lineWidth: 1) }
                }
                .opacity(isEnabled ? 1 : 0.5))
    }
}

@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: AnyObject {
    func controlTextDidBeginEditing(_ obj: Notification)
    func controlTextDidChange(_ obj: Notification)
    func controlTextDidEndEditing(_ obj: Notification)
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}
extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        false
    }
}
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// How a field is set. Kept: the field says it itself.
@MainActor @preconcurrency
open class NSTextFieldCell: NSObject {
    open var wraps = true
    open var isScrollable = false
    open var usesSingleLineMode = false
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var truncatesLastVisibleLine = false
    open var placeholderString: String?
    open var sendsActionOnEndEditing = false
    open func drawingRect(forBounds rect: CGRect) -> CGRect { rect }
}

@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {}
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
    open var sendsWholeSearchString = false
    open var sendsSearchStringImmediately = false
    open var recentSearches: [String] = []
    open var maximumRecents = 10
}
