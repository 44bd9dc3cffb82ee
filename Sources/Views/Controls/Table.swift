import KinoraStage

/// Rows of values in columns with titles. Where it is narrower than 600 points it shows the first column only and no titles, as on a
/// phone.
public struct Table<Value: Identifiable, Rows, Columns>: View {
    private let parts: [_TablePart<Value>]
    private let columns: [_TableColumn<Value>]
    private let selection: TableSelection<Value.ID>?
    private let customization: Binding<TableColumnCustomization<Value>>?
    private let sort: TableSort?
    @Environment(\.tableColumnHeaders) private var headers

    /// Points at the sides of rows, and between columns.
    private static var margin: CGFloat { 20 }
    private static var spacing: CGFloat { 8 }

    init(
        _ parts: [_TablePart<Value>], _ columns: [_TableColumn<Value>], _ selection: TableSelection<Value.ID>?,
        _ customization: Binding<TableColumnCustomization<Value>>?, _ sort: TableSort? = nil
    ) {
        (self.parts, self.columns, self.selection, self.customization) = (parts, columns, selection, customization)
        self.sort = sort
    }

    public var body: some View {
        GeometryReader { proxy in
            let isNarrow = proxy.size.width < 600
            let all = (customization?.wrappedValue ?? TableColumnCustomization()).shown(columns)
            let shown = isNarrow ? Array(all.prefix(1)) : all
            let widths = TableWidths(
                shown.map(\.width), room: proxy.size.width - 2 * Self.margin, spacing: Self.spacing)
            let line = TableLine(
                widths: widths.widths, alignments: shown.map(\.width.alignment.horizontal), spacing: Self.spacing)
            list {
                Section {
                    TableParts(parts: parts, columns: shown, line: line, isTree: parts.contains(where: \.hasTree))
                } header: {
                    if !isNarrow, headers != .hidden { line.view(shown.map(title(of:))) }
                }
            }
            .listStyle(.plain)
        }
    }

    private func title(of column: _TableColumn<Value>) -> AnyView {
        guard let sort, let comparator = column.comparator, sort.accepts(comparator) else { return column.label }
        return AnyView(
            SortableTitle(
                label: column.label, alignment: column.width.alignment.horizontal, direction: sort.direction(comparator)
            ) { sort.choose(comparator) })
    }

    @ViewBuilder
    private func list(@ViewBuilder _ content: () -> some View) -> some View {
        switch selection {
        case .one(let selection): List(selection: selection, content: content)
        case .many(let selection): List(selection: selection, content: content)
        case nil: List(content: content)
        }
    }
}

/// How the cells of a row stand beside each other.
private struct TableLine {
    let widths: [CGFloat]
    let alignments: [HorizontalAlignment]
    let spacing: CGFloat

    @MainActor
    func view(_ cells: [AnyView]) -> some View {
        HStack(spacing: spacing) {
            ForEach(cells.indices, id: \.self) { index in
                cells[index].lineLimit(1).frame(
                    width: widths[index], alignment: Alignment(horizontal: alignments[index], vertical: .center))
            }
        }
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    }
}

/// Rows one below the other, and groups of them with their headers.
private struct TableParts<Value: Identifiable>: View {
    let parts: [_TablePart<Value>]
    let columns: [_TableColumn<Value>]
    let line: TableLine
    /// Whether any row has others below it, so that all leave room for a chevron.
    let isTree: Bool
    /// How deep in a tree.
    var level = 0

    var body: some View {
        ForEach(parts.indices, id: \.self) { index in
            switch parts[index] {
            case .row(let row):
                TableTreeRow(row: row, columns: columns, line: line, isTree: isTree, level: level).id(row.value.id)
            case .section(let header, let parts):
                header.font(.headline).foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
                // The type is erased, because parts within parts would have an infinite type.
                AnyView(TableParts(parts: parts, columns: columns, line: line, isTree: isTree, level: level))
            }
        }
    }
}

/// A row, with a chevron and the rows below it where it has some.
private struct TableTreeRow<Value: Identifiable>: View {
    let row: _TableRow<Value>
    let columns: [_TableColumn<Value>]
    let line: TableLine
    let isTree: Bool
    let level: Int
    @State private var ownState = false

    /// Points by which a level of a tree is set in, and what a chevron takes.
    private static var indent: CGFloat { 16 }

    var body: some View {
        let isExpanded = row.isExpanded ?? $ownState
        row.change(AnyView(line.view(cells(isExpanded))))
            .tag(row.value.id).selectionDisabled(row.isSelectionDisabled)
        if let children = row.children, isExpanded.wrappedValue {
            AnyView(TableParts(parts: children, columns: columns, line: line, isTree: isTree, level: level + 1))
        }
    }

    private func cells(_ isExpanded: Binding<Bool>) -> [AnyView] {
        var cells = columns.map { $0.cell(row.value) }
        guard isTree, let first = cells.first else { return cells }
        cells[0] = AnyView(
            HStack(spacing: 0) {
                Image(systemName: "chevron.forward").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
                    .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                    .frame(width: Self.indent).opacity(row.children == nil ? 0 : 1)
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
                first
            }
            .padding(.leading, CGFloat(level) * Self.indent))
        return cells
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
