import KinoraViews

/// Where a legend stands, and how far from the plot.
struct ChartLegendPlace {
    var position = AnnotationPosition.bottom
    var alignment = Alignment.leading
    var spacing: CGFloat = 8
    /// What stands in place of colors and names.
    var content: AnyView?

    /// Whether it stands at a side of the plot, its entries one below the other.
    var isBeside: Bool { position.point?.y == 0.5 && position.point?.x != 0.5 }
    /// Whether it stands above the plot, or at its leading side.
    var isBefore: Bool { isBeside ? position.point?.x == 0 : position.point?.y == 0 }

    init() {}
    init(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ content: AnyView? = nil) {
        self.position = position == .automatic ? .bottom : position
        self.spacing = spacing ?? self.spacing
        self.content = content
        // A corner says on which side of its edge the legend begins.
        let side: HorizontalAlignment = self.position.point?.x == 1 ? .trailing : .leading
        self.alignment = alignment ?? Alignment(horizontal: side, vertical: .top)
    }
}

/// What styles, symbols and lines stand for.
struct ChartLegend: View {
    let plan: ChartPlan
    let place: ChartLegendPlace

    var body: some View {
        if let content = place.content {
            content
        } else if place.isBeside {
            VStack(alignment: .leading, spacing: 4) { entries }
        } else {
            LegendRows(alignment: place.alignment.horizontal) { entries }
        }
    }

    private struct Entry: Identifiable {
        let id: String
        let name: String
        let style: AnyShapeStyle
        var symbol: AnyChartSymbolShape?
        var stroke: StrokeStyle?
    }
    /// One for each value; looks of the same values are told together.
    private var list: [Entry] {
        let gray = AnyShapeStyle(Color.gray)
        var list: [Entry] = []
        let scales = [
            plan.styles.entries.map(\.value), plan.symbols.entries.map(\.value), plan.strokes.entries.map(\.value),
        ]
        for (index, values) in scales.enumerated() where !scales[..<index].contains(where: { Set($0) == Set(values) }) {
            list += values.map {
                Entry(
                    id: "\(index) \($0.name)", name: $0.name, style: plan.styles.look(of: $0) ?? gray,
                    symbol: plan.symbols.look(of: $0), stroke: plan.strokes.look(of: $0))
            }
        }
        return list
    }

    @ViewBuilder private var entries: some View {
        if let numbers = plan.styles.numbers { LegendRamp(low: numbers.low, high: numbers.high, style: numbers.look) }
        ForEach(list) { entry in
            HStack(spacing: 4) {
                if let stroke = entry.stroke {
                    LegendLine(style: entry.style, stroke: stroke, symbol: entry.symbol)
                } else if let symbol = entry.symbol {
                    symbol.fill(entry.style).frame(width: 8, height: 8)
                } else {
                    Circle().fill(entry.style).frame(width: 8, height: 8)
                }
                Text(verbatim: entry.name).font(.caption).foregroundStyle(.secondary).lineLimit(1).fixedSize()
            }
        }
    }
}

/// A piece of a line, with its symbol.
private struct LegendLine: View {
    let style: AnyShapeStyle
    let stroke: StrokeStyle
    let symbol: AnyChartSymbolShape?
    var body: some View {
        ZStack {
            Canvas { context, size in
                var path = Path()
                path.move(to: CGPoint(x: 1, y: size.height / 2))
                path.addLine(to: CGPoint(x: size.width - 1, y: size.height / 2))
                context.stroke(path, with: .style(style), style: stroke)
            }
            if let symbol { symbol.fill(style).frame(width: 8, height: 8) }
        }
        .frame(width: 24, height: 8)
    }
}

/// The styles of numbers, from the least to the greatest.
private struct LegendRamp: View {
    let low: Double
    let high: Double
    let style: (Double) -> AnyShapeStyle
    private static let steps = 50

    var body: some View {
        VStack(spacing: 2) {
            Canvas { context, size in
                let width = size.width / CGFloat(LegendRamp.steps)
                for step in 0..<LegendRamp.steps {
                    let rect = CGRect(x: CGFloat(step) * width, y: 0, width: width, height: size.height)
                    let share = (Double(step) + 0.5) / Double(LegendRamp.steps)
                    context.fill(Path(rect), with: .style(style(share)))
                }
            }
            .frame(height: 8)
            .clipShape(RoundedRectangle(cornerRadius: 2))
            HStack(spacing: 0) {
                Text(verbatim: NumberTitle.text(low))
                Spacer(minLength: 4)
                Text(verbatim: NumberTitle.text((low + high) / 2))
                Spacer(minLength: 4)
                Text(verbatim: NumberTitle.text(high))
            }
            .font(.caption).foregroundStyle(.secondary)
        }
        .frame(width: 150)
    }
}

/// Entries in rows, as many of them as there is room for.
private struct LegendRows: Layout {
    let alignment: HorizontalAlignment
    private static let spacing = CGSize(width: 12, height: 4)

    /// The rows, each with its entries, its width and its height.
    private func rows(_ width: CGFloat, _ subviews: Subviews) -> [(range: Range<Int>, size: CGSize)] {
        var rows: [(range: Range<Int>, size: CGSize)] = []
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            if let last = rows.last, last.size.width + LegendRows.spacing.width + size.width <= width {
                rows[rows.count - 1] = (
                    last.range.lowerBound..<index + 1,
                    CGSize(
                        width: last.size.width + LegendRows.spacing.width + size.width,
                        height: max(last.size.height, size.height))
                )
            } else {
                rows.append((index..<index + 1, size))
            }
        }
        return rows
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width ?? .infinity, subviews)
        return CGSize(
            width: rows.map(\.size.width).max() ?? 0,
            height: rows.map(\.size.height).reduce(0, +) + LegendRows.spacing.height * CGFloat(max(0, rows.count - 1)))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var top = bounds.minY
        for row in rows(max(bounds.width, proposal.width ?? 0), subviews) {
            let free = max(0, bounds.width - row.size.width)
            var left = bounds.minX + (alignment == .leading ? 0 : alignment == .trailing ? free : free / 2)
            for subview in subviews[row.range] {
                let size = subview.sizeThatFits(.unspecified)
                subview.place(
                    at: CGPoint(x: left, y: top + row.size.height / 2), anchor: .leading, proposal: .unspecified)
                left += size.width + LegendRows.spacing.width
            }
            top += row.size.height + LegendRows.spacing.height
        }
    }
}
