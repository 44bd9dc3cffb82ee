import KinoraStage

/// What takes part in UIKit's chain of responders. A performance has fingers, which views are told of, and neither keys nor a remote
/// control.
@MainActor @preconcurrency
open class UIResponder: NSObject, ChangesSilently {
    public override init() { super.init() }

    /// What views and controllers have of their own, and who wants to hear of their traits.
    final var overriddenTraits = GivenTraits()
    final var traitRegistrations: [TraitRegistration] = []

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    // Who does not look at touches leaves them to the next one.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    // What AppKit's responders are told of a mouse, of which a finger of a performance is the left button. Who does not look at it leaves
    // it to the next one. Other buttons, keys and a pointer that hovers are never told.
    open func mouseDown(with event: UIEvent) { next?.mouseDown(with: event) }
    open func mouseDragged(with event: UIEvent) { next?.mouseDragged(with: event) }
    open func mouseUp(with event: UIEvent) { next?.mouseUp(with: event) }
    open func mouseMoved(with event: UIEvent) {}
    open func mouseEntered(with event: UIEvent) {}
    open func mouseExited(with event: UIEvent) {}
    open func cursorUpdate(with event: UIEvent) {}
    open func rightMouseDown(with event: UIEvent) {}
    open func rightMouseDragged(with event: UIEvent) {}
    open func rightMouseUp(with event: UIEvent) {}
    open func otherMouseDown(with event: UIEvent) {}
    open func otherMouseDragged(with event: UIEvent) {}
    open func otherMouseUp(with event: UIEvent) {}
    open func scrollWheel(with event: UIEvent) {}
    open func magnify(with event: UIEvent) {}
    open func rotate(with event: UIEvent) {}
    open func swipe(with event: UIEvent) {}
    open func pressureChange(with event: UIEvent) {}
    open func keyDown(with event: UIEvent) {}
    open func keyUp(with event: UIEvent) {}
    open func flagsChanged(with event: UIEvent) {}
    open func interpretKeyEvents(_ eventArray: [UIEvent]) {}
    open var keyCommands: [UIKeyCommand]? { nil }
    // A stage has no keyboard: commands are not kept.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// There is no menu that would ask.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// There is no keyboard whose place an input view takes.
    open func reloadInputViews() {}
    open var inputViewController: UIViewController? { nil }
    /// The keyboard that is shown: none.
    open var textInputMode: UITextInputMode? { nil }
    open var textInputContextIdentifier: String? { nil }
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    // There is no keyboard: these are never posted.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// What goes on with something that was begun elsewhere.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

/// A language that can be typed. There is no keyboard for any.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { nil }
    open class var activeInputModes: [UITextInputMode] { [] }
}
