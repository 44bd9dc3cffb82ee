import KinoraStage

/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    var _parts: [_TablePart<TableRowValue>] { get }
}

/// What a table shows below its titles: a row, or a group of rows with a header.
public enum _TablePart<Value: Identifiable> {
    case row(_TableRow<Value>)
    case section(header: AnyView, [_TablePart<Value>])

    /// Whether a row has others below it.
    var hasTree: Bool {
        switch self {
        case .row(let row): row.children != nil
        case .section(_, let parts): parts.contains(where: \.hasTree)
        }
    }

    /// Every row with a change to it.
    func changed(_ change: @escaping (inout _TableRow<Value>) -> Void) -> _TablePart {
        switch self {
        case .row(var row):
            change(&row)
            return .row(row)
        case .section(let header, let parts): return .section(header: header, parts.map { $0.changed(change) })
        }
    }
}

/// One row: its value, what is below it in a tree, and what is done to its line.
public struct _TableRow<Value: Identifiable> {
    let value: Value
    /// nil where nothing can be below it.
    var children: [_TablePart<Value>]?
    /// Where the source says whether the rows below show.
    var isExpanded: Binding<Bool>?
    var isSelectionDisabled = false
    var change: (AnyView) -> AnyView = { $0 }
}

/// The row of a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public let _parts: [_TablePart<Value>]
    public init(_ value: Value) { _parts = [.row(_TableRow(value: value))] }
}

/// A row that shows and hides those below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public let _parts: [_TablePart<Content.TableRowValue>]

    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
    ) where Label == TableRow<Value>, Content.TableRowValue == Value {
        let row = _TableRow(value: value, children: content()._parts, isExpanded: isExpanded)
        _parts = [.row(row)]
    }
}

/// Several rows as one.
public struct _TableRows<Value: Identifiable>: TableRowContent {
    public let _parts: [_TablePart<Value>]
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public var _parts: [_TablePart<Value>] { [] }
}

@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<R: TableRowContent<Value>>(_ row: R) -> R { row }
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    @MainActor public static func buildPartialBlock<R: TableRowContent<Value>>(first: R) -> _TableRows<Value> {
        _TableRows(_parts: first._parts)
    }
    @MainActor public static func buildPartialBlock<R: TableRowContent<Value>>(accumulated: _TableRows<Value>, next: R)
        -> _TableRows<Value>
    { _TableRows(_parts: accumulated._parts + next._parts) }
    @MainActor public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
        rows ?? _TableRows(_parts: [])
    }
    public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
    public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
    public static func buildLimitedAvailability(_ rows: _TableRows<Value>) -> _TableRows<Value> { rows }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public var _parts: [_TablePart<Content.TableRowValue>] { data.flatMap { content($0)._parts } }

    // The builder's value has a name of its own: the compiler does not find it by way of the content.
    public init<Value: Identifiable>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: content)
    }
    public init<Value: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TableRowValue {
        self.init(collecting: data, id: { $0[keyPath: id] }, content: content)
    }
    /// A row for each element.
    public init(_ data: Data)
    where Content == TableRow<Data.Element>, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: { TableRow($0) })
    }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
    public typealias TableRowValue = Content.TableRowValue
    public var _parts: [_TablePart<Content.TableRowValue>] {
        [.section(header: AnyView(header), isExpanded?.wrappedValue == false ? [] : content._parts)]
    }
    public init<V: Identifiable>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
    ) where V == Content.TableRowValue {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    public init<V: Identifiable>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
    ) where V == Content.TableRowValue {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue, Parent == Text {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Identifiable>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue, Parent == Text {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    /// A group of rows without a header.
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension TableRowContent {
    private func changed(_ change: @escaping (inout _TableRow<TableRowValue>) -> Void) -> _TableRows<TableRowValue> {
        _TableRows(_parts: _parts.map { $0.changed(change) })
    }
    private func line(_ change: @escaping (AnyView) -> some View) -> _TableRows<TableRowValue> {
        changed { row in
            let inner = row.change
            row.change = { AnyView(change(inner($0))) }
        }
    }

    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return line { $0.contextMenu { items } }
    }
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P)
        -> some TableRowContent<TableRowValue>
    {
        let (items, preview) = (menuItems(), preview())
        return line {
            $0.contextMenu {
                items
            } preview: {
                preview
            }
        }
    }
    /// Whether a tap does not select the row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        changed { $0.isSelectionDisabled = isDisabled }
    }

    // A script drags no data.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> { self }
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
        -> some TableRowContent<TableRowValue>
    { self }
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { self }
}

extension ForEach where Content: TableRowContent {
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some TableRowContent<Content.TableRowValue> { self }
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some TableRowContent<Content.TableRowValue>
    { self }
}
