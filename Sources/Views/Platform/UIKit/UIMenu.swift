import KinoraStage

// Menus and keyboard shortcuts of UIKit. A stage has no menu bar and no keyboard; the menus of buttons, of items of bars and of context
// menu interactions open as SwiftUI's do (`PlatformMenu`).

@MainActor @preconcurrency
open class UIMenuElement: NSObject, ChangesSilently {
    public enum State: Int, Sendable { case off, on, mixed }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    open var title: String
    open var image: UIImage?
    open var subtitle: String?
    init(_ title: String, _ image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }
}

/// What is chosen in a menu, rather than opens another one.
@MainActor @preconcurrency
public protocol UIMenuLeaf: AnyObject {
    var title: String { get set }
    var image: UIImage? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
}
extension UIAction: UIMenuLeaf {}

@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let format = Identifier("com.apple.menu.format")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        public static let lookup = Identifier("com.apple.menu.lookup")
        public static let share = Identifier("com.apple.menu.share")
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        public static let root = Identifier("com.apple.menu.root")
        public static let document = Identifier("com.apple.menu.document")
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        public static let close = Identifier("com.apple.menu.close")
        public static let font = Identifier("com.apple.menu.font")
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        public static let preferences = Identifier("com.apple.menu.preferences")
        public static let about = Identifier("com.apple.menu.about")
        public static let newScene = Identifier("com.apple.menu.new-scene")
    }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        /// Rows of a palette are drawn as those of any menu.
        public static let displayAsPalette = Options(rawValue: 128)
    }
    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(title)
        (self.options, self.children) = (options, children)
        super.init(title, image)
    }
    /// The same menu with other rows.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }
    open var selectedElements: [UIMenuElement] {
        children.filter { ($0 as? UIAction)?.state == .on }
    }
}

/// Elements that are asked for as the menu opens that they are in.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
    public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void
    private let provider: ElementProvider
    /// Whether it is asked each time that the menu opens.
    private let isAskedAgain: Bool
    private var isAsked = false
    private var provided: [UIMenuElement]?

    public convenience init(_ elementProvider: @escaping ElementProvider) { self.init(elementProvider, again: false) }
    open class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, again: true)
    }
    private init(_ provider: @escaping ElementProvider, again: Bool) {
        (self.provider, isAskedAgain) = (provider, again)
        super.init("", nil)
    }

    /// What there is of it, which is nil until the provider has answered.
    var elements: [UIMenuElement]? {
        if !isAsked {
            isAsked = true
            provider { [weak self] elements in
                self?.provided = elements
                VirtualClock.noteChange()
            }
        }
        return provided
    }
    /// The menu has been closed.
    func forget() { if isAskedAgain { (isAsked, provided) = (false, nil) } }
}

@MainActor @preconcurrency
open class UICommand: UIMenuElement {
    public let action: Selector
    public let propertyList: Any?
    public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
        (self.action, self.propertyList) = (action, propertyList)
        super.init(title, image)
    }
}

@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    open var discoverabilityTitle: String?
    open var wantsPriorityOverSystemBehavior = false
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(title: title, image: image, action: action, propertyList: propertyList)
    }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// Changes the menus of the menu bar, which is never built.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func remove(menu removedIdentifier: UIMenu.Identifier)
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
}
