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
    private var gravities: [ObjectIdentifier: Gravity] = [:]
    open func views(in gravity: Gravity) -> [NSView] {
        views.filter { gravities[ObjectIdentifier($0)] ?? .leading == gravity }
    }
    /// The views of one gravity, which stand before those of the next.
    open func setViews(_ views: [NSView], in gravity: Gravity) {
        for old in self.views(in: gravity) where !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
        for view in views { addView(view, in: gravity) }
    }
    // Kept: a view is shown unless it is hidden.
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Float
        public init(rawValue: Float) { self.rawValue = rawValue }
        public static let mustHold = VisibilityPriority(rawValue: 1000)
        public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
        public static let notVisible = VisibilityPriority(rawValue: 0)
    }
    open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
        view.isHidden = priority == .notVisible
    }
    open func visibilityPriority(for view: NSView) -> VisibilityPriority { view.isHidden ? .notVisible : .mustHold }
    open var edgeInsets: NSEdgeInsets {
        get { layoutMargins }
        set { (layoutMargins, isLayoutMarginsRelativeArrangement) = (newValue, true) }
    }
    open var detachesHiddenViews = true
    open func addView(_ view: NSView, in gravity: Gravity) {
        insertView(view, at: views(in: gravity).filter { $0 !== view }.count, in: gravity)
    }
    open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
        removeArrangedSubview(view)
        let before = views.filter { (gravities[ObjectIdentifier($0)] ?? .leading).rawValue < gravity.rawValue }.count
        insertArrangedSubview(view, at: before + index)
        gravities[ObjectIdentifier(view)] = gravity
    }
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
