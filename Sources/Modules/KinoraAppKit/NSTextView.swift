import KinoraViews

/// A text of many lines that can be written into. It shows its text: no keyboard writes.
@MainActor @preconcurrency
open class NSTextView: UITextView {
    @_nonoverride open weak var delegate: (any NSTextViewDelegate)?
    open var string: String {
        get { text ?? "" }
        set { text = newValue }
    }
    @_nonoverride open var textStorage: NSTextStorage? { super.textStorage }
    @_nonoverride open var layoutManager: NSLayoutManager? { super.layoutManager }
    @_nonoverride open var textContainer: NSTextContainer? { super.textContainer }
    /// Between the text and the view's edges.
    @_nonoverride open var textContainerInset: CGSize {
        get { CGSize(width: super.textContainerInset.left, height: super.textContainerInset.top) }
        set {
            super.textContainerInset = UIEdgeInsets(
                top: newValue.height, left: newValue.width, bottom: newValue.height, right: newValue.width)
        }
    }
    open var drawsBackground = true { didSet { showGround() } }
    private var ground: UIColor? = .textBackgroundColor
    open override var backgroundColor: UIColor? {
        get { ground }
        set {
            ground = newValue
            showGround()
        }
    }
    private func showGround() { super.backgroundColor = drawsBackground ? ground : nil }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        begin()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }
    private func begin() {
        textContainerInset = CGSize()
        showGround()
    }

    /// A text that scrolls in a view around it.
    open class func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView()
        scroll.hasVerticalScroller = true
        scroll.documentView = NSTextView(frame: .zero)
        return scroll
    }

    open func didChangeText() {
        let told = Notification(name: NSText.didChangeNotification, object: self)
        delegate?.textDidChange(told)
        NotificationCenter.default.post(told)
    }
    /// The selection comes to be after what is written.
    ///
    /// - Parameter replacementRange: what is written over; a range that is not in the text stands for what is selected.
    open func insertText(_ string: Any, replacementRange: NSRange) {
        let all = NSMutableString(string: self.string)
        func isInText(_ range: NSRange) -> Bool {
            range.location <= all.length && range.length <= all.length - range.location
        }
        let end = NSRange(location: all.length, length: 0)
        let range = [replacementRange, selectedRange as NSRange].first(where: isInText) ?? end
        let written = NSString(string: (string as? NSAttributedString)?.string ?? "\(string)")
        all.replaceCharacters(in: range, with: written as String)
        self.string = all as String
        selectedRange = NSRange(location: range.location + written.length, length: 0)
        didChangeText()
    }
    open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
    @_nonoverride open func selectedRange() -> NSRange { selectedRange as NSRange }
    open func setTextColor(_ color: UIColor?, range: NSRange) {
        if let color { super.textStorage.addAttribute(.foregroundColor, value: color, range: range) }
    }
    open func setFont(_ font: UIFont, range: NSRange) {
        super.textStorage.addAttribute(.font, value: font, range: range)
    }

    // What is kept and decides nothing in a picture.
    open var isRichText = true
    open var importsGraphics = false
    open var isFieldEditor = false
    open var allowsUndo = false
    open var usesFindBar = false
    open var usesFontPanel = true
    open var usesRuler = false
    open var isIncrementalSearchingEnabled = false
    open var isAutomaticQuoteSubstitutionEnabled = true
    open var isAutomaticDashSubstitutionEnabled = true
    open var isAutomaticTextReplacementEnabled = true
    open var isAutomaticSpellingCorrectionEnabled = true
    open var isAutomaticLinkDetectionEnabled = false
    open var isAutomaticDataDetectionEnabled = false
    open var isAutomaticTextCompletionEnabled = true
    open var isContinuousSpellCheckingEnabled = true
    open var isGrammarCheckingEnabled = false
    open var smartInsertDeleteEnabled = true
    open var isVerticallyResizable = true
    open var isHorizontallyResizable = false
    open var insertionPointColor: UIColor! = .label
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var defaultParagraphStyle: NSParagraphStyle?
    open var minSize = CGSize.zero
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

/// Names that belong to all of AppKit's texts.
public enum NSText {
    public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
    public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
}

@MainActor @preconcurrency
public protocol NSTextDelegate: AnyObject {
    func textShouldBeginEditing(_ textObject: NSTextView) -> Bool
    func textShouldEndEditing(_ textObject: NSTextView) -> Bool
    func textDidBeginEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
}
extension NSTextDelegate {
    public func textShouldBeginEditing(_ textObject: NSTextView) -> Bool { true }
    public func textShouldEndEditing(_ textObject: NSTextView) -> Bool { true }
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
}

@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
    func textViewDidChangeSelection(_ notification: Notification)
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
}
extension NSTextViewDelegate {
    public func textViewDidChangeSelection(_ notification: Notification) {}
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { true }
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
}
