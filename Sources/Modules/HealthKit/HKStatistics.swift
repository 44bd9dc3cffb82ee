public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let discreteMostRecent = HKStatisticsOptions.mostRecent
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// What numbers of a span come to. There are none, so that no sum or mean is there.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Foundation.Date
    public let endDate: Foundation.Date
    init(_ type: HKQuantityType, _ start: Foundation.Date, _ end: Foundation.Date) {
        (quantityType, startDate, endDate) = (type, start, end)
        super.init()
    }
    open var sources: [HKSource]? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func duration() -> HKQuantity? { nil }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
}

/// Spans of the same length. All are empty.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let type: HKQuantityType
    private let anchor: Foundation.Date
    private let interval: DateComponents
    init(_ type: HKQuantityType, _ anchor: Foundation.Date, _ interval: DateComponents) {
        (self.type, self.anchor, self.interval) = (type, anchor, interval)
        super.init()
    }

    /// None: there are no numbers.
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Foundation.Date) -> HKStatistics? { nil }
    open func sources() -> Set<HKSource> { [] }
    /// Every span between two dates, the first of which is the one that the first date is in. None has a quantity.
    open func enumerateStatistics(
        from startDate: Foundation.Date, to endDate: Foundation.Date,
        with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (start, end) in spans(from: startDate, to: endDate) {
            block(HKStatistics(type, start, end), &stop)
            if stop.boolValue { return }
        }
    }

    /// At most so many spans.
    private static let most = 100_000

    private func spans(from first: Foundation.Date, to last: Foundation.Date) -> [(Foundation.Date, Foundation.Date)] {
        let calendar = Calendar.current
        /// The beginning of a span, counted from the anchor.
        func date(_ index: Int) -> Foundation.Date? {
            func times(_ value: Int?) -> Int? {
                value.flatMap { $0.multipliedReportingOverflow(by: index).overflow ? nil : $0 * index }
            }
            let step = DateComponents(
                year: times(interval.year), month: times(interval.month), day: times(interval.day),
                hour: times(interval.hour), minute: times(interval.minute), second: times(interval.second),
                weekOfYear: times(interval.weekOfYear))
            return calendar.date(byAdding: step, to: anchor)
        }
        guard let next = date(1), next > anchor, first <= last else { return [] }
        // Spans may differ in length by a few days, as months do: a guess, and then steps.
        let guess = (first.timeIntervalSince(anchor) / next.timeIntervalSince(anchor)).rounded(.down)
        guard abs(guess) < 1e8 else { return [] }
        var index = Int(guess)
        while let start = date(index), start > first { index -= 1 }
        while let start = date(index + 1), start <= first { index += 1 }
        var spans: [(Foundation.Date, Foundation.Date)] = []
        while spans.count < HKStatisticsCollection.most, let start = date(index), start <= last,
            let end = date(index + 1)
        {
            spans.append((start, end))
            index += 1
        }
        return spans
    }
}
