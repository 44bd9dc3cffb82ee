import KinoraGeometry
import KinoraScene
import KinoraStage

/// A scroll view that a finger pulls down beyond its beginning to refresh what it shows.
enum Refreshing {
    /// How far the content has to be pulled, in points. It is seen to move less than the finger does.
    static let threshold: CGFloat = 100
    /// Where the content rests meanwhile, in points below its place.
    static let height: CGFloat = 60
    private static let size: CGFloat = 26
    private static let spokes = 8

    /// The signs of a spinner: while the content is pulled, as many as it has come of the way; then all, turning once a second.
    ///
    /// - Parameter time: seconds since it turns; nil while it is pulled.
    static func spinner(at center: CGPoint, pulled: CGFloat, time: Double?) -> [Node] {
        let share = Double(min(1, max(0, pulled / threshold)))
        let turned = Int(((time ?? 0) * Double(spokes)).rounded(.down))
        return (0..<spokes).flatMap { spoke -> [Node] in
            let behind = ((turned - spoke) % spokes + spokes) % spokes
            let opacity =
                time == nil
                ? min(1, max(0, share * Double(spokes) - Double(spoke)))
                : max(0.15, 1 - 0.85 * Double(behind) / Double(spokes - 1))
            let bar = CGRect(
                x: center.x - size * 0.0575, y: center.y - size * 0.49, width: size * 0.115, height: size * 0.29)
            let fill = Node.fill(
                Fill(
                    Path(roundedRect: bar, cornerRadius: bar.width / 2),
                    paint: .color(.init(red: 0.55, green: 0.55, blue: 0.57, alpha: 1))))
            let angle = 2 * Double.pi * Double(spoke) / Double(spokes)
            return [fill].transformed(CGAffineTransform(rotationAngle: angle).about(center)).faded(opacity)
        }
    }
}

/// When a scroll view began to refresh, in seconds of virtual time; nil while it does not.
private struct RefreshRecord {
    var start: Double?
}

extension BuildContext {
    /// Where a scroll view of these axes keeps whether it refreshes; nil where it cannot.
    @MainActor
    func refreshKey(_ axes: Axis.Set) -> Int? {
        guard environment.refresh != nil, axes.contains(.vertical) else { return nil }
        return child(.secondary).key(Slot.gesture)
    }
}

extension ScrollElement {
    private var record: RefreshRecord { refreshKey.flatMap { context.graph.stored($0) } ?? RefreshRecord() }

    var isRefreshing: Bool { record.start != nil }

    /// Begins to refresh once the content has been pulled far enough.
    func refreshIfPulled() {
        guard let refreshKey, let refresh = context.environment.refresh, !isRefreshing,
            modelOffset.y <= -Refreshing.threshold
        else { return }
        let (graph, offsetKey) = (context.graph, offsetKey)
        graph.write(Stored(RefreshRecord(start: graph.now)), key: refreshKey)
        graph.enqueue(.change) { [weak graph] in
            Task { @MainActor in
                await refresh()
                graph?.endRefreshing(refreshKey, offset: offsetKey)
            }
        }
    }

    /// The spinner in the room above content that begins at `top`; nothing where the content is not pulled.
    func spinner(above top: CGFloat) -> [Node] {
        guard refreshKey != nil, shownOffset.y < 0 else { return [] }
        return Refreshing.spinner(
            at: CGPoint(x: frame.midX, y: top - shownOffset.y - Refreshing.height / 2), pulled: -shownOffset.y,
            time: record.start.map { context.graph.now - $0 })
    }
}

extension Graph {
    /// The content goes back to its place.
    fileprivate func endRefreshing(_ key: Int, offset: Int) {
        withAnimation(.smooth(duration: 0.4)) {
            write(Stored(RefreshRecord()), key: key)
            guard var place: ScrollOffset = stored(offset), place.point.y < 0 else { return }
            place.point.y = 0
            write(Stored(place), key: offset)
        }
    }
}

extension View {
    /// Refreshes what the view shows when a finger pulls its scroll views down: by 100 points as they are seen to move. A spinner
    /// turns until the action is done.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
