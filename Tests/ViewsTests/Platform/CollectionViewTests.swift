import Foundation
import KinoraPixels
import KinoraRaster
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// UIKit's collection views: where their layouts put cells, and what is drawn there.
@MainActor
struct CollectionViewTests {
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let counts: [Int]
        var chosen: IndexPath?
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.backgroundColor = indexPath.item == 0 ? .systemRed : .systemGreen
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen = indexPath
        }
    }

    private func collection(_ layout: UICollectionViewLayout, _ items: Items, width: CGFloat = 200) -> UICollectionView
    {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (items, items)
        return view
    }

    /// The frames of all cells, in order.
    private func frames(_ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 200) -> [CGRect] {
        let items = Items(counts)
        let view = collection(layout, items, width: width)
        return withExtendedLifetime(items) {
            layout.prepare()
            let all = layout.layoutAttributesForElements(in: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)) ?? []
            return withExtendedLifetime(view) { all.sorted { $0.indexPath < $1.indexPath }.map(\.frame) }
        }
    }

    @Test("A list among other sections is drawn in its place, with a row for each item, and the next section below it")
    func listSection() throws {
        let layout = UICollectionViewCompositionalLayout { number, environment in
            guard number != 1 else {
                return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
            }
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            return NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                    subitems: [item]))
        }
        let items = Items([1, 2, 1])
        let view = collection(layout, items)
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 1) { Hosted { view } }
        let found = try withExtendedLifetime(items) { try SceneProbe(stage.scene(at: 0)).fills }
        let paints = [SystemColor.red, .green].map { Paint.color($0.rgba(.light)) }
        let cells = found.filter { paints.contains($0.paint) }
        let list = try #require(layout.listSections.first)
        #expect(layout.listSections.count == 1 && list.number == 1 && list.frame.minY == 40)
        #expect(list.frame.height >= 88)
        // Cells of the sections around the list, and those of its rows between them.
        let edges = cells.map(\.rect).sorted { $0.minY < $1.minY }
        #expect(edges.count == 4 && edges[0].minY == 0 && edges[3].minY == list.frame.maxY)
        #expect(edges[1].minY >= 40 && edges[2].minY - edges[1].minY == 44 && edges[2].maxY <= list.frame.maxY)
    }

    @Test("Places are copied with all that they say, also those of a class of one's own")
    func copies() throws {
        final class Tilted: UICollectionViewLayoutAttributes {
            var tilt: CGFloat = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Tilted)?.tilt = tilt
                return copy
            }
        }
        let place = Tilted(forCellWith: IndexPath(item: 2, section: 1))
        (place.frame, place.alpha, place.zIndex, place.tilt) = (CGRect(x: 1, y: 2, width: 3, height: 4), 0.5, 7, 9)
        place.transform = CGAffineTransform(scaleX: 2, y: 3)
        let copy = try #require(place.copy() as? Tilted)
        place.frame = .zero
        #expect(copy !== place && copy.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && copy.tilt == 9)
        #expect(copy.indexPath == place.indexPath && copy.alpha == 0.5 && copy.zIndex == 7)
        #expect(copy.transform3D.m11 == 2 && copy.transform3D.m22 == 3)
        #expect(
            UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: [0, 0]).copy()
                as? UICollectionViewLayoutAttributes != nil)
    }

    @Test("A cell is turned around its middle in space: half of it is left at sixty degrees")
    func turnedInSpace() throws {
        final class Turned: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.compactMap {
                    let place = $0.copy() as? UICollectionViewLayoutAttributes
                    place?.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
                    return place
                }
            }
        }
        let layout = Turned()
        layout.itemSize = CGSize(width: 100, height: 100)
        let items = Items([1])
        let view = collection(layout, items, width: 100)
        let stage = Stage(size: CGSize(width: 100, height: 300), duration: 1) { Hosted { view } }
        let picture = try withExtendedLifetime(items) { try Rasterizer(scale: 1).render(stage.scene(at: 0)) }
        let isSeen = [10, 30, 50, 70, 90].map { picture[$0, 50] != picture[2, 290] }
        #expect(isSeen == [false, true, true, true, false])
    }

    @Test("Lines between items of a list are shown, hidden and colored one by one")
    func separators() {
        var look = UICollectionLayoutListConfiguration(appearance: .plain)
        look.separatorConfiguration.color = .red
        look.itemSeparatorHandler = { path, configuration in
            var changed = configuration
            if path.item == 1 { changed.bottomSeparatorVisibility = .hidden }
            return changed
        }
        #expect(look.separators(at: [0, 0])?.bottomSeparatorVisibility == .automatic)
        #expect(look.separators(at: [0, 1])?.bottomSeparatorVisibility == .hidden)
        #expect(look.separators(at: [0, 1])?.color == .red)
        look.showsSeparators = false
        #expect(look.separators(at: [0, 0]) == nil)
    }

    @Test("A layout asks its source for sections that are there, and for no more once one is no list")
    func askedSections() {
        var asked: [Int] = []
        let layout = UICollectionViewCompositionalLayout { number, environment in
            asked.append(number)
            guard number != 1 else {
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                let item = NSCollectionLayoutItem(layoutSize: size)
                return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            }
            return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        }
        func list(_ counts: [Int]) -> UICollectionLayoutListConfiguration? {
            asked = []
            let items = Items(counts)
            let view = collection(layout, items)
            return withExtendedLifetime((items, view)) { layout.list }
        }
        #expect(list([]) == nil && asked.isEmpty)
        #expect(list([2]) != nil && asked == [0])
        #expect(list([2, 2, 2]) == nil && asked == [0, 1])
        let whole = UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped))
        #expect(whole.list?.appearance == .grouped)
    }

    private func flow(_ size: CGFloat, _ direction: UICollectionView.ScrollDirection = .vertical)
        -> UICollectionViewFlowLayout
    {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: size, height: size)
        layout.scrollDirection = direction
        return layout
    }

    private final class Rounded: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(width: 10, height: 10) }
                .background(Color(.sRGB, red: 0, green: 0, blue: 1))
            (cell.layer.cornerRadius, cell.layer.borderWidth, cell.clipsToBounds) = (20, 2, true)
            return cell
        }
    }

    @Test("The ground of hosted content fills its cell, within the cell's corners and border")
    func hostedCorners() throws {
        let items = Rounded()
        let layout = flow(60)
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            Hosted {
                let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = items
                return view
            }
        }
        let picture = try withExtendedLifetime(items) { try Rasterizer(scale: 1).render(stage.scene(at: 0.5)) }
        let (blue, black): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_0000)
        #expect(picture[10, 30] == blue && picture[30, 50] == blue && picture[0, 30] == black)
        for (x, y) in [(1, 1), (58, 1), (1, 58), (58, 58)] { #expect(picture[x, y] != blue && picture[x, y] != black) }
    }

    @Test("Lines of a flow are filled, and what is left lies between their cells; the last one keeps the least gap")
    func lines() {
        // 3 of 60 points and 2 gaps of 10 fill the 200.
        #expect(
            frames(flow(60), [4]) == [
                CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 70, y: 0, width: 60, height: 60),
                CGRect(x: 140, y: 0, width: 60, height: 60), CGRect(x: 0, y: 70, width: 60, height: 60),
            ])
        // 2 of 80 points leave 40 between them.
        #expect(
            frames(flow(80), [3]).map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 120, y: 0), CGPoint(x: 0, y: 90),
            ])
    }

    @Test("A flow that is scrolled sideways fills columns; sections have insets and headers")
    func sideways() {
        let layout = flow(140, .horizontal)
        #expect(
            frames(layout, [3]).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 160), CGPoint(x: 150, y: 0)])
        let inset = flow(50)
        inset.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        inset.headerReferenceSize = CGSize(width: 0, height: 20)
        #expect(
            frames(inset, [1, 1])
                == [
                    CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 10, y: 25, width: 50, height: 50),
                    CGRect(x: 0, y: 82, width: 200, height: 20), CGRect(x: 10, y: 107, width: 50, height: 50),
                ].sorted { $0.minY < $1.minY })
    }

    @Test("Groups of a composed layout repeat their items while they fit, with insets and spaces")
    func groups() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)
        #expect(
            frames(UICollectionViewCompositionalLayout(section: section), [3]) == [
                CGRect(x: 2, y: 7, width: 96, height: 36), CGRect(x: 102, y: 7, width: 96, height: 36),
                CGRect(x: 2, y: 57, width: 96, height: 36),
            ])
    }

    @Test(
        "Heights that are estimated are those that the contents of cells ask for, and groups are as high as their items"
    )
    func estimated() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                let inner = UIView()
                inner.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.heightAnchor.constraint(equalToConstant: CGFloat(20 + 10 * indexPath.item)),
                    inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 3),
                    inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -3),
                ])
                return cell
            }
        }
        func places(_ widths: NSCollectionLayoutDimension) -> [CGRect] {
            let size = NSCollectionLayoutSize(widthDimension: widths, heightDimension: .estimated(44))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let source = Source()
            view.dataSource = source
            return withExtendedLifetime(source) {
                layout.prepare()
                return (layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1e4, height: 1e4)) ?? [])
                    .sorted { $0.indexPath < $1.indexPath }.map(\.frame)
            }
        }
        #expect(
            places(.fractionalWidth(1)) == [
                CGRect(x: 0, y: 0, width: 200, height: 26), CGRect(x: 0, y: 26, width: 200, height: 36),
                CGRect(x: 0, y: 62, width: 200, height: 46),
            ])
        // Two in a group, which is as high as the higher one.
        #expect(
            places(.fractionalWidth(0.5)) == [
                CGRect(x: 0, y: 0, width: 100, height: 26), CGRect(x: 100, y: 0, width: 100, height: 36),
                CGRect(x: 0, y: 36, width: 100, height: 46),
            ])
    }

    @Test("Groups lie in groups, and a count shares a group equally")
    func nested() {
        let large = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
            subitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [large, column])
        #expect(
            frames(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4]) == [
                CGRect(x: 0, y: 0, width: 120, height: 100), CGRect(x: 120, y: 0, width: 80, height: 50),
                CGRect(x: 120, y: 50, width: 80, height: 50), CGRect(x: 0, y: 100, width: 120, height: 100),
            ])
    }

    @Test("A section that scrolls across the others lies in one line")
    func across() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(150), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        #expect(
            frames(UICollectionViewCompositionalLayout(section: section), [2]).map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 160, y: 0),
            ])
    }

    private struct Shown: UIViewRepresentable {
        let make: () -> UICollectionView
        func makeUIView(context: Context) -> UICollectionView { make() }
        func updateUIView(_ uiView: UICollectionView, context: Context) {}
    }

    @Test("Cells are drawn at their places, and a tap selects one")
    func drawn() throws {
        let items = Items([2])
        let view = collection(flow(60), items)
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 1) { Shown { view } }
        let fills = try SceneProbe(stage.scene(at: 0.5)).fills
        func rect(_ color: SystemColor) -> CGRect? { fills.first { $0.paint == .color(color.rgba(.light)) }?.rect }
        #expect(rect(.red) == CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(rect(.green) == CGRect(x: 70, y: 0, width: 60, height: 60))
        view.tap(IndexPath(item: 1, section: 0))
        #expect(items.chosen == IndexPath(item: 1, section: 0))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    }

    @Test("A snapshot's items are in its sections' order, and a data source shows what was applied last")
    func snapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3])
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.deleteItems([1])
        #expect(snapshot.itemIdentifiers == [9, 2, 3])
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
        let view = UICollectionView(frame: .zero, collectionViewLayout: flow(10))
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, item in
            let cell = UICollectionViewCell(frame: .zero)
            cell.tag = item
            return cell
        }
        source.apply(snapshot)
        #expect(view.numberOfSections == 2)
        #expect(view.cell(at: IndexPath(item: 1, section: 0))?.tag == 2)
        #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
    }
}
