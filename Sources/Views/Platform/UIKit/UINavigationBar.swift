import KinoraStage

/// The bar at the top. What `appearance()` says of colors holds for the bars that navigation stacks draw.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    public class func appearance() -> UINavigationBar { BarAppearances.told.navigationBar }
    public class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UINavigationBar { appearance() }
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var shadowImage: UIImage?
    open var barStyle: UIBarStyle = .default
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
    open var topItem: UINavigationItem? { nil }
    open var items: [UINavigationItem]?

    /// What it was told of its look, and else what `appearance()` was.
    var look: BarLook { BarAppearances.followed.reduce(ownLook) { $0.filled(from: $1.navigationBar.ownLook) } }

    private var ownLook: BarLook {
        typealias Attributes = [NSAttributedString.Key: Any]
        func first<T>(_ key: NSAttributedString.Key, _ kind: T.Type, of attributes: [Attributes?]) -> T? {
            attributes.lazy.compactMap { $0?[key] as? T }.first
        }
        let title = [
            titleTextAttributes, scrollEdgeAppearance?.titleTextAttributes, standardAppearance.titleTextAttributes,
        ]
        let largeTitle = [
            largeTitleTextAttributes, scrollEdgeAppearance?.largeTitleTextAttributes,
            standardAppearance.largeTitleTextAttributes,
        ]
        let background =
            barTintColor ?? scrollEdgeAppearance?.backgroundColor ?? standardAppearance.backgroundColor
            ?? backgroundColor
        return BarLook(
            background: background.map { Color($0) },
            title: first(.foregroundColor, UIColor.self, of: title).map { Color($0) },
            largeTitle: first(.foregroundColor, UIColor.self, of: largeTitle).map { Color($0) },
            titleFont: first(.font, UIFont.self, of: title).map { Font($0) },
            largeTitleFont: first(.font, UIFont.self, of: largeTitle).map { Font($0) },
            tint: ownTint.map { Color($0) })
    }
}

public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }
