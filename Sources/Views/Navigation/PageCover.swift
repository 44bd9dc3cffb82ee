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
        return above.contains { $0.element?.covers == true } ? .away : .there(0)
    }

    var next: AppearanceChange {
        let ends = above.compactMap { $0.element?.arrivalEnd }
        return ends.min().map { .at($0) } ?? .none
    }
}

extension PushedElement {
    /// Whether it has come to rest on the page below.
    fileprivate var covers: Bool {
        !context.environment.isLeaving && arrivalEnd == nil && record.value.share == 0
    }

    /// When it counts as there, in seconds; nil where nothing moves it.
    fileprivate var arrivalEnd: Double? {
        guard !context.environment.isLeaving else { return nil }
        let ends = [way?.logicalEnd(Slot.modifier), context.logicalEnd(Slot.modifier)].compactMap { $0 }
        return ends.max()
    }
}
