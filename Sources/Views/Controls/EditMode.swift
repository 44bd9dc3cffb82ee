import KinoraStage

/// Whether the rows of a list are being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// "Edit", or "Done" while rows are being edited. It changes the environment's edit mode.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    @State private var own = EditMode.inactive

    public init() {}

    public var body: some View {
        let isEditing = (editMode?.wrappedValue ?? own).isEditing
        Button {
            withAnimation {
                own = isEditing ? .inactive : .active
                editMode?.wrappedValue = own
            }
        } label: {
            Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}

/// The edit mode of a stage, for all that no source has given another.
struct StageEditMode: Interchangeable {
    let binding: Binding<EditMode>

    /// Where it changes, the whole tree is evaluated anew: it may be read anywhere.
    init(_ context: BuildContext) {
        let location = StoredLocation(context, slot: Slot.style) { EditMode.inactive }
        let graph = context.graph
        binding = Binding(
            get: { location.value },
            set: {
                location.value = $0
                graph.invalidate()
            })
    }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    @Entry var stageEditMode: StageEditMode?

    /// Whether lists below are edited; that of the stage unless a view above sets another.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? stageEditMode?.binding }
        set { self[EditModeKey.self] = newValue }
    }

    /// Whether lists below are edited.
    var isEditingRows: Bool { editMode?.wrappedValue.isEditing ?? false }
}

/// What can be done to a row while its list is edited.
struct RowEditing {
    /// nil: it cannot be deleted.
    var delete: (@MainActor () -> Void)?
    /// Whether it has a handle.
    var moves = false
    /// Moves it by so many places down; nil: a finger does not move it.
    var move: (@MainActor (Int) -> Void)?
    /// `deleteDisabled` and `moveDisabled`.
    var isDeleteDisabled = false
    var isMoveDisabled = false
}

enum RowEditingTrait: ViewTrait { typealias Value = RowEditing }

/// Changes what can be done to the rows of some content, which are numbered in their order.
struct ChangeRowEditing: ElementModifier {
    let change: (inout RowEditing, RowPlace) -> Void

    /// Which row of how many.
    struct RowPlace {
        let index: Int
        let count: Int

        /// Moves the row by so many places down, by an action that takes the offset of the row which it then comes before.
        func move(by steps: Int, _ action: (IndexSet, Int) -> Void) {
            let goal = min(max(0, index + steps), count - 1)
            if goal != index { action(IndexSet(integer: index), goal > index ? goal + 1 : goal) }
        }
    }

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let elements = content(context)
        return elements.enumerated().map { index, element in
            wrap(
                element, RowPlace(index: index, count: elements.count),
                context.child(.id(AnyHashable(WrapperPlace(of: element)))))
        }
    }

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        wrap(child, RowPlace(index: 0, count: 1), context)
    }

    private func wrap(_ child: Element, _ place: RowPlace, _ context: BuildContext) -> Element {
        var editing = child.trait(RowEditingTrait.self) ?? RowEditing()
        change(&editing, place)
        return TraitElement(child, RowEditingTrait.self, editing, context)
    }
}

extension DynamicViewContent {
    /// Lets rows be deleted: while the list is edited each has a red sign, and a tap on it deletes.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(
            ChangeRowEditing { editing, place in
                editing.delete = action.map { action in { withAnimation { action(IndexSet(integer: place.index)) } } }
            })
    }
    /// Lets rows be moved: while the list is edited each has a handle, by which a finger drags it to another place.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(
            ChangeRowEditing { editing, place in
                editing.moves = action != nil
                editing.move = action.map { action in { place.move(by: $0, action) } }
            })
    }
    /// Nothing is dropped on rows, so that the action is never asked for.
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { modifier(EmptyModifier()) }
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent { modifier(EmptyModifier()) }
}

extension View {
    /// Whether the row has no red sign while its list is edited.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(ChangeRowEditing { editing, _ in editing.isDeleteDisabled = isDisabled })
    }
    /// Whether the row has no handle while its list is edited.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(ChangeRowEditing { editing, _ in editing.isMoveDisabled = isDisabled })
    }
}

/// What can be done to the rows of a list made from a binding.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var move: EditActions { EditActions(rawValue: 1) }
    public static var delete: EditActions { EditActions(rawValue: 2) }
    public static var all: EditActions { [.move, .delete] }
}

extension ForEach where Content: View {
    /// Rows of a collection's elements, which may be deleted and moved.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where
        C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID,
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<Row>
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where
        C.Index: Hashable, Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<Row>
    {
        self.init(data, id: id) { element in
            let row = element.wrappedValue[keyPath: id]
            EditableCollectionContent(content: content(element)) {
                guard editActions.contains(.delete) else { return nil }
                return { data.wrappedValue.removeAll { $0[keyPath: id] == row } }
            } move: {
                guard editActions.contains(.move) else { return nil }
                return { steps in
                    guard let index = data.wrappedValue.map({ $0[keyPath: id] }).firstIndex(of: row) else { return }
                    ChangeRowEditing.RowPlace(index: index, count: data.wrappedValue.count).move(by: steps) {
                        data.wrappedValue.move(fromOffsets: $0, toOffset: $1)
                    }
                }
            }
        }
    }
}

/// A row of a list that is made from a binding.
public struct EditableCollectionContent<Content: View>: View {
    let content: Content
    let delete: () -> (() -> Void)?
    let move: () -> ((Int) -> Void)?

    public var body: some View {
        let (delete, move) = (delete(), move())
        content.modifier(
            ChangeRowEditing { editing, _ in
                editing.moves = move != nil
                editing.move = move
                editing.delete = delete.map { delete in { withAnimation { delete() } } }
            })
    }
}

// Rows of a collection's elements, which may be deleted and moved.

extension List where SelectionValue == Never {
    public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data.Element: Identifiable, Data.Index: Hashable,
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<Row>
        >
    {
        self.init { ForEach(data, id: \.id, editActions: editActions, content: rowContent) }
    }
    public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data.Index: Hashable,
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<Row>
        >
    {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

extension List {
    public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data.Element: Identifiable, Data.Index: Hashable,
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<Row>
        >
    {
        self.init(selection: selection) { ForEach(data, id: \.id, editActions: editActions, content: rowContent) }
    }
    public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data.Index: Hashable,
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<Row>
        >
    {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

extension List {
    public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data.Element: Identifiable, Data.Index: Hashable,
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<Row>
        >
    {
        self.init(selection: selection) { ForEach(data, id: \.id, editActions: editActions, content: rowContent) }
    }
    public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Data.Index: Hashable,
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<Row>
        >
    {
        self.init(selection: selection) { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}
