import KinoraViews

/// What classes inherit that say they are an `NSView`; all other mentions of that name are `UIView`, as which every view of UIKit's and
/// AppKit's can be passed on.
///
/// It draws itself with y upwards, unless it is flipped, and is told where it comes and goes by AppKit's names. A finger of a performance is
/// the left button of a mouse.
@MainActor @preconcurrency
open class _NSView: UIView {
    /// Whether y grows downwards where the view draws itself.
    open var isFlipped: Bool { false }
    open override var _growsUpwards: Bool { !isFlipped }

    // MARK: Its place

    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidMoveToWindow() {}
    open func viewWillMove(toSuperview newSuperview: UIView?) {}
    open func viewDidMoveToSuperview() {}
    open func viewDidHide() {}
    open func viewDidUnhide() {}
    open func viewDidChangeEffectiveAppearance() {}
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        viewWillMove(toWindow: newWindow?.ofAppKit)
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        viewDidMoveToWindow()
    }
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        viewWillMove(toSuperview: newSuperview)
    }
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        viewDidMoveToSuperview()
    }
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { viewDidHide() } else { viewDidUnhide() }
        }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewDidChangeEffectiveAppearance()
    }

    // MARK: Layout and drawing

    open func layout() {}
    open override func layoutSubviews() {
        super.layoutSubviews()
        layout()
        if wantsUpdateLayer { updateLayer() }
    }
    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
    open func setBoundsSize(_ newSize: CGSize) { bounds.size = newSize }
    open func display() {}
    open func viewWillDraw() {}
    open override func draw(_ rect: CGRect) { super.draw(rect) }
    /// Whether the view sets up its layer in place of drawing.
    open var wantsUpdateLayer: Bool { false }
    open func updateLayer() {}
    open var wantsDefaultClipping: Bool { true }
    open var allowsVibrancy: Bool { false }
    open var inLiveResize: Bool { false }
    open func viewWillStartLiveResize() {}
    open func viewDidEndLiveResize() {}

    // MARK: Keys and the pointer

    open var acceptsFirstResponder: Bool { false }
    open var canBecomeKeyView: Bool { acceptsFirstResponder }
    open var mouseDownCanMoveWindow: Bool { !isOpaque }
    open var focusRingMaskBounds: CGRect { .zero }
    open func drawFocusRingMask() {}
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func hitTest(_ point: CGPoint) -> UIView? { super.hitTest(point, with: nil) }
    open func isMousePoint(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
    open func updateTrackingAreas() {}
    open func resetCursorRects() {}
    open func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
    /// A point of the window is, in a view whose y grows upwards, that far above its lower edge.
    open override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let place = super.convert(point, from: view)
        return view == nil && _growsUpwards ? CGPoint(x: place.x, y: bounds.height - place.y) : place
    }
}

// What AppKit's names of any view's properties mean.
extension UIView {
    public var needsLayout: Bool {
        get { false }
        set { if newValue { setNeedsLayout() } }
    }
    /// A view is drawn whenever something changes.
    public var needsDisplay: Bool {
        get { false }
        set { if newValue { setNeedsDisplay() } }
    }
    /// The items of a pop-up button; other views show no menu.
    public var menu: NSMenu? {
        get { (self as? NSPopUpButton)?.list }
        set { if let newValue { (self as? NSPopUpButton)?.list = newValue } }
    }
    /// What a source calls the view.
    public var identifier: NSUserInterfaceItemIdentifier? {
        get { restorationIdentifier.map { NSUserInterfaceItemIdentifier($0) } }
        set { restorationIdentifier = newValue?.rawValue }
    }
    /// 0…1.
    public var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
    }
    /// The size that what is in the view asks for.
    public var fittingSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    public var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }
    public var visibleRect: CGRect { bounds }
    /// The shadow of the view's layer.
    public var shadow: NSShadow? {
        get { nil }
        set {
            let layer: CALayer = _layerOfView
            layer.shadowColor = (newValue?.shadowColor as? UIColor)?.cgColor
            (layer.shadowRadius, layer.shadowOpacity) = (newValue?.shadowBlurRadius ?? 0, newValue == nil ? 0 : 1)
            // Up is up for AppKit.
            layer.shadowOffset = CGSize(
                width: newValue?.shadowOffset.width ?? 0, height: -(newValue?.shadowOffset.height ?? 0))
        }
    }
    public func replaceSubview(_ oldView: UIView, with newView: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === oldView }) else { return }
        oldView.removeFromSuperview()
        insertSubview(newView, at: index)
    }
    // Kept by nobody: a stage shows none of this.
    public var focusRingType: NSFocusRingType {
        get { .default }
        set {}
    }
    public var postsFrameChangedNotifications: Bool {
        get { false }
        set {}
    }
    public enum LayerContentsRedrawPolicy: Int, Sendable {
        case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
    }
    public var layerContentsRedrawPolicy: LayerContentsRedrawPolicy {
        get { .onSetNeedsDisplay }
        set {}
    }
    public var layerUsesCoreImageFilters: Bool {
        get { false }
        set {}
    }
    public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
    public func unregisterDraggedTypes() {}
}
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
