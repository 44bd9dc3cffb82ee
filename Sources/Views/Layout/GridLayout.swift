import KinoraStage

/// The layout of a `Grid`: rows are the `GridRow`s among its views.
///
/// Columns share the proposed width: those that need no more than an even part of what is left have what they need, all others are
/// offered the same part, and what fills any width has the rest. Then rows share the height in the same way. Cells that span columns, and views outside of rows, widen the
/// columns evenly where they need more.
public struct GridLayout: Layout {
    /// Of each cell in its place.
    public var alignment: Alignment
    /// Points between columns; nil is 8.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil is 8.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// What is known of the cells and of the lengths that they had.
    public struct Cache {
        fileprivate let arrangement: GridArrangement
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(arrangement: onMain { GridArrangement(self, subviews) })
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .standard }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let arrangement = cache.arrangement
        return onMain { arrangement.size(proposal) }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let arrangement = cache.arrangement
        onMain { arrangement.place(in: bounds, proposal) }
    }
}

/// The cells of a grid, and where they stand.
@MainActor
private final class GridArrangement {
    private let cells: GridCells
    private let horizontalSpacing: CGFloat
    private let verticalSpacing: CGFloat
    private var known: [(ProposedViewSize, Tracks)] = []

    /// Lengths of columns and rows, in points.
    struct Tracks {
        var columns: [CGFloat]
        var rows: [CGFloat]
    }

    init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
        cells = GridCells(subviews.elements, alignment: layout.alignment)
        horizontalSpacing = layout.horizontalSpacing ?? 8
        verticalSpacing = layout.verticalSpacing ?? 8
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        let tracks = tracks(proposal)
        return CGSize(
            width: length(tracks.columns, horizontalSpacing), height: length(tracks.rows, verticalSpacing))
    }

    private func length(_ tracks: [CGFloat], _ spacing: CGFloat) -> CGFloat {
        tracks.reduce(0, +) + spacing * CGFloat(max(0, tracks.count - 1))
    }

    // MARK: Tracks

    private func tracks(_ proposal: ProposedViewSize) -> Tracks {
        if let known = known.first(where: { $0.0 == proposal }) { return known.1 }
        let columns = columns(proposal.width)
        let made = Tracks(columns: columns, rows: rows(columns, proposal.height))
        known.append((proposal, made))
        return made
    }

    private func columns(_ total: CGFloat?) -> [CGFloat] {
        let singles = (0..<cells.columnCount).map { column in
            cells.rows.filter { !$0.isWhole }.flatMap(\.cells).filter {
                $0.column == column && $0.span == 1 && !$0.unsized.contains(.horizontal)
            }
        }
        var columns = shares(of: total, spacing: horizontalSpacing, count: singles.count) { column, offer in
            singles[column].map { $0.element.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }.max()
                ?? 0
        }
        for row in cells.rows {
            for cell in row.cells where !cell.unsized.contains(.horizontal) && (cell.span > 1 || row.isWhole) {
                let range = row.isWhole ? 0..<columns.count : cell.column..<cell.column + cell.span
                let offer = row.isWhole ? total : total.map { min($0, max(span(range, columns), fairShare(range, $0))) }
                let wanted = cell.element.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
                let missing = wanted - span(range, columns)
                if missing > 0 { for column in range { columns[column] += missing / CGFloat(range.count) } }
            }
        }
        return columns
    }

    /// What columns would have of a width divided evenly.
    private func fairShare(_ range: Range<Int>, _ total: CGFloat) -> CGFloat {
        let even = (total - horizontalSpacing * CGFloat(cells.columnCount - 1)) / CGFloat(max(1, cells.columnCount))
        return even * CGFloat(range.count) + horizontalSpacing * CGFloat(range.count - 1)
    }

    private func span(_ range: Range<Int>, _ columns: [CGFloat]) -> CGFloat {
        columns[range].reduce(0, +) + horizontalSpacing * CGFloat(max(0, range.count - 1))
    }

    private func rows(_ columns: [CGFloat], _ total: CGFloat?) -> [CGFloat] {
        shares(of: total, spacing: verticalSpacing, count: cells.rows.count) { row, offer in
            height(of: cells.rows[row], columns, offer)
        }
    }

    private func width(of cell: GridCells.Cell, in row: GridCells.Row, _ columns: [CGFloat]) -> CGFloat {
        span(row.isWhole ? 0..<columns.count : cell.column..<cell.column + cell.span, columns)
    }

    /// How high a row is when its cells stand on one line, as its alignment says.
    private func height(of row: GridCells.Row, _ columns: [CGFloat], _ offer: CGFloat?) -> CGFloat {
        var (above, below): (CGFloat, CGFloat) = (0, 0)
        for cell in row.cells where !cell.unsized.contains(.vertical) {
            let proposal = ProposedViewSize(width: width(of: cell, in: row, columns), height: offer)
            let own = cell.element.dimensions(in: proposal)
            guard own.height.isFinite else { return .infinity }
            above = max(above, own[row.alignment])
            below = max(below, own.height - own[row.alignment])
        }
        return above + below
    }

    /// Lengths for tracks that share `total`. Tracks that fit in an even part of what is left have what they need, and so have those
    /// that cannot be that short; the others are offered the part that they then have. What they leave is for tracks of any length.
    private func shares(
        of total: CGFloat?, spacing: CGFloat, count: Int, length: (_ track: Int, _ offer: CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let total else { return (0..<count).map { length($0, nil) } }
        guard total.isFinite else { return (0..<count).map { length($0, .infinity) } }
        let least = (0..<count).map { length($0, 0) }
        let most = (0..<count).map { length($0, .infinity) }
        var lengths = [CGFloat](repeating: 0, count: count)
        var remaining = total - spacing * CGFloat(max(0, count - 1))
        var open = Array(0..<count)
        func part() -> CGFloat { max(0, remaining / CGFloat(max(1, open.count))) }
        func settle(_ isSettled: (Int) -> Bool, at needed: (Int) -> CGFloat) -> Bool {
            let settled = open.filter(isSettled)
            open.removeAll(where: isSettled)
            for track in settled {
                lengths[track] = needed(track)
                remaining -= lengths[track]
            }
            return !settled.isEmpty
        }
        while true {
            let offer = part()
            if settle({ least[$0] >= offer }, at: { least[$0] }) { continue }
            if !settle({ most[$0] <= offer }, at: { most[$0] }) { break }
        }
        let offer = part()
        _ = settle({ most[$0].isFinite }, at: { length($0, offer) })
        let rest = part()
        _ = settle({ _ in true }, at: { length($0, rest) })
        return lengths
    }

    // MARK: Placing

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let tracks = tracks(proposal)
        var top = bounds.minY
        for (row, height) in zip(cells.rows, tracks.rows) {
            place(row, tracks.columns, left: bounds.minX, top: top, height: height)
            top += height + verticalSpacing
        }
    }

    private func place(
        _ row: GridCells.Row, _ columns: [CGFloat], left edge: CGFloat, top: CGFloat, height: CGFloat
    ) {
        let proposals = row.cells.map { ProposedViewSize(width: width(of: $0, in: row, columns), height: height) }
        let line = zip(row.cells, proposals).map { $0.element.dimensions(in: $1)[row.alignment] }.max() ?? 0
        let extent =
            zip(row.cells, proposals).map { cell, proposal -> CGFloat in
                let own = cell.element.dimensions(in: proposal)
                return line - own[row.alignment] + own.height
            }.max() ?? 0
        // The group of aligned cells stands in its row as one box would.
        let box = ViewDimensions(size: CGSize(width: 0, height: height))
        let group = ViewDimensions(size: CGSize(width: 0, height: extent))
        let slack = extent < height ? box[row.alignment] - group[row.alignment] : 0
        for (cell, proposal) in zip(row.cells, proposals) {
            let own = cell.element.dimensions(in: proposal)
            let left = edge + columns[..<cell.column].reduce(0, +) + horizontalSpacing * CGFloat(cell.column)
            let place = CGSize(width: proposal.width ?? own.width, height: height)
            let origin: CGPoint
            if let anchor = cell.element.trait(GridAnchorTrait.self) {
                origin = CGPoint(
                    x: left + anchor.x * (place.width - own.width), y: top + anchor.y * (place.height - own.height))
            } else {
                let guide = cells.columnAlignments[cell.column]
                let column = ViewDimensions(size: place)
                origin = CGPoint(x: left + column[guide] - own[guide], y: top + slack + line - own[row.alignment])
            }
            LayoutSubview(element: cell.element).place(at: origin, proposal: proposal)
        }
    }
}
