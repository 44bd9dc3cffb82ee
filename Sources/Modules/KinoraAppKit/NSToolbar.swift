import KinoraViews

/// The bar of a window, which is not shown.
@MainActor @preconcurrency
open class NSToolbar: NSObject {
    public typealias Identifier = String
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
    public let identifier: Identifier
    open weak var delegate: (any NSToolbarDelegate)?
    open var displayMode = DisplayMode.default
    open var allowsUserCustomization = false
    open var autosavesConfiguration = false
    open var showsBaselineSeparator = true
    open var isVisible = true
    open var centeredItemIdentifier: NSToolbarItem.Identifier?
    open private(set) var items: [NSToolbarItem] = []
    public init(identifier: Identifier) {
        self.identifier = identifier
        super.init()
    }
    public override convenience init() { self.init(identifier: "") }
    open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
        items.insert(NSToolbarItem(itemIdentifier: itemIdentifier), at: min(max(0, index), items.count))
    }
    open func removeItem(at index: Int) { items.remove(at: index) }
}

@MainActor @preconcurrency
public protocol NSToolbarDelegate: AnyObject {
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem?
}
extension NSToolbarDelegate {
    public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { nil }
}

@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
        public static let space = Identifier("NSToolbarSpaceItem")
        public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
        public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItemIdentifier")
        public static let print = Identifier("NSToolbarPrintItem")
    }
    public let itemIdentifier: Identifier
    open var label = ""
    open var paletteLabel = ""
    open var toolTip: String?
    open var image: NSImage?
    open var title = ""
    open var view: NSView?
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var isBordered = false
    open var isNavigational = false
    open var tag = 0
    public init(itemIdentifier: Identifier) {
        self.itemIdentifier = itemIdentifier
        super.init()
    }
}

/// A view beside a window's title.
@MainActor @preconcurrency
open class NSTitlebarAccessoryViewController: NSViewController {
    open var layoutAttribute = NSLayoutConstraint.Attribute.bottom
    open var fullScreenMinHeight: CGFloat = 0
    open var automaticallyAdjustsSize = true
}
