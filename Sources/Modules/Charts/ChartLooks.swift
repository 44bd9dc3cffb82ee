import KinoraViews

/// What a chart says of the looks of its values: styles, symbols, sizes or lines.
struct ChartLooks<Look> {
    var pairs: [(value: _Plotted, look: Look)] = []
    var domain: _ScaleDomain?
    var range: [Look] = []
    /// The range for so many categories, where it depends on their number.
    var categories: ((Int) -> [Look])?
    var map: ((_Plotted) -> Look?)?
    var type: ScaleType?
}

/// The looks of the values that are there.
struct ChartLookScale<Look> {
    /// Each value with its look, in their order. Empty where numbers have looks in between.
    let entries: [(value: _Plotted, look: Look)]
    /// Where numbers have looks between those of the ends.
    private(set) var numbers: (low: Double, high: Double, look: (Double) -> Look)?
    private let looks: [_Plotted: Look]
    private let type: ScaleType

    /// `between` makes the look at a share of a range, 0…1; nil if numbers are told apart as names are.
    init(
        _ wanted: ChartLooks<Look>, used: [_Plotted], palette: [Look], ramp: [Look] = [],
        between: (([Look], Double) -> Look)? = nil
    ) {
        var seen: Set<_Plotted> = []
        type = wanted.type ?? .linear
        let all = (wanted.pairs.map(\.value) + (wanted.domain?.values ?? []) + used).filter { seen.insert($0).inserted }
        let isNumeric =
            !used.isEmpty && used.allSatisfy { if case .number = $0 { true } else { false } } && wanted.pairs.isEmpty
            && wanted.map == nil && wanted.type != .category
        if isNumeric, let between, let low = all.compactMap(\.number).min(), let high = all.compactMap(\.number).max() {
            let range = wanted.range.isEmpty ? ramp : wanted.range
            let ends = (wanted.domain?.values?.first?.number ?? low, wanted.domain?.values?.last?.number ?? high)
            numbers = (ends.0, ends.1, { between(range, $0) })
            (entries, looks) = ([], [:])
            return
        }
        let isUsed = Set(used)
        let said = wanted.categories?(all.count) ?? wanted.range
        let range = said.isEmpty ? palette : said
        let named = all.enumerated().compactMap { index, value -> (value: _Plotted, look: Look)? in
            guard isUsed.contains(value) else { return nil }
            let own = wanted.pairs.first { $0.value == value }?.look ?? wanted.map?(value)
            return (own ?? (range.isEmpty ? nil : range[index % range.count])).map { (value, $0) }
        }
        entries = wanted.domain?.isReversed == true ? named.reversed() : named
        looks = Dictionary(named.map { ($0.value, $0.look) }, uniquingKeysWith: { first, _ in first })
    }

    func look(of value: _Plotted?) -> Look? {
        guard let value else { return nil }
        guard let numbers, let number = value.number else { return looks[value] }
        let (low, high) = (type.even(numbers.low), type.even(numbers.high))
        return numbers.look(high == low ? 0.5 : min(max((type.even(number) - low) / (high - low), 0), 1))
    }
    /// All values, or the least and the greatest number.
    var domain: [_Plotted] { numbers.map { [.number($0.low), .number($0.high)] } ?? entries.map(\.value) }
}

extension ChartLooks {
    static func pairs<D: Plottable>(_ mapping: KeyValuePairs<D, Look>) -> ChartLooks {
        ChartLooks(pairs: mapping.map { ($0.key._plotted, $0.value) })
    }
    static func mapped<C: Collection>(_ domain: C, _ look: (C.Element) -> Look) -> ChartLooks
    where C.Element: Plottable { ChartLooks(pairs: domain.map { ($0._plotted, look($0)) }) }
    static func mapped<D: Plottable>(_ look: @escaping (D) -> Look) -> ChartLooks {
        ChartLooks(map: { $0.of(D.self).map(look) })
    }
}
