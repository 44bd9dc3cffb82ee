import KinoraViews

/// Marks with their colors, and what the axes go over; nothing has a size yet.
@MainActor
struct ChartPlan {
    let marks: [_Mark]
    let styles: ChartLookScale<AnyShapeStyle>
    let symbols: ChartLookScale<AnyChartSymbolShape>
    let sizes: ChartLookScale<CGFloat>
    let strokes: ChartLookScale<StrokeStyle>
    let showsLegend: Bool
    /// In the order of first use.
    let categoriesX: [String]
    let categoriesY: [String]
    let groups: [String]
    /// Whether bars lie on their side.
    let isHorizontal: Bool

    /// The colors of series in their order.
    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// Areas of symbols by numbers, in square points.
    private static let areas: [CGFloat] = [20, 320]
    private static let lines = [[], [6, 4], [2, 4], [10, 4], [10, 4, 2, 4]].map {
        StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
    }

    init(_ written: [_Mark], _ settings: ChartSettings) {
        let marks = _ChartFunction.sampled(written, settings)
        self.marks = marks
        func unique(_ names: [String]) -> [String] {
            var seen: Set<String> = []
            return names.filter { seen.insert($0).inserted }
        }
        let ramp: [Color] = settings.colors.isEmpty ? [.blue.opacity(0.2), .blue] : settings.colors
        styles = ChartLookScale(
            settings.styles, used: marks.compactMap(\.styleBy),
            palette: ChartPlan.palette.map { AnyShapeStyle($0) }
        ) { _, share in AnyShapeStyle(ChartPlan.color(ramp, share)) }
        symbols = ChartLookScale(
            settings.symbols, used: marks.compactMap(\.symbolBy), palette: BasicChartSymbolShape.all)
        sizes = ChartLookScale(
            settings.sizes, used: marks.compactMap(\.sizeBy), palette: [40, 80, 120, 160, 200],
            ramp: ChartPlan.areas
        ) { range, share in (range.first ?? 0) + ((range.last ?? 0) - (range.first ?? 0)) * share }
        strokes = ChartLookScale(settings.strokes, used: marks.compactMap(\.lineBy), palette: ChartPlan.lines)
        showsLegend =
            settings.legend != .hidden
            && !(styles.domain.isEmpty && symbols.domain.isEmpty && strokes.domain.isEmpty)
        func categories(_ domain: _ScaleDomain, _ values: [_Plotted?]) -> [String] {
            let names = unique(
                ((domain.values ?? []) + values.compactMap { $0 }).compactMap {
                    if case .category(let name) = $0 { name } else { nil }
                })
            guard !names.isEmpty else { return [] }
            let changed = domain.modify.map { $0(names.map { .category($0) }).map(\.name) } ?? names
            return domain.isReversed ? changed.reversed() : changed
        }
        categoriesX = categories(settings.x.domain, marks.map { $0.x?.start })
        categoriesY = categories(settings.y.domain, marks.map { $0.y?.start })
        groups = unique(marks.compactMap(\.positionBy))
        isHorizontal = marks.contains { mark in
            guard mark.kind == .bar, let x = mark.x, let y = mark.y else { return false }
            return x.start.number != nil && (y.start.number == nil || y.end != nil && mark.stacking != .unstacked)
        }
    }

    /// The color at a share of evenly spread ones, 0…1.
    static func color(_ colors: [Color], _ share: Double) -> Color {
        guard let last = colors.last, colors.count > 1 else { return colors.first ?? .blue }
        let place = share * Double(colors.count - 1)
        let index = Int(place.rounded(.down))
        guard index < colors.count - 1 else { return last }
        if place == Double(index) { return colors[index] }
        return colors[index].mix(with: colors[index + 1], by: place - Double(index), in: .device)
    }

    func style(of mark: _Mark) -> AnyShapeStyle {
        styles.look(of: mark.styleBy) ?? mark.style ?? AnyShapeStyle(Color.blue)
    }
    func symbol(of mark: _Mark) -> AnyChartSymbolShape? { symbols.look(of: mark.symbolBy) ?? mark.symbol }
    /// In square points.
    func symbolSize(of mark: _Mark) -> CGFloat { max(0, sizes.look(of: mark.sizeBy) ?? mark.symbolSize ?? 43) }
    func stroke(of mark: _Mark) -> StrokeStyle? { strokes.look(of: mark.lineBy) ?? mark.line }
    /// Lines and areas of the same name are one.
    nonisolated static func series(of mark: _Mark) -> String {
        let names = [mark.series] + [mark.styleBy, mark.symbolBy, mark.lineBy].map { $0?.name }
        return "\(mark.kind) " + names.map { $0 ?? "" }.joined(separator: "\u{1f}")
    }

    // MARK: Stacking

    /// Where each mark begins and ends along the axis of values, once those of one place are stacked. nil for marks that are not.
    func stacked() -> [(Double, Double)?] {
        var sums: [String: (up: Double, down: Double)] = [:]
        var spans: [(Double, Double)?] = []
        func key(_ mark: _Mark) -> String {
            let place = isHorizontal && mark.kind == .bar ? mark.y : mark.x
            return "\(mark.kind) \(String(describing: place?.start)) \(mark.positionBy ?? "")"
        }
        for mark in marks {
            let values = mark.isSideways || isHorizontal && mark.kind == .bar ? mark.x : mark.y
            guard mark.kind == .bar || mark.kind == .area, let value = values?.start.number else {
                spans.append(nil)
                continue
            }
            if let end = values?.end?.number {
                spans.append((value, end))
            } else if mark.stacking == .unstacked || mark.kind == .area && seriesOfAreas.count < 2 {
                spans.append((0, value))
            } else {
                var sum = sums[key(mark)] ?? (0, 0)
                let start = value < 0 ? sum.down : sum.up
                spans.append((start, start + value))
                if value < 0 { sum.down += value } else { sum.up += value }
                sums[key(mark)] = sum
            }
        }
        return marks.indices.map { index in
            guard let span = spans[index], let total = sums[key(marks[index])], total.up > 0 else {
                return spans[index]
            }
            switch marks[index].stacking {
            case .normalized: return (span.0 / total.up, span.1 / total.up)
            case .center: return (span.0 - total.up / 2, span.1 - total.up / 2)
            case .standard, .unstacked: return span
            }
        }
    }

    private var seriesOfAreas: Set<String> {
        Set(marks.filter { $0.kind == .area }.map { ChartPlan.series(of: $0) })
    }
}
