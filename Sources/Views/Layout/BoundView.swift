import KinoraStage

/// Where the view that a bound position names was in the update before.
private struct BoundView {
    let id: AnyHashable
    /// Among the views that positions name.
    let index: Int
    /// From the scroll view's corner to its own place in the content, in points.
    let origin: CGPoint
}

extension ScrollElement {
    /// Leaves the view that a bound position names where it is seen, when views before it come, go or change places.
    func keepBoundView() {
        guard context.isUpdating, hasBoundPosition else { return }
        let (place, now) = (context.child(.secondary), boundView)
        let known: BoundView?? = place.stored(Slot.change)
        place.store(now, Slot.change)
        guard let now, let before = known ?? nil, before.id == now.id, before.index != now.index else { return }
        let way = CGSize(width: now.origin.x - before.origin.x, height: now.origin.y - before.origin.y)
        let offset = clamped(
            CGPoint(
                x: shownOffset.x + way.width - anchored.width, y: shownOffset.y + way.height - anchored.height))
        guard offset != shownOffset else { return }
        go(to: offset) { [self] in carry(to: offset) }
    }

    private var hasBoundPosition: Bool {
        context.environment.scrollPosition != nil || context.environment.scrollPositionValue != nil
    }

    private var boundView: BoundView? {
        let environment = context.environment
        let value = environment.scrollPosition?.read() ?? environment.scrollPositionValue?.position.wrappedValue.view
        guard let id = value else { return nil }
        let views = targets
        return views.firstIndex { $0.explicitID(below: context.identity) == id }.map {
            let origin = views[$0].frame.origin
            return BoundView(id: id, index: $0, origin: CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY))
        }
    }
}
