import KinoraStage

/// Views in a row or column, placed by constraints that the stack makes.
@MainActor @preconcurrency
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    open var axis: NSLayoutConstraint.Axis = .horizontal
    /// Points between two views.
    open var spacing: CGFloat = 0
    open var distribution: Distribution = .fill
    open var alignment: Alignment = .fill
    /// Whether the views keep to the stack's layout margins.
    open var isLayoutMarginsRelativeArrangement = false
    open var isBaselineRelativeArrangement = false
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    /// A space that the stack chooses, as the system does.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude.nextDown
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        switch customSpacing[ObjectIdentifier(arrangedSubview)] {
        case nil, Self.spacingUseDefault?: spacing
        case Self.spacingUseSystem?: 8
        case let own?: own
        }
    }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Those that are seen, from the left or the top.
    var shownSubviews: [UIView] {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let isReversed = axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isReversed ? shown.reversed() : shown
    }

    open override var intrinsicContentSize: CGSize {
        let sizes = shownSubviews.map(\.intrinsicContentSize)
        let gaps = shownSubviews.dropLast().map(customSpacing).reduce(0, +)
        /// There is no size of its own where one of the views has none.
        func known(_ lengths: [CGFloat], _ total: ([CGFloat]) -> CGFloat) -> CGFloat {
            lengths.contains { $0 < 0 } ? UIView.noIntrinsicMetric : total(lengths)
        }
        let sum: ([CGFloat]) -> CGFloat = { $0.reduce(gaps, +) }
        let most: ([CGFloat]) -> CGFloat = { $0.max() ?? 0 }
        let isRow = axis == .horizontal
        return CGSize(
            width: known(sizes.map(\.width), isRow ? sum : most), height: known(sizes.map(\.height), isRow ? most : sum)
        )
    }
}
