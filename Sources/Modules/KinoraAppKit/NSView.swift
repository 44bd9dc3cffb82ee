import KinoraViews

/// What classes inherit that say they are an `NSView`; all other mentions of that name are `UIView`, as which every view of UIKit's and
/// AppKit's can be passed on.
///
/// It draws itself with y upwards, unless it is flipped, and is told where it comes and goes by AppKit's names. Keys and the pointer are
/// never sent to it: gestures of a performance are for SwiftUI's views and for recognizers.
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
    open var needsLayout: Bool {
        get { false }
        set { if newValue { setNeedsLayout() } }
    }
    /// A view is drawn whenever something changes.
    open var needsDisplay: Bool {
        get { false }
        set { if newValue { setNeedsDisplay() } }
    }
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
    open func cursorUpdate(with event: NSEvent) {}
    open func mouseDown(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func rightMouseDragged(with event: NSEvent) {}
    open func rightMouseUp(with event: NSEvent) {}
    open func otherMouseDown(with event: NSEvent) {}
    open func otherMouseUp(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func magnify(with event: NSEvent) {}
    open func rotate(with event: NSEvent) {}
    open func swipe(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
}
