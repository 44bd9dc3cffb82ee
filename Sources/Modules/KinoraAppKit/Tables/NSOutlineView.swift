import KinoraViews

/// Gives an outline its items.
@MainActor @preconcurrency
public protocol NSOutlineViewDataSource: AnyObject {
    /// - Parameter item: nil for the outermost ones.
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?)
        -> Any?
}
extension NSOutlineViewDataSource {
    public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
    public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { index }
    public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
    public func outlineView(
        _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
    ) -> Any? { nil }
}

/// Gives an outline its views, and is told what happens to it.
@MainActor @preconcurrency
public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
    func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
    func outlineViewSelectionDidChange(_ notification: Notification)
    func outlineViewItemDidExpand(_ notification: Notification)
    func outlineViewItemDidCollapse(_ notification: Notification)
}
extension NSOutlineViewDelegate {
    public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
        nil
    }
    public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
    public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
        outlineView.rowHeight
    }
    public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
    public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
    public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool { true }
    public func outlineViewSelectionDidChange(_ notification: Notification) {}
    public func outlineViewItemDidExpand(_ notification: Notification) {}
    public func outlineViewItemDidCollapse(_ notification: Notification) {}
}

/// A table whose rows are items of a tree: those of an expanded item follow it, further to the right.
@MainActor @preconcurrency
open class NSOutlineView: NSTableView {
    @_nonoverride open weak var dataSource: (any NSOutlineViewDataSource)? { didSet { reloadData() } }
    @_nonoverride open weak var delegate: (any NSOutlineViewDelegate)? { didSet { reloadData() } }
    /// The column with the triangles; nil for the first one.
    open var outlineTableColumn: NSTableColumn?
    /// In points.
    open var indentationPerLevel: CGFloat = 16 { didSet { reloadData() } }
    open var indentationMarkerFollowsCell = true
    open var autoresizesOutlineColumn = true
    open var autosaveExpandedItems = false
    /// What a triangle takes before a row's content.
    private static let triangleWidth: CGFloat = 16

    // MARK: Items

    private struct Row {
        let item: Any
        let level: Int
        let parent: Any?
    }
    private var rows: [Row] = []
    private var expanded: Set<AnyHashable> = []
    /// Objects are told apart by who they are, values by what they are.
    private func key(_ item: Any) -> AnyHashable {
        if let value = item as? AnyHashable { return value }
        return AnyHashable(ObjectIdentifier(item as AnyObject))
    }
    private func isExpandable(_ item: Any) -> Bool {
        dataSource?.outlineView(self, isItemExpandable: item) ?? false
    }
    private func collect(below parent: Any?, level: Int) {
        for index in 0..<(dataSource?.outlineView(self, numberOfChildrenOfItem: parent) ?? 0) {
            guard let item = dataSource?.outlineView(self, child: index, ofItem: parent) else { return }
            rows.append(Row(item: item, level: level, parent: parent))
            if isItemExpanded(item) { collect(below: item, level: level + 1) }
        }
    }

    open func item(atRow row: Int) -> Any? { row >= 0 && row < numberOfRows ? rows[row].item : nil }
    open func row(forItem item: Any?) -> Int {
        guard let item, numberOfRows > 0 else { return -1 }
        return rows.firstIndex { key($0.item) == key(item) } ?? -1
    }
    open func parent(forItem item: Any?) -> Any? {
        let row = row(forItem: item)
        return row < 0 ? nil : rows[row].parent
    }
    /// -1 for an item that is not seen.
    open func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }
    open func level(forRow row: Int) -> Int { row >= 0 && row < numberOfRows ? rows[row].level : -1 }
    open func isExpandable(_ item: Any?) -> Bool { item.map { isExpandable($0) } ?? false }
    open func isItemExpanded(_ item: Any?) -> Bool { item.map { expanded.contains(key($0)) } ?? false }
    open func numberOfChildren(ofItem item: Any?) -> Int {
        dataSource?.outlineView(self, numberOfChildrenOfItem: item) ?? 0
    }
    open func child(_ index: Int, ofItem item: Any?) -> Any? {
        dataSource?.outlineView(self, child: index, ofItem: item)
    }
    open func reloadItem(_ item: Any?) { reloadData() }
    open func reloadItem(_ item: Any?, reloadChildren: Bool) { reloadData() }

    open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
    /// - Parameter item: nil for the outermost ones, with what is below them where their children are expanded.
    open func expandItem(_ item: Any?, expandChildren: Bool) {
        if let item {
            guard isExpandable(item), delegate?.outlineView(self, shouldExpandItem: item) ?? true else { return }
            if expanded.insert(key(item)).inserted { delegate?.outlineViewItemDidExpand(told(item, "Expand")) }
        }
        if item == nil || expandChildren {
            for index in 0..<numberOfChildren(ofItem: item) {
                expandItem(child(index, ofItem: item), expandChildren: expandChildren)
            }
        }
        reloadData()
    }
    open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
    open func collapseItem(_ item: Any?, collapseChildren: Bool) {
        if let item {
            guard delegate?.outlineView(self, shouldCollapseItem: item) ?? true else { return }
            if expanded.remove(key(item)) != nil { delegate?.outlineViewItemDidCollapse(told(item, "Collapse")) }
        }
        if item == nil || collapseChildren {
            for index in 0..<numberOfChildren(ofItem: item) {
                collapseItem(child(index, ofItem: item), collapseChildren: collapseChildren)
            }
        }
        reloadData()
    }
    private func told(_ item: Any, _ word: String) -> Notification {
        Notification(
            name: Notification.Name("NSOutlineViewItemDid\(word)Notification"), object: self,
            userInfo: ["NSObject": item])
    }

    // MARK: What a table asks for

    override func rowCount() -> Int {
        rows = []
        collect(below: nil, level: 0)
        return rows.count
    }
    override func height(ofRow row: Int) -> CGFloat {
        delegate?.outlineView(self, heightOfRowByItem: rows[row].item) ?? rowHeight
    }
    override func givenView(for column: NSTableColumn?, row: Int) -> NSView? {
        delegate?.outlineView(self, viewFor: column, item: rows[row].item)
    }
    override func givenValue(for column: NSTableColumn?, row: Int) -> Any? {
        dataSource?.outlineView(self, objectValueFor: column, byItem: rows[row].item)
    }
    override func givenRow(_ row: Int) -> NSTableRowView? {
        delegate?.outlineView(self, rowViewForItem: rows[row].item)
    }
    override func isGroup(_ row: Int) -> Bool { delegate?.outlineView(self, isGroupItem: rows[row].item) ?? false }
    override func maySelect(_ row: Int) -> Bool {
        delegate?.outlineView(self, shouldSelectItem: rows[row].item) ?? true
    }
    override func tellSelection(_ notification: Notification) {
        delegate?.outlineViewSelectionDidChange(notification)
    }
    private func isOutline(_ column: NSTableColumn) -> Bool { column === outlineTableColumn ?? tableColumns.first }
    override func indentation(ofRow row: Int, column: NSTableColumn) -> CGFloat {
        isOutline(column) ? triangleEdge(ofRow: row) + NSOutlineView.triangleWidth : 0
    }
    private func triangleEdge(ofRow row: Int) -> CGFloat { CGFloat(rows[row].level) * indentationPerLevel }

    // MARK: Triangles

    override func dress(_ rowView: NSTableRowView, row: Int) {
        let item = rows[row].item
        guard isExpandable(item), delegate?.outlineView(self, shouldShowOutlineCellForItem: item) ?? true else {
            return
        }
        let triangle = OutlineTriangle(isOpen: isItemExpanded(item))
        triangle.frame = triangleFrame(ofRow: row).offsetBy(dx: 0, dy: -rect(ofRow: row).minY)
        rowView.addSubview(triangle)
    }
    private func triangleFrame(ofRow row: Int) -> CGRect {
        let column = (outlineTableColumn ?? tableColumns.first).flatMap { tableColumns.firstIndex(of: $0) } ?? 0
        let cell = frameOfCell(atColumn: column, row: row)
        return CGRect(
            x: cell.minX + triangleEdge(ofRow: row), y: cell.minY, width: NSOutlineView.triangleWidth,
            height: cell.height)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let place = touches.first?.location(in: self) {
            let row = row(at: place)
            if row >= 0, isExpandable(rows[row].item), triangleFrame(ofRow: row).contains(place) {
                let item = rows[row].item
                return isItemExpanded(item) ? collapseItem(item) : expandItem(item)
            }
        }
        super.touchesEnded(touches, with: event)
    }
}

/// Tells whether an item is expanded.
private final class OutlineTriangle: UIView {
    private let isOpen: Bool
    init(isOpen: Bool) {
        self.isOpen = isOpen
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }
    required init?(coder: NSCoder) { return nil }
    override func _ownPicture() -> AnyView? {
        AnyView(
            Image(systemName: isOpen ? "chevron.down" : "chevron.right")
                .font(.system(size: 10, weight: .semibold)).foregroundStyle(Color(.secondaryLabelColor)))
    }
}
