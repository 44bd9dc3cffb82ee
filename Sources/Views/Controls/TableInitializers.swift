import KinoraStage

// A table's rows come from a collection, from a tree, or from a builder; each with or without a selection and an order.
// What is sorted is the source's to do; titles do not change the order here. The columns have one type in all initializers, so
// that the compiler knows of which values they are before it looks into them.

/// The rows of a table made of a collection.
public struct TableForEachContent<Value: Identifiable>: TableRowContent {
    public let _parts: [_TablePart<Value>]
    init(_ data: some RandomAccessCollection<Value>) { _parts = data.map { .row(_TableRow(value: $0)) } }
}

/// The rows of a table made of a tree.
public struct TableOutlineGroupContent<Value: Identifiable>: TableRowContent {
    public let _parts: [_TablePart<Value>]
    init<Data: RandomAccessCollection<Value>>(_ data: Data, _ children: KeyPath<Value, Data?>) {
        _parts = data.map { value in
            let below = value[keyPath: children]
            return .row(
                _TableRow(value: value, children: below.map { TableOutlineGroupContent($0, children)._parts }))
        }
    }
}

extension Table where Rows == TableForEachContent<Value>, Columns == _TableColumns<Value> {
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(TableForEachContent(data)._parts, columns()._columns, nil, columnCustomization)
    }
    public init<Data: RandomAccessCollection, S: SortComparator>(
        _ data: Data, sortOrder: Binding<[S]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, S.Compared == Value {
        self.init(TableForEachContent(data)._parts, columns()._columns, nil, columnCustomization, TableSort(sortOrder))
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(TableForEachContent(data)._parts, columns()._columns, .one(selection), columnCustomization)
    }
    public init<Data: RandomAccessCollection, S: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[S]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, S.Compared == Value {
        self.init(
            TableForEachContent(data)._parts, columns()._columns, .one(selection), columnCustomization,
            TableSort(sortOrder))
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(TableForEachContent(data)._parts, columns()._columns, .many(selection), columnCustomization)
    }
    public init<Data: RandomAccessCollection, S: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[S]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, S.Compared == Value {
        self.init(
            TableForEachContent(data)._parts, columns()._columns, .many(selection), columnCustomization,
            TableSort(sortOrder))
    }
}

extension Table where Rows == TableOutlineGroupContent<Value>, Columns == _TableColumns<Value> {
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(TableOutlineGroupContent(data, children)._parts, columns()._columns, nil, columnCustomization)
    }
    public init<Data: RandomAccessCollection, S: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[S]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, S.Compared == Value {
        self.init(
            TableOutlineGroupContent(data, children)._parts, columns()._columns, nil, columnCustomization,
            TableSort(sortOrder))
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(
            TableOutlineGroupContent(data, children)._parts, columns()._columns, .one(selection), columnCustomization)
    }
    public init<Data: RandomAccessCollection, S: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[S]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, S.Compared == Value {
        self.init(
            TableOutlineGroupContent(data, children)._parts, columns()._columns, .one(selection), columnCustomization,
            TableSort(sortOrder))
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(
            TableOutlineGroupContent(data, children)._parts, columns()._columns, .many(selection), columnCustomization)
    }
    public init<Data: RandomAccessCollection, S: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[S]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, S.Compared == Value {
        self.init(
            TableOutlineGroupContent(data, children)._parts, columns()._columns, .many(selection), columnCustomization,
            TableSort(sortOrder))
    }
}

extension Table where Rows: TableRowContent<Value>, Columns == _TableColumns<Value> {
    public init(
        of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows()._parts, columns()._columns, nil, columnCustomization)
    }
    public init<S: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[S]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where S.Compared == Value {
        self.init(rows()._parts, columns()._columns, nil, columnCustomization, TableSort(sortOrder))
    }
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows()._parts, columns()._columns, .one(selection), columnCustomization)
    }
    public init<S: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[S]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where S.Compared == Value {
        self.init(rows()._parts, columns()._columns, .one(selection), columnCustomization, TableSort(sortOrder))
    }
    public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows()._parts, columns()._columns, .many(selection), columnCustomization)
    }
    public init<S: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[S]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where S.Compared == Value {
        self.init(rows()._parts, columns()._columns, .many(selection), columnCustomization, TableSort(sortOrder))
    }
}

// Where only the order says of which values the rows are, the compiler has to know the comparator before it looks into the columns.
extension Table where Rows: TableRowContent<Value>, Columns == _TableColumns<Value> {
    public init(
        sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows()._parts, columns()._columns, nil, columnCustomization, TableSort(sortOrder))
    }
    public init(
        selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows()._parts, columns()._columns, .one(selection), columnCustomization, TableSort(sortOrder))
    }
    public init(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows()._parts, columns()._columns, .many(selection), columnCustomization, TableSort(sortOrder))
    }
}
