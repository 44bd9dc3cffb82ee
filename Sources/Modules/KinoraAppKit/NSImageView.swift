import KinoraViews

/// A picture in its frame, as its scaling says.
@MainActor @preconcurrency
open class NSImageView: UIImageView {
    open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { showScaling() } }
    open var imageAlignment = NSImageAlignment.alignCenter
    open var imageFrameStyle = FrameStyle.none
    open var isEditable = false
    open var animates = true
    open var allowsCutCopyPaste = true
    public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }
    open var contentTintColor: NSColor? {
        get { nearest }
        set {
            nearest = newValue
            tintColor = newValue
        }
    }
    private var nearest: NSColor?
    open var symbolConfiguration: NSImage.SymbolConfiguration? {
        get { preferredSymbolConfiguration }
        set { preferredSymbolConfiguration = newValue }
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showScaling()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private func showScaling() {
        contentMode =
            switch imageScaling {
            case .scaleProportionallyDown, .scaleProportionallyUpOrDown: .scaleAspectFit
            case .scaleAxesIndependently: .scaleToFill
            case .scaleNone: .center
            }
    }
}
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
public enum NSImageAlignment: UInt, Sendable {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight
    case alignRight
}
