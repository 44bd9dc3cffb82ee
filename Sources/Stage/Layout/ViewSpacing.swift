/// The distances that a view prefers to its neighbors.
///
/// The distance depends on both: texts stand as far apart as the lower one's font puts lines apart, which is nothing for fonts by their
/// size and about 2 points for text styles; most other pairs stand 8 points apart. A container prefers all that its children do at its
/// edges, and the greatest distance counts.
public struct ViewSpacing: Sendable {
    /// What is preferred at the upper or the lower edge. Nothing of it: whatever the neighbor says, or 8 points.
    package struct Preference: Equatable, Sendable {
        struct Line: Equatable, Sendable {
            let height: CGFloat
            /// Points to the line of a text above.
            let leading: CGFloat
        }

        /// The text at the edge, of several the highest.
        var line: Line?
        /// Points from the text at the edge to a view that is no text.
        var toBox: CGFloat?
        /// Whether a view that is no text is at the edge.
        var isBox = false
        /// Whether a symbol is, which stands beside text like a letter.
        var isSymbol = false
        /// Whether something is that keeps no distance by itself, as spacers and empty containers.
        var isTight = false

        static let box: Preference = {
            var preference = Preference()
            preference.isBox = true
            return preference
        }()

        mutating func formUnion(_ other: Preference) {
            if let theirs = other.line, line.map({ $0.height < theirs.height }) ?? true { line = theirs }
            if let theirs = other.toBox { toBox = max(toBox ?? theirs, theirs) }
            isBox = isBox || other.isBox
            isSymbol = isSymbol || other.isSymbol
            isTight = isTight || other.isTight
        }

        /// Points from this lower edge to the upper one of the next view.
        func distance(to next: Preference) -> CGFloat {
            var greatest: CGFloat?
            func prefer(_ distance: CGFloat) { greatest = max(greatest ?? distance, distance) }
            if line != nil, let lower = next.line { prefer(ViewSpacing.onThirds(lower.leading)) }
            if line != nil && next.isSymbol || isSymbol && next.line != nil { prefer(0) }
            if isBox, let distance = next.toBox { prefer(distance) }
            if next.isBox, let distance = toBox { prefer(distance) }
            return greatest ?? (isTight || next.isTight ? 0 : 8)
        }
    }

    private var top = Preference()
    private var bottom = Preference()
    /// Whether it keeps no distance to what is beside it.
    private var isTightAtSides = false

    /// Prefers nothing: 8 points to everything that keeps a distance.
    public init() {}

    package init(text line: CGFloat, capHeight: CGFloat, descender: CGFloat, leading: CGFloat) {
        let slack = ViewSpacing.slack(line)
        top.line = Preference.Line(height: line, leading: leading)
        bottom.line = top.line
        top.toBox = abs(descender) + slack
        bottom.toBox = max(line + slack - capHeight, slack + abs(descender))
    }

    /// Of most views.
    package static let standard: ViewSpacing = {
        var spacing = ViewSpacing()
        (spacing.top, spacing.bottom) = (.box, .box)
        return spacing
    }()

    /// Of a symbol.
    package static let symbol: ViewSpacing = {
        var spacing = ViewSpacing()
        (spacing.top.isSymbol, spacing.bottom.isSymbol) = (true, true)
        return spacing
    }()

    public static let zero = ViewSpacing(tightAlong: nil)

    /// Of what keeps no distance along an axis; nil is both.
    package init(tightAlong axis: Axis?) {
        isTightAtSides = axis != .vertical
        (top.isTight, bottom.isTight) = (axis != .horizontal, axis != .horizontal)
    }

    func isSame(as other: ViewSpacing) -> Bool {
        (top, bottom) == (other.top, other.bottom) && isTightAtSides == other.isTightAtSides
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The same, with the edges of a view that is no text at some: where a modifier moves them away from what is in it.
    package func boxed(at edges: Edge.Set) -> ViewSpacing {
        var copy = self
        if edges.contains(.top) { copy.top = .box }
        if edges.contains(.bottom) { copy.bottom = .box }
        if edges.contains(.leading) || edges.contains(.trailing) { copy.isTightAtSides = false }
        return copy
    }

    /// The preferred distance to the view after this one, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        guard axis == .vertical else { return isTightAtSides || next.isTightAtSides ? 0 : 8 }
        return bottom.distance(to: next.top)
    }

    /// A tenth of the line.
    private static func slack(_ line: CGFloat) -> CGFloat { onThirds(0.1 * line) }

    /// Rounded up to a third of a point (a pixel of a 3x screen), whatever the stage's scale, so that layout does not depend on it.
    private static func onThirds(_ points: CGFloat) -> CGFloat { max(0, 3 * points).rounded(.up) / 3 }
}
