import KinoraStage

/// A line of text that can be written into. It shows its text or its placeholder: no keyboard writes.
@MainActor @preconcurrency
open class UITextField: UIControl {
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    open var text: String? = ""
    open var placeholder: String? { didSet { placeholderAttributes = [:] } }
    /// Shown in the font and the color of its first letter.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            placeholder = attributedPlaceholder?.string
            guard let attributedPlaceholder, attributedPlaceholder.length > 0 else { return }
            placeholderAttributes = attributedPlaceholder.attributes(at: 0, effectiveRange: nil)
        }
    }
    private var placeholderAttributes: [NSAttributedString.Key: Any] = [:]
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// Kept: the size of text is the same for all of a performance.
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var borderStyle: BorderStyle = .none
    public let _traits = _TextInputTraits()
    open var clearButtonMode: ViewMode = .never
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    /// What stands before the text, as its mode says. Its size is that of its frame, or else of its content.
    open var leftView: UIView? { didSet { replace(oldValue, by: shownLeftView) } }
    open var rightView: UIView? { didSet { replace(oldValue, by: shownRightView) } }
    open var leftViewMode: ViewMode = .never { didSet { replace(leftView, by: shownLeftView) } }
    open var rightViewMode: ViewMode = .never { didSet { replace(rightView, by: shownRightView) } }
    open var inputAccessoryView: UIView?
    open var inputView: UIView?
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { false }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
        set { take(newValue) }
    }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var allowsEditingTextAttributes = false
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    /// Kept: letters have the font's size.
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let margin: CGFloat = borderStyle == .roundedRect ? 7 : 0
        let left = shownLeftView == nil ? 0 : leftViewRect(forBounds: bounds).maxX - bounds.minX
        var right = margin
        if shownRightView != nil { right += bounds.maxX - rightViewRect(forBounds: bounds).minX }
        if showsClearButton { right = max(right, 29) }
        return CGRect(
            x: bounds.minX + left + margin, y: bounds.minY, width: max(0, bounds.width - left - margin - right),
            height: bounds.height)
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = leftView?.sideSize else { return .zero }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = rightView?.sideSize else { return .zero }
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    // MARK: Views at its sides

    private var shownLeftView: UIView? { leftViewMode.showsAtRest ? leftView : nil }
    private var shownRightView: UIView? { rightViewMode.showsAtRest ? rightView : nil }

    private func replace(_ old: UIView?, by new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        shownLeftView?.frame = leftViewRect(forBounds: bounds)
        shownRightView?.frame = rightViewRect(forBounds: bounds)
    }

    /// The letters of a text, with the font, the color and the alignment of its first.
    private func take(_ attributed: NSAttributedString?) {
        text = attributed?.string
        guard let attributed, attributed.length > 0 else { return }
        let first = attributed.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }

    open override var intrinsicContentSize: CGSize {
        let font = font ?? .systemFont(ofSize: 17)
        let words = TextMeasure.size(shownText, font, width: nil)
        let sides = [shownLeftView, shownRightView].reduce(0) { $0 + ($1?.sideSize.width ?? 0) }
        return borderStyle == .roundedRect
            ? CGSize(width: words.width + sides + 14, height: 34)
            : CGSize(width: words.width + sides, height: font.lineHeight.rounded(.up))
    }
    override var baselines: (first: CGFloat, last: CGFloat)? {
        (font ?? .systemFont(ofSize: 17)).baselines(within: intrinsicContentSize.height)
    }
    /// The text, or else the placeholder.
    private var shownText: String {
        let text = text ?? ""
        if text.isEmpty { return placeholder ?? "" }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
    override func ownPicture() -> AnyView? {
        let (words, isEmpty) = (shownText, (text ?? "").isEmpty)
        let room = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        return AnyView(
            Text(verbatim: words).font(shownFont(isEmpty).map { Font($0) })
                .foregroundStyle(Color(isEmpty ? placeholderColor : textColor ?? .label)).lineLimit(1)
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity,
                    alignment: Alignment(horizontal: textAlignment.horizontal, vertical: .center)
                )
                .padding(EdgeInsets(of: room, in: bounds))
                .overlay {
                    if borderStyle == .roundedRect {
                        RoundedRectangle(cornerRadius: 6).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 1)
                    }
                }
                .overlay { if showsClearButton { clearButton } })
    }

    private func shownFont(_ isEmpty: Bool) -> UIFont? {
        (isEmpty ? placeholderAttributes[.font] as? UIFont : nil) ?? font
    }
    private var placeholderColor: UIColor { placeholderAttributes[.foregroundColor] as? UIColor ?? .tertiaryLabel }

    // MARK: The clear button

    /// Nobody edits the text, and there must be some to clear.
    private var showsClearButton: Bool {
        (clearButtonMode == .always || clearButtonMode == .unlessEditing) && !(text ?? "").isEmpty
    }

    private var clearButton: some View {
        GeometryReader { [self] proxy in
            let rect = clearButtonRect(forBounds: CGRect(origin: .zero, size: proxy.size))
            Button(action: clear) {
                Image(systemName: "xmark.circle.fill").font(.system(size: 15))
                    .foregroundStyle(Color(.secondaryLabel))
                    .frame(width: rect.width, height: rect.height)
                    .contentShape(Rectangle())
            }
            .offset(x: rect.minX, y: rect.minY)
        }
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        text = ""
        sendActions(for: .editingChanged)
        noteChange()
    }

    // MARK: Letters

    open var hasText: Bool { !(text ?? "").isEmpty }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { if hasText { text?.removeLast() } }
}

extension UITextField.ViewMode {
    /// Nobody edits the text.
    fileprivate var showsAtRest: Bool { self == .always || self == .unlessEditing }
}

extension UIView {
    /// That of its frame, or else what its content asks for.
    fileprivate var sideSize: CGSize {
        guard frame.isEmpty else { return frame.size }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(width: max(0, fitting.width), height: max(0, fitting.height))
    }
}

extension EdgeInsets {
    /// From the edges of a rectangle to those of a part of it. A part that is larger has its edges.
    init(of part: CGRect, in whole: CGRect) {
        self.init(
            top: max(0, part.minY - whole.minY), leading: max(0, part.minX - whole.minX),
            bottom: max(0, whole.maxY - part.maxY), trailing: max(0, whole.maxX - part.maxX))
    }
}

extension UITextField: _TraitedInput {}

extension UITextField: _LetteredInput {
    public var _letters: String {
        get { text ?? "" }
        set { text = newValue }
    }
}

@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}
