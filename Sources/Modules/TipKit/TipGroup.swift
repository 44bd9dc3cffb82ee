import KinoraViews

/// Tips of which one at a time would be shown. None is due, so that none is the current one.
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
    public nonisolated init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {}
    public var currentTip: (any Tip)? { nil }
}
