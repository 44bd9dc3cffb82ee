import KinoraViews

// Layouts are UIKit's under AppKit's names.
public typealias NSCollectionViewLayout = UICollectionViewLayout
public typealias NSCollectionViewFlowLayout = UICollectionViewFlowLayout
public typealias NSCollectionViewCompositionalLayout = UICollectionViewCompositionalLayout
public typealias NSCollectionViewLayoutAttributes = UICollectionViewLayoutAttributes
public typealias NSCollectionViewLayoutInvalidationContext = UICollectionViewLayoutInvalidationContext

/// Items in sections, placed by a layout. It is filled as UIKit's collection view is, which is in it; in an `NSScrollView` it is as large
/// as that, and what is beyond it is scrolled to.
@MainActor @preconcurrency
open class NSCollectionView: UIView {
    public typealias ScrollDirection = UICollectionView.ScrollDirection
    public typealias SupplementaryElementKind = String
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
        public static let nearestVerticalEdge = ScrollPosition(rawValue: 512)
        public static let nearestHorizontalEdge = ScrollPosition(rawValue: 1024)
    }
    public nonisolated static let elementKindSectionHeader = UICollectionView.elementKindSectionHeader
    public nonisolated static let elementKindSectionFooter = UICollectionView.elementKindSectionFooter

    open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any NSCollectionViewDelegate)?
    open var collectionViewLayout: NSCollectionViewLayout? {
        didSet { if let collectionViewLayout { inner.collectionViewLayout = collectionViewLayout } }
    }
    open var isSelectable = false
    open var allowsEmptySelection = true
    open var allowsMultipleSelection: Bool {
        get { inner.allowsMultipleSelection }
        set { inner.allowsMultipleSelection = newValue }
    }
    open var backgroundColors: [NSColor]! = [] { didSet { backgroundColor = backgroundColors?.first } }
    open var backgroundView: NSView? {
        get { inner.backgroundView }
        set { inner.backgroundView = newValue }
    }

    /// What places and shows the items.
    let inner = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let bridge = CollectionBridge()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }
    private func begin() {
        addSubview(inner)
        bridge.outer = self
        (inner.dataSource, inner.delegate) = (bridge, bridge)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = bounds
    }

    // MARK: Items

    private var makers: [String: () -> NSViewController?] = [:]
    private var viewMakers: [String: () -> NSView?] = [:]

    /// Items of AppKit's own class. The command adds to a user's registration how an item of another class is made.
    open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
        makers[identifier.rawValue] = { NSCollectionViewItem(nibName: nil, bundle: nil) }
    }
    public func register(
        _ itemClass: AnyClass?, kinoraMade make: @escaping () -> NSCollectionViewItem,
        forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
    ) { makers[identifier.rawValue] = make }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
        withIdentifier identifier: NSUserInterfaceItemIdentifier
    ) { viewMakers[kind + identifier.rawValue] = { NSView() } }
    public func register(
        _ viewClass: AnyClass?, kinoraMade make: @escaping () -> NSView,
        forSupplementaryViewOfKind kind: SupplementaryElementKind,
        withIdentifier identifier: NSUserInterfaceItemIdentifier
    ) { viewMakers[kind + identifier.rawValue] = make }

    /// A new item with its view: items are not used again. A plain one where none of that name can be made.
    open func makeItem(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
    ) -> NSCollectionViewItem {
        let item = makers[identifier.rawValue]?() as? NSCollectionViewItem
        let made = item ?? NSCollectionViewItem(nibName: nil, bundle: nil)
        made.loadViewIfNeeded()
        return made
    }
    open func makeSupplementaryView(
        ofKind elementKind: SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier,
        for indexPath: IndexPath
    ) -> NSView { viewMakers[elementKind + identifier.rawValue]?() ?? NSView() }

    open var numberOfSections: Int { inner.numberOfSections }
    open func numberOfItems(inSection section: Int) -> Int { inner.numberOfItems(inSection: section) }
    open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
        (inner.cellForItem(at: indexPath) as? ItemCell)?.item
    }
    open func item(at index: Int) -> NSCollectionViewItem? { item(at: IndexPath(item: index, section: 0)) }
    open func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
        indexPathsForVisibleItems().first { self.item(at: $0) === item }
    }
    open func visibleItems() -> [NSCollectionViewItem] { inner.visibleCells.compactMap { ($0 as? ItemCell)?.item } }
    open func indexPathsForVisibleItems() -> Set<IndexPath> { Set(inner.indexPathsForVisibleItems) }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { inner.indexPathForItem(at: point) }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
        inner.layoutAttributesForItem(at: indexPath)
    }

    open func reloadData() { inner.reloadData() }
    open func reloadItems(at indexPaths: Set<IndexPath>) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func insertItems(at indexPaths: Set<IndexPath>) { reloadData() }
    open func deleteItems(at indexPaths: Set<IndexPath>) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil) {
        inner.performBatchUpdates(updates, completion: completionHandler)
    }

    // MARK: Selecting and scrolling

    open var selectionIndexPaths: Set<IndexPath> {
        get { Set(inner.indexPathsForSelectedItems ?? []) }
        set {
            deselectItems(at: selectionIndexPaths.subtracting(newValue))
            selectItems(at: newValue.subtracting(selectionIndexPaths), scrollPosition: [])
        }
    }
    /// In the first section.
    open var selectionIndexes: IndexSet {
        get { IndexSet(selectionIndexPaths.filter { $0.section == 0 }.map(\.item)) }
        set { selectionIndexPaths = Set(newValue.map { IndexPath(item: $0, section: 0) }) }
    }
    open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
        for path in indexPaths.sorted() {
            inner.selectItem(at: path, animated: false, scrollPosition: [])
        }
        if scrollPosition != [] { scrollToItems(at: indexPaths, scrollPosition: scrollPosition) }
    }
    open func deselectItems(at indexPaths: Set<IndexPath>) {
        for path in indexPaths { inner.deselectItem(at: path, animated: false) }
    }
    open func selectAll(_ sender: Any?) {
        let all = (0..<numberOfSections).flatMap { section in
            (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        selectItems(at: Set(all), scrollPosition: [])
    }
    open func deselectAll(_ sender: Any?) { deselectItems(at: selectionIndexPaths) }
    open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
        guard let first = indexPaths.min() else { return }
        let position = UICollectionView.ScrollPosition(rawValue: scrollPosition.rawValue & 63)
        inner.scrollToItem(at: first, at: position, animated: false)
    }

    // Nothing is dragged.
    open func setDraggingSourceOperationMask(_ dragOperationMask: NSDragOperation, forLocal localDestination: Bool) {}
}

/// A part of a collection view: a controller whose view is shown at its place.
@MainActor @preconcurrency
open class NSCollectionViewItem: _NSViewController {
    public enum HighlightState: Int, Sendable { case none, forSelection, forDeselection, asDropTarget }
    open var isSelected = false
    open var highlightState = HighlightState.none
    open weak var imageView: NSImageView?
    open weak var textField: NSTextField?
    open var collectionView: NSCollectionView? {
        var view = viewIfLoaded?.superview
        while let outer = view {
            if let collection = outer as? NSCollectionView { return collection }
            view = outer.superview
        }
        return nil
    }
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
}
