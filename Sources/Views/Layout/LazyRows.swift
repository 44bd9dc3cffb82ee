import KinoraStage

/// Which rows of a lazy container are in sight. Views in the others have not appeared.
///
/// All rows are built, and measured; what is in them has its place once they come near (see `LazyRowElement`). One is in sight while any of
/// it is where the scroll view around shows its content, also below bars; none is taken for seen ahead. Where nothing scrolls along the
/// container, all of it is in sight.
@MainActor
final class LazyRows: AppearanceKeeper {
    /// It holds this.
    private weak var gate: AppearanceGate?
    private let place: Identity
    private let axis: Axis
    /// What scrolls the container.
    private weak var scroll: HostingScroll?
    private var rows: [Row] = []
    /// Made as somebody asks for them.
    private var places: RowPlaces?
    /// What is seen, along the axis; nil for all.
    private var window: ClosedRange<CGFloat>?
    private var wasAsked = false

    /// Elements hold the environment, which holds this.
    private struct Row {
        weak var element: Element?
    }

    /// Has what is built in a place from now on appear as its rows come into sight.
    init(along axis: Axis, in context: inout BuildContext) {
        place = context.identity
        self.axis = axis
        scroll = context.environment.hostingContainer as? HostingScroll
        gate = context.enterAppearanceGate()
    }

    /// Takes the rows as they were built, in their order. Nobody asks for them where nothing acts as it appears, which is known once all
    /// has its place: some content is built as it is placed.
    func take(_ elements: @escaping @autoclosure @MainActor () -> [Element], in context: BuildContext) {
        guard context.isUpdating, let gate else { return }
        wasAsked = (gate.keeper as? LazyRows)?.wasAsked ?? false
        gate.keeper = self
        context.graph.enqueueAfterLayout { [self] in
            if !gate.isEmpty { rows = elements().map { Row(element: $0) } }
        }
    }

    /// Elements of the container's content, of which the rows are laid out as they come near. Headers and footers are always there: they may
    /// stay in sight while their section scrolls past.
    func asTheyCome(_ elements: [Element]) -> [Element] {
        elements.map { $0.isRow ? LazyRowElement($0, in: self) : $0 }
    }

    /// Whether a row, whose place is known, is no farther from what is seen than that is long.
    func isNear(_ row: Element) -> Bool {
        guard let scroller else { return true }
        let own = extent(of: row.frame)
        let offset = scroller.shownOffset
        let window = extent(of: scroller.seen.offsetBy(dx: offset.x, dy: offset.y))
        let length = window.upperBound - window.lowerBound
        return own.lowerBound <= window.upperBound + length && own.upperBound >= window.lowerBound - length
    }

    // MARK: What is there

    var next: AppearanceChange { scroller?.context.moves(Slot.modifier) == true ? .steps : .none }

    /// The scroll view, where it scrolls along the container.
    private var scroller: ScrollElement? {
        guard let element = scroll?.element, element.isPlaced else { return nil }
        return element.axes.contains(axis == .vertical ? .vertical : .horizontal) ? element : nil
    }

    func begin() {
        if places == nil { places = RowPlaces(of: rows.map(\.element), in: place) }
        window = scroller.map(window)
        wasAsked = true
    }

    /// Where the scroll view shows its content. A position that is bound decides that before anything is seen.
    private func window(of scroll: ScrollElement) -> ClosedRange<CGFloat> {
        let offset = wasAsked ? scroll.shownOffset : scroll.nextOffset ?? scroll.shownOffset
        return extent(of: scroll.seen.offsetBy(dx: offset.x, dy: offset.y))
    }

    private func extent(of frame: CGRect) -> ClosedRange<CGFloat> {
        axis == .vertical ? frame.minY...max(frame.minY, frame.maxY) : frame.minX...max(frame.minX, frame.maxX)
    }

    func presence(of place: Identity) -> AppearanceOrder? {
        guard let rows = places?.rows(of: place) else { return .there(0) }
        guard rows.contains(where: { self.rows[$0].element != nil }) else { return nil }
        return rows.contains(where: isSeen) ? .there(rows.lowerBound) : .away
    }

    private func isSeen(_ row: Int) -> Bool {
        guard let element = rows[row].element, element.isPlaced else { return false }
        guard let window else { return true }
        let own = extent(of: (element as? PinnedElement)?.frameInSight ?? element.frame)
        // What has no length is seen at the edge, too. Sums of lengths are not exact.
        guard own.lowerBound < own.upperBound else { return window.contains(own.lowerBound) }
        let least = 1e-6
        return own.lowerBound < window.upperBound - least && own.upperBound > window.lowerBound + least
    }
}

extension Element {
    /// Whether it is no header or footer of a section.
    fileprivate var isRow: Bool { (trait(SectionTrait.self)?.role ?? .row) == .row }
}
