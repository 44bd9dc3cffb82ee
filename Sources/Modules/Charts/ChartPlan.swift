import KinoraViews

/// Marks with their colors, and what the axes go over; nothing has a size yet.
@MainActor
struct ChartPlan {
    var marks: [_Mark]
    let legend: [(name: String, style: AnyShapeStyle)]
    let showsLegend: Bool
    /// In the order of first use.
    let categoriesX: [String]
    let categoriesY: [String]
    let groups: [String]
    /// Whether bars lie on their side.
    let isHorizontal: Bool

    /// The colors of series in their order.
    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    init(_ marks: [_Mark], _ settings: ChartSettings) {
        self.marks = marks
        func unique(_ names: [String]) -> [String] {
            var seen: Set<String> = []
            return names.filter { seen.insert($0).inserted }
        }
        let names = unique(settings.styles.map(\.name) + marks.compactMap(\.styleBy))
        let used = Set(marks.compactMap(\.styleBy))
        let colors = settings.range.isEmpty ? ChartPlan.palette.map { AnyShapeStyle($0) } : settings.range
        legend = names.filter(used.contains).enumerated().map { index, name in
            (name, settings.styles.first { $0.name == name }?.style ?? colors[index % colors.count])
        }
        showsLegend = settings.legend != .hidden && !legend.isEmpty
        func categories(_ domain: [_Plotted]?, _ values: [_Plotted?]) -> [String] {
            unique(
                ((domain ?? []) + values.compactMap { $0 }).compactMap {
                    if case .category(let name) = $0 { name } else { nil }
                })
        }
        categoriesX = categories(settings.xDomain, marks.map { $0.x?.start })
        categoriesY = categories(settings.yDomain, marks.map { $0.y?.start })
        groups = unique(marks.compactMap(\.positionBy))
        isHorizontal = marks.contains { mark in
            guard mark.kind == .bar, let x = mark.x, let y = mark.y else { return false }
            return x.start.number != nil && (y.start.number == nil || y.end != nil && mark.stacking != .unstacked)
        }
    }

    func style(of mark: _Mark) -> AnyShapeStyle {
        if let name = mark.styleBy, let entry = legend.first(where: { $0.name == name }) { return entry.style }
        return mark.style ?? AnyShapeStyle(Color.blue)
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
            let values = isHorizontal && mark.kind == .bar ? mark.x : mark.y
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
        Set(marks.filter { $0.kind == .area }.map { $0.series ?? $0.styleBy ?? "" })
    }
}

/// One axis of a known length.
struct ChartScale {
    enum Kind {
        case bands([String])
        case line(low: Double, high: Double, isDate: Bool)
    }
    let kind: Kind
    /// In points.
    let length: CGFloat
    /// Whether values grow towards 0.
    let isReversed: Bool

    /// The place of a category, or the width of a value, in points.
    var band: CGFloat {
        if case .bands(let names) = kind { return length / CGFloat(max(1, names.count)) }
        return 0
    }

    /// In points; the middle of a category's place.
    func position(_ value: _Plotted) -> CGFloat? {
        switch kind {
        case .bands(let names):
            guard case .category(let name) = value, let index = names.firstIndex(of: name) else { return nil }
            // Categories go down from the top.
            return band * (CGFloat(index) + 0.5)
        case .line: return value.number.map(position)
        }
    }

    func position(_ number: Double) -> CGFloat {
        guard case .line(let low, let high, _) = kind, high > low else { return length / 2 }
        let share = (number - low) / (high - low)
        return length * (isReversed ? 1 - share : share)
    }

    func value(at position: CGFloat) -> _Plotted? {
        guard length > 0 else { return nil }
        switch kind {
        case .bands(let names):
            let index = Int((position / max(band, 1e-9)).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .line(let low, let high, let isDate):
            let share = isReversed ? 1 - position / length : position / length
            let number = low + share * (high - low)
            return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
        }
    }
}
