import KinoraStage

// Sections of groups of items, whose sizes are parts of what holds them.

public struct NSCollectionLayoutDimension: Hashable, Sendable {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
    let kind: Kind
    public let dimension: CGFloat
    public static func fractionalWidth(_ fraction: CGFloat) -> Self {
        Self(kind: .fractionalWidth, dimension: fraction)
    }
    public static func fractionalHeight(_ fraction: CGFloat) -> Self {
        Self(kind: .fractionalHeight, dimension: fraction)
    }
    public static func absolute(_ points: CGFloat) -> Self { Self(kind: .absolute, dimension: points) }
    public static func estimated(_ points: CGFloat) -> Self { Self(kind: .estimated, dimension: points) }
    /// Each item has the height that it asks for itself.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> Self { .estimated(estimate) }
    public var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}
public struct NSCollectionLayoutSize: Hashable, Sendable {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
    /// The size of a view: what is estimated is what its content asks for.
    @MainActor
    func size(in container: CGSize, of view: () -> UIView?) -> CGSize {
        let expected = size(in: container)
        guard widthDimension.isEstimated || heightDimension.isEstimated, let view = view() else { return expected }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(
                width: widthDimension.isEstimated ? 0 : expected.width,
                height: heightDimension.isEstimated ? 0 : expected.height),
            withHorizontalFittingPriority: widthDimension.isEstimated ? .fittingSizeLevel : .required,
            verticalFittingPriority: heightDimension.isEstimated ? .fittingSizeLevel : .required)
        return CGSize(
            width: widthDimension.isEstimated && fitting.width > 0 ? fitting.width : expected.width,
            height: heightDimension.isEstimated && fitting.height > 0 ? fitting.height : expected.height)
    }
}
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
    public let spacing: CGFloat
    public let isFlexible: Bool
    public static func fixed(_ spacing: CGFloat) -> Self { Self(spacing: spacing, isFlexible: false) }
    public static func flexible(_ spacing: CGFloat) -> Self { Self(spacing: spacing, isFlexible: true) }
}
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets()
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }
}
/// A view that belongs to an item, at a place on it, or to a section, at its boundary.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// - Parameters:
    ///   - containerAnchor: where on the item it stands.
    ///   - itemAnchor: what of it stands there; the same place of it, unless said.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    /// Its place on an item, where it has a size.
    func frame(_ size: CGSize, on item: CGRect) -> CGRect {
        let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
        let (place, part) = (containerAnchor.point(of: item.size), own.point(of: size))
        let (outer, inner) = (containerAnchor.offset(for: size), own.offset(for: size))
        return CGRect(
            x: item.minX + place.x - part.x + outer.x - inner.x, y: item.minY + place.y - part.y + outer.y - inner.y,
            width: size.width, height: size.height)
    }
}
/// A place on a rectangle: at its edges, or in the middle, and a way from there.
@MainActor @preconcurrency
public final class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    /// Whether the way is in parts of the size of what is placed, and not in points.
    public let isFractionalOffset: Bool
    public var isAbsoluteOffset: Bool { !isFractionalOffset }
    public init(edges: NSDirectionalRectEdge) {
        (self.edges, offset, isFractionalOffset) = (edges, .zero, false)
        super.init()
    }
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
        super.init()
    }
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
        super.init()
    }
    fileprivate func point(of size: CGSize) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2)
    }
    fileprivate func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
/// What is behind a section. The layout knows how views of its kind are made.
@MainActor @preconcurrency
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    public var zIndex = 0
    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutDimension.fractionalWidth(1)
        super.init(layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: whole))
    }
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    /// Kept; boundary views move with their section.
    public var pinToVisibleBounds = false
    public var extendsBoundary = true
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }
    /// Points from its place at the boundary.
    public private(set) var offset = CGPoint.zero
}
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    var isBelow: Bool { [.bottomLeading, .bottom, .bottomTrailing].contains(self) }
}
public struct NSCollectionLayoutGroupCustomItem {
    public let frame: CGRect
    public let zIndex: Int
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Items beside or below each other.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case row, column, custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }
    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// How many of the one item share the group equally; nil where items repeat while they fit.
    let count: Int?
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil
    ) {
        (self.arrangement, self.subitems, self.count) = (arrangement, subitems, count)
        super.init(layoutSize: size)
    }
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row, subitems) }
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row, [subitem], count: count) }
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .row, [subitem], count: count) }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .column, subitems) }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .column, [subitem], count: count) }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .column, [subitem], count: count) }
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup?
    let list: UICollectionLayoutListConfiguration?
    open var contentInsets = NSDirectionalEdgeInsets()
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var supplementariesFollowContentInsets = true
    /// Called for a section that scrolls across the others, with where it is and the items that are seen, which it may change.
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
    public init(group: NSCollectionLayoutGroup) {
        (self.group, list) = (group, nil)
        super.init()
    }
    private init(_ list: UICollectionLayoutListConfiguration) {
        (group, self.list) = (nil, list)
        super.init()
    }
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }
}
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var center: CGPoint { get set }
    var indexPath: IndexPath { get }
    var alpha: CGFloat { get set }
    var transform: CGAffineTransform { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var representedElementKind: String? { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
}
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
}
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}
struct LayoutRoom: NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// The look of a list.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public var appearance: Appearance
    public var showsSeparators = true
    /// How the lines between items look, where `itemSeparatorHandler` says nothing else of an item.
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler:
        ((_ indexPath: IndexPath, _ configuration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The lines of an item; nil where the list shows none.
    @MainActor
    func separators(at path: IndexPath) -> UIListSeparatorConfiguration? {
        guard showsSeparators else { return nil }
        return itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    }
}

/// The lines above and below an item of a list.
public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var color: UIColor {
        get { ownColor ?? .separator }
        set { ownColor = newValue }
    }
    /// nil: that of all lists.
    var ownColor: UIColor?
    public var multipleSelectionColor: UIColor = .separator
    // Kept: lines begin at the text of their item.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var visualEffect: UIVisualEffect?
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
    /// Stands for the insets that a list has by itself.
    public static let automaticInsets = NSDirectionalEdgeInsets.zero
}
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public nonisolated override init() { super.init() }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.automatic
}
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections one after the other, each made of its group as often as its items need it.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: _KinoraPlacedLayout {
    private let section: UICollectionViewCompositionalLayoutSectionProvider
    /// What all sections are, where that does not depend on their numbers.
    private let whole: NSCollectionLayoutSection?
    open var configuration: UICollectionViewCompositionalLayoutConfiguration

    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        (self.section, whole, self.configuration) = ({ _, _ in section }, section, configuration)
        super.init()
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        (section, whole, self.configuration) = (sectionProvider, nil, configuration)
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let environment = LayoutRoom(contentSize: .zero)
        return UICollectionViewCompositionalLayout(
            section: .list(using: configuration, layoutEnvironment: environment))
    }

    override var scrollsSideways: Bool { configuration.scrollDirection == .horizontal }
    /// That of the first section, where all of them are lists. Sources are not asked for sections that are not there.
    override var list: UICollectionLayoutListConfiguration? {
        guard whole == nil, let collectionView else { return whole?.list }
        let room = LayoutRoom(contentSize: collectionView.bounds.size)
        var first: UICollectionLayoutListConfiguration?
        for number in 0..<collectionView.numberOfSections {
            guard let list = section(number, room)?.list else { return nil }
            first = first ?? list
        }
        return first
    }

    /// A section that is a list among others that are not: drawn as a whole, in its place.
    struct ListSection {
        let number: Int
        let configuration: UICollectionLayoutListConfiguration
        let frame: CGRect
    }
    /// Those of the last layout.
    private(set) var listSections: [ListSection] = []
    /// Sections that scroll across the others, of the last layout. What is in them has no place of its own.
    private(set) var strips: [CollectionStripSection] = []

    private func addList(
        _ number: Int, _ configuration: UICollectionLayoutListConfiguration, of collection: UICollectionView,
        at length: CGFloat
    ) -> CGFloat {
        let width = collection.bounds.width
        let rows = CollectionListSection(collection: collection, configuration: configuration, number: number)
        let height = ViewPicture.size(of: rows, proposal: ProposedViewSize(width: width, height: nil)).height
        let frame = CGRect(x: 0, y: length, width: width, height: height)
        listSections.append(ListSection(number: number, configuration: configuration, frame: frame))
        return height
    }

    override func places(in collection: UICollectionView) -> ([UICollectionViewLayoutAttributes], CGSize) {
        let room = collection.bounds.size
        let isVertical = !scrollsSideways
        var places: [UICollectionViewLayoutAttributes] = []
        var length: CGFloat = 0
        (listSections, strips) = ([], [])
        for number in 0..<collection.numberOfSections {
            guard let section = section(number, LayoutRoom(contentSize: room)) else { continue }
            if number > 0 { length += configuration.interSectionSpacing }
            let start = length
            defer { addDecorations(of: section, number, from: start, to: length, room, &places) }
            if let list = section.list, isVertical {
                length += addList(number, list, of: collection, at: length)
                continue
            }
            guard let group = section.group else { continue }
            let inset = section.contentInsets
            let inner = CGSize(
                width: room.width - inset.leading - inset.trailing, height: room.height - inset.top - inset.bottom)
            func addBoundaries(below isBelow: Bool) {
                for item in section.boundarySupplementaryItems where item.alignment.isBelow == isBelow {
                    let path = IndexPath(item: 0, section: number)
                    let size = item.layoutSize.size(in: inner) {
                        collection.supplementaryView(forElementKind: item.elementKind, at: path)
                    }
                    let place = UICollectionViewLayoutAttributes(
                        forSupplementaryViewOfKind: item.elementKind, with: path)
                    place.frame = CGRect(
                        x: inset.leading + item.offset.x, y: length + item.offset.y, width: size.width,
                        height: size.height)
                    places.append(place)
                    length += size.height
                }
            }
            addBoundaries(below: false)
            length += isVertical ? inset.top : inset.leading
            let isAcross = isVertical && section.orthogonalScrollingBehavior != .none
            var filling = GroupFilling(count: collection.numberOfItems(inSection: number)) {
                collection.cell(at: IndexPath(item: $0, section: number))
            }
            var (along, thickness) = (CGFloat(0), CGFloat(0))
            var (starts, items) = ([CGFloat](), [UICollectionViewLayoutAttributes]())
            while filling.hasMore {
                let expected = group.layoutSize.size(in: inner)
                let origin =
                    isAcross || !isVertical
                    ? CGPoint(x: (isAcross ? inset.leading : length) + along, y: isAcross ? length : inset.top)
                    : CGPoint(x: inset.leading, y: length + along)
                starts.append(origin.x)
                let size = filling.fill(group, CGRect(origin: origin, size: expected))
                along += (isAcross || !isVertical ? size.width : size.height) + section.interGroupSpacing
                thickness = max(thickness, size.height)
            }
            for (item, frame, kind) in filling.frames {
                let path = IndexPath(item: item, section: number)
                let place = UICollectionViewLayoutAttributes(forCellWith: path)
                place.frame = frame
                items.append(place)
                for part in kind?.supplementaryItems ?? [] {
                    let place = UICollectionViewLayoutAttributes(
                        forSupplementaryViewOfKind: part.elementKind, with: path)
                    place.frame = part.frame(part.layoutSize.size(in: frame.size), on: frame)
                    // Above its item, whatever that is above.
                    place.zIndex = max(1, part.zIndex)
                    items.append(place)
                }
            }
            if along > 0 { along -= section.interGroupSpacing }
            places += items
            if isAcross {
                strips.append(
                    CollectionStripSection(
                        number: number, section: section, starts: starts,
                        end: inset.leading + along + inset.trailing,
                        frame: CGRect(x: 0, y: length, width: room.width, height: thickness), places: items))
            }
            length += isAcross ? thickness : along
            length += isVertical ? inset.bottom : inset.trailing
            addBoundaries(below: true)
        }
        return (
            places, isVertical ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
        )
    }
}

extension UICollectionViewCompositionalLayout {
    /// What is behind a section, from its beginning to its end.
    private func addDecorations(
        of section: NSCollectionLayoutSection, _ number: Int, from start: CGFloat, to end: CGFloat, _ room: CGSize,
        _ places: inout [UICollectionViewLayoutAttributes]
    ) {
        for item in section.decorationItems {
            let place = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
            let whole =
                scrollsSideways
                ? CGRect(x: start, y: 0, width: end - start, height: room.height)
                : CGRect(x: 0, y: start, width: room.width, height: end - start)
            place.frame = whole.inset(by: item.contentInsets)
            place.zIndex = item.zIndex - 1
            places.append(place)
        }
    }
}

/// Hands the items of a section to its groups.
private struct GroupFilling {
    let count: Int
    /// The cell of an item, for sizes that are only estimated.
    let cell: (Int) -> UIView?
    private(set) var frames: [(item: Int, frame: CGRect, kind: NSCollectionLayoutItem?)] = []
    /// A group without room for an item must not go on for ever.
    private var stuck = false
    init(count: Int, cell: @escaping (Int) -> UIView?) { (self.count, self.cell) = (count, cell) }
    var hasMore: Bool { frames.count < count && !stuck }

    /// Returns the size of the group, which is that of its items where its own is estimated.
    @MainActor mutating func fill(_ group: NSCollectionLayoutGroup, _ frame: CGRect) -> CGSize {
        let before = frames.count
        let size = arrange(group, frame)
        if frames.count == before { stuck = true }
        return size
    }

    @MainActor private mutating func arrange(_ group: NSCollectionLayoutGroup, _ whole: CGRect) -> CGSize {
        let frame = whole.inset(by: group.contentInsets)
        let used: CGSize
        switch group.arrangement {
        case .custom(let items):
            for item in items(LayoutRoom(contentSize: frame.size)) where frames.count < count {
                frames.append((frames.count, item.frame.offsetBy(dx: frame.minX, dy: frame.minY), nil))
            }
            return whole.size
        case .row: used = line(group, frame, isRow: true)
        case .column: used = line(group, frame, isRow: false)
        }
        let size = group.layoutSize
        return CGSize(
            width: size.widthDimension.isEstimated ? used.width + whole.width - frame.width : whole.width,
            height: size.heightDimension.isEstimated ? used.height + whole.height - frame.height : whole.height)
    }

    /// Items one after the other while their expected sizes fit. Returns what they take.
    @MainActor private mutating func line(_ group: NSCollectionLayoutGroup, _ frame: CGRect, isRow: Bool) -> CGSize {
        let gap = group.interItemSpacing?.spacing ?? 0
        let room = isRow ? frame.width : frame.height
        var (at, expectedAt, across, made) = (CGFloat(0), CGFloat(0), CGFloat(0), 0)
        while frames.count < count,
            let subitem = group.subitems.isEmpty ? nil : group.subitems[made % group.subitems.count]
        {
            var expected = subitem.layoutSize.size(in: frame.size)
            if let count = group.count {
                guard made < count else { break }
                let share = (room - gap * CGFloat(count - 1)) / CGFloat(count)
                if isRow { expected.width = share } else { expected.height = share }
            }
            let own = isRow ? expected.width : expected.height
            // What does not fit goes to the next group; one item at least is in each.
            guard made == 0 || expectedAt + own <= room + 0.5, own > 0 || made < 1000 else { break }
            let origin = isRow ? CGPoint(x: frame.minX + at, y: frame.minY) : CGPoint(x: frame.minX, y: frame.minY + at)
            let size = place(subitem, CGRect(origin: origin, size: expected), in: frame.size)
            expectedAt += own + gap
            at += (isRow ? size.width : size.height) + gap
            across = max(across, isRow ? size.height : size.width)
            made += 1
        }
        let along = max(0, at - gap)
        return isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    /// Places an item or an inner group, and returns its size.
    @MainActor private mutating func place(
        _ subitem: NSCollectionLayoutItem, _ expected: CGRect, in room: CGSize
    ) -> CGSize {
        if let inner = subitem as? NSCollectionLayoutGroup { return arrange(inner, expected) }
        let (number, insets) = (frames.count, subitem.contentInsets)
        var place = expected
        let measured = subitem.layoutSize.size(
            in: CGSize(width: room.width - insets.leading - insets.trailing, height: room.height)
        ) { cell(number) }
        if subitem.layoutSize.widthDimension.isEstimated { place.size.width = measured.width }
        if subitem.layoutSize.heightDimension.isEstimated { place.size.height = measured.height }
        frames.append((number, place.inset(by: insets), subitem))
        return place.size
    }
}

extension CGRect {
    fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
