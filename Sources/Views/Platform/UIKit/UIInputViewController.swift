import KinoraStage

/// What a keyboard of a source's own writes into.
@MainActor @preconcurrency
public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A keyboard of a source's own. A stage shows its view as any controller's; what it writes is kept, and goes nowhere.
@MainActor @preconcurrency
open class UIInputViewController: UIViewController {
    open var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { if let newValue { view = newValue } }
    }
    public let textDocumentProxy: any UITextDocumentProxy = WrittenText()
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { false }
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// The view of a keyboard.
@MainActor @preconcurrency
open class UIInputView: UIView {
    public enum Style: Int, Sendable { case `default`, keyboard }
    public let inputViewStyle: Style
    open var allowsSelfSizing = false
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { return nil }
}

/// Views whose keys click.
@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: AnyObject {
    var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// A text, and the place in it where the next letter goes.
@MainActor
private final class WrittenText: UITextDocumentProxy {
    private var before = ""
    private var after = ""
    let documentIdentifier = UUID()
    nonisolated init() {}

    var hasText: Bool { !before.isEmpty || !after.isEmpty }
    var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
    var documentContextAfterInput: String? { after.isEmpty ? nil : after }
    var selectedText: String? { nil }
    func insertText(_ text: String) { before += text }
    func deleteBackward() { if !before.isEmpty { before.removeLast() } }
    func adjustTextPosition(byCharacterOffset offset: Int) {
        let whole = before + after
        let place = min(max(before.count + offset, 0), whole.count)
        (before, after) = (String(whole.prefix(place)), String(whole.dropFirst(place)))
    }
}
