import KinoraStage

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    public nonisolated override init() { super.init() }
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, done = 2 }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }
    open var tintColor: UIColor?
    open var customView: UIView?
    /// What a press would call. UIKit's bars are not drawn, so that nothing presses it.
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var style: Style = .plain
    open var width: CGFloat = 0
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target, action)
    }
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target, action)
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.target, self.action) = (target as AnyObject?, action)
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.width = width
        return item
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public final class Look {
        public var tintColor: UIColor?
        public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    }
    private static let look = Look()
    public class func appearance() -> Look { look }
}
open class UITabBarItem: UIBarItem {
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var selectedImage: UIImage?
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
    public final class Look {
        public var badgeColor: UIColor?
        public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    }
    private static let look = Look()
    public class func appearance() -> Look { look }
}
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public nonisolated override init() { super.init() }
    open var title: String?
    open var prompt: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backButtonTitle: String?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
}

/// How a bar looks, in UIKit's words.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    public nonisolated override init() { super.init() }
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    open func configureWithTransparentBackground() { backgroundColor = .clear }
}
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public enum Style: Int, Sendable { case plain, done }
    public nonisolated override init() { super.init() }
    public convenience init(style: Style) { self.init() }
    @MainActor public final class StateLook {
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }
    public let normal = StateLook()
    public let highlighted = StateLook()
    public let disabled = StateLook()
}
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public nonisolated override init() { super.init() }
    @MainActor public final class StateLook {
        public var iconColor: UIColor?
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var badgeBackgroundColor: UIColor?
    }
    public let normal = StateLook()
    public let selected = StateLook()
}

/// The bar at the top. What `appearance()` says of colors holds for the bars that navigation stacks draw.
open class UINavigationBar: UIView {
    private static let shared = UINavigationBar()
    public class func appearance() -> UINavigationBar { shared }
    public class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UINavigationBar { shared }
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

    /// The colors that `appearance()` was given for the title; nil for the usual one.
    static func titleColor(large: Bool) -> Color? {
        let bar = shared
        let all =
            large
            ? [
                bar.largeTitleTextAttributes, bar.standardAppearance.largeTitleTextAttributes,
                bar.scrollEdgeAppearance?.largeTitleTextAttributes,
            ]
            : [
                bar.titleTextAttributes, bar.standardAppearance.titleTextAttributes,
                bar.scrollEdgeAppearance?.titleTextAttributes,
            ]
        return all.lazy.compactMap { $0?[.foregroundColor] as? UIColor }.first.map { Color($0) }
    }
    static var background: Color? {
        (shared.barTintColor ?? shared.standardAppearance.backgroundColor ?? shared.backgroundColor).map { Color($0) }
    }
}
public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// The bar at the bottom. What `appearance()` says of colors and of its hiding holds for the bars that tab views draw.
open class UITabBar: UIView {
    private static let shared = UITabBar()
    public class func appearance() -> UITabBar { shared }
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var items: [UITabBarItem]?
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?

    static var look: (isHidden: Bool, background: Color?, unselected: Color?) {
        (
            shared.isHidden,
            (shared.barTintColor ?? shared.backgroundColor ?? shared.standardAppearance.backgroundColor).map {
                Color($0)
            },
            shared.unselectedItemTintColor.map { Color($0) }
        )
    }
}
