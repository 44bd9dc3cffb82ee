import KinoraStage

/// Rows that a data source makes, drawn as SwiftUI's list of the same style. A script scrolls and taps them.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public static nonisolated let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var prefetchDataSource: AnyObject?
    open var backgroundView: UIView?
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var separatorStyle: SeparatorStyle = .singleLine
    open var separatorColor: UIColor?
    /// How far the lines between rows are from their sides, in points: 16 from the left unless said.
    open var separatorInset = usualSeparatorInset
    static let usualSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    // Kept: rows are drawn as the style has them.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var separatorEffect: UIVisualEffect?
    open var insetsContentViewsToSafeArea = true
    open var cellLayoutMarginsFollowReadableWidth = false
    open var fillerRowHeight = UITableView.automaticDimension
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var isPrefetchingEnabled = true
    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var allowsFocus = false
    open var isSpringLoaded = false
    open var hasUncommittedUpdates: Bool { false }
    // Kept: there is no index at the side.
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0
    open var allowsSelection = true
    /// Kept: rows of a table that is edited here are chosen as others are.
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    /// Whether rows have the signs by which they are deleted and moved.
    open var isEditing = false { didSet { if isEditing != oldValue { noteChange() } } }
    // Kept: nothing is dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var dragInteractionEnabled = false
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public convenience init() { self.init(frame: .zero, style: .plain) }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// What was made since the rows were last loaded.
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var cellTypes: [String: UITableViewCell.Type] = [:]
    private var makers: [String: (String) -> UITableViewCell] = [:]
    open var delegate: (any UITableViewDelegate)? {
        get { teller as? any UITableViewDelegate }
        set { teller = newValue }
    }

    /// Cells of UIKit's own class. The module `UIKit` has cells of every class, and wins over this.
    @_disfavoredOverload
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass as? UITableViewCell.Type
    }
    /// What the command makes of a registration of a user's class.
    public func register(
        _ cellClass: AnyClass?, kinoraMade make: @escaping (String) -> UITableViewCell,
        forCellReuseIdentifier identifier: String
    ) { makers[identifier] = make }
    private var edgeMakers: [String: (String) -> UITableViewHeaderFooterView] = [:]
    @_disfavoredOverload
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let isKnown = aClass == UITableViewHeaderFooterView.self
        edgeMakers[identifier] = isKnown ? { UITableViewHeaderFooterView(reuseIdentifier: $0) } : nil
    }
    /// What the command makes of a registration of a user's class.
    public func register(
        _ aClass: AnyClass?, kinoraMade make: @escaping (String) -> UITableViewHeaderFooterView,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) { edgeMakers[identifier] = make }
    /// A new cell; nil where none was registered by that name. Cells are not used again.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let make = makers[identifier] {
            let cell = make(identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
        guard cellTypes[identifier] == UITableViewCell.self else { return nil }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
    private var selected: Set<IndexPath> = []

    /// The cell of a row, made when it is first asked for.
    func cell(at path: IndexPath) -> UITableViewCell? {
        if let cell = cells[path] { return cell }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cells[path] = cell
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// The height that the source gives a row; nil where its content decides.
    func height(ofRowAt path: IndexPath) -> CGFloat? {
        let own = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return own >= 0 ? own : rowHeight >= 0 ? rowHeight : nil
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        let before = (0..<max(0, indexPath.section)).reduce(0) { $0 + numberOfRows(inSection: $1) } + indexPath.row
        let height = height(ofRowAt: indexPath) ?? (estimatedRowHeight >= 0 ? estimatedRowHeight : 44)
        return CGRect(x: 0, y: CGFloat(before) * height, width: bounds.width, height: height)
    }

    private var allPaths: [IndexPath] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
    }
    /// That of its rows: headers count as nothing.
    open func rect(forSection section: Int) -> CGRect {
        allPaths.filter { $0.section == section }.reduce(CGRect.null) { $0.union(rectForRow(at: $1)) }
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        CGRect(x: 0, y: rect(forSection: section).minY, width: bounds.width, height: 0)
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        CGRect(x: 0, y: rect(forSection: section).maxY, width: bounds.width, height: 0)
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { allPaths.first { rectForRow(at: $0).contains(point) } }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        allPaths.filter { rectForRow(at: $0).intersects(rect) }
    }
    // Headers and footers belong to the picture.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    open func reloadData() { cells = [:] }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { cells = [:] }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { cells = [:] }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { cells = [:] }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { cells = [:] }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { cells = [:] }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { cells = [:] }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { cells = [:] }
    open func reconfigureRows(at indexPaths: [IndexPath]) { cells = [:] }
    open func moveSection(_ section: Int, toSection newSection: Int) { cells = [:] }
    open func reloadSectionIndexTitles() {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        withAnimation(animated ? .default : nil) { isEditing = editing }
    }

    // MARK: Headers

    /// A new view; nil where none was registered by that name. Views above and below sections are not used again.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view = edgeMakers[identifier]?(identifier)
        view?.reuseIdentifier = identifier
        return view
    }

    /// The view or text above or below a section.
    func edge(ofSection section: Int, isHeader: Bool) -> AnyView? {
        let view =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        let height =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section)
            : delegate?.tableView(self, heightForFooterInSection: section)
        if let view { return AnyView(PlatformRow(view: view, height: height.flatMap { $0 >= 0 ? $0 : nil })) }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title.map { AnyView(Text(verbatim: $0)) }
    }

    // MARK: Selecting and scrolling

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil { for path in selected { setSelected(path, false) } }
        guard let indexPath else { return }
        setSelected(indexPath, true)
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false) }
    private func setSelected(_ path: IndexPath, _ isOn: Bool) {
        if isOn { selected.insert(path) } else { selected.remove(path) }
        cells[path]?.setSelected(isOn, animated: false)
    }

    func tap(_ path: IndexPath) {
        guard allowsSelection else { return }
        if allowsMultipleSelection, selected.contains(path) { return release(path) }
        let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let chosen else { return }
        if !allowsMultipleSelection { for other in selected where other != chosen { release(other) } }
        setSelected(chosen, true)
        delegate?.tableView(self, didSelectRowAt: chosen)
        noteChange()
    }
    private func release(_ path: IndexPath) {
        setSelected(path, false)
        delegate?.tableView(self, didDeselectRowAt: path)
        noteChange()
    }

    /// The buttons beside a row.
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        isLeading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }

    /// Where the rows are to be scrolled; nil where nobody has said.
    private(set) var goal: KinoraViews.ScrollPosition?

    open override var contentOffset: CGPoint { didSet { goal = KinoraViews.ScrollPosition(y: contentOffset.y) } }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let anchor: UnitPoint? =
            switch scrollPosition {
            case .none: nil
            case .top: .top
            case .middle: .center
            case .bottom: .bottom
            }
        goal = KinoraViews.ScrollPosition(id: indexPath, anchor: anchor)
    }

    override func ownPicture() -> AnyView? { AnyView(TablePicture(table: self)) }

    public final class Look {
        public var backgroundColor: UIColor?
        public var separatorStyle: SeparatorStyle = .singleLine
        public var separatorColor: UIColor?
        public var tableFooterView: UIView?
        public var tableHeaderView: UIView?
        public var showsVerticalScrollIndicator = true
        public var contentInset: UIEdgeInsets = .zero
        public var isScrollEnabled = true
        public var allowsSelection = true
        public var sectionHeaderTopPadding = UITableView.automaticDimension
    }
    private static let look = Look()
    public class func appearance() -> Look { look }
}

@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// A script does not drag rows to other places: it is never called.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
extension UITableViewDataSource {
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
}

/// A button beside a row that is swiped aside.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public let style: Style
    public let handler: Handler
    open var title: String?
    open var backgroundColor: UIColor!
    open var image: UIImage?
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
