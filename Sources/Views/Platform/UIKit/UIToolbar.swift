import KinoraStage

/// A bar of items, 44 points high: one of one's own, or that of a navigation controller at the bottom.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    public class func appearance() -> UIToolbar { BarAppearances.told.toolbar }
    public class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UIToolbar { appearance() }
    open var items: [UIBarButtonItem]? { didSet { noteChange() } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open weak var delegate: (any UIToolbarDelegate)?
    open var barTintColor: UIColor?
    // Kept: bars are drawn in the scheme of their surroundings.
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    private var background: UIImage?
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) { background = image }
    private var shadow: UIImage?
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) { shadow = image }

    static let height: CGFloat = 44
    override var usualPriorities: ContentPriorities { .low }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    private var ownGround: UIColor? { barTintColor ?? backgroundColor ?? standardAppearance.backgroundColor }

    /// The color behind it, its own or else that of `appearance()`; nil is that of bars.
    private var ground: Color? {
        (ownGround ?? BarAppearances.followed.lazy.compactMap(\.toolbar.ownGround).first).map { Color($0) }
    }

    /// The color of its items.
    private var itemTint: UIColor {
        ownTint ?? BarAppearances.followed.lazy.compactMap(\.toolbar.ownTint).first ?? tintColor
    }

    override func ownPicture() -> AnyView? {
        AnyView(
            BarButtonRow(items: items ?? [], bar: self)
                .padding(.horizontal, 16)
                .frame(maxHeight: .infinity)
                .tint(Color(itemTint))
                .background { backing }
                .overlay(alignment: .top) { if shadow == nil, background == nil { Divider() } })
    }

    @ViewBuilder private var backing: some View {
        if let background {
            // An empty picture is how a bar is made clear.
            if background.size != .zero { Image(uiImage: background).resizable() }
        } else if let ground {
            ground
        } else {
            Rectangle().fill(Material.bar)
        }
    }
}

@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

@MainActor @preconcurrency
public protocol UIToolbarDelegate: AnyObject {
    func position(for bar: UIToolbar) -> UIBarPosition
}
extension UIToolbarDelegate {
    public func position(for bar: UIToolbar) -> UIBarPosition { .any }
}
