/// SwiftUI's stack algorithm: spacings are subtracted first; children are served by layout priority, and
/// within one priority from the least to the most flexible, each offered an equal share of what is left. Of
/// children without an end the one with the greatest least length comes first.
package struct StackSolver {
    package let axis: Axis
    package let spacing: CGFloat?

    package struct Solution {
        package var sizes: [CGSize] = []
        package var proposals: [ProposedViewSize] = []
        package var gaps: [CGFloat] = []
    }

    package func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        return (1..<subviews.count).map { index in
            spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
    }

    func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> (
        sizes: [CGSize], proposals: [ProposedViewSize], gaps: [CGFloat]
    ) {
        let gaps = gaps(subviews)
        let cross = axis == .horizontal ? proposal.height : proposal.width
        func offer(_ length: CGFloat?) -> ProposedViewSize {
            axis == .horizontal
                ? ProposedViewSize(width: length, height: cross) : ProposedViewSize(width: cross, height: length)
        }
        guard let total = axis == .horizontal ? proposal.width : proposal.height else {
            let proposals = [ProposedViewSize](repeating: offer(nil), count: subviews.count)
            return (subviews.map { $0.sizeThatFits(offer(nil)) }, proposals, gaps)
        }
        var remaining = total - gaps.reduce(0, +)
        var sizes = [CGSize](repeating: .zero, count: subviews.count)
        var proposals = [ProposedViewSize](repeating: .zero, count: subviews.count)

        if total.isInfinite {
            for index in subviews.indices {
                proposals[index] = offer(total)
                sizes[index] = subviews[index].sizeThatFits(proposals[index])
            }
            return (sizes, proposals, gaps)
        }
        let minimums = subviews.map { $0.sizeThatFits(offer(0)).along(axis) }
        let maximums = subviews.map { $0.sizeThatFits(offer(.infinity)).along(axis) }
        let priorities = subviews.map(\.priority)
        var reserved = minimums.reduce(0, +)
        for priority in Self.distinct(priorities) {
            let group = subviews.indices.filter { priorities[$0] == priority }
                .sorted { Self.isServed(($0, minimums[$0], maximums[$0]), before: ($1, minimums[$1], maximums[$1])) }
            reserved -= group.reduce(0) { $0 + minimums[$1] }
            var left = group.count
            for index in group {
                let share = max(0, (remaining - reserved) / CGFloat(left))
                proposals[index] = offer(share)
                sizes[index] = subviews[index].sizeThatFits(proposals[index])
                remaining -= sizes[index].along(axis)
                left -= 1
            }
        }
        return (sizes, proposals, gaps)
    }
}

extension StackSolver {
    /// What a stack of a size is laid out for when it is placed: where no breadth was proposed, its own, so that a child may fill it. That
    /// makes children of one height or width: `HStack { ... }.fixedSize(horizontal: false, vertical: true)`.
    func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
            : ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
    }

    private typealias Range = (index: Int, minimum: CGFloat, maximum: CGFloat)

    /// The least flexible comes first. Of those without an end, the one that needs most does, so that the others share what it leaves.
    private static func isServed(_ one: Range, before other: Range) -> Bool {
        let (own, theirs) = (one.maximum - one.minimum, other.maximum - other.minimum)
        guard own == theirs else { return own < theirs }
        if own == .infinity, one.minimum != other.minimum { return one.minimum > other.minimum }
        return one.index < other.index
    }

    /// Each priority once, the greatest first; mostly there is one.
    private static func distinct(_ priorities: [Double]) -> [Double] {
        guard let first = priorities.first, !priorities.allSatisfy({ $0 == first }) else {
            return Array(priorities.prefix(1))
        }
        return Set(priorities).sorted(by: >)
    }
}

extension CGSize {
    package func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

/// Children side by side. Spacing in points; nil is 8.
public struct HStackLayout: Layout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var solver: StackSolver { StackSolver(axis: .horizontal, spacing: spacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let subviews = subviews.renumbered
        let solution = solver.solve(proposal, subviews)
        let extent = CrossExtent(subviews, solution.sizes, solution.proposals, guide: alignment.key, axis: .vertical)
        return CGSize(
            width: solution.sizes.reduce(0) { $0 + $1.width } + solution.gaps.reduce(0, +), height: extent.length)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let subviews = subviews.renumbered
        let solution = solver.solve(solver.placing(proposal, in: bounds.size), subviews)
        let extent = CrossExtent(subviews, solution.sizes, solution.proposals, guide: alignment.key, axis: .vertical)
        var x = bounds.minX
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.minY + extent.offsets[index]), proposal: solution.proposals[index])
            x += solution.sizes[index].width + (index < solution.gaps.count ? solution.gaps[index] : 0)
        }
    }
}

/// Children one below the other. Spacing in points; nil depends on the neighbors, mostly 8.
public struct VStackLayout: Layout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var solver: StackSolver { StackSolver(axis: .vertical, spacing: spacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let subviews = subviews.renumbered
        let solution = solver.solve(proposal, subviews)
        let extent = CrossExtent(subviews, solution.sizes, solution.proposals, guide: alignment.key, axis: .horizontal)
        return CGSize(
            width: extent.length, height: solution.sizes.reduce(0) { $0 + $1.height } + solution.gaps.reduce(0, +))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let subviews = subviews.renumbered
        let solution = solver.solve(solver.placing(proposal, in: bounds.size), subviews)
        let extent = CrossExtent(subviews, solution.sizes, solution.proposals, guide: alignment.key, axis: .horizontal)
        var y = bounds.minY
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + extent.offsets[index], y: y), proposal: solution.proposals[index])
            y += solution.sizes[index].height + (index < solution.gaps.count ? solution.gaps[index] : 0)
        }
    }
}

/// Children on top of each other.
public struct ZStackLayout: Layout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let subviews = subviews.renumbered
        let (horizontal, vertical) = extents(proposal, subviews)
        return CGSize(width: horizontal.length, height: vertical.length)
    }

    /// Each child is offered the stack's own size, so that a shape fills what a text beside it needs, where no size was proposed.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let subviews = subviews.renumbered
        let offer = ProposedViewSize(bounds.size)
        let (horizontal, vertical) = extents(offer, subviews)
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + horizontal.offsets[index], y: bounds.minY + vertical.offsets[index]),
                proposal: offer)
        }
    }

    /// Children of the highest layout priority decide on the size and on where the others stand.
    private func extents(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (CrossExtent, CrossExtent) {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        // Both guides of a child before those of the next: guides that count as they go, as views that wrap their children
        // into lines have them, are written for that order.
        let guides = subviews.map { subview -> (CGFloat, CGFloat) in
            let dimensions = subview.dimensions(in: proposal)
            return (dimensions[alignment.horizontal.key], dimensions[alignment.vertical.key])
        }
        let priorities = subviews.map(\.priority)
        let highest = priorities.max()
        let leading = priorities.map { $0 == highest }
        return (
            CrossExtent(guides.map(\.0), lengths: sizes.map(\.width), leading: leading),
            CrossExtent(guides.map(\.1), lengths: sizes.map(\.height), leading: leading)
        )
    }
}

/// Where children stand on an axis when a guide of each is put on one line, and how far they reach together.
package struct CrossExtent {
    package private(set) var offsets: [CGFloat] = []
    package private(set) var length: CGFloat = 0
    /// The common line's distance from the start.
    package private(set) var line: CGFloat = 0

    package init(
        _ subviews: LayoutSubviews, _ sizes: [CGSize], _ proposals: [ProposedViewSize], guide: AlignmentKey, axis: Axis
    ) {
        let guides = subviews.indices.map { subviews[$0].dimensions(in: proposals[$0])[guide] }
        self.init(guides, lengths: sizes.map { $0.along(axis) })
    }

    /// - Parameter leading: the children that decide on the line and the length; nil is all of them.
    package init(_ guides: [CGFloat], lengths: [CGFloat], leading: [Bool]? = nil) {
        let deciding = guides.indices.lazy.filter { leading?[$0] ?? true }
        let line = deciding.map { guides[$0] }.max() ?? 0
        // Proposed an infinite length, flexible children have no finite center that could be aligned.
        let offsets = guides.map { line.isFinite && $0.isFinite ? line - $0 : 0 }
        self.line = line
        self.offsets = offsets
        length = deciding.map { offsets[$0] + lengths[$0] }.max() ?? 0
    }
}

extension VStackLayout {
    /// Its first child is at its top, its last at its bottom.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        return ViewSpacing().union(first.spacing, edges: .top).union(last.spacing, edges: .bottom)
    }
}
