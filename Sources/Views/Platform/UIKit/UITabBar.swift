import KinoraStage

/// The bar at the bottom. What `appearance()` says of colors and of its hiding holds for the bars that tab views draw.
@MainActor @preconcurrency
open class UITabBar: UIView {
    public class func appearance() -> UITabBar { BarAppearances.told.tabBar }
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var items: [UITabBarItem]?
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?

    /// What it was told of its look, and else what `appearance()` was.
    var look: TabBarLook { BarAppearances.followed.reduce(ownLook) { $0.filled(from: $1.tabBar.ownLook) } }

    private var ownLook: TabBarLook {
        let items = (scrollEdgeAppearance ?? standardAppearance).stackedLayoutAppearance
        let background =
            barTintColor ?? backgroundColor ?? scrollEdgeAppearance?.backgroundColor
            ?? standardAppearance.backgroundColor
        return TabBarLook(
            isHidden: isHidden, background: background.map { Color($0) },
            unselected: (items.normal.iconColor ?? unselectedItemTintColor).map { Color($0) },
            selected: (items.selected.iconColor ?? ownTint).map { Color($0) })
    }
}
