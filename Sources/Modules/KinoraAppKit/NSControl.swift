import KinoraViews

/// AppKit's controls are UIKit's. Each has one target with one method. What classes inherit that say they are an `NSControl` is
/// `_NSControl`.
public typealias NSControl = UIControl

extension UIControl {
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }
    /// Whether a button is on.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
        public static let mixed = StateValue(rawValue: -1)
    }
    /// Whether a button or switch is on. UIKit's meaning of the name holds where both would do.
    @_disfavoredOverload
    public var state: StateValue {
        get { (self as? NSButton)?.isOn ?? ((self as? UISwitch)?.isOn == true ? .on : .off) }
        set {
            (self as? NSButton)?.isOn = newValue
            (self as? UISwitch)?.isOn = newValue == .on
        }
    }
    public var target: AnyObject? {
        get { _target }
        set { _target = newValue }
    }
    public var action: Selector? {
        get { _action }
        set { _action = newValue }
    }
    /// Controls have one size.
    public var controlSize: ControlSize {
        get { .regular }
        set {}
    }
    public var refusesFirstResponder: Bool {
        get { true }
        set {}
    }
    @discardableResult
    public func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action, let target else { return false }
        sendAction(action, to: target, for: nil)
        return true
    }
    @discardableResult
    public func sendAction(on mask: NSEvent.EventTypeMask) -> Int { 0 }
    public func performClick(_ sender: Any?) { sendActions(for: .primaryActionTriggered) }
}
