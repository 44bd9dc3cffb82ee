import KinoraViews

/// Rows of several columns, each with a view that the delegate makes, or a text of what the data source has for it.
///
/// Rows are made as the view is laid out: all of them, or, in a scroll view, those that are seen. A tap selects a row, where rows may be
/// selected.
@MainActor @preconcurrency
open class NSTableView: UIControl {
    public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
    public enum SelectionHighlightStyle: Int, Sendable {
        case none = -1
        case regular, sourceList
    }
    public enum ColumnAutoresizingStyle: UInt, Sendable {
        case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
        case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle
        case firstColumnOnlyAutoresizingStyle
    }
    public enum RowSizeStyle: Int, Sendable {
        case `default` = -1
        case custom, small, medium, large
    }
    public struct GridLineStyle: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
        public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
        public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
    }
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let effectFade = AnimationOptions(rawValue: 1)
        public static let effectGap = AnimationOptions(rawValue: 2)
        public static let slideUp = AnimationOptions(rawValue: 0x10)
        public static let slideDown = AnimationOptions(rawValue: 0x20)
        public static let slideLeft = AnimationOptions(rawValue: 0x30)
        public static let slideRight = AnimationOptions(rawValue: 0x40)
    }
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "NSTableViewSelectionDidChangeNotification")

    open weak var dataSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any NSTableViewDelegate)? { didSet { reloadData() } }

    // MARK: Look

    /// A table as it is by itself is inset.
    open var style = Style.automatic { didSet { noteChange() } }
    open var effectiveStyle: Style { style == .automatic ? .inset : style }
    /// In points, without the space between rows.
    open var rowHeight: CGFloat = 24 { didSet { noteChange() } }
    open var usesAutomaticRowHeights = false
    open var rowSizeStyle = RowSizeStyle.custom
    open var effectiveRowSizeStyle: RowSizeStyle { rowSizeStyle }
    open var intercellSpacing = CGSize(width: 17, height: 0) { didSet { noteChange() } }
    open var usesAlternatingRowBackgroundColors = false { didSet { noteChange() } }
    open var gridStyleMask: GridLineStyle = [] { didSet { noteChange() } }
    open var gridColor = NSColor.gridColor { didSet { noteChange() } }
    open var selectionHighlightStyle = SelectionHighlightStyle.regular { didSet { noteChange() } }
    /// nil: columns have no titles.
    open var headerView: NSTableHeaderView? = NSTableHeaderView() {
        didSet {
            headerView?.tableView = self
            enclosingScrollView?.setNeedsLayout()
        }
    }
    open var cornerView: NSView?
    @_nonoverride open var backgroundColor: NSColor {
        get { super.backgroundColor ?? .clear }
        set { super.backgroundColor = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }
    private func begin() {
        backgroundColor = .controlBackgroundColor
        clipsToBounds = true
        headerView?.tableView = self
    }

    // MARK: Columns

    open private(set) var tableColumns: [NSTableColumn] = []
    open var numberOfColumns: Int { tableColumns.count }
    open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
    open func addTableColumn(_ tableColumn: NSTableColumn) {
        tableColumns.append(tableColumn)
        tableColumn.tableView = self
        reloadData()
    }
    open func removeTableColumn(_ tableColumn: NSTableColumn) {
        tableColumns.removeAll { $0 === tableColumn }
        tableColumn.tableView = nil
        reloadData()
    }
    open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
        guard tableColumns.indices.contains(oldIndex), tableColumns.indices.contains(newIndex) else { return }
        tableColumns.insert(tableColumns.remove(at: oldIndex), at: newIndex)
        reloadData()
    }
    open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
        tableColumns.firstIndex { $0.identifier == identifier } ?? -1
    }
    open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
        tableColumns.first { $0.identifier == identifier }
    }
    /// The last column takes what the others leave.
    open func sizeLastColumnToFit() { noteChange() }
    /// All columns become as wide as the table has room for.
    open override func sizeToFit() {
        let shown = tableColumns.filter { !$0.isHidden }
        guard !shown.isEmpty, bounds.width > 0 else { return }
        let room = bounds.width - 2 * inset - CGFloat(shown.count) * intercellSpacing.width
        for column in shown { column.width = max(column.minWidth, room / CGFloat(shown.count)) }
    }

    // MARK: Places

    /// Between the table's sides and its rows.
    var inset: CGFloat { effectiveStyle == .inset || effectiveStyle == .sourceList ? 10 : 0 }

    private func width(of index: Int) -> CGFloat {
        let column = tableColumns[index]
        let isLast = index == tableColumns.lastIndex { !$0.isHidden }
        guard isLast, column.resizingMask.contains(.autoresizingMask), columnAutoresizingStyle != .noColumnAutoresizing
        else { return column.width }
        let before = tableColumns[..<index].filter { !$0.isHidden }
            .reduce(inset) { $0 + $1.width + intercellSpacing.width }
        return min(max(bounds.width - before - inset - intercellSpacing.width, column.width), column.maxWidth)
    }
    open func rect(ofColumn column: Int) -> CGRect {
        guard tableColumns.indices.contains(column), !tableColumns[column].isHidden else { return .zero }
        let before = tableColumns[..<column].filter { !$0.isHidden }
            .reduce(inset) { $0 + $1.width + intercellSpacing.width }
        return CGRect(x: before, y: 0, width: width(of: column) + intercellSpacing.width, height: bounds.height)
    }
    open func rect(ofRow row: Int) -> CGRect {
        guard edges.indices.contains(row + 1), row >= 0 else { return .zero }
        return CGRect(x: 0, y: edges[row], width: bounds.width, height: edges[row + 1] - edges[row])
    }
    /// Without the space around it.
    open func frameOfCell(atColumn column: Int, row: Int) -> CGRect {
        let (across, down) = (rect(ofColumn: column), rect(ofRow: row))
        return CGRect(x: across.minX, y: down.minY, width: across.width, height: down.height)
            .insetBy(dx: intercellSpacing.width / 2, dy: intercellSpacing.height / 2)
    }
    open func rows(in rect: CGRect) -> NSRange {
        let rows = rows(partlyIn: rect)
        return NSRange(location: rows.first ?? 0, length: rows.count)
    }
    /// Those that have a part between a rectangle's upper and lower edge; not those that only touch an edge.
    private func rows(partlyIn rect: CGRect) -> [Int] {
        (0..<numberOfRows).filter {
            let place = self.rect(ofRow: $0)
            return place.minY < rect.maxY && place.maxY > rect.minY
        }
    }
    open func row(at point: CGPoint) -> Int {
        bounds.contains(point) ? (0..<numberOfRows).first { rect(ofRow: $0).contains(point) } ?? -1 : -1
    }
    open func column(at point: CGPoint) -> Int {
        tableColumns.indices.first { rect(ofColumn: $0).contains(point) } ?? -1
    }

    /// The upper edges of the rows, and the lower one of the last.
    private var edges: [CGFloat] = [0]
    private func findEdges() {
        edges = [0]
        for row in 0..<rowCount() { edges.append(edges[row] + height(ofRow: row) + intercellSpacing.height) }
    }
    /// The height of all rows.
    var contentHeight: CGFloat {
        reloadIfNeeded()
        return edges.last ?? 0
    }

    // MARK: Content

    // What a table and an outline ask for in ways of their own.
    func rowCount() -> Int { dataSource?.numberOfRows(in: self) ?? 0 }
    func height(ofRow row: Int) -> CGFloat { delegate?.tableView(self, heightOfRow: row) ?? rowHeight }
    func givenView(for column: NSTableColumn?, row: Int) -> NSView? {
        delegate?.tableView(self, viewFor: column, row: row)
    }
    func givenValue(for column: NSTableColumn?, row: Int) -> Any? {
        dataSource?.tableView(self, objectValueFor: column, row: row)
    }
    func givenRow(_ row: Int) -> NSTableRowView? { delegate?.tableView(self, rowViewForRow: row) }
    func isGroup(_ row: Int) -> Bool { delegate?.tableView(self, isGroupRow: row) ?? false }
    func maySelect(_ row: Int) -> Bool { delegate?.tableView(self, shouldSelectRow: row) ?? true }
    func tellSelection(_ notification: Notification) { delegate?.tableViewSelectionDidChange(notification) }
    /// How far what is in a column of a row is moved to the right.
    func indentation(ofRow row: Int, column: NSTableColumn) -> CGFloat { 0 }
    /// What is put into a row beside its cells.
    func dress(_ rowView: NSTableRowView, row: Int) {}

    open var numberOfRows: Int {
        reloadIfNeeded()
        return edges.count - 1
    }
    private var needsReload = true
    private var rowViews: [Int: NSTableRowView] = [:]

    /// Asks for everything again, as the table is laid out next.
    open func reloadData() {
        needsReload = true
        noteChange()
    }
    open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
        for row in rowIndexes { rowViews.removeValue(forKey: row)?.removeFromSuperview() }
        noteChange()
    }
    open func noteNumberOfRowsChanged() { reloadData() }
    open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { reloadData() }
    open func beginUpdates() {}
    open func endUpdates() {}
    // Rows come and go at once.
    open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) { reloadData() }
    open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
        selected = selected.subtracting(indexes)
        reloadData()
    }
    open func moveRow(at oldIndex: Int, to newIndex: Int) { reloadData() }

    func noteChange() {
        setNeedsLayout()
        headerView?.setNeedsDisplay()
        enclosingScrollView?.setNeedsLayout()
    }
    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        for view in rowViews.values { view.removeFromSuperview() }
        rowViews = [:]
        findEdges()
        selected = selected.filteredIndexSet { $0 < edges.count - 1 }
    }

    /// There are no views to use again: sources make new ones.
    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
    open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
        rowView(atRow: row, makeIfNecessary: makeIfNecessary)?.cells[column]
    }
    open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
        guard row >= 0, row < numberOfRows else { return nil }
        return rowViews[row] ?? (makeIfNecessary ? make(row) : nil)
    }
    open func row(for view: NSView) -> Int { rowViews.first { view.isDescendant(of: $0.value) }?.key ?? -1 }
    open func column(for view: NSView) -> Int {
        for row in rowViews.values {
            if let cell = row.cells.first(where: { view.isDescendant(of: $0.value) }) { return cell.key }
        }
        return -1
    }
    open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
        for (row, view) in rowViews.sorted(by: { $0.key < $1.key }) { handler(view, row) }
    }
    open func scrollRowToVisible(_ row: Int) {
        guard let clip = enclosingScrollView?.contentView, row >= 0, row < numberOfRows else { return }
        let place = rect(ofRow: row)
        if place.minY < clip.bounds.minY {
            clip.scroll(to: CGPoint(x: clip.bounds.minX, y: place.minY))
        } else if place.maxY > clip.bounds.maxY {
            clip.scroll(to: CGPoint(x: clip.bounds.minX, y: place.maxY - clip.bounds.height))
        }
        setNeedsLayout()
    }
    open func scrollColumnToVisible(_ column: Int) {}

    private func make(_ row: Int) -> NSTableRowView {
        let rowView = givenRow(row) ?? NSTableRowView()
        rowViews[row] = rowView
        if isGroup(row) {
            rowView.isGroupRowStyle = true
            rowView.cells[0] = cell(for: nil, row: row)
        } else {
            for (index, column) in tableColumns.enumerated() where !column.isHidden {
                rowView.cells[index] = cell(for: column, row: row)
            }
        }
        for index in rowView.cells.keys.sorted() { rowView.addSubview(rowView.cells[index]!) }
        dress(rowView, row: row)
        addSubview(rowView)
        delegate?.tableView(self, didAdd: rowView, forRow: row)
        return rowView
    }
    private func cell(for column: NSTableColumn?, row: Int) -> NSView? {
        if let view = givenView(for: column, row: row) { return view }
        return givenValue(for: column, row: row).map { value in
            let (cell, label) = (NSTableCellView(), NSTextField(labelWithString: "\(value)"))
            label.lineBreakMode = .byTruncatingTail
            cell.addSubview(label)
            cell.textField = label
            return cell
        }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: max(contentHeight, 1))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let seen = enclosingScrollView?.contentView.bounds ?? bounds
        for row in rows(partlyIn: seen) { place(make: row) }
    }
    private func place(make row: Int) {
        let rowView = rowViews[row] ?? make(row)
        let frame = rect(ofRow: row)
        rowView.frame = frame
        rowView.selectionHighlightStyle = selectionHighlightStyle
        rowView.selectionInset = inset
        rowView.isSelected = selected.contains(row)
        rowView.isEmphasized = isActive
        for (index, cell) in rowView.cells {
            var place = frameOfCell(atColumn: index, row: row).offsetBy(dx: 0, dy: -frame.minY)
            if rowView.isGroupRowStyle {
                place = CGRect(origin: .zero, size: frame.size).insetBy(dx: inset + intercellSpacing.width / 2, dy: 0)
            } else if tableColumns.indices.contains(index) {
                let indentation = indentation(ofRow: row, column: tableColumns[index])
                (place.origin.x, place.size.width) = (place.minX + indentation, max(0, place.width - indentation))
            }
            cell.frame = place
            centerText(of: cell)
        }
    }
    /// A label that is a cell by itself, or that nobody placed in one, stands in the middle of the row's height.
    private func centerText(of cell: NSView) {
        guard let cell = cell as? NSTableCellView, let label = cell.textField, label.frame.isEmpty,
            label.superview === cell, label.translatesAutoresizingMaskIntoConstraints
        else { return }
        let height = label.intrinsicContentSize.height
        label.frame = CGRect(
            x: 0, y: (cell.bounds.height - height) / 2, width: cell.bounds.width, height: height)
    }

    /// Stripes and lines, which go on below the last row.
    open override func _ownPicture() -> AnyView? {
        let lines = gridStyleMask.contains(.solidHorizontalGridLineMask)
        let columns = gridStyleMask.contains(.solidVerticalGridLineMask)
        guard usesAlternatingRowBackgroundColors || lines || columns, rowHeight + intercellSpacing.height > 0 else {
            return nil
        }
        let (size, color) = (bounds.size, Color(gridColor))
        let stripe = Color(NSColor.alternatingContentBackgroundColors[1])
        let rows = rowEdges(to: size.height)
        let across = columns ? tableColumns.indices.map { rect(ofColumn: $0).maxX } : []
        let (hasStripes, inset) = (usesAlternatingRowBackgroundColors, inset)
        return AnyView(
            Canvas { context, _ in
                for (index, (top, bottom)) in zip(rows, rows.dropFirst()).enumerated() {
                    if hasStripes, index % 2 == 1 {
                        let place = CGRect(x: inset, y: top, width: size.width - 2 * inset, height: bottom - top)
                        context.fill(Path(roundedRect: place, cornerRadius: inset > 0 ? 6 : 0), with: .color(stripe))
                    }
                    if lines {
                        context.fill(
                            Path(CGRect(x: 0, y: bottom - 1, width: size.width, height: 1)), with: .color(color))
                    }
                }
                for x in across {
                    context.fill(Path(CGRect(x: x - 1, y: 0, width: 1, height: size.height)), with: .color(color))
                }
            })
    }
    private func rowEdges(to height: CGFloat) -> [CGFloat] {
        var rows = edges
        while let last = rows.last, last < height { rows.append(last + rowHeight + intercellSpacing.height) }
        return rows
    }

    // MARK: Selection

    private var selected = IndexSet()
    /// Whether somebody has tapped it, so that keys go to it.
    private var isActive = false
    open var allowsMultipleSelection = false
    open var allowsEmptySelection = true
    open var allowsColumnSelection = false
    open var allowsColumnReordering = true
    open var allowsColumnResizing = true
    open var allowsTypeSelect = true
    open var selectedRowIndexes: IndexSet { selected }
    /// The last one that was selected; -1 for none.
    open var selectedRow: Int { selected.last ?? -1 }
    open var numberOfSelectedRows: Int { selected.count }
    open var selectedColumn: Int { -1 }
    open func isRowSelected(_ row: Int) -> Bool { selected.contains(row) }
    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
        let known = indexes.filteredIndexSet { $0 >= 0 && $0 < numberOfRows }
        let next = extend && allowsMultipleSelection ? selected.union(known) : known
        select(allowsMultipleSelection ? next : IndexSet(next.first.map { [$0] } ?? []))
    }
    open func deselectRow(_ row: Int) { select(selected.subtracting([row])) }
    open func deselectAll(_ sender: Any?) { if allowsEmptySelection { select([]) } }
    open func selectAll(_ sender: Any?) {
        if allowsMultipleSelection { select(IndexSet(integersIn: 0..<numberOfRows)) }
    }
    private func select(_ rows: IndexSet) {
        guard rows != selected else { return }
        selected = rows
        noteChange()
        let told = Notification(name: NSTableView.selectionDidChangeNotification, object: self)
        tellSelection(told)
        NotificationCenter.default.post(told)
    }

    // MARK: Clicks

    open private(set) var clickedRow = -1
    open private(set) var clickedColumn = -1
    open var doubleAction: Selector?
    /// A text in a row is not written into by a click that selects the row.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found is NSTextField ? self : found
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let place = touches.first?.location(in: self), bounds.contains(place) else { return }
        (clickedRow, clickedColumn) = (row(at: place), column(at: place))
        isActive = true
        if clickedRow < 0 {
            deselectAll(self)
        } else if maySelect(clickedRow) {
            select([clickedRow])
        }
        noteChange()
        sendActions(for: .primaryActionTriggered)
    }

    // Kept: a table shows what its source says, in its order.
    open var sortDescriptors: [NSSortDescriptor] = [] {
        didSet { if sortDescriptors != oldValue { dataSource?.tableView(self, sortDescriptorsDidChange: oldValue) } }
    }
    open var autosaveName: String?
    open var autosaveTableColumns = false
    open var floatsGroupRows = true
    open var verticalMotionCanBeginDrag = true
    open var rowActionsVisible = false
    open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
}

/// What may be done with what is dragged. Nothing is.
public struct NSDragOperation: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let copy = NSDragOperation(rawValue: 1)
    public static let link = NSDragOperation(rawValue: 2)
    public static let generic = NSDragOperation(rawValue: 4)
    public static let `private` = NSDragOperation(rawValue: 8)
    public static let move = NSDragOperation(rawValue: 16)
    public static let delete = NSDragOperation(rawValue: 32)
    public static let every = NSDragOperation(rawValue: .max)
}
