import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Sections that scroll across the others, what stands on items and behind sections, and what a finger chooses. The view is 200 by 300 points.
@MainActor
struct CollectionStripTests {
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = UICollectionViewCell(frame: .zero)
            cell.contentView.backgroundColor = indexPath.item == 1 ? .systemRed : .systemGreen
            cell.configurationUpdateHandler = { [weak self] _, state in
                if state.isSelected { self?.log.append("selected \(indexPath.item)") }
            }
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("+\(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("-\(indexPath.item)")
        }
    }

    private func section(
        width: CGFloat, _ parts: [NSCollectionLayoutSupplementaryItem] = []
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: parts)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(100)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    private func collection(_ section: NSCollectionLayoutSection, _ items: Items) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        (view.dataSource, view.delegate) = (items, items)
        return view
    }

    /// Where the second cell is.
    private func second(_ view: UICollectionView, _ script: [ScriptEvent], at time: Double) throws -> CGRect? {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 5, script: Script(script)) {
            Hosted { view }
        }
        let red = Paint.color(SystemColor.red.rgba(.light))
        return try SceneProbe(stage.scene(at: time)).fills.first { $0.paint == red }?.rect
    }

    private let swipe = ScriptEvent(
        at: 0.5, .drag(path: [.points(x: 170, y: 50), .points(x: 100, y: 50)], duration: 0.2, easesOut: false))

    @Test("A finger moves a section across by itself, group by group, and its handler hears where it is")
    func pages() throws {
        let (section, items) = (section(width: 150), Items())
        section.orthogonalScrollingBehavior = .groupPaging
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { visible, offset, _ in
            offsets.append(offset.x)
            for item in visible { item.alpha = 0.5 }
        }
        #expect(try second(collection(section, items), [], at: 1)?.minX == 150)
        let after = try #require(try second(collection(section, items), [swipe], at: 4))
        #expect(abs(after.minX) < 0.5 && after.minY == 0 && after.width == 150)
        #expect(offsets.first == 0 && abs((offsets.last ?? 0) - 150) < 0.5)
    }

    @Test("A view on an item stands at its anchor, above it; one behind a section fills it")
    func anchors() throws {
        let small = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: small, elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let (section, items) = (section(width: 200, [badge]), Items())
        section.contentInsets = .init(top: 10, leading: 0, bottom: 10, trailing: 0)
        section.decorationItems = [.background(elementKind: "ground")]
        section.decorationItems[0].contentInsets = .init(top: 2, leading: 4, bottom: 2, trailing: 4)
        let view = collection(section, items)
        let layout = view.collectionViewLayout
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        layout.prepare()
        let all = layout.layoutAttributesForElements(in: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)) ?? []
        let first = try #require(all.first { $0.representedElementKind == "badge" && $0.indexPath.item == 0 })
        #expect(first.frame == CGRect(x: 190, y: 0, width: 20, height: 20) && first.zIndex == 1)
        let ground = try #require(all.first { $0.representedElementCategory == .decorationView })
        #expect(ground.frame == CGRect(x: 4, y: 2, width: 192, height: 416) && ground.zIndex == -1)
        #expect(layout.decorationView(ofKind: "ground", at: ground.indexPath) != nil && view.numberOfSections == 1)
    }

    @Test("A finger chooses one item in the place of another, or several, each of which it takes back")
    func chosen() {
        let items = Items()
        let view = collection(section(width: 200), items)
        for item in 0..<4 { _ = view.cell(at: IndexPath(item: item, section: 0)) }
        view.tap(IndexPath(item: 0, section: 0))
        view.tap(IndexPath(item: 2, section: 0))
        #expect(items.log == ["selected 0", "+0", "-0", "selected 2", "+2"])
        items.log = []
        view.allowsMultipleSelection = true
        view.tap(IndexPath(item: 0, section: 0))
        view.tap(IndexPath(item: 2, section: 0))
        #expect(items.log == ["selected 0", "+0", "-2"] && view.indexPathsForSelectedItems?.count == 1)
    }
}
