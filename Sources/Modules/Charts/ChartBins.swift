import KinoraViews

/// One bin: from its lower bound up to its upper one, which belongs to the next bin, or to the last.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    public let lowerBound: Bound
    public let upperBound: Bound
    let isLast: Bool
    public func contains(_ element: Bound) -> Bool {
        lowerBound <= element && (isLast ? element <= upperBound : element < upperBound)
    }
    public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
        guard isLast, upperBound < collection.endIndex else { return lowerBound..<upperBound }
        return lowerBound..<collection.index(after: upperBound)
    }
}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Which bin of thresholds has a value: the first of those below it, the last of those above.
private func bin<Value: Comparable>(_ value: Value, _ thresholds: [Value]) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return min(max(above - 1, 0), max(thresholds.count - 2, 0))
}
private func bins<Value: Comparable>(_ thresholds: [Value], _ position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
        lowerBound: thresholds[position], upperBound: thresholds[position + 1],
        isLast: position == thresholds.count - 2)
}

/// Bins of numbers.
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
    public let thresholds: [Value]
    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(position: Int) -> ChartBinRange<Value> { bins(thresholds, position) }
    public func index(for value: Value) -> Int { bin(value, thresholds) }

    /// So many bins by sizes of 1, 2 or 5 times a power of ten, which take in all of a range.
    private init(
        _ low: Double, _ high: Double, _ count: Int, least: Double, _ value: (Double) -> Value
    ) {
        let size = Swift.max(AxisValues.step(high - low, count), least)
        let (first, last) = ((low / size + 1e-9).rounded(.down), (high / size - 1e-9).rounded(.up))
        let steps = Int(Swift.min(Swift.max(last - first, 1), 10_000))
        thresholds = (0...steps).map { value((first + Double($0)) * size) }
    }
    /// Sturges' rule for how many bins data need.
    private static func count(_ data: Int) -> Int {
        Swift.max(1, Int.bitWidth - Swift.max(0, data - 1).leadingZeroBitCount + 1)
    }
}
extension NumberBins where Value: BinaryFloatingPoint {
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(thresholds: NumberBins.steps(range.lowerBound, range.upperBound, size))
    }
    public init(range: ClosedRange<Value>, count: Int) {
        let size = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
        self.init(thresholds: (0...Swift.max(1, count)).map { range.lowerBound + Value($0) * size })
    }
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(Double(range.lowerBound), Double(range.upperBound), desiredCount, least: Double(minimumStride)) {
            Value($0)
        }
    }
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? NumberBins.count(data.count),
            minimumStride: minimumStride)
    }
    private static func steps(_ low: Value, _ high: Value, _ size: Value) -> [Value] {
        guard size > 0, (high - low) / size < 10_000 else { return [low, high] }
        let first = (low / size).rounded(.down)
        let last = Swift.max(first + 1, (high / size).rounded(.up))
        return (0...Int(last - first)).map { (first + Value($0)) * size }
    }
}
extension NumberBins where Value: BinaryInteger {
    public init(size: Value, range: ClosedRange<Value>) {
        let size = Swift.max(1, size)
        let below = range.lowerBound % size
        let first = range.lowerBound - (below < 0 ? below + size : below)
        let count = Swift.max(1, Int((range.upperBound - first + size - 1) / size))
        self.init(thresholds: (0...Swift.min(count, 10_000)).map { first + Value($0) * size })
    }
    public init(range: ClosedRange<Value>, count: Int) {
        let span = Int(range.upperBound - range.lowerBound)
        self.init(size: Value(Swift.max(1, (span + count - 1) / Swift.max(1, count))), range: range)
    }
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            Double(range.lowerBound), Double(range.upperBound), desiredCount,
            least: Swift.max(1, Double(minimumStride))
        ) { Value($0.rounded()) }
    }
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? NumberBins.count(data.count),
            minimumStride: minimumStride)
    }
}

/// Bins of dates.
public struct DateBins: Collection, Equatable {
    public let thresholds: [Date]
    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let span = range.upperBound.timeIntervalSince(range.lowerBound)
        let count = timeInterval > 0 ? Swift.min(Swift.max((span / timeInterval).rounded(.up), 1), 10_000) : 1
        thresholds = (0...Int(count)).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) }
    }
    /// By whole units, from the beginning of the first.
    public init(
        unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .charts
    ) {
        let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        var found = [first]
        while let last = found.last, last < range.upperBound || found.count < 2, found.count < 10_000,
            let next = calendar.date(byAdding: unit, value: found.count * Swift.max(1, stride), to: first)
        {
            found.append(next)
        }
        thresholds = found
    }
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .charts) {
        let span = range.upperBound.timeIntervalSince(range.lowerBound)
        let (unit, stride) = AxisValues.unit(span, desiredCount)
        self.init(unit: unit, by: stride, range: range, calendar: calendar)
    }
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .charts) {
        let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(range: first...(data.max() ?? first), desiredCount: desiredCount ?? 10, calendar: calendar)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(position: Int) -> ChartBinRange<Date> { bins(thresholds, position) }
    public func index(for value: Date) -> Int { bin(value, thresholds) }
}
