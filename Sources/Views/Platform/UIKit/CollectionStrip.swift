import KinoraStage

/// A section whose groups are beside each other in a collection view that scrolls down: a finger moves them by themselves.
struct CollectionStripSection {
    let number: Int
    let section: NSCollectionLayoutSection
    /// Where its groups begin, from the left, and where they end.
    let starts: [CGFloat]
    let end: CGFloat
    /// In the collection view's content.
    let frame: CGRect
    let places: [UICollectionViewLayoutAttributes]
}

struct CollectionStrip<Part: View>: View {
    let strip: CollectionStripSection
    @ViewBuilder let part: (UICollectionViewLayoutAttributes) -> Part
    @State private var offset: CGFloat = 0

    var body: some View {
        let places = shown
        ScrollView(.horizontal) {
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(Array(places.enumerated()), id: \.offset) { _, place in part(place) }
            }
            .frame(width: max(1, strip.end), height: max(1, strip.frame.height), alignment: .topLeading)
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(StripRest(strip: strip))
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
            geometry.contentOffset.x
        } action: { _, new in
            offset = new
        }
        .frame(width: strip.frame.width, height: strip.frame.height)
    }

    /// The parts in the strip's own points, as the section's handler changes them.
    private var shown: [UICollectionViewLayoutAttributes] {
        let places = strip.places.map { $0.moved(by: -strip.frame.minY) }
        let visible = places.filter {
            $0.frame.maxX > offset && $0.frame.minX < offset + strip.frame.width
        }
        strip.section.visibleItemsInvalidationHandler?(
            visible, CGPoint(x: offset, y: 0), LayoutRoom(contentSize: strip.frame.size))
        return places.filter { !$0.isHidden }.sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
    }
}

/// Where a strip comes to rest that a finger lets go.
private struct StripRest: ScrollTargetBehavior {
    let strip: CollectionStripSection

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (width, start) = (context.containerSize.width, context.originalTarget.rect.minX)
        switch strip.section.orthogonalScrollingBehavior {
        case .none, .continuous: break
        case .continuousGroupLeadingBoundary:
            target.rect.origin.x = nearest(to: target.rect.minX, of: rests(within: width, isCentered: false))
        case .paging: PagingScrollTargetBehavior().updateTarget(&target, context: context)
        case .groupPaging, .groupPagingCentered:
            let isCentered = strip.section.orthogonalScrollingBehavior == .groupPagingCentered
            let rests = rests(within: width, isCentered: isCentered)
            // A swipe goes to the next group at most.
            let here = nearestIndex(to: start, of: rests)
            let there = nearestIndex(to: target.rect.minX, of: rests)
            guard rests.indices.contains(here) else { return }
            let isFlick = abs(context.velocity.dx) > 100 && there == here
            let wanted = isFlick ? here + (context.velocity.dx > 0 ? 1 : -1) : there
            target.rect.origin.x = rests[min(max(wanted, max(0, here - 1)), min(here + 1, rests.count - 1))]
        }
    }

    /// The offsets at which a group stands at the beginning of what is seen, behind the section's inset, or in the middle.
    private func rests(within width: CGFloat, isCentered: Bool) -> [CGFloat] {
        let inset = strip.section.contentInsets.leading
        let far = max(0, strip.end - width)
        return zip(strip.starts, strip.starts.dropFirst() + [strip.end - strip.section.contentInsets.trailing]).map {
            let (low, high) = ($0, $1 - strip.section.interGroupSpacing)
            return min(max(0, isCentered ? (low + max(low, high)) / 2 - width / 2 : low - inset), far)
        }
    }
    private func nearestIndex(to offset: CGFloat, of rests: [CGFloat]) -> Int {
        rests.indices.min { abs(rests[$0] - offset) < abs(rests[$1] - offset) } ?? 0
    }
    private func nearest(to offset: CGFloat, of rests: [CGFloat]) -> CGFloat {
        rests.isEmpty ? offset : rests[nearestIndex(to: offset, of: rests)]
    }
}

extension UICollectionViewLayoutAttributes {
    /// The same further down.
    fileprivate func moved(by distance: CGFloat) -> UICollectionViewLayoutAttributes {
        guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        copy.frame = frame.offsetBy(dx: 0, dy: distance)
        return copy
    }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
