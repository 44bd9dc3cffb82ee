import KinoraViews

/// What classes inherit that say they are an `NSControl`, which draw themselves and are told of the mouse as an `NSView` is. As theirs come
/// from UIKit's control, what AppKit's views are told is said here once more.
@MainActor @preconcurrency
open class _NSControl: UIControl {
    /// Whether y grows downwards where the control draws itself.
    open var isFlipped: Bool { false }
    open override var _growsUpwards: Bool { !isFlipped }
    /// A point of the window is, in a view whose y grows upwards, that far above its lower edge.
    open override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let place = super.convert(point, from: view)
        return view == nil && _growsUpwards ? CGPoint(x: place.x, y: bounds.height - place.y) : place
    }
    open override func draw(_ rect: CGRect) { super.draw(rect) }

    // MARK: Its value

    /// What it has, as a source reads and writes it by any of the names of its kind.
    open var objectValue: Any? { didSet { setNeedsDisplay() } }
    open var doubleValue: Double {
        get { number?.doubleValue ?? 0 }
        set { objectValue = NSNumber(value: newValue) }
    }
    open var floatValue: Float {
        get { number?.floatValue ?? 0 }
        set { objectValue = NSNumber(value: newValue) }
    }
    open var integerValue: Int {
        get { number?.intValue ?? 0 }
        set { objectValue = NSNumber(value: newValue) }
    }
    open var stringValue: String {
        get { objectValue.map { "\($0)" } ?? "" }
        set { objectValue = newValue }
    }
    private var number: NSNumber? {
        objectValue as? NSNumber ?? (objectValue as? String).flatMap { Double($0) }.map { NSNumber(value: $0) }
    }
    open var isContinuous = true
    open var allowsExpansionToolTips = false
    open var ignoresMultiClick = false

    // MARK: What it is told

    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidMoveToWindow() {}
    open func viewDidMoveToSuperview() {}
    open func viewDidChangeEffectiveAppearance() {}
    open func layout() {}
    open var wantsUpdateLayer: Bool { false }
    open func updateLayer() {}
    open func viewWillDraw() {}
    open var allowsVibrancy: Bool { false }
    open var acceptsFirstResponder: Bool { false }
    open var canBecomeKeyView: Bool { acceptsFirstResponder }
    open var mouseDownCanMoveWindow: Bool { false }
    open var focusRingMaskBounds: CGRect { .zero }
    open func drawFocusRingMask() {}
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func hitTest(_ point: CGPoint) -> UIView? { super.hitTest(point, with: nil) }
    open func updateTrackingAreas() {}
    open func resetCursorRects() {}
    open func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        viewWillMove(toWindow: newWindow?.ofAppKit)
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        viewDidMoveToWindow()
    }
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        viewDidMoveToSuperview()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewDidChangeEffectiveAppearance()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layout()
        if wantsUpdateLayer { updateLayer() }
    }
}
