import KinoraViews

/// Asks and tells the owner's data source and delegate what UIKit's collection view asks and tells.
@MainActor
final class CollectionBridge: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    weak var outer: NSCollectionView?
    private var flow: (any NSCollectionViewDelegateFlowLayout)? {
        outer?.delegate as? any NSCollectionViewDelegateFlowLayout
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        outer.flatMap { $0.dataSource?.numberOfSections(in: $0) } ?? 0
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        outer.flatMap { $0.dataSource?.collectionView($0, numberOfItemsInSection: section) } ?? 0
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let outer, let source = outer.dataSource else { return UICollectionViewCell(frame: .zero) }
        return ItemCell(source.collectionView(outer, itemForRepresentedObjectAt: indexPath))
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let outer, let source = outer.dataSource else { return UICollectionReusableView(frame: .zero) }
        return WrappedView(source.collectionView(outer, viewForSupplementaryElementOfKind: kind, at: indexPath))
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let outer, outer.isSelectable else { return false }
        return outer.delegate?.collectionView(outer, shouldSelectItemsAt: [indexPath]).isEmpty != true
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        guard let outer else { return false }
        return outer.delegate?.collectionView(outer, shouldDeselectItemsAt: [indexPath]).isEmpty != true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let outer { outer.delegate?.collectionView(outer, didSelectItemsAt: [indexPath]) }
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if let outer { outer.delegate?.collectionView(outer, didDeselectItemsAt: [indexPath]) }
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let outer, let item = (cell as? ItemCell)?.item else { return }
        outer.delegate?.collectionView(outer, willDisplay: item, forRepresentedObjectAt: indexPath)
    }

    // MARK: Measures

    private func own(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let outer, let flow else { return own(layout).itemSize }
        return flow.collectionView(outer, layout: layout, sizeForItemAt: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        guard let outer, let flow else { return own(layout).sectionInset }
        return flow.collectionView(outer, layout: layout, insetForSectionAt: section)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        guard let outer, let flow else { return own(layout).minimumLineSpacing }
        return flow.collectionView(outer, layout: layout, minimumLineSpacingForSectionAt: section)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        guard let outer, let flow else { return own(layout).minimumInteritemSpacing }
        return flow.collectionView(outer, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        guard let outer, let flow else { return own(layout).headerReferenceSize }
        return flow.collectionView(outer, layout: layout, referenceSizeForHeaderInSection: section)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        guard let outer, let flow else { return own(layout).footerReferenceSize }
        return flow.collectionView(outer, layout: layout, referenceSizeForFooterInSection: section)
    }
}

/// A cell with the view of an item, as large as it.
@MainActor
final class ItemCell: UICollectionViewCell {
    let item: NSCollectionViewItem
    init(_ item: NSCollectionViewItem) {
        self.item = item
        super.init(frame: .zero)
        contentView.addSubview(item.view)
    }
    required init?(coder: NSCoder) { return nil }
    override var isSelected: Bool { didSet { item.isSelected = isSelected } }
    override func layoutSubviews() {
        super.layoutSubviews()
        item.view.frame = contentView.bounds
    }
}

/// A header or a footer with a view, as large as it.
@MainActor
private final class WrappedView: UICollectionReusableView {
    private let content: NSView
    init(_ content: NSView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
    }
    required init?(coder: NSCoder) { return nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
