import KinoraViews

/// The numbers of a chart's marks, and those at which its axes end: what is in between while a change of them is animated.
struct ChartNumbers: VectorArithmetic {
    /// What must be the same for numbers to go into each other: kinds, categories and series.
    var key = ""
    var values: [Double] = []

    static var zero: ChartNumbers { ChartNumbers() }
    private static func joined(
        _ a: ChartNumbers, _ b: ChartNumbers, _ join: (Double, Double) -> Double
    ) -> ChartNumbers {
        if b.values.isEmpty { return a }
        if a.values.isEmpty { return ChartNumbers(key: b.key, values: b.values.map { join(0, $0) }) }
        guard a.key == b.key, a.values.count == b.values.count else { return a }
        return ChartNumbers(key: a.key, values: zip(a.values, b.values).map(join))
    }
    static func + (a: ChartNumbers, b: ChartNumbers) -> ChartNumbers { joined(a, b, +) }
    static func - (a: ChartNumbers, b: ChartNumbers) -> ChartNumbers { joined(a, b, -) }
    mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// Marks at their values, or on the way there, within the axes as far as they have come.
struct ChartState {
    var marks: [_Mark]
    /// As they are drawn.
    var shown: ChartDomains
    /// As they will be: their ticks stand already.
    let goal: ChartDomains

    var numbers: ChartNumbers {
        get {
            var key = shown.key
            var values = shown.ends
            for mark in marks {
                key += "\u{1e}" + ChartPlan.series(of: mark)
                for value in mark.places {
                    guard let number = value.number, number.isFinite else {
                        key += "\u{1f}" + value.name
                        continue
                    }
                    key += "\u{1f}"
                    values.append(number)
                }
            }
            return ChartNumbers(key: key, values: values)
        }
        set {
            let own = numbers
            guard own.key == newValue.key, own.values.count == newValue.values.count else { return }
            var rest = newValue.values[...]
            shown.take(&rest)
            for index in marks.indices { marks[index].take(&rest) }
        }
    }
}

/// What both axes go over.
struct ChartDomains {
    var x: ChartScale.Kind
    var y: ChartScale.Kind
    var ends: [Double] { [x, y].flatMap(\.ends) }
    var key: String { "\(x.ends.count) \(y.ends.count)" }
    mutating func take(_ numbers: inout ArraySlice<Double>) {
        x.take(&numbers)
        y.take(&numbers)
    }
}
extension ChartScale.Kind {
    fileprivate var ends: [Double] {
        if case .line(let low, let high, _) = self { [low, high] } else { [] }
    }
    fileprivate mutating func take(_ numbers: inout ArraySlice<Double>) {
        guard case .line(_, _, let isDate) = self, let low = numbers.popFirst(), let high = numbers.popFirst() else {
            return
        }
        self = .line(low: low, high: high, isDate: isDate)
    }
}
extension _Mark {
    fileprivate var places: [_Plotted] { [x?.start, x?.end, y?.start, y?.end].compactMap { $0 ?? nil } }
    fileprivate mutating func take(_ numbers: inout ArraySlice<Double>) {
        x?.start.take(&numbers)
        x?.end?.take(&numbers)
        y?.start.take(&numbers)
        y?.end?.take(&numbers)
    }
}
extension _Plotted {
    fileprivate mutating func take(_ numbers: inout ArraySlice<Double>) {
        guard let number, number.isFinite, let next = numbers.popFirst() else { return }
        self = isDate ? .date(Date(timeIntervalSinceReferenceDate: next)) : .number(next)
    }
}
