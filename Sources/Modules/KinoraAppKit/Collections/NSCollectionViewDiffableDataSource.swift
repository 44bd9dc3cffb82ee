import KinoraViews

/// Fills a collection view with the items of a snapshot.
@MainActor @preconcurrency
open class NSCollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, NSCollectionViewDataSource {
    public typealias ItemProvider = (NSCollectionView, IndexPath, Item) -> NSCollectionViewItem?
    public typealias SupplementaryViewProvider = (NSCollectionView, String, IndexPath) -> NSView?
    private weak var owner: NSCollectionView?
    private let provider: ItemProvider
    private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
    open var supplementaryViewProvider: SupplementaryViewProvider?

    public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
        (owner, provider) = (collectionView, itemProvider)
        super.init()
        collectionView.dataSource = self
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        owner?.reloadData()
        completion?()
    }
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }

    private func items(_ section: Int) -> [Item] {
        shown.sectionIdentifiers.indices.contains(section)
            ? shown.itemIdentifiers(inSection: shown.sectionIdentifiers[section]) : []
    }
    open func itemIdentifier(for indexPath: IndexPath) -> Item? {
        let items = items(indexPath.section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
    open func indexPath(for itemIdentifier: Item) -> IndexPath? {
        for section in shown.sectionIdentifiers.indices {
            if let item = items(section).firstIndex(of: itemIdentifier) {
                return IndexPath(item: item, section: section)
            }
        }
        return nil
    }

    open func numberOfSections(in collectionView: NSCollectionView) -> Int { shown.sectionIdentifiers.count }
    open func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
        items(section).count
    }
    open func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
        itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
            ?? NSCollectionViewItem(nibName: nil, bundle: nil)
    }
    open func collectionView(
        _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> NSView { supplementaryViewProvider?(collectionView, kind, indexPath) ?? NSView() }
}
