import KinoraViews

/// A blurred ground. What is behind a window is not there, so that one of that kind has the window's color.
@MainActor @preconcurrency
open class NSVisualEffectView: UIView {
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection
        case menu
        case popover, sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground, underWindowBackground = 21, underPageBackground
    }
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    open var material = Material.windowBackground { didSet { setNeedsDisplay() } }
    open var blendingMode = BlendingMode.behindWindow { didSet { setNeedsDisplay() } }
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var interiorBackgroundStyle: NSView.BackgroundStyle { .normal }
    /// Kept: the ground is a rectangle.
    open var maskImage: NSImage?

    open override func _ownPicture() -> AnyView? {
        switch blendingMode {
        case .withinWindow: AnyView(Rectangle().fill(.regularMaterial))
        case .behindWindow: AnyView(Color(.windowBackgroundColor))
        }
    }
}

/// Glass behind a view.
@MainActor @preconcurrency
open class NSGlassEffectView: UIView {
    public enum Style: Int, Sendable { case regular, clear }
    open var style = Style.regular { didSet { setNeedsDisplay() } }
    /// In points.
    open var cornerRadius: CGFloat = 0 { didSet { setNeedsDisplay() } }
    private var ownTint: NSColor?
    /// nil for glass without a color.
    open override var tintColor: NSColor! {
        get { super.tintColor }
        set {
            (ownTint, super.tintColor) = (newValue, newValue)
            setNeedsDisplay()
        }
    }
    open var contentView: NSView? {
        didSet {
            guard contentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let contentView, contentView.translatesAutoresizingMaskIntoConstraints else { return }
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
    }
    open override func _ownPicture() -> AnyView? {
        let glass = style == .clear ? Glass.clear : Glass.regular
        return AnyView(
            Color.clear.glassEffect(glass.tint(ownTint.map { Color($0) }), in: .rect(cornerRadius: cornerRadius)))
    }
}
