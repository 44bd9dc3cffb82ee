import KinoraViews

/// A button: a check box or radio button with its sign, else drawn as one of a phone.
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
        case toolbar, accessoryBarAction, accessoryBar, pushDisclosure, badge, glass
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
    var isOn = UIControl.StateValue.off { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    /// What a press does with the state.
    private var kind = ButtonType.momentaryPushIn
    open var bezelStyle = BezelStyle.automatic
    open var isBordered = true
    open func setButtonType(_ type: ButtonType) {
        kind = type
        setNeedsDisplay()
    }
    public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        self.image = image
    }
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        kind = .switch
    }
    public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        kind = .radio
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
    open var sound: NSSound?
    public enum BorderShape: Int, Sendable { case automatic, roundedRectangle, capsule, circle }
    open var borderShape = BorderShape.automatic
    public enum TintProminence: Int, Sendable { case automatic, none, primary, secondary }
    open var tintProminence = TintProminence.automatic
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

    // MARK: On and off

    /// What a press makes of the state: the other one, or on for a radio button, which turns off those beside it that do the same.
    open func setNextState() {
        switch kind {
        case .switch, .toggle, .pushOnPushOff, .onOff:
            isOn = isOn == .off && allowsMixedState ? .mixed : isOn == .on ? .off : .on
        case .radio:
            isOn = .on
            for case let other as NSButton in superview?.subviews ?? []
            where other !== self && other.kind == .radio && other._action == _action { other.isOn = .off }
        default: break
        }
    }
    open override func sendActions(for controlEvents: UIControl.Event) {
        if controlEvents.contains(.primaryActionTriggered) { setNextState() }
        super.sendActions(for: controlEvents)
    }

    private var hasSign: Bool { kind == .switch || kind == .radio }
    private var words: NSAttributedString {
        let attributed = attributedTitle(for: .normal)
        return attributed ?? NSAttributedString(string: title, attributes: [.font: NSFont.systemFont(ofSize: 13)])
    }
    open override var intrinsicContentSize: CGSize {
        guard hasSign else { return super.intrinsicContentSize }
        let text = words.size()
        return CGSize(
            width: StateSign.size + (title.isEmpty ? 0 : StateSign.gap + text.width.rounded(.up)),
            height: max(16, text.height.rounded(.up)))
    }
    open override func _ownPicture() -> AnyView? {
        guard hasSign else { return super._ownPicture() }
        return AnyView(
            HStack(spacing: StateSign.gap) {
                StateSign(state: isOn, isRound: kind == .radio, tint: Color(tintColor))
                if !title.isEmpty {
                    Text(AttributedString(words)).foregroundStyle(Color(NSColor.controlTextColor)).lineLimit(1)
                }
            }
            .opacity(isEnabled ? 1 : 0.5)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading))
    }
}

/// The square of a check box, or the circle of a radio button.
private struct StateSign: View {
    static let size: CGFloat = 14
    static let gap: CGFloat = 6
    let state: UIControl.StateValue
    let isRound: Bool
    let tint: Color

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: isRound ? Self.size / 2 : 3.5)
        ZStack {
            if state == .off {
                shape.fill(Color(NSColor.controlBackgroundColor))
                shape.strokeBorder(Color(NSColor.tertiaryLabelColor), lineWidth: 0.5)
            } else {
                shape.fill(tint)
                mark
            }
        }
        .frame(width: Self.size, height: Self.size)
    }
    @ViewBuilder private var mark: some View {
        if isRound {
            Circle().fill(.white).frame(width: 6, height: 6)
        } else if state == .mixed {
            Capsule().fill(.white).frame(width: 7, height: 1.8)
        } else {
            Path { path in
                path.addLines([CGPoint(x: 3.5, y: 7.2), CGPoint(x: 6, y: 10), CGPoint(x: 10.5, y: 4)])
            }
            .stroke(.white, style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round))
        }
    }
}
