/// Which samples a task looks for.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    let type: HKSampleType
    private init(type: HKSampleType) { self.type = type }
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        .init(type: type)
    }
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> { .init(type: type) }
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> { .init(type: type) }
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        .init(type: HKObjectType.workoutType())
    }
    public static func correlation(
        type: HKCorrelationType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCorrelation> { .init(type: type) }
}

/// Samples for a task. There are none.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    public var limit: Int?
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) { self.limit = limit }
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}

/// New samples for a task. There are none, and no more come.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: Sendable {
    public struct Result: Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }
    public var anchor: HKQueryAnchor?
    public var limit: Int?
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.anchor, self.limit) = (anchor, limit)
    }
    public func result(for healthStore: HKHealthStore) async throws -> Result {
        Result(addedSamples: [], deletedObjects: [], newAnchor: anchor ?? HKQueryAnchor(fromValue: 0))
    }
    /// One result, and then nothing for ever.
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        let first = Result(addedSamples: [], deletedObjects: [], newAnchor: anchor ?? HKQueryAnchor(fromValue: 0))
        return AsyncThrowingStream { $0.yield(first) }
    }
}

/// What numbers come to, for a task. There are none.
public struct HKStatisticsQueryDescriptor: Sendable {
    public var options: HKStatisticsOptions
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        self.options = options
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}

/// What numbers of spans come to, for a task.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    public struct Result: Sendable { public let statisticsCollection: HKStatisticsCollection }
    public var options: HKStatisticsOptions
    public var anchorDate: Foundation.Date
    public var intervalComponents: DateComponents
    private let type: HKSampleType
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Foundation.Date,
        intervalComponents: DateComponents
    ) {
        (self.options, type) = (options, predicate.type)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }
    private var collection: HKStatisticsCollection {
        HKStatisticsCollection(
            type as? HKQuantityType ?? HKQuantityType(.stepCount), anchorDate, intervalComponents)
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { collection }
    /// One result, and then nothing for ever.
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        let first = Result(statisticsCollection: collection)
        return AsyncThrowingStream { $0.yield(first) }
    }
}

/// Rings for a task. There are none.
public struct HKActivitySummaryQueryDescriptor: Sendable {
    public init(predicate: NSPredicate? = nil) {}
    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { [] }
}
