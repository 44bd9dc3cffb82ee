/// The distances that a view prefers to its neighbors.
///
/// The distance depends on both: texts stand as far apart as the lower one's font puts lines apart, which is nothing for fonts by their
/// size and about 2 points for text styles; most other pairs stand 8 points apart.
public struct ViewSpacing: Sendable {
    package enum Kind: Equatable, Sendable {
        case standard
        case text(line: CGFloat, capHeight: CGFloat, descender: CGFloat, leading: CGFloat)
        /// A symbol, which stands beside text like a letter.
        case symbol
        /// Spacers and empty views keep no distance.
        case none
    }

    package var top = Kind.standard
    package var bottom = Kind.standard
    package var sides = Kind.standard

    public init() {}

    package init(text line: CGFloat, capHeight: CGFloat, descender: CGFloat, leading: CGFloat) {
        top = .text(line: line, capHeight: capHeight, descender: descender, leading: leading)
        bottom = top
    }

    package init(_ kind: Kind) { (top, bottom, sides) = (kind, kind, kind) }

    /// Of a symbol.
    package static let symbol: ViewSpacing = {
        var spacing = ViewSpacing()
        (spacing.top, spacing.bottom) = (.symbol, .symbol)
        return spacing
    }()

    func isSame(as other: ViewSpacing) -> Bool {
        (top, bottom, sides) == (other.top, other.bottom, other.sides)
    }

    public static let zero = ViewSpacing(.none)

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top), top == .none { top = other.top }
        if edges.contains(.bottom) { bottom = other.bottom == .none ? bottom : other.bottom }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The preferred distance to the view after this one, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard axis == .vertical else { return sides == .none || next.sides == .none ? 0 : 8 }
        switch (bottom, next.top) {
        case (.none, _), (_, .none): return 0
        case (.text, .text(_, _, _, let leading)): return ViewSpacing.onThirds(leading)
        case (.text, .symbol), (.symbol, .text): return 0
        case (.standard, .text(let line, _, let descender, _)): return abs(descender) + ViewSpacing.slack(line)
        case (.text(let line, let capHeight, let descender, _), .standard):
            return max(line + ViewSpacing.slack(line) - capHeight, ViewSpacing.slack(line) + abs(descender))
        case (.standard, .standard), (.symbol, _), (_, .symbol): return 8
        }
    }

    /// A tenth of the line.
    private static func slack(_ line: CGFloat) -> CGFloat { onThirds(0.1 * line) }

    /// Rounded up to a third of a point (a pixel of a 3x screen), whatever the stage's scale, so that layout does not depend on it.
    private static func onThirds(_ points: CGFloat) -> CGFloat { max(0, 3 * points).rounded(.up) / 3 }
}
