import KinoraStage

/// Rows that scroll, in groups.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    let selection: ListSelection?
}

/// Which rows of a list are selected, by tag.
struct ListSelection {
    /// The tags of the selected rows.
    let tags: () -> Set<AnyHashable>
    let contains: (AnyHashable) -> Bool
    /// Whether tags of that type can be selected.
    let accepts: (AnyHashable) -> Bool
    var select: (AnyHashable) -> Void
    /// Adds a row to the selected ones or takes it away; nil where one is selected at most.
    let toggle: ((AnyHashable) -> Void)?
    /// Selects none; nil where several can be selected.
    let clear: (() -> Void)?

    /// Whether a row is among several that can be selected; nil where it cannot be one of several.
    func choice(of tag: AnyHashable) -> RowChoice? {
        guard toggle != nil, accepts(tag) else { return nil }
        return contains(tag) ? .chosen : .unchosen
    }
}

/// The selection of the list that a link is in, where selecting shows a column.
private struct LinkSelectionKey: EnvironmentKey, Interchangeable {
    static var defaultValue: LinkSelectionKey { LinkSelectionKey() }
    var selection: ListSelection?
}

extension EnvironmentValues {
    var linkSelection: ListSelection? {
        get { self[LinkSelectionKey.self].selection }
        set { self[LinkSelectionKey.self].selection = newValue }
    }
}

extension List: View, PrimitiveView {
    public func _elements(_ context: BuildContext) -> [Element] {
        let style = context.environment.listStyle
        return ListBody(look: style._look, selection: selection, content: content)._elements(context)
    }
}

/// A list with a chosen look, which forms are as well.
struct ListBody<Content: View>: View {
    let look: _ListLook
    let selection: ListSelection?
    let content: Content
    @Environment(\.scrollContentBackground) private var background

    var body: some View {
        rows
            .backgroundPreferenceValue(HasRowsKey.self) { hasRows in
                if background != .hidden {
                    // Without any row it has the ground of any page.
                    Rectangle().fill(hasRows ? look.page : .background).ignoresSafeArea()
                }
            }
    }

    private var rows: ScrollView<ListContent<Content>> {
        var view = ScrollView { ListContent(look: look, selection: selection, content: content) }
        view.isList = true
        return view
    }
}

/// Whether a list has anything to show.
private enum HasRowsKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

struct ListContent<Content: View>: PrimitiveView {
    let look: _ListLook
    let selection: ListSelection?
    let content: Content

    func _elements(_ context: BuildContext) -> [Element] {
        let selection = selection(in: context)
        var rows = context.child(.content).inRows(level: 0)
        rows.environment.listLook = look
        rows.environment.linkBadge = nil
        let inSight = LazyRows(along: .vertical, in: &rows)
        if look.grouping == .sidebar { rows.environment.prominentElements = selection.map { .onTint($0.tags()) } }
        rows.environment.linkSelection = context.environment.nextColumn == nil ? nil : selection
        let elements = inSight.asTheyCome(content._elements(rows))
        let (swipe, move) = (ListSwipe(context), ListMove(context))
        var inner = context
        inner.environment.performSwipeAction = { swipe.perform($0) }
        inner.environment.rowMove = move
        let groups = ListGroup.groups(elements, look, selection, swipe.value, inner)
        inSight.take(groups.flatMap(\.everyone), in: context)
        let list = ListElement(groups, look: look, moved: move.value, context)
        move.take(list)
        let hasRows = SetPreference<HasRowsKey>(replaces: true) { $1 = !groups.isEmpty }
        let place = context.child(.index(0))
        guard list.hasSwipes else { return [hasRows.wrap(list, place)] }
        let (graph, name) = (context.graph, context.key(Slot.gesture))
        let gesture = SwipeGesture(swipe: swipe) { [unowned graph] in graph.gestureElements[name]?.child as? ListElement
        }
        return [hasRows.wrap(GestureElement(list, gesture, .normal, .all, context), place)]
    }

    /// The selection, of which the next column of a split view is told.
    private func selection(in context: BuildContext) -> ListSelection? {
        guard var selection, let column = context.environment.nextColumn else { return selection }
        context.graph.noteRegistration(at: context.identity)
        let select = selection.select
        selection.select = { tag in
            column.select()
            select(tag)
        }
        if let clear = selection.clear, !selection.tags().isEmpty {
            column.present(in: context.environment.navigationDestinations, dismiss: clear)
        }
        return selection
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }

    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: nil)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
    }

    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(content: ForEach(data, content: rowContent), selection: nil)
    }
}

extension List {
    /// Rows with a `tag(_:)` can be selected by a tap.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection(selection))
    }

    /// A set is not taken for a single value.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection(Binding<SelectionValue?>(selection)))
    }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection(selection))
    }

    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: ListSelection(selection))
    }
}

extension ListSelection {
    fileprivate init?<V: Hashable>(_ binding: Binding<V?>?) {
        guard let binding else { return nil }
        tags = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        contains = { $0.base as? V == binding.wrappedValue && binding.wrappedValue != nil }
        accepts = { $0.base is V }
        select = { if let value = $0.base as? V { binding.wrappedValue = value } }
        toggle = nil
        clear = { binding.wrappedValue = nil }
    }

    fileprivate init?<V: Hashable>(_ binding: Binding<Set<V>>?) {
        guard let binding else { return nil }
        tags = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        contains = { ($0.base as? V).map(binding.wrappedValue.contains) ?? false }
        accepts = { $0.base is V }
        select = { if let value = $0.base as? V { binding.wrappedValue = [value] } }
        toggle = {
            guard let value = $0.base as? V else { return }
            if binding.wrappedValue.contains(value) {
                binding.wrappedValue.remove(value)
            } else {
                binding.wrappedValue.insert(value)
            }
        }
        clear = nil
    }
}
