import KinoraStage

/// A list beside its details. On a wide stage both are drawn, next to each other; on a narrow one the first, as on a phone.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

    open private(set) var style: Style = .unspecified
    open var viewControllers: [UIViewController] = []
    open var preferredDisplayMode: DisplayMode = .automatic
    open var preferredSplitBehavior: SplitBehavior = .automatic
    open var presentsWithGesture = true
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 320
    open weak var delegate: (any UISplitViewControllerDelegate)?
    public static let automaticDimension: CGFloat = .greatestFiniteMagnitude
    private var columns: [Column: UIViewController] = [:]

    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }

    /// Stages narrower than this show one column, in points.
    private static let wide: CGFloat = 700
    open var isCollapsed: Bool { view.frame.width < UISplitViewController.wide }
    open var displayMode: DisplayMode {
        preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
    }
    open var primaryColumnWidth: CGFloat {
        let whole = view.frame.width
        let automatic = UISplitViewController.automaticDimension
        let wanted =
            preferredPrimaryColumnWidth != automatic
            ? preferredPrimaryColumnWidth
            : whole * (preferredPrimaryColumnWidthFraction != automatic ? preferredPrimaryColumnWidthFraction : 0.4)
        return min(max(wanted, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth, whole)
    }
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        viewControllers = [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        viewControllers = [viewControllers.first, vc].compactMap { $0 }
    }

    open override func viewWillLayoutSubviews() {
        let size = view.frame.size
        let places: [(UIViewController, CGRect)]
        if isCollapsed || viewControllers.count < 2 {
            places = viewControllers.prefix(1).map { ($0, CGRect(origin: .zero, size: size)) }
        } else if displayMode == .secondaryOnly {
            places = viewControllers.suffix(1).map { ($0, CGRect(origin: .zero, size: size)) }
        } else {
            let split = primaryColumnWidth
            places = [
                (viewControllers[0], CGRect(x: 0, y: 0, width: split, height: size.height)),
                (viewControllers.last!, CGRect(x: split, y: 0, width: size.width - split, height: size.height)),
            ]
        }
        for old in view.subviews where !places.contains(where: { $0.0.view === old }) { old.removeFromSuperview() }
        for (controller, place) in places {
            if controller.parent == nil { addChild(controller) }
            let shown = controller.appear(in: place.size)
            if shown.superview !== view { view.addSubview(shown) }
            shown.frame = place
        }
    }
}

/// It is asked and told nothing: a script's touches reach SwiftUI's views only.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}
extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}
