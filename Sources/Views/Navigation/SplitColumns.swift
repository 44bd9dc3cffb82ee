import KinoraStage

/// What a split view keeps.
struct SplitState {
    var visibility = NavigationSplitViewVisibility.automatic
    /// What links show in the place of columns' own content, by column from 1 on.
    private(set) var shown: [Int: NavigationEntry] = [:]
    private var nextID = 0

    mutating func show(_ content: NavigationEntry.Content, in column: Int) {
        clear(from: column)
        shown[column] = NavigationEntry(id: nextID, content: content)
        nextID += 1
    }

    /// The columns from one on show their own content.
    mutating func clear(from column: Int) { shown = shown.filter { $0.key < column } }
}

/// The columns of a split view side by side, from the first to the last as they are built. One for each evaluation: what the pages
/// of a column declare is known when the next one is built.
@MainActor
final class SplitColumns {
    private let state: StoredLocation<SplitState>
    private let sidebarToggle: SidebarToggle
    private var destinations: NavigationDestinations?

    /// - Parameter toggle: shows the sidebar, or hides it.
    init(_ state: StoredLocation<SplitState>, toggle: @escaping @MainActor () -> Void) {
        self.state = state
        sidebarToggle = SidebarToggle(toggle: toggle)
    }

    /// What stands in the place of a column's own content: what a link of the column before shows, or else what that presents.
    func shown(in column: Int) -> (id: AnyHashable, view: AnyView)? {
        guard let destinations else { return nil }
        if let entry = state.value.shown[column] {
            return (AnyHashable(entry.id), destinations.view(of: entry.content))
        }
        return destinations.presented.first.map { (AnyHashable("presented \($0.id)"), $0.view) }
    }

    /// The next column.
    ///
    /// - Parameter hasToggle: whether its bar has the button that shows and hides the sidebar.
    func place(of column: Int, isLast: Bool, hasToggle: Bool) -> SplitColumnPlace {
        let own = NavigationDestinations(outer: destinations, isOfColumn: !isLast)
        destinations = own
        return SplitColumnPlace(
            navigator: isLast ? nil : navigator(showingIn: column + 1), destinations: own,
            bar: ColumnBar(sidebarToggle: hasToggle ? sidebarToggle : nil))
    }

    private func navigator(showingIn column: Int) -> Navigator {
        let state = state
        return Navigator(push: { content, _ in state.value.show(content, in: column) }, pop: { _ in })
    }

    /// The columns after one show their own content.
    func clear(after column: Int) { state.value.clear(from: column + 1) }
}

/// What the stack of a column is told of the columns.
@MainActor
struct SplitColumnPlace {
    /// Shows pages in the next column; nil in the last, where they stand above each other.
    let navigator: Navigator?
    let destinations: NavigationDestinations
    let bar: ColumnBar
}

private struct SplitColumnsKey: EnvironmentKey, Interchangeable {
    static var defaultValue: SplitColumnsKey { SplitColumnsKey() }
    var columns: SplitColumns?
}

extension EnvironmentValues {
    var splitColumns: SplitColumns? {
        get { self[SplitColumnsKey.self].columns }
        set { self[SplitColumnsKey.self].columns = newValue }
    }
}

/// The columns side by side. Those that are hidden stay in being.
struct SplitRow<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let hasContent: Bool
    let showsSidebar: Bool
    let showsContent: Bool

    var body: some View {
        HStack(spacing: 0) {
            column(0, sidebar.environment(\.isSidebar, true), isShown: showsSidebar, hasToggle: showsSidebar)
            if hasContent {
                column(1, content, isShown: showsContent, hasToggle: showsContent && !showsSidebar)
            }
            SplitColumnStack(
                index: hasContent ? 2 : 1, isLast: true, hasToggle: !showsSidebar && !showsContent, root: detail
            )
            .frame(maxWidth: .infinity)
        }
    }

    private func column(_ index: Int, _ root: some View, isShown: Bool, hasToggle: Bool) -> some View {
        HStack(spacing: 0) {
            SplitColumnStack(index: index, isLast: false, hasToggle: hasToggle, root: root).modifier(SplitColumn())
            Divider()
        }
        .modifier(RevealedColumn(share: isShown ? 1 : 0))
    }
}

/// One column with its bar.
private struct SplitColumnStack<Root: View>: PrimitiveView {
    let index: Int
    let isLast: Bool
    let hasToggle: Bool
    let root: Root

    func _elements(_ context: BuildContext) -> [Element] {
        guard let columns = context.environment.splitColumns else { return root._elements(context) }
        // What it shows comes from the column before, which is made anew with each evaluation.
        context.graph.noteRegistration(at: context.identity)
        let shown = columns.shown(in: index)
        let place = columns.place(of: index, isLast: isLast, hasToggle: hasToggle)
        var inner = context.child(shown.map { .id($0.id) } ?? .content)
        inner.environment.splitColumns = nil
        let index = index
        inner.environment.nextColumn = isLast ? nil : NextColumn { columns.clear(after: index) }
        guard let shown else { return NavigationStack(column: place, root: root)._elements(inner) }
        return NavigationStack(column: place, root: shown.view)._elements(inner)
    }
}
