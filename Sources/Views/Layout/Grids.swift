import KinoraStage

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit, each at least `minimum` points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Points to the next; nil is 8.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The tracks of a grid for a given length: fixed ones first, then each flexible one takes an even share of what is left,
/// clamped to its bounds; adaptive ones become as many equal tracks as fit.
struct GridTracks {
    private(set) var lengths: [CGFloat] = []
    private(set) var spacings: [CGFloat] = []
    private(set) var alignments: [Alignment?] = []

    init(_ items: [GridItem], in total: CGFloat) {
        let gaps = items.map { $0.spacing ?? 8 }
        var remaining = total - gaps.dropLast().reduce(0, +)
        var left = 0
        for item in items {
            if case .fixed(let length) = item.size { remaining -= length } else { left += 1 }
        }
        for (index, item) in items.enumerated() {
            let share = left > 0 ? max(0, remaining / CGFloat(left)) : 0
            switch item.size {
            case .fixed(let length): add(length, gaps[index], item)
            case .flexible(let minimum, let maximum):
                let length = min(max(share, minimum), maximum)
                remaining -= length
                left -= 1
                add(length, gaps[index], item)
            case .adaptive(let minimum, let maximum):
                // No number of tracks fills a length without end; one is as good as any.
                let fitting = ((share + gaps[index]) / (max(minimum, 1) + gaps[index])).rounded(.down)
                let count = fitting.isFinite ? max(1, Int(min(fitting, 100_000))) : 1
                let length =
                    fitting.isFinite
                    ? min(maximum, max(minimum, (share - CGFloat(count - 1) * gaps[index]) / CGFloat(count))) : minimum
                for _ in 0..<count { add(length, gaps[index], item) }
                remaining -= share
                left -= 1
            }
        }
    }

    private mutating func add(_ length: CGFloat, _ gap: CGFloat, _ item: GridItem) {
        lengths.append(length)
        spacings.append(gap)
        alignments.append(item.alignment)
    }

    /// From the first track's start to the last one's end.
    var length: CGFloat { lengths.reduce(0, +) + spacings.dropLast().reduce(0, +) }

    func start(of index: Int) -> CGFloat {
        (0..<index).reduce(0) { $0 + lengths[$1] + spacings[$1] }
    }
}

/// Cells in lines across an axis; the next line begins when all tracks are filled.
struct LazyGridLayout: Layout {
    let axis: Axis
    let items: [GridItem]
    /// Between lines, in points.
    let spacing: CGFloat
    let alignment: Alignment

    private func tracks(_ proposal: ProposedViewSize) -> GridTracks {
        GridTracks(items, in: (axis == .vertical ? proposal.width : proposal.height) ?? 10)
    }

    private func offer(_ length: CGFloat) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
    }

    /// Cells side by side, or a header or footer of a section, which has a line of its own.
    private struct Line {
        var cells: Range<Int>
        var isWhole = false
        var thickness: CGFloat = 0
    }

    private func lines(_ subviews: Subviews, _ tracks: GridTracks) -> [Line] {
        var lines: [Line] = []
        for index in subviews.indices {
            let part = onMain { subviews.elements[index].trait(SectionTrait.self) }
            let isWhole = part != nil && part?.role != .row
            let isFull = lines.last.map { $0.isWhole || $0.cells.count >= max(1, tracks.lengths.count) } ?? true
            if isWhole || isFull {
                lines.append(Line(cells: index..<index + 1, isWhole: isWhole))
            } else {
                lines[lines.count - 1].cells = lines[lines.count - 1].cells.lowerBound..<index + 1
            }
        }
        for index in lines.indices {
            let line = lines[index]
            lines[index].thickness =
                line.cells.map { subviews[$0].sizeThatFits(offer(length(of: $0, in: line, tracks))).along(axis) }.max()
                ?? 0
        }
        return lines
    }

    /// How much room a cell has across the axis.
    private func length(of cell: Int, in line: Line, _ tracks: GridTracks) -> CGFloat {
        line.isWhole ? tracks.length : tracks.lengths[cell - line.cells.lowerBound]
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .standard }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let tracks = tracks(proposal)
        let lines = lines(subviews, tracks)
        let length = lines.reduce(0) { $0 + $1.thickness } + spacing * CGFloat(max(0, lines.count - 1))
        return axis == .vertical
            ? CGSize(width: tracks.length, height: length) : CGSize(width: length, height: tracks.length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let tracks = tracks(ProposedViewSize(bounds.size))
        var position: CGFloat = 0
        for line in lines(subviews, tracks) {
            for index in line.cells {
                let track = index - line.cells.lowerBound
                let length = length(of: index, in: line, tracks)
                let proposal = offer(length)
                let size = subviews[index].sizeThatFits(proposal)
                let start = tracks.start(of: track)
                let cell =
                    axis == .vertical
                    ? CGRect(
                        x: bounds.minX + start, y: bounds.minY + position, width: length, height: line.thickness)
                    : CGRect(
                        x: bounds.minX + position, y: bounds.minY + start, width: line.thickness, height: length)
                let own = ViewDimensions(size: size)
                let box = ViewDimensions(size: cell.size)
                let guides = line.isWhole ? alignment : tracks.alignments[track] ?? alignment
                subviews[index].place(
                    at: CGPoint(
                        x: cell.minX + box[guides.horizontal] - own[guides.horizontal],
                        y: cell.minY + box[guides.vertical] - own[guides.vertical]),
                    proposal: proposal)
            }
            position += line.thickness + spacing
        }
    }
}

/// Cells in rows of columns. All cells are built; they are laid out as they come near, and appear as they come into sight.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: PinningContent<Content>

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns, spacing: spacing ?? 8,
            alignment: Alignment(horizontal: alignment, vertical: .center))
        self.content = PinningContent(content: content(), views: pinnedViews, axis: .vertical)
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        [LayoutElement(layout, children: content._elements(context.part(.content).inStack(nil)), context: context)]
    }
}

/// Cells in columns of rows.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: PinningContent<Content>

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, spacing: spacing ?? 8,
            alignment: Alignment(horizontal: .center, vertical: alignment))
        self.content = PinningContent(content: content(), views: pinnedViews, axis: .horizontal)
    }

    public func _elements(_ context: BuildContext) -> [Element] {
        [LayoutElement(layout, children: content._elements(context.part(.content).inStack(nil)), context: context)]
    }
}

/// A stack that SwiftUI fills as it scrolls. Here all its views are built; they are laid out as they come near, and appear as they come
/// into sight.
public struct LazyVStack<Content: View>: View {
    private let stack: VStack<PinningContent<Content>>
    private let alignment: Alignment
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing) {
            PinningContent(content: content(), views: pinnedViews, axis: .vertical)
        }
        self.alignment = Alignment(horizontal: alignment, vertical: .center)
    }
    public var body: some View { stack.frame(maxWidth: .infinity, alignment: alignment) }
}

/// A stack that SwiftUI fills as it scrolls. Here all its views are built; they are laid out as they come near, and appear as they come
/// into sight.
public struct LazyHStack<Content: View>: View {
    private let stack: HStack<PinningContent<Content>>
    private let alignment: Alignment
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing) {
            PinningContent(content: content(), views: pinnedViews, axis: .horizontal)
        }
        self.alignment = Alignment(horizontal: .center, vertical: alignment)
    }
    public var body: some View { stack.frame(maxHeight: .infinity, alignment: alignment) }
}
