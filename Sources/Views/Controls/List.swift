import KinoraStage

/// Rows that scroll, in groups.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    let selection: ListSelection?
}

/// Which rows of a list are selected, by tag.
struct ListSelection {
    let contains: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
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
        var rows = context.child(.content).inRows(level: 0)
        rows.environment.listLook = look
        let elements = content._elements(rows)
        let swipe = ListSwipe(context)
        var inner = context
        inner.environment.performSwipeAction = { swipe.perform($0) }
        let groups = ListGroup.groups(elements, look, selection, swipe.value, inner)
        let list = ListElement(groups, look: look, context)
        let hasRows = SetPreference<HasRowsKey>(replaces: true) { $1 = !groups.isEmpty }
        let place = context.child(.index(0))
        guard list.hasSwipes else { return [hasRows.wrap(list, place)] }
        let (graph, name) = (context.graph, context.key(Slot.gesture))
        let gesture = SwipeGesture(swipe: swipe) { [unowned graph] in graph.gestureElements[name]?.child as? ListElement
        }
        return [hasRows.wrap(GestureElement(list, gesture, .normal, .all, context), place)]
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
        contains = { $0.base as? V == binding.wrappedValue && binding.wrappedValue != nil }
        select = { if let value = $0.base as? V { binding.wrappedValue = value } }
    }

    fileprivate init?<V: Hashable>(_ binding: Binding<Set<V>>?) {
        guard let binding else { return nil }
        contains = { ($0.base as? V).map(binding.wrappedValue.contains) ?? false }
        select = { if let value = $0.base as? V { binding.wrappedValue = [value] } }
    }
}
