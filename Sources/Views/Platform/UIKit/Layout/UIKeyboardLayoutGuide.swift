import KinoraStage

/// A guide that follows something on the screen.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is. A stage has none: the guide is below the safe area, at the lower edge of its view.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Kept: no keyboard leaves the lower edge.
    open var followsUndockedKeyboard = false
    /// Whether its upper edge is that of the safe area rather than the view's lower edge. Default true.
    open var usesBottomSafeArea = true
    /// Points above the keyboard at which a drag begins to move it. Kept.
    open var keyboardDismissPadding: CGFloat = 0
}
