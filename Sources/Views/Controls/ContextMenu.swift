import KinoraStage

extension View {
    /// Opens a menu beside the view when it is pressed for half a second; the view shows above the dimmed and blurred stage. The menu of
    /// a row of a list opens wherever the row is pressed, and the row shows as a whole.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems))
    }

    /// The same, with `preview` in place of the view above the dimmed stage, and the menu below it.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        modifier(PreviewedContextMenu(items: menuItems, preview: preview))
    }

    /// A menu for what is selected in the list or table below: a script that presses a row selects nothing, so that the menu is that
    /// of an empty selection.
    ///
    /// - Parameter primaryAction: what a double click does on a Mac; a stage has none.
    public func contextMenu<I: Hashable, MenuItems: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> MenuItems,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(ContextMenuModifier(items: { menu([]) }))
    }
}

/// The items of a context menu, as older sources give them.
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: () -> MenuItems
    public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}

extension View {
    /// Without a menu there is none.
    @ViewBuilder public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        if let contextMenu { self.contextMenu(menuItems: contextMenu.items) } else { self }
    }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: () -> Items
    @State private var isOpen = false

    func body(content: Content) -> some View {
        content
            .onLongPressGesture { isOpen = true }
            .modifier(LiftWithRow())
            .panel(.beside(lifted: true), isPresented: $isOpen) { MenuPanel(dismiss: { isOpen = false }) { items() } }
    }
}

private struct PreviewedContextMenu<Items: View, Preview: View>: ViewModifier {
    let items: () -> Items
    let preview: () -> Preview
    @State private var isOpen = false

    func body(content: Content) -> some View {
        content
            // The preview is in its place.
            .opacity(isOpen ? 0 : 1)
            .onLongPressGesture { isOpen = true }
            .panel(.previewed, isPresented: $isOpen) {
                VStack(spacing: 12) {
                    preview()
                        .background(Color(SystemColor.background))
                        .clipShape(RoundedRectangle(cornerRadius: 14))
                    MenuPanel(dismiss: { isOpen = false }) { items() }
                }
            }
    }
}

/// Where the list leaves the row that a context menu is on.
final class LiftedRow {
    weak var row: ListRowElement?
}

/// Passed to the list by what is a row as a whole.
enum LiftedRowTrait: ViewTrait { typealias Value = LiftedRow }

private struct LiftWithRow: ElementModifier {
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        // The same from evaluation to evaluation: the list may have placed the row before.
        let lifted = context.child(.secondary).kept(Slot.content, LiftedRow())
        return TraitElement(child, LiftedRowTrait.self, lifted, context)
    }
}

extension Element {
    /// The row that this view is, if it has told its list so.
    var liftedRow: ListRowElement? { trait(LiftedRowTrait.self)?.row }
}
