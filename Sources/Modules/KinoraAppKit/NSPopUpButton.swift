import KinoraStage
import KinoraViews

/// A button that shows which of several items is chosen, by a menu that a press opens.
@MainActor @preconcurrency
open class NSPopUpButton: NSButton {
    /// Whether it is a menu with a title, which is its first item.
    open var pullsDown = false { didSet { setNeedsDisplay() } }
    open var autoenablesItems = true
    open var preferredEdge = NSRectEdge.minY
    private let items = NSMenu()
    private var own: NSMenu?
    /// The items, as `menu` has them.
    var list: NSMenu {
        get { own ?? items }
        set {
            own = newValue
            select(shown.first)
        }
    }
    private var shown: [NSMenuItem] { list.items }
    private var chosen: NSMenuItem?

    public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
        self.init(frame: buttonFrame)
        pullsDown = flag
    }
    public convenience init(title: String, target: Any?, menu: NSMenu?) {
        self.init(frame: .zero, pullsDown: true)
        if let menu { list = menu }
    }

    // MARK: Items

    open func addItem(withTitle title: String) {
        // An item of the same title is replaced.
        removeItem(withTitle: title)
        list.addItem(withTitle: title, action: nil, keyEquivalent: "")
        if chosen == nil { select(shown.first) }
        setNeedsLayout()
    }
    open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
    open func insertItem(withTitle title: String, at index: Int) {
        list.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: index)
        if chosen == nil { select(shown.first) }
    }
    open func removeItem(at index: Int) {
        guard let item = item(at: index) else { return }
        list.removeItem(item)
        if chosen === item { select(shown.first) }
    }
    open func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }
    open func removeAllItems() {
        list.removeAllItems()
        select(nil)
    }
    open var itemArray: [NSMenuItem] { shown }
    open var itemTitles: [String] { shown.map(\.title) }
    open var numberOfItems: Int { shown.count }
    open var lastItem: NSMenuItem? { shown.last }
    open func item(at index: Int) -> NSMenuItem? { shown.indices.contains(index) ? shown[index] : nil }
    open func item(withTitle title: String) -> NSMenuItem? { shown.first { $0.title == title } }
    open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
    open func index(of item: NSMenuItem) -> Int { list.index(of: item) }
    open func indexOfItem(withTitle title: String) -> Int { shown.firstIndex { $0.title == title } ?? -1 }
    open func indexOfItem(withTag tag: Int) -> Int { shown.firstIndex { $0.tag == tag } ?? -1 }
    open func indexOfItem(withRepresentedObject obj: Any?) -> Int {
        shown.firstIndex { $0.representedObject as AnyObject === obj as AnyObject } ?? -1
    }

    // MARK: Selection

    open var selectedItem: NSMenuItem? { chosen }
    open var indexOfSelectedItem: Int { chosen.map { list.index(of: $0) } ?? -1 }
    open var titleOfSelectedItem: String? { chosen?.title }
    open var selectedTag: Int { chosen?.tag ?? -1 }
    open func select(_ item: NSMenuItem?) {
        chosen?.state = .off
        chosen = item
        chosen?.state = .on
        VirtualClock.noteChange()
    }
    open func selectItem(at index: Int) { select(item(at: index)) }
    open func selectItem(withTitle title: String) { select(item(withTitle: title)) }
    @discardableResult open func selectItem(withTag tag: Int) -> Bool {
        guard let item = item(at: indexOfItem(withTag: tag)) else { return false }
        select(item)
        return true
    }
    open func setTitle(_ string: String) {
        if pullsDown { shown.first?.title = string } else { addItem(withTitle: string) }
    }
    open func synchronizeTitleAndSelectedItem() {}

    // MARK: Look

    private var label: NSMenuItem? { pullsDown ? shown.first : chosen }
    private static let font = NSFont.systemFont(ofSize: 13)
    private static let height: CGFloat = 22
    /// What the arrows take.
    private static let arrowWidth: CGFloat = 16

    open override var intrinsicContentSize: CGSize {
        let titles = pullsDown ? shown.prefix(1).map(\.title) : itemTitles
        let widest = titles.map { NSAttributedString(string: $0, attributes: [.font: NSPopUpButton.font]).size().width }
        return CGSize(
            width: (widest.max() ?? 0).rounded(.up) + NSPopUpButton.arrowWidth + 18, height: NSPopUpButton.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private lazy var face = PopUpFace(button: self)
    open override func layoutSubviews() {
        super.layoutSubviews()
        if face.superview == nil { addSubview(face) }
        face.frame = CGRect(origin: .zero, size: bounds.size)
    }
    fileprivate var picture: AnyView {
        let (item, isBordered, pullsDown) = (label, isBordered, pullsDown)
        return AnyView(
            HStack(spacing: 4) {
                if let image = item?.image { Image(nsImage: image) }
                Text(verbatim: item?.title ?? "").font(Font(NSPopUpButton.font)).lineLimit(1)
                Spacer(minLength: 0)
                Image(systemName: pullsDown ? "chevron.down" : "chevron.up.chevron.down")
                    .font(.system(size: 9, weight: .bold)).foregroundStyle(isBordered ? Color.white : Color.primary)
                    .frame(width: NSPopUpButton.arrowWidth, height: NSPopUpButton.arrowWidth)
                    .background { if isBordered { RoundedRectangle(cornerRadius: 4).fill(Color.accentColor) } }
            }
            .foregroundStyle(Color(.controlTextColor))
            .padding(.leading, 8).padding(.trailing, 3)
            .frame(height: NSPopUpButton.height)
            .background {
                if isBordered {
                    RoundedRectangle(cornerRadius: 5.5).fill(Color(.controlColor))
                        .strokeBorder(Color(.separatorColor), lineWidth: 0.5).shadow(
                            color: .black.opacity(0.15), radius: 0.5, y: 0.5)
                }
            }
            .frame(maxHeight: .infinity)
            .opacity(isEnabled ? 1 : 0.5))
    }
}

extension NSPopUpButton {
    /// The items of the menu. The first one of a menu that is pulled down is its title.
    fileprivate var choices: [NSMenuItem] { Array(list.items.dropFirst(pullsDown ? 1 : 0)) }

    /// A press has chosen an item: its own action is performed, or else the button's.
    func choose(_ item: NSMenuItem) {
        select(item)
        if let action = item.action {
            sendAction(action, to: item.target ?? target)
        } else {
            sendActions(for: .primaryActionTriggered)
        }
    }
}

/// What the button looks like, in place of a button of a phone, and its menu.
private final class PopUpFace: UIView {
    private weak var button: NSPopUpButton?
    init(button: NSPopUpButton) {
        self.button = button
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    override func _ownPicture() -> AnyView? {
        guard let button, button.isEnabled else { return button?.picture }
        return AnyView(
            Menu {
                MenuRows(items: button.choices) { [weak button] in button?.choose($0) }
            } label: {
                button.picture
            })
    }
}

/// The items of a menu as choices: those that are on with a check mark, those with menus as menus of their own.
private struct MenuRows: View {
    let items: [NSMenuItem]
    let choose: @MainActor (NSMenuItem) -> Void

    var body: some View {
        ForEach(items.indices, id: \.self) { row(items[$0]) }
    }

    @ViewBuilder private func row(_ item: NSMenuItem) -> some View {
        if item.isSeparatorItem {
            Divider()
        } else if let menu = item.submenu {
            // The type is erased, because rows hold rows.
            Menu {
                AnyView(MenuRows(items: menu.items, choose: choose))
            } label: {
                item.menuTitle
            }
        } else if !item.isHidden {
            MenuChoice(title: item.menuTitle, isOn: item.state == .on) { choose(item) }.disabled(!item.isEnabled)
        }
    }
}

extension NSMenuItem {
    fileprivate var menuTitle: MenuTitle { MenuTitle(text: title, picture: image.map { Image(nsImage: $0) }) }
}
