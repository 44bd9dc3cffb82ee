import KinoraStage

/// Where a part of a collection view is, and how it looks there.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var frame = CGRect.zero
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var size: CGSize {
        get { frame.size }
        set {
            let center = center
            frame.size = newValue
            self.center = center
        }
    }
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// Around the middle of the frame, as all transforms of layers.
    open var transform3D = CATransform3DIdentity
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath(item: 0, section: 0)
    /// nil for a cell.
    open private(set) var representedElementKind: String?
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    public required override init() { super.init() }
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
    }
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
    }

    /// Another of the same class with the same values; what a subclass adds, its own `copy` copies.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        (copy.frame, copy.transform3D, copy.alpha) = (frame, transform3D, alpha)
        (copy.zIndex, copy.isHidden, copy.indexPath) = (zIndex, isHidden, indexPath)
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        return copy
    }
}

/// Gives each part of a collection view its place.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // Views that no data source knows of.
    private var decorationMakers: [String: () -> UICollectionReusableView?] = [:]
    private var decorationViews: [String: [IndexPath: UICollectionReusableView]] = [:]
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let type = viewClass as? UICollectionReusableView.Type
        decorationMakers[elementKind] = type.map { type in { UICollectionView.made(type) } }
    }
    /// What the command makes of a registration of a user's class.
    public func register(
        _ viewClass: AnyClass?, kinoraMade make: @escaping () -> UICollectionReusableView,
        forDecorationViewOfKind elementKind: String
    ) { decorationMakers[elementKind] = make }
    func decorationView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
        if let known = decorationViews[kind]?[path] { return known }
        let view = decorationMakers[kind]?()
        decorationViews[kind, default: [:]][path] = view
        return view
    }
    // Layouts are prepared whenever they are drawn: it makes no difference what of them is no longer right.
    open func invalidateLayout() {}
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    // Cells come and go where they are: these are not asked.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Whether the content is scrolled sideways.
    var scrollsSideways: Bool {
        guard let collectionView else { return false }
        return collectionViewContentSize.width > collectionView.bounds.width + 0.5
            && collectionViewContentSize.height <= collectionView.bounds.height + 0.5
    }
    /// The look of the list that it is; nil for every other layout.
    var list: UICollectionLayoutListConfiguration? { nil }
}

/// What of a layout is no longer right.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public nonisolated override init() { super.init() }
    open var invalidateEverything: Bool { false }
    open var invalidateDataSourceCounts: Bool { false }
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = indexPaths }
}
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
/// A change of the items of a collection view.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }
    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }
}

/// A layout whose places are worked out together.
@MainActor @preconcurrency
open class _KinoraPlacedLayout: UICollectionViewLayout {
    private var placed: [UICollectionViewLayoutAttributes] = []
    private var extent = CGSize.zero

    /// All places, and how large they are together.
    func places(in collection: UICollectionView) -> ([UICollectionViewLayoutAttributes], CGSize) { ([], .zero) }

    open override func prepare() {
        super.prepare()
        if let collectionView { (placed, extent) = places(in: collectionView) }
    }
    open override var collectionViewContentSize: CGSize { extent }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.filter { $0.frame.intersects(rect) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placed.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }
}

@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

/// Cells in lines, as many in each as fit; what is left of a line lies between its cells.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: _KinoraPlacedLayout {
    public static nonisolated let automaticSize = CGSize(width: -1, height: -1)
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset = UIEdgeInsets.zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false

    override var scrollsSideways: Bool { scrollDirection == .horizontal }

    override func places(in collection: UICollectionView) -> ([UICollectionViewLayoutAttributes], CGSize) {
        let isVertical = scrollDirection == .vertical
        // Lengths are along the way that is scrolled, breadths across it.
        let breadth = isVertical ? collection.bounds.width : collection.bounds.height
        var places: [UICollectionViewLayoutAttributes] = []
        var length: CGFloat = 0
        func frame(_ at: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(origin: isVertical ? CGPoint(x: across, y: at) : CGPoint(x: at, y: across), size: size)
        }
        for section in 0..<collection.numberOfSections {
            let own = numbers(of: section, collection)
            let inset = isVertical ? own.inset : own.inset.transposed
            addEdge(
                UICollectionView.elementKindSectionHeader, own.header, section, &places, &length, breadth, isVertical)
            length += inset.top
            let sizes = (0..<collection.numberOfItems(inSection: section)).map {
                size(of: IndexPath(item: $0, section: section), collection)
            }
            let room = breadth - inset.left - inset.right
            for line in lines(sizes.map { isVertical ? $0.width : $0.height }, in: room, gap: own.gap) {
                let height = line.map { isVertical ? sizes[$0].height : sizes[$0].width }.max() ?? 0
                let used = line.reduce(0) { $0 + (isVertical ? sizes[$1].width : sizes[$1].height) }
                let isFull =
                    line.last != sizes.indices.last || line.count > 1 && used + own.gap * CGFloat(line.count) > room
                let gap = line.count > 1 && isFull ? (room - used) / CGFloat(line.count - 1) : own.gap
                var across = line.count == 1 && isFull ? inset.left + max(0, (room - used) / 2) : inset.left
                for item in line {
                    let size = sizes[item]
                    let place = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: item, section: section))
                    let slack = height - (isVertical ? size.height : size.width)
                    place.frame = frame(length + slack / 2, across, size)
                    places.append(place)
                    across += (isVertical ? size.width : size.height) + gap
                }
                length += height + own.lineGap
            }
            if !sizes.isEmpty { length -= own.lineGap }
            length += inset.bottom
            addEdge(
                UICollectionView.elementKindSectionFooter, own.footer, section, &places, &length, breadth, isVertical)
        }
        return (places, isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth))
    }

    private struct Numbers {
        var inset: UIEdgeInsets
        var gap, lineGap: CGFloat
        var header, footer: CGSize
    }

    /// What the delegate says of a section, or else the layout.
    private func numbers(of section: Int, _ collection: UICollectionView) -> Numbers {
        guard let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout else {
            return Numbers(
                inset: sectionInset, gap: minimumInteritemSpacing, lineGap: minimumLineSpacing,
                header: headerReferenceSize, footer: footerReferenceSize)
        }
        return Numbers(
            inset: delegate.collectionView(collection, layout: self, insetForSectionAt: section),
            gap: delegate.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section),
            lineGap: delegate.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section),
            header: delegate.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section),
            footer: delegate.collectionView(collection, layout: self, referenceSizeForFooterInSection: section))
    }

    /// The size that the delegate gives a cell, or the layout, or the cell itself where sizes are estimated.
    private func size(of path: IndexPath, _ collection: UICollectionView) -> CGSize {
        if estimatedItemSize != .zero, let cell = collection.cell(at: path) {
            let fitting = cell.contentView.systemLayoutSizeFitting(estimatedItemSize)
            if fitting.width > 0, fitting.height > 0 { return fitting }
            return estimatedItemSize.width > 0 ? estimatedItemSize : itemSize
        }
        return (collection.delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
            collection, layout: self, sizeForItemAt: path) ?? itemSize
    }

    /// The items of each line, by their number.
    private func lines(_ breadths: [CGFloat], in room: CGFloat, gap: CGFloat) -> [[Int]] {
        var lines: [[Int]] = []
        var used = CGFloat.infinity
        for (item, breadth) in breadths.enumerated() {
            if used + gap + breadth > room + 0.01 {
                lines.append([])
                used = -gap
            }
            lines[lines.count - 1].append(item)
            used += gap + breadth
        }
        return lines
    }

    private func addEdge(
        _ kind: String, _ size: CGSize, _ section: Int, _ places: inout [UICollectionViewLayoutAttributes],
        _ length: inout CGFloat, _ breadth: CGFloat, _ isVertical: Bool
    ) {
        let own = isVertical ? size.height : size.width
        guard own > 0 else { return }
        let place = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        place.frame =
            isVertical
            ? CGRect(x: 0, y: length, width: breadth, height: own)
            : CGRect(x: length, y: 0, width: own, height: breadth)
        places.append(place)
        length += own
    }
}

extension UIEdgeInsets {
    /// With the sides for top and bottom.
    fileprivate var transposed: UIEdgeInsets { UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
