import KinoraStage

/// Cells that a data source makes, at the places that a layout gives them. A script scrolls and taps them.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var collectionViewLayout: UICollectionViewLayout { didSet { collectionViewLayout.collectionView = self } }
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var prefetchDataSource: AnyObject?
    // Kept: nothing is dragged.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    // Kept: items of a collection view that is edited are chosen as others are.
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var allowsFocus = false
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = false
    open private(set) var indexPathsForSelectedItems: [IndexPath]? = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    public required init?(coder: NSCoder) { nil }

    // MARK: Cells

    /// What was made since the items were last loaded.
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var supplementaryViews: [String: [IndexPath: UICollectionReusableView]] = [:]
    private var makers: [String: () -> UICollectionReusableView?] = [:]
    open var delegate: (any UICollectionViewDelegate)? {
        get { teller as? any UICollectionViewDelegate }
        set { teller = newValue }
    }

    /// Cells of UIKit's own classes. The command adds to a user's registration how a cell of another class is made; the module `UIKit` has
    /// cells of every class, and wins over this.
    @_disfavoredOverload
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let type = cellClass as? UICollectionViewCell.Type
        makers[identifier] = type.map { type in { UICollectionView.made(type) } }
    }
    @_disfavoredOverload
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let type = viewClass as? UICollectionReusableView.Type
        makers[elementKind + identifier] = type.map { type in { UICollectionView.made(type) } }
    }
    public func register(
        _ cellClass: AnyClass?, kinoraMade make: @escaping () -> UICollectionViewCell,
        forCellWithReuseIdentifier identifier: String
    ) { makers[identifier] = make }
    public func register(
        _ viewClass: AnyClass?, kinoraMade make: @escaping () -> UICollectionReusableView,
        forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { makers[elementKind + identifier] = make }

    /// A new cell: cells are not used again. A plain one where none of that name can be made.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = makers[identifier]?() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
        cell.reuseIdentifier = identifier
        return cell
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = makers[elementKind + identifier]?() ?? UICollectionReusableView(frame: .zero)
        view.reuseIdentifier = identifier
        return view
    }
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> UICollectionViewCell {
        guard let cell = registration.maker.make() else { return UICollectionViewCell(frame: .zero) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = registration.maker.make() else { return UICollectionReusableView(frame: .zero) }
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        (supplementaryViews[elementKind] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        (supplementaryViews[elementKind] ?? [:]).keys.sorted()
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// The cell of an item, made when it is first asked for.
    func cell(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = cells[path] { return cell }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        cells[path] = cell
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        if let view = supplementaryViews[elementKind]?[indexPath] { return view }
        let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: elementKind, at: indexPath)
        supplementaryViews[elementKind, default: [:]][indexPath] = view
        return view
    }

    open func reloadData() { (cells, supplementaryViews) = ([:], [:]) }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        for section in 0..<numberOfSections {
            for item in 0..<numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                if layoutAttributesForItem(at: path)?.frame.contains(point) == true { return path }
            }
        }
        return nil
    }

    // No finger moves an item to another place.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    open var reorderingCadence = ReorderingCadence.immediate
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Selecting and scrolling

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return indexPathsForSelectedItems = [] }
        if !allowsMultipleSelection { deselectAll() }
        indexPathsForSelectedItems = (indexPathsForSelectedItems ?? []) + [indexPath]
        cells[indexPath]?.isSelected = true
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
        cells[indexPath]?.isSelected = false
    }
    private func deselectAll() {
        for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: false) }
    }

    /// A finger chooses an item; where several may be chosen, it also takes one back.
    func tap(_ path: IndexPath) {
        guard allowsSelection else { return }
        let chosen = indexPathsForSelectedItems ?? []
        if allowsMultipleSelection, chosen.contains(path) { return deselectByFinger(path) }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for other in chosen where other != path { deselectByFinger(other) }
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func deselectByFinger(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselectItem(at: path, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// Where the content is to be scrolled; nil where nobody has said.
    private(set) var goal: CGPoint?
    open override var contentOffset: CGPoint { didSet { goal = contentOffset } }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        collectionViewLayout.prepare()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        var point = frame.origin
        if scrollPosition.contains(.centeredVertically) { point.y = frame.midY - bounds.height / 2 }
        if scrollPosition.contains(.bottom) { point.y = frame.maxY - bounds.height }
        if scrollPosition.contains(.centeredHorizontally) { point.x = frame.midX - bounds.width / 2 }
        if scrollPosition.contains(.right) { point.x = frame.maxX - bounds.width }
        goal = CGPoint(x: max(0, point.x), y: max(0, point.y))
    }

    override func ownPicture() -> AnyView? { AnyView(CollectionPicture(collection: self)) }
}

@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}

/// A controller whose view is a collection view that it fills itself.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    open var collectionView: UICollectionView!
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
    open var clearsSelectionOnViewWillAppear = true
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    public required init?(coder: NSCoder) { nil }
    open override func loadView() {
        collectionView.dataSource = self
        collectionView.delegate = self
        view = collectionView
    }
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
