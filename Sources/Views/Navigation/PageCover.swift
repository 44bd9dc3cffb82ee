import KinoraStage

/// Whether a page of a stack is covered by the next one. Views in it disappear once that has come to rest, and appear again as it begins
/// to go.
@MainActor
final class PageCover: AppearanceKeeper {
    /// Whether the page goes itself, and with it those above.
    private let isLeaving: Bool
    /// Elements hold the environment, which may hold this.
    private let above: [Page]

    private struct Page {
        weak var element: PushedElement?
    }

    init(of page: BuildContext, by above: [Element]) {
        isLeaving = page.environment.isLeaving
        self.above = above.map { Page(element: $0.presentedPage as? PushedElement) }
    }

    func begin() {}

    func presence(of place: Identity) -> AppearanceOrder? {
        if isLeaving { return nil }
        let pages = above.compactMap(\.element)
        // A page that takes the place of another comes over that one.
        let isExchange = pages.contains(where: \.leaves) && !pages.allSatisfy(\.leaves)
        return isExchange || pages.contains(where: \.covers) ? .away : .there(0)
    }

    var next: AppearanceChange {
        let ends = above.compactMap { $0.element?.arrivalEnd }
        return ends.min().map { .at($0) } ?? .none
    }
}

extension PushedElement {
    fileprivate var leaves: Bool { context.environment.isLeaving }

    /// Whether it has come to rest on the page below.
    fileprivate var covers: Bool {
        !leaves && arrivalEnd == nil && record.value.share == 0
    }

    /// When it counts as there, in seconds; nil where nothing moves it.
    fileprivate var arrivalEnd: Double? {
        guard !leaves else { return nil }
        let ends = [way?.logicalEnd(Slot.modifier), context.logicalEnd(Slot.modifier)].compactMap { $0 }
        return ends.max()
    }
}
