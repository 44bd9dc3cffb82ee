import KinoraViews

// Menus and the bar at the top of a Mac's screen. They keep what they are told and are not shown.

@MainActor @preconcurrency
open class NSMenu: NSObject {
    open var title: String
    open var items: [NSMenuItem] = []
    open var autoenablesItems = true
    open var font: NSFont!
    open var minimumWidth: CGFloat = 0
    open weak var delegate: (any NSMenuDelegate)?
    open weak var supermenu: NSMenu?
    open var showsStateColumn = true
    public init(title: String) {
        self.title = title
        super.init()
    }
    public override convenience init() { self.init(title: "") }
    open var numberOfItems: Int { items.count }
    open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
    @discardableResult
    open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
        -> NSMenuItem
    {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        addItem(item)
        return item
    }
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {
        items.insert(newItem, at: min(max(0, index), items.count))
        newItem.menu = self
    }
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    open func removeItem(at index: Int) { items.remove(at: index) }
    open func removeAllItems() { items = [] }
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    open func update() {}
    open func cancelTracking() {}
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool { false }
    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
}

@MainActor @preconcurrency
public protocol NSMenuDelegate: AnyObject {
    func menuWillOpen(_ menu: NSMenu)
    func menuDidClose(_ menu: NSMenu)
    func menuNeedsUpdate(_ menu: NSMenu)
}
extension NSMenuDelegate {
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func menuNeedsUpdate(_ menu: NSMenu) {}
}

@MainActor @preconcurrency
open class NSMenuItem: NSObject {
    open var title: String
    open var attributedTitle: NSAttributedString?
    open var subtitle: String?
    open var action: Selector?
    open weak var target: AnyObject?
    open var keyEquivalent: String
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [.command]
    open var image: NSImage?
    open var state = NSControl.StateValue.off
    open var isEnabled = true
    open var isHidden = false
    open var isAlternate = false
    open var indentationLevel = 0
    open var tag = 0
    open var toolTip: String?
    open var representedObject: Any?
    open var view: NSView?
    open var submenu: NSMenu? { didSet { submenu?.supermenu = menu } }
    open internal(set) weak var menu: NSMenu?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var badge: NSMenuItemBadge?
    open private(set) var isSeparatorItem = false
    open var isHighlighted: Bool { false }
    open var hasSubmenu: Bool { submenu != nil }
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        (title, action, keyEquivalent) = (string, selector, charCode)
        super.init()
    }
    public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }
    open class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }
    open class func sectionHeader(title: String) -> NSMenuItem {
        NSMenuItem(title: title, action: nil, keyEquivalent: "")
    }
}

/// The right part of the menu bar.
@MainActor @preconcurrency
open class NSStatusBar: NSObject {
    private static let only = NSStatusBar()
    open class var system: NSStatusBar { only }
    open var thickness: CGFloat { 24 }
    open var isVertical: Bool { false }
    open func statusItem(withLength length: CGFloat) -> NSStatusItem {
        let item = NSStatusItem()
        item.length = length
        return item
    }
    open func removeStatusItem(_ item: NSStatusItem) {}
}
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
    public nonisolated static let variableLength: CGFloat = -1
    public nonisolated static let squareLength: CGFloat = -2
    public struct Behavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let removalAllowed = Behavior(rawValue: 2)
        public static let terminationOnRemoval = Behavior(rawValue: 4)
    }
    open var length: CGFloat = NSStatusItem.variableLength
    open var menu: NSMenu?
    open private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton()
    open var isVisible = true
    open var behavior: Behavior = []
    open var autosaveName: String! = ""
}
@MainActor @preconcurrency
open class NSStatusBarButton: NSButton { open var appearsDisabled = false }

extension NSApplication {
    public var mainMenu: NSMenu? {
        get { nil }
        set {}
    }
    public var windowsMenu: NSMenu? {
        get { nil }
        set {}
    }
}

/// A number or a word at the end of an item.
@MainActor @preconcurrency
open class NSMenuItemBadge: NSObject {
    public enum BadgeType: Int, Sendable { case none, updates, newItems, alerts }
    public let itemCount: Int
    public let stringValue: String?
    public let type: BadgeType
    private init(_ count: Int, _ string: String?, _ type: BadgeType) {
        (itemCount, stringValue, self.type) = (count, string, type)
        super.init()
    }
    public convenience init(count: Int) { self.init(count, nil, .none) }
    public convenience init(string: String) { self.init(0, string, .none) }
    open class func updates(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count, nil, .updates) }
    open class func newItems(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count, nil, .newItems) }
    open class func alerts(count: Int) -> NSMenuItemBadge { NSMenuItemBadge(count, nil, .alerts) }
}
