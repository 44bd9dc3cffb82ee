import KinoraStage

/// A key or a button of a remote control that is held down; never made by a performance, which has neither.
@MainActor @preconcurrency
open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp = 30, pageDown
    }
    open var phase: Phase { .began }
    open var type: PressType { .select }
    open var key: UIKey? { nil }
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var responder: UIResponder? { nil }
    open var window: UIWindow? { nil }
}

/// What happened to keys and buttons.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { [] }
}

/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The numbers that the standard for USB devices gives keys.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let keyboardErrorRollOver = UIKeyboardHIDUsage(rawValue: 1)
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
    public static let keyboardD = UIKeyboardHIDUsage(rawValue: 7)
    public static let keyboardS = UIKeyboardHIDUsage(rawValue: 22)
    public static let keyboardW = UIKeyboardHIDUsage(rawValue: 26)
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
}
