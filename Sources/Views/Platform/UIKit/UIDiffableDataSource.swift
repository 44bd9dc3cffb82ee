import KinoraStage

/// Sections and their items, in order.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
    private var sections: [(section: Section, items: [Item])] = []
    public init() {}

    public var sectionIdentifiers: [Section] { sections.map(\.section) }
    public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public func numberOfItems(inSection identifier: Section) -> Int { itemIdentifiers(inSection: identifier).count }
    public func itemIdentifiers(inSection identifier: Section) -> [Item] {
        sections.first { $0.section == identifier }?.items ?? []
    }
    public func indexOfSection(_ identifier: Section) -> Int? { sections.firstIndex { $0.section == identifier } }
    public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func sectionIdentifier(containingItem identifier: Item) -> Section? {
        sections.first { $0.items.contains(identifier) }?.section
    }

    public mutating func appendSections(_ identifiers: [Section]) {
        sections += identifiers.map { ($0, []) }
    }
    /// To the last section where none is named.
    public mutating func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Section? = nil) {
        let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        if let index { sections[index].items += identifiers }
    }
    public mutating func insertItems(_ identifiers: [Item], beforeItem beforeIdentifier: Item) {
        insert(identifiers, beside: beforeIdentifier, 0)
    }
    public mutating func insertItems(_ identifiers: [Item], afterItem afterIdentifier: Item) {
        insert(identifiers, beside: afterIdentifier, 1)
    }
    private mutating func insert(_ identifiers: [Item], beside item: Item, _ offset: Int) {
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: item) else { continue }
            sections[index].items.insert(contentsOf: identifiers, at: place + offset)
        }
    }
    public mutating func moveItem(_ identifier: Item, beforeItem toIdentifier: Item) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    public mutating func moveItem(_ identifier: Item, afterItem toIdentifier: Item) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    public mutating func insertSections(_ identifiers: [Section], beforeSection toIdentifier: Section) {
        guard let index = indexOfSection(toIdentifier) else { return }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
    }
    public mutating func insertSections(_ identifiers: [Section], afterSection toIdentifier: Section) {
        guard let index = indexOfSection(toIdentifier) else { return }
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index + 1)
    }
    public mutating func deleteItems(_ identifiers: [Item]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func deleteSections(_ identifiers: [Section]) {
        sections.removeAll { identifiers.contains($0.section) }
    }
    public mutating func reloadItems(_ identifiers: [Item]) {}
    public mutating func reconfigureItems(_ identifiers: [Item]) {}
    public mutating func reloadSections(_ identifiers: [Section]) {}

    func indexPath(of itemIdentifier: Item) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let item = section.items.firstIndex(of: itemIdentifier) { return IndexPath(item: item, section: index) }
        }
        return nil
    }
    /// The items of a section, in the place of those that it had. A section that is not there comes last.
    mutating func show(_ items: [Item], inSection section: Section) {
        if indexOfSection(section) == nil { appendSections([section]) }
        if let index = indexOfSection(section) { sections[index].items = items }
    }
    func item(at path: IndexPath) -> Item? {
        guard sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }
}

/// What sources of tables and of collection views share: the snapshot that is shown, and what stands where in it.
@MainActor @preconcurrency
open class _KinoraDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {
    fileprivate(set) var shown = NSDiffableDataSourceSnapshot<Section, Item>()

    /// The view asks for its cells again.
    func reload() {}

    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
    /// Shows a snapshot at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        reload()
        completion?()
    }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: indexPath) }
    open func sectionIdentifier(for index: Int) -> Section? {
        shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
    }
    open func indexPath(for itemIdentifier: Item) -> IndexPath? { shown.indexPath(of: itemIdentifier) }

    func count(inSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
}

/// What a finger has moved.
public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
    public let difference: CollectionDifference<Item>
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]
}
/// The same of one section.
public struct NSDiffableDataSourceSectionTransaction<Section: Hashable, Item: Hashable> {
    public let sectionIdentifier: Section
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
    public let difference: CollectionDifference<Item>
}

/// Gives a collection view the cells of a snapshot. It asks for them again after each one that is applied.
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
    _KinoraDiffableDataSource<Section, Item>, UICollectionViewDataSource
{
    public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private weak var collectionView: UICollectionView?
    private let provider: CellProvider
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Kept: no finger moves an item to another place.
    open var reorderingHandlers = ReorderingHandlers()
    public struct ReorderingHandlers {
        public var canReorderItem: ((Item) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
        public init() {}
    }
    /// Asked and told as a finger shows or hides what is below an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()
    public struct SectionSnapshotHandlers {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
        public init() {}
    }
    private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (self.collectionView, provider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }
    override func reload() { collectionView?.reloadData() }

    // MARK: Items below others

    /// Shows the items of a section; one that is not there yet comes last.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        shown.show(snapshot.visibleItems, inSection: section)
        reload()
        completion?()
    }
    open func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let known = outlines[section] { return known }
        var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
        snapshot.append(shown.itemIdentifiers(inSection: section))
        return snapshot
    }
    open override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        // What is shown now knows nothing of items below others.
        outlines = outlines.filter { snapshot.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems }
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count(inSection: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        shown.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    private func outline(
        at path: IndexPath
    ) -> (section: Section, snapshot: NSDiffableDataSourceSectionSnapshot<Item>, item: Item)? {
        guard let section = sectionIdentifier(for: path.section), let snapshot = outlines[section],
            let item = shown.item(at: path)
        else { return nil }
        return (section, snapshot, item)
    }
    func level(at path: IndexPath) -> Int { outline(at: path).map { $0.snapshot.level(of: $0.item) } ?? 0 }
    func isExpanded(at path: IndexPath) -> Bool { outline(at: path).map { $0.snapshot.isExpanded($0.item) } ?? false }

    func toggle(at path: IndexPath) -> Bool {
        guard let outline = outline(at: path) else { return false }
        let (section, item) = (outline.section, outline.item)
        var snapshot = outline.snapshot
        let handlers = sectionSnapshotHandlers
        if snapshot.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) != false else { return true }
            handlers.willCollapseItem?(item)
            snapshot.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) != false else { return true }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
                snapshot.replace(childrenOf: item, using: children)
            }
            snapshot.expand([item])
        }
        apply(snapshot, to: section)
        collectionView?.noteChange()
        return true
    }
}
