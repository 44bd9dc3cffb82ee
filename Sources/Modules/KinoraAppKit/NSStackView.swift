import KinoraViews

/// Views in a row or column.
@MainActor @preconcurrency
open class NSStackView: UIStackView {
    public enum Gravity: Int, Sendable {
        case leading = 1
        case center, trailing
        public static let top = Gravity.leading
        public static let bottom = Gravity.trailing
    }
    public convenience init(views: [NSView]) {
        self.init(arrangedSubviews: views)
        spacing = 8
    }
    open var orientation: NSUserInterfaceLayoutOrientation {
        get { axis == .horizontal ? .horizontal : .vertical }
        set { axis = newValue == .horizontal ? .horizontal : .vertical }
    }
    open var views: [NSView] { arrangedSubviews }
    open var edgeInsets: NSEdgeInsets {
        get { layoutMargins }
        set { (layoutMargins, isLayoutMarginsRelativeArrangement) = (newValue, true) }
    }
    open var detachesHiddenViews = true
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) { insertArrangedSubview(view, at: index) }
    open func removeView(_ view: NSView) { view.removeFromSuperview() }
    open func setHuggingPriority(_ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Axis) {
        setContentHuggingPriority(priority, for: orientation)
    }
    open func setClippingResistancePriority(_ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Axis) {
        setContentCompressionResistancePriority(priority, for: orientation)
    }
}
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

extension UIStackView.Alignment {
    // As AppKit's edges name them.
    public static let centerX = center
    public static let centerY = center
    public static let left = leading
    public static let right = trailing
    public static let width = fill
    public static let height = fill
}
extension UIStackView.Distribution {
    public static let gravityAreas = fill
}
