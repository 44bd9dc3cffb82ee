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
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var borderStyle: BorderStyle = .none
    public let _traits = _TextInputTraits()
    open var clearButtonMode: ViewMode = .never
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    open var leftView: UIView?
    open var rightView: UIView?
    open var leftViewMode: ViewMode = .never
    open var rightViewMode: ViewMode = .never
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
        borderStyle == .roundedRect ? bounds.insetBy(dx: 7, dy: 0) : bounds
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.bounds ?? .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.bounds ?? .zero }

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
        return borderStyle == .roundedRect
            ? CGSize(width: words.width + 14, height: 34)
            : CGSize(width: words.width, height: font.lineHeight.rounded(.up))
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
        return AnyView(
            Text(verbatim: words).font(font.map { Font($0) })
                .foregroundStyle(Color(isEmpty ? .tertiaryLabel : textColor ?? .label)).lineLimit(1)
                .padding(.leading, borderStyle == .roundedRect ? 7 : 0)
                .padding(.trailing, showsClearButton ? 29 : borderStyle == .roundedRect ? 7 : 0)
                .frame(
                    maxWidth: .infinity, maxHeight: .infinity,
                    alignment: Alignment(horizontal: textAlignment.horizontal, vertical: .center)
                )
                .overlay {
                    if borderStyle == .roundedRect {
                        RoundedRectangle(cornerRadius: 6).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 1)
                    }
                }
                .overlay { if showsClearButton { clearButton } })
    }

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
