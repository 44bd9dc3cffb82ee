import KinoraViews

/// Tips of which one at a time is shown.
@MainActor @preconcurrency
public final class TipGroup: Observable {
    public enum Priority: Hashable, Sendable { case firstAvailable, ordered }
    @resultBuilder
    public enum Builder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
        public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
        public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
        public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
    }
    public nonisolated init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }
    private let priority: Priority
    private let tips: [any Tip]

    /// The first one that is due; where they are in order, only if those before it are closed.
    public var currentTip: (any Tip)? {
        let store = TipStore.current
        guard priority == .ordered else { return tips.first { store.isDue($0) } }
        return tips.first { store.reason($0) == nil }.flatMap { store.isDue($0) ? $0 : nil }
    }
}
