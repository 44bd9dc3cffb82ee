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
        // As they were named before macOS 14.
        public static let rounded = BezelStyle.push
        public static let regularSquare = BezelStyle.flexiblePush
        public static let texturedRounded = BezelStyle.toolbar
        public static let roundRect = BezelStyle.accessoryBarAction
        public static let recessed = BezelStyle.accessoryBar
        public static let inline = BezelStyle.badge
        public static let texturedSquare = BezelStyle.smallSquare
    }
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        (_target, _action) = (target as AnyObject?, action)
    }
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.image = image
        (_target, _action) = (target as AnyObject?, action)
    }
    open var title: String {
        get { title(for: .normal) ?? "" }
        set { setTitle(newValue, for: .normal) }
    }
    open var image: NSImage? {
        get { image(for: .normal) }
        set { setImage(newValue, for: .normal) }
    }
    open override var currentTitleColor: UIColor { titleColor(for: isEnabled ? .normal : .disabled) ?? tintColor }
    var isOn = UIControl.StateValue.off
    open var bezelStyle = BezelStyle.automatic
    open var isBordered = true
    open func setButtonType(_ type: ButtonType) {}
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
    }
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
    }
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
    }
    open var attributedTitle: NSAttributedString {
        get { attributedTitle(for: .normal) ?? NSAttributedString(string: title) }
        set { setAttributedTitle(newValue, for: .normal) }
    }
    // Kept: a button shows its title and picture.
    open var alternateTitle = ""
    open var alternateImage: NSImage?
    open var keyEquivalent = ""
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    public enum ImagePosition: UInt, Sendable {
        case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading
        case imageTrailing
    }
    open var imagePosition = ImagePosition.imageLeading
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var imageHugsTitle = true
    open var isTransparent = false
    open var isSpringLoaded = false
    open var hasDestructiveAction = false
    open var allowsMixedState = false
    open var showsBorderOnlyWhileMouseInside = false
    open var bezelColor: NSColor?
    open var symbolConfiguration: NSImage.SymbolConfiguration? {
        get { preferredSymbolConfigurationForImage(in: .normal) }
        set { setPreferredSymbolConfiguration(newValue, forImageIn: .normal) }
    }
    open var contentTintColor: NSColor? {
        get { titleColor(for: .normal) }
        set {
            setTitleColor(newValue, for: .normal)
            tintColor = newValue
        }
    }
    open var font: NSFont? {
        get { titleLabel?.font }
        set { titleLabel?.font = newValue }
    }
    open func highlight(_ flag: Bool) { isHighlighted = flag }
    open func setNextState() {}
}
