import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Items below others in the sections of a diffable data source.
@MainActor
struct SectionSnapshotTests {
    private func snapshot() -> NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["a", "b"])
        snapshot.append(["a1", "a2"], to: "a")
        snapshot.append(["a11"], to: "a1")
        snapshot.insert(["a15"], after: "a1")
        return snapshot
    }

    @Test("Items stand behind what they are below, with levels and parents, and go with all below them")
    func tree() {
        var tree = snapshot()
        #expect(tree.items == ["a", "a1", "a11", "a15", "a2", "b"] && tree.rootItems == ["a", "b"])
        #expect(tree.level(of: "a11") == 2 && tree.parent(of: "a11") == "a1" && tree.parent(of: "b") == nil)
        #expect(tree.snapshot(of: "a").rootItems == ["a1", "a15", "a2"])
        #expect(tree.snapshot(of: "a", includingParent: true).rootItems == ["a"])
        tree.delete(["a1"])
        #expect(tree.items == ["a", "a15", "a2", "b"])
        tree.replace(childrenOf: "a", using: tree.snapshot(of: "b"))
        #expect(tree.items == ["a", "b"])
    }

    @Test("Only what is below expanded items is visible")
    func visible() {
        var tree = snapshot()
        #expect(tree.visibleItems == ["a", "b"])
        tree.expand(["a1"])
        #expect(tree.visibleItems == ["a", "b"] && tree.isExpanded("a1") && !tree.isVisible("a11"))
        tree.expand(["a"])
        #expect(tree.visibleItems == ["a", "a1", "a11", "a15", "a2", "b"])
        tree.collapse(["a1"])
        #expect(tree.visibleItems == ["a", "a1", "a15", "a2", "b"])
    }

    @Test("A source shows the visible items of its sections, and a row shows and hides those below it")
    func source() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in
            UICollectionViewListCell(frame: .zero)
        }
        var plain = NSDiffableDataSourceSnapshot<Int, String>()
        plain.appendSections([0])
        source.apply(plain)
        source.apply(snapshot(), to: 1)
        #expect(source.snapshot().sectionIdentifiers == [0, 1])
        #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["a", "b"])
        var told: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { told.append("+\($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { told.append("-\($0)") }
        let path = IndexPath(item: 0, section: 1)
        #expect(source.toggle(at: path) && source.isExpanded(at: path))
        #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["a", "a1", "a15", "a2", "b"])
        #expect(source.level(at: IndexPath(item: 1, section: 1)) == 1)
        #expect(source.toggle(at: path) && source.snapshot(for: 1).visibleItems == ["a", "b"])
        #expect(told == ["+a", "-a"] && !source.toggle(at: IndexPath(item: 0, section: 0)))
    }
}
