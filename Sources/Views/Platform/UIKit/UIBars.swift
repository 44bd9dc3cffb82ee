import KinoraStage

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject, ChangesSilently {
    public nonisolated override init() { super.init() }
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, done = 2 }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }
    open var tintColor: UIColor?
    open var customView: UIView?
    /// What the item is by its kind; nil where it has a title or a picture of its own.
    private(set) var systemItem: SystemItem?
    /// What a press calls, where the command knows the method (`Selector`).
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
        (self.systemItem, self.target, self.action) = (systemItem, target as AnyObject?, action)
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    /// Shows what the system's item does, whatever the action's title and picture.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
    }
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
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
    /// Of all that are in any container: what is said of those in a search bar is kept apart.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> Look { Look() }
}
@MainActor @preconcurrency
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
    /// Tabs that the system names and gives a symbol.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let (title, symbol) = UITabBarItem.appearance(of: systemItem)
        self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
    }
    private static func appearance(of item: SystemItem) -> (title: String, symbol: String) {
        switch item {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.crop.circle.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "square.and.arrow.down.fill")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.number")
        }
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
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default
    /// Its title stands on the button that leads back to its page.
    open var backBarButtonItem: UIBarButtonItem?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
    /// Its field stands below the title.
    open var searchController: UISearchController?
    // Kept: the field stands below the title.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Kept: a field gives way to a page that scrolls in any case.
    open var hidesSearchBarWhenScrolling = true
    /// A smaller line below the title.
    open var subtitle: String?
    // Kept: bars are those of a phone's navigator, and titles open no menus.
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    open var style = ItemStyle.navigator
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var customizationIdentifier: String?
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
@MainActor @preconcurrency
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
    @MainActor @preconcurrency
    public final class StateLook {
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }
    public let normal = StateLook()
    public let highlighted = StateLook()
    public let disabled = StateLook()
}
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public nonisolated override init() { super.init() }
    @MainActor @preconcurrency
    public final class StateLook {
        public var iconColor: UIColor?
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var badgeBackgroundColor: UIColor?
    }
    public let normal = StateLook()
    public let selected = StateLook()
}
