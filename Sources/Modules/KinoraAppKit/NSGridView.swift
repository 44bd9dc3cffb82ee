import KinoraViews

/// Views in rows and columns: a column is as wide as its widest view and a row as high as its highest one.
@MainActor @preconcurrency
open class NSGridView: UIView {
    /// Stands for the usual space or size.
    public static let sizedForContent = -CGFloat.greatestFiniteMagnitude
    /// Points between two rows.
    open var rowSpacing: CGFloat = 6 { didSet { noteChange() } }
    /// Points between two columns.
    open var columnSpacing: CGFloat = 6 { didSet { noteChange() } }
    /// Where views stand in cells that are larger, unless their column, row or cell says something else.
    open var xPlacement = NSGridCell.Placement.leading { didSet { noteChange() } }
    open var yPlacement = NSGridCell.Placement.top { didSet { noteChange() } }
    /// Views on a common baseline are those that stand in the middle of their row.
    open var rowAlignment = NSGridRow.Alignment.none { didSet { noteChange() } }
    private var rows: [NSGridRow] = []
    private var columns: [NSGridColumn] = []

    public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
        self.init(frame: .zero)
        for _ in 0..<columnCount { addColumn(with: []) }
        for _ in 0..<rowCount { addRow(with: []) }
    }
    public convenience init(views rows: [[NSView]]) {
        self.init(frame: .zero)
        rowAlignment = .firstBaseline
        for row in rows { addRow(with: row) }
    }

    open var numberOfRows: Int { rows.count }
    open var numberOfColumns: Int { columns.count }
    open func row(at index: Int) -> NSGridRow { rows[index] }
    open func column(at index: Int) -> NSGridColumn { columns[index] }
    open func index(of row: NSGridRow) -> Int { rows.firstIndex { $0 === row } ?? NSNotFound }
    open func index(of column: NSGridColumn) -> Int { columns.firstIndex { $0 === column } ?? NSNotFound }
    open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell { rows[rowIndex].cells[columnIndex] }
    open func cell(for view: NSView) -> NSGridCell? {
        rows.lazy.flatMap(\.cells).first { $0.contentView.map(view.isDescendant(of:)) ?? false }
    }

    @discardableResult open func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: numberOfRows, with: views) }
    @discardableResult
    open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
        while columns.count < views.count { insertColumn() }
        let row = NSGridRow(self)
        rows.insert(row, at: index)
        row.cells = columns.map { NSGridCell(row, $0) }
        for (cell, view) in zip(row.cells, views) { cell.contentView = view }
        noteChange()
        return row
    }
    @discardableResult open func addColumn(with views: [NSView]) -> NSGridColumn {
        while rows.count < views.count { addRow(with: []) }
        let column = insertColumn()
        for (row, view) in zip(rows, views) { row.cells[row.cells.count - 1].contentView = view }
        return column
    }
    @discardableResult private func insertColumn() -> NSGridColumn {
        let column = NSGridColumn(self)
        columns.append(column)
        for row in rows { row.cells.append(NSGridCell(row, column)) }
        noteChange()
        return column
    }
    /// Its views stay in the grid's view, as they do on a Mac.
    open func removeRow(at index: Int) {
        rows.remove(at: index)
        noteChange()
    }
    open func removeColumn(at index: Int) {
        columns.remove(at: index)
        for row in rows { row.cells.remove(at: index) }
        noteChange()
    }
    /// The first of the cells has the room of all of them.
    open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
        let merged = vRange.lower..<vRange.upper
        for row in merged {
            for column in hRange.lower..<hRange.upper where (row, column) != (vRange.lower, hRange.lower) {
                rows[row].cells[column].isCovered = true
            }
        }
        rows[vRange.lower].cells[hRange.lower].span = (hRange.length, vRange.length)
        noteChange()
    }

    fileprivate func take(_ view: NSView) {
        if view.superview !== self { addSubview(view) }
    }
    fileprivate func noteChange() {
        setNeedsLayout()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    /// Where columns or rows begin, and how long each is.
    private struct Lines {
        var starts: [CGFloat] = []
        var lengths: [CGFloat] = []
        var end: CGFloat = 0
        func span(_ first: Int, _ count: Int) -> (start: CGFloat, length: CGFloat) {
            let last = min(first + count, starts.count) - 1
            return (starts[first], starts[last] + lengths[last] - starts[first])
        }
    }
    private func stacked(_ lengths: [CGFloat], _ paddings: [(CGFloat, CGFloat)], spacing: CGFloat) -> Lines {
        var lines = Lines(lengths: lengths)
        for (index, (before, after)) in paddings.enumerated() {
            if lines.end > 0, lengths[index] > 0 { lines.end += spacing }
            lines.end += before
            lines.starts.append(lines.end)
            lines.end += lengths[index] + after
        }
        return lines
    }

    /// - Parameter width: of the grid, which views without a width of their own share; nil where it is not known.
    private func columnLines(within width: CGFloat?) -> Lines {
        var lengths = columns.map { $0.isHidden ? 0 : max(0, $0.width) }
        var isElastic = columns.map { _ in false }
        for row in rows where !row.isHidden {
            for (index, cell) in row.cells.enumerated()
            where columns[index].width < 0 && !columns[index].isHidden && cell.span.columns == 1 && !cell.isCovered {
                guard let view = cell.contentView else { continue }
                let own = view.sizeInGrid.width
                if own < 0 { isElastic[index] = true }
                lengths[index] = max(lengths[index], own)
            }
        }
        let paddings = columns.map { ($0.leadingPadding, $0.trailingPadding) }
        let lines = stacked(lengths, paddings, spacing: columnSpacing)
        guard let width, width > lines.end, let elastic = isElastic.lastIndex(of: true) else { return lines }
        lengths[elastic] += width - lines.end
        return stacked(lengths, paddings, spacing: columnSpacing)
    }
    private var rowLines: Lines {
        let lengths = rows.map { row -> CGFloat in
            guard !row.isHidden else { return 0 }
            guard row.height < 0 else { return row.height }
            return row.cells.lazy.filter { !$0.isCovered && $0.span.rows == 1 }
                .compactMap { $0.contentView?.sizeInGrid.height }.max().map { max(0, $0) } ?? 0
        }
        return stacked(lengths, rows.map { ($0.topPadding, $0.bottomPadding) }, spacing: rowSpacing)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: columnLines(within: nil).end, height: rowLines.end)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (across, down) = (columnLines(within: bounds.width), rowLines)
        for (rowIndex, row) in rows.enumerated() {
            for (index, cell) in row.cells.enumerated() {
                guard let view = cell.contentView else { continue }
                view.isHidden = row.isHidden || columns[index].isHidden || cell.isCovered
                let (x, width) = across.span(index, cell.span.columns)
                let (y, height) = down.span(rowIndex, cell.span.rows)
                place(view, of: cell, row, columns[index], in: CGRect(x: x, y: y, width: width, height: height))
            }
        }
    }
    private func place(_ view: NSView, of cell: NSGridCell, _ row: NSGridRow, _ column: NSGridColumn, in room: CGRect) {
        let size = view.sizeInGrid
        let x = [cell.xPlacement, column.xPlacement, xPlacement].first { $0 != .inherited } ?? .leading
        let alignment = [cell.rowAlignment, row.rowAlignment, rowAlignment].first { $0 != .inherited } ?? .none
        let own = [cell.yPlacement, row.yPlacement].first { $0 != .inherited }
        let y = own ?? (alignment == .none ? yPlacement : .center)
        let (left, width) = x.place(size.width, in: room.minX, room.width)
        let (top, height) = y.place(size.height, in: room.minY, room.height)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: left, y: top, width: width, height: height)
    }
}

extension NSRange {
    fileprivate var lower: Int { location }
    fileprivate var upper: Int { location + length }
}

extension UIView {
    /// The size that it asks for; -1 for a length that it leaves to others.
    fileprivate var sizeInGrid: CGSize {
        let own = intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: own.width >= 0 ? own.width : fitting.width > 0 ? fitting.width : -1,
            height: own.height >= 0 ? own.height : fitting.height)
    }
}

/// A place of a grid, which a view may stand in.
@MainActor @preconcurrency
open class NSGridCell: NSObject {
    public enum Placement: Int, Sendable {
        case inherited, none, leading
        case trailing = 4
        case center, fill
        public static let top = Placement.leading
        public static let bottom = Placement.trailing

        /// - Parameter length: of the view; negative where it has none of its own.
        fileprivate func place(_ length: CGFloat, in start: CGFloat, _ room: CGFloat) -> (CGFloat, CGFloat) {
            guard length >= 0, self != .fill else { return (start, room) }
            let own = min(length, room)
            switch self {
            case .center: return (start + (room - own) / 2, own)
            case .trailing: return (start + room - own, own)
            default: return (start, own)
            }
        }
    }
    open private(set) weak var row: NSGridRow?
    open private(set) weak var column: NSGridColumn?
    open var xPlacement = Placement.inherited { didSet { row?.gridView?.noteChange() } }
    open var yPlacement = Placement.inherited { didSet { row?.gridView?.noteChange() } }
    open var rowAlignment = NSGridRow.Alignment.inherited { didSet { row?.gridView?.noteChange() } }
    /// Kept: placements say where a view stands.
    open var customPlacementConstraints: [NSLayoutConstraint] = []
    /// Stands for no view in a list of them.
    public static let emptyContentView: NSView = UIView()
    open var contentView: NSView? {
        didSet {
            if contentView === NSGridCell.emptyContentView { contentView = nil }
            guard contentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let contentView { row?.gridView?.take(contentView) }
            row?.gridView?.noteChange()
        }
    }
    fileprivate var span = (columns: 1, rows: 1)
    /// Whether another cell reaches over it.
    fileprivate var isCovered = false
    fileprivate init(_ row: NSGridRow, _ column: NSGridColumn) {
        (self.row, self.column) = (row, column)
        super.init()
    }
}

@MainActor @preconcurrency
open class NSGridRow: NSObject {
    public enum Alignment: Int, Sendable { case inherited, none, firstBaseline, lastBaseline }
    open private(set) weak var gridView: NSGridView?
    fileprivate(set) var cells: [NSGridCell] = []
    open var numberOfCells: Int { cells.count }
    open var yPlacement = NSGridCell.Placement.inherited { didSet { gridView?.noteChange() } }
    open var rowAlignment = Alignment.inherited { didSet { gridView?.noteChange() } }
    /// In points; `NSGridView.sizedForContent` for that of the highest view.
    open var height = NSGridView.sizedForContent { didSet { gridView?.noteChange() } }
    open var topPadding: CGFloat = 0 { didSet { gridView?.noteChange() } }
    open var bottomPadding: CGFloat = 0 { didSet { gridView?.noteChange() } }
    open var isHidden = false { didSet { gridView?.noteChange() } }
    open func cell(at index: Int) -> NSGridCell { cells[index] }
    open func mergeCells(in range: NSRange) {
        guard let gridView else { return }
        gridView.mergeCells(
            inHorizontalRange: range, verticalRange: NSRange(location: gridView.index(of: self), length: 1))
    }
    fileprivate init(_ grid: NSGridView) {
        gridView = grid
        super.init()
    }
}

@MainActor @preconcurrency
open class NSGridColumn: NSObject {
    open private(set) weak var gridView: NSGridView?
    open var numberOfCells: Int { gridView?.numberOfRows ?? 0 }
    open var xPlacement = NSGridCell.Placement.inherited { didSet { gridView?.noteChange() } }
    /// In points; `NSGridView.sizedForContent` for that of the widest view.
    open var width = NSGridView.sizedForContent { didSet { gridView?.noteChange() } }
    open var leadingPadding: CGFloat = 0 { didSet { gridView?.noteChange() } }
    open var trailingPadding: CGFloat = 0 { didSet { gridView?.noteChange() } }
    open var isHidden = false { didSet { gridView?.noteChange() } }
    open func cell(at index: Int) -> NSGridCell {
        guard let gridView else { preconditionFailure("the column is in no grid any more") }
        return gridView.cell(atColumnIndex: gridView.index(of: self), rowIndex: index)
    }
    open func mergeCells(in range: NSRange) {
        guard let gridView else { return }
        gridView.mergeCells(
            inHorizontalRange: NSRange(location: gridView.index(of: self), length: 1), verticalRange: range)
    }
    fileprivate init(_ grid: NSGridView) {
        gridView = grid
        super.init()
    }
}
