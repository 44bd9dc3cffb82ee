import KinoraViews

/// A button, drawn as one of a phone.
@MainActor @preconcurrency
open class NSButton: UIButton {
    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
    }
    public enum BezelStyle: UInt, Sendable {
        case automatic = 0
        case push, flexiblePush
        case disclosure = 5
        case circular = 7
        case helpButton = 9
        case smallSquare
        case toolbar, accessoryBarAction, accessoryBar, pushDisclosure, badge
    }
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        if let action { addTarget(target, action: action, for: .touchUpInside) }
    }
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.image = image
        if let action { addTarget(target, action: action, for: .touchUpInside) }
    }
    open var title: String {
        get { title(for: .normal) ?? "" }
        set { setTitle(newValue, for: .normal) }
    }
    open var image: NSImage? {
        get { image(for: .normal) }
        set { setImage(newValue, for: .normal) }
    }
    open override var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
    open var bezelStyle = BezelStyle.automatic
    open var isBordered = true
    open func setButtonType(_ type: ButtonType) {}
}
