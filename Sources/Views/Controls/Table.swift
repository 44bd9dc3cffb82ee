import KinoraStage

/// Rows of values in columns with titles. Where it is narrower than 600 points it shows the first column only and no titles, as on a
/// phone.
public struct Table<Value: Identifiable, Rows, Columns>: View {
    private let rows: [Value]
    private let columns: [_TableColumn<Value>]
    private let selection: TableSelection<Value.ID>?
    @Environment(\.tableColumnHeaders) private var headers

    /// Points at the sides of rows, and between columns.
    private static var margin: CGFloat { 20 }
    private static var spacing: CGFloat { 8 }

    init(_ rows: [Value], _ columns: [_TableColumn<Value>], _ selection: TableSelection<Value.ID>?) {
        (self.rows, self.columns, self.selection) = (rows, columns, selection)
    }

    public var body: some View {
        GeometryReader { proxy in
            let isNarrow = proxy.size.width < 600
            let shown = isNarrow ? Array(columns.prefix(1)) : columns
            let alignments = shown.map(\.width.alignment.horizontal)
            let widths = TableWidths(
                shown.map(\.width), room: proxy.size.width - 2 * Self.margin, spacing: Self.spacing)
            list {
                Section {
                    ForEach(rows) { row in line(shown.map { $0.cell(row) }, widths, alignments).tag(row.id) }
                } header: {
                    if !isNarrow, headers != .hidden { line(shown.map(\.label), widths, alignments) }
                }
            }
            .listStyle(.plain)
        }
    }

    @ViewBuilder
    private func list(@ViewBuilder _ content: () -> some View) -> some View {
        switch selection {
        case .one(let selection): List(selection: selection, content: content)
        case .many(let selection): List(selection: selection, content: content)
        case nil: List(content: content)
        }
    }

    private func line(_ cells: [AnyView], _ widths: TableWidths, _ alignments: [HorizontalAlignment]) -> some View {
        HStack(spacing: Self.spacing) {
            ForEach(cells.indices, id: \.self) { index in
                cells[index].lineLimit(1).frame(
                    width: widths.widths[index], alignment: Alignment(horizontal: alignments[index], vertical: .center))
            }
        }
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    }
}

/// What a table's rows write when they are tapped.
enum TableSelection<ID: Hashable> {
    case one(Binding<ID?>)
    case many(Binding<Set<ID>>)
}

/// The widths of columns: fixed ones as they say, the others an even share of what is left, within their bounds.
struct TableWidths: Equatable {
    let widths: [CGFloat]

    init(_ wanted: [_TableColumnWidth], room: CGFloat, spacing: CGFloat) {
        var left = max(0, room - spacing * CGFloat(max(0, wanted.count - 1)))
        var widths = [CGFloat](repeating: 0, count: wanted.count)
        // The narrowest range first, so that what a column cannot take goes to those that can.
        let order = wanted.indices.sorted { wanted[$0].range.upperBound < wanted[$1].range.upperBound }
        for (place, index) in order.enumerated() {
            let share = left / CGFloat(order.count - place)
            widths[index] = min(max(share, wanted[index].range.lowerBound), wanted[index].range.upperBound)
            left = max(0, left - widths[index])
        }
        self.widths = widths
    }
}

// The columns have one type in all initializers, so that the compiler knows of which values they are before it looks into them.

extension Table where Rows == TableForEachContent<Value>, Columns == _TableColumns<Value> {
    /// A row for each element. What is sorted is the source's to do; titles do not change the order here.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(Array(data), columns()._columns, nil)
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(Array(data), columns()._columns, .one(selection))
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(Array(data), columns()._columns, .many(selection))
    }
    public init<Data: RandomAccessCollection, S: SortComparator>(
        _ data: Data, sortOrder: Binding<[S]>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, S.Compared == Value {
        self.init(Array(data), columns()._columns, nil)
    }
    public init<Data: RandomAccessCollection, S: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[S]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, S.Compared == Value {
        self.init(Array(data), columns()._columns, .one(selection))
    }
    public init<Data: RandomAccessCollection, S: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[S]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, S.Compared == Value {
        self.init(Array(data), columns()._columns, .many(selection))
    }
}

extension Table where Rows: TableRowContent<Value>, Columns == _TableColumns<Value> {
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows()._rows, columns()._columns, nil)
    }
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows()._rows, columns()._columns, .one(selection))
    }
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows()._rows, columns()._columns, .many(selection))
    }
}

/// The rows of a table made of a collection.
public struct TableForEachContent<Value: Identifiable>: TableRowContent {
    public let _rows: [Value]
}
