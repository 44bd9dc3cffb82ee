import KinoraViews

/// One axis of a known length.
struct ChartScale {
    enum Kind {
        case bands([String])
        /// The first value may be the greater one.
        case line(low: Double, high: Double, isDate: Bool)
    }
    let kind: Kind
    /// Of the plot, in points.
    let length: CGFloat
    /// Whether values grow towards 0.
    let isReversed: Bool
    /// Where the domain begins and ends, in points.
    let ends: (start: CGFloat, end: CGFloat)
    let type: ScaleType

    init(
        kind: Kind, length: CGFloat, isReversed: Bool, ends: (start: CGFloat, end: CGFloat)? = nil,
        type: ScaleType = .linear
    ) {
        (self.kind, self.length, self.isReversed, self.type) = (kind, length, isReversed, type)
        self.ends = ends ?? (0, length)
    }

    /// The place of a category, or the width of a value, in points.
    var band: CGFloat {
        if case .bands(let names) = kind { return abs(ends.end - ends.start) / CGFloat(max(1, names.count)) }
        return 0
    }

    var isDate: Bool { if case .line(_, _, true) = kind { true } else { false } }

    /// In points; the middle of a category's place.
    func position(_ value: _Plotted) -> CGFloat? {
        switch kind {
        case .bands(let names):
            guard case .category(let name) = value, let index = names.firstIndex(of: name) else { return nil }
            // Categories go down from the top.
            return min(ends.start, ends.end) + band * (CGFloat(index) + 0.5)
        case .line: return value.number.map(position)
        }
    }

    func position(_ number: Double) -> CGFloat {
        guard case .line(let low, let high, _) = kind, high != low else { return length / 2 }
        let (first, last) = (type.even(low), type.even(high))
        let place = ends.start + (ends.end - ends.start) * CGFloat((type.even(number) - first) / (last - first))
        return isReversed ? length - place : place
    }

    /// The places that a value covers: a category's all of its own.
    func range(_ value: _Plotted) -> ClosedRange<CGFloat>? {
        position(value).map { ($0 - band / 2)...($0 + band / 2) }
    }

    func value(at position: CGFloat) -> _Plotted? {
        guard length > 0, ends.start != ends.end else { return nil }
        switch kind {
        case .bands(let names):
            let index = Int(((position - min(ends.start, ends.end)) / max(band, 1e-9)).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .line(let low, let high, let isDate):
            let share = ((isReversed ? length - position : position) - ends.start) / (ends.end - ends.start)
            let (first, last) = (type.even(low), type.even(high))
            let number = type.value(first + Double(share) * (last - first))
            return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
        }
    }

    // MARK: Scrolling

    /// The value at the beginning of the plot once the content is scrolled so far, in points.
    func value(atOffset offset: CGFloat) -> _Plotted? {
        if isReversed, band == 0 { return value(at: offset + min(length - ends.end, length - ends.start) + length) }
        return value(at: offset + min(ends.start, ends.end) + band / 2)
    }
    /// How far the content is scrolled where a value is at the beginning of the plot, in points.
    func offset(of value: _Plotted) -> CGFloat? {
        guard let place = position(value) else { return nil }
        if isReversed, band == 0 { return place - min(length - ends.end, length - ends.start) - length }
        return place - band / 2 - min(ends.start, ends.end)
    }
}
