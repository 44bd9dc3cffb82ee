import Foundation
import Testing

@testable import KinoraAppKit
@testable import KinoraStage
@testable import KinoraViews

/// AppKit's collection views.
@MainActor
struct CollectionViewTests {
    private final class Tile: NSCollectionViewItem {
        override func loadView() { view = NSView() }
    }
    private final class Source: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
        var chosen: [IndexPath] = []
        func numberOfSections(in collectionView: NSCollectionView) -> Int { 2 }
        func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
        ) -> NSCollectionViewItem {
            let identifier = NSUserInterfaceItemIdentifier("tile")
            let item = collectionView.makeItem(withIdentifier: identifier, for: indexPath)
            item.representedObject = "\(indexPath.section) \(indexPath.item)"
            return item
        }
        func collectionView(
            _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> NSSize { NSSize(width: indexPath.section == 0 ? 40 : 60, height: 30) }
        func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
            chosen += indexPaths
        }
    }
    private func collection(_ source: Source) -> NSCollectionView {
        let view = NSCollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let layout = NSCollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 10)
        layout.sectionInset = NSEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        view.collectionViewLayout = layout
        view.register(
            Tile.self, kinoraMade: { Tile(nibName: nil, bundle: nil) },
            forItemWithIdentifier: NSUserInterfaceItemIdentifier("tile"))
        (view.dataSource, view.delegate) = (source, source)
        view.layoutSubviews()
        view.inner.collectionViewLayout.prepare()
        return view
    }

    @Test("A flow layout places the items of its sections by the delegate's sizes")
    func places() throws {
        let source = Source()
        let view = collection(source)
        func frame(_ item: Int, _ section: Int) -> CGRect? {
            view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        }
        #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 3)
        #expect(frame(0, 0) == CGRect(x: 10, y: 5, width: 40, height: 30))
        // The second section begins below the first one's lower inset; only two of its items are in a line.
        #expect(frame(0, 1) == CGRect(x: 10, y: 45, width: 60, height: 30))
        #expect(frame(2, 1)?.minY == 85)
    }

    @Test("Items are made by their names, and a press selects one where that is allowed")
    func items() throws {
        let source = Source()
        let view = collection(source)
        let path = IndexPath(item: 1, section: 1)
        _ = view.inner.cell(at: path)
        let item = try #require(view.item(at: path))
        #expect(item is Tile && item.representedObject as? String == "1 1")
        view.inner.tap(path)
        #expect(view.selectionIndexPaths.isEmpty && source.chosen.isEmpty)
        view.isSelectable = true
        view.inner.tap(path)
        #expect(view.selectionIndexPaths == [path] && source.chosen == [path] && item.isSelected)
    }

    @Test("An item that is made has its view, and what the view's loading sets")
    func madeItem() {
        let view = collection(Source())
        let item = view.makeItem(
            withIdentifier: NSUserInterfaceItemIdentifier("tile"), for: IndexPath(item: 0, section: 0))
        #expect(item.isViewLoaded)
    }

    @Test("In a scroll view it is as large as that")
    func scrolled() {
        let source = Source()
        let view = collection(source)
        let scroll = NSScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
        scroll.documentView = view
        scroll.layoutSubviews()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 100))
    }

    @Test("A snapshot fills it, and knows the places of its items")
    func snapshot() {
        let view = NSCollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let source = NSCollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in Tile() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b"], toSection: 1)
        source.apply(snapshot)
        #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 2)
        #expect(source.indexPath(for: "b") == IndexPath(item: 1, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "a")
    }
}
