public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// Stands for `NSComparisonPredicate.Operator`, which Linux's Foundation keeps from being used.
public enum _HKComparison: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
}

/// What a store is asked. It finds nothing.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?
    open var sampleType: HKSampleType? { objectType as? HKSampleType }
    init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
        (objectType, self.predicate) = (type, predicate)
        super.init()
    }
    /// Calls the handlers with nothing.
    func answer() {}

    // Predicates are not looked into, as there are no samples.

    open class func predicateForSamples(
        withStart startDate: Foundation.Date?, end endDate: Foundation.Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(
        withMetadataKey key: String, allowedValues: [Any]
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForWorkouts(
        with operatorType: _HKComparison, duration: TimeInterval
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForQuantitySamples(
        with operatorType: _HKComparison, quantity: HKQuantity
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForCategorySamples(
        with operatorType: _HKComparison, value: Int
    ) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { NSPredicate(value: true) }
}

/// Looks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(sampleType, predicate)
    }
    override func answer() { handler(self, [], nil) }
}

/// How far samples are known.
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    private let value: Int
    public init(fromValue value: Int) {
        self.value = value
        super.init()
    }
    public required init?(coder: NSCoder) {
        value = coder.decodeInteger(forKey: "value")
        super.init()
    }
    public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Looks for samples that are new. No more ever come.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
    private let anchor: HKQueryAnchor?
    private let handler: Handler
    open var updateHandler: Handler?
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        (self.anchor, self.handler) = (anchor, handler)
        super.init(type, predicate)
    }
    override func answer() { handler(self, [], [], anchor ?? HKQueryAnchor(fromValue: 0), nil) }
}

/// Waits for changes, which never come: the handler is not called.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) { super.init(sampleType, predicate) }
}

/// Asks what numbers come to. There are none, which is an error, as on a device.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(quantityType, quantitySamplePredicate)
    }
    override func answer() { handler(self, nil, HKError(.errorNoData)) }
}

/// Asks what numbers of spans come to.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public let anchorDate: Foundation.Date
    public let intervalComponents: DateComponents
    public let options: HKStatisticsOptions
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Never called: nothing changes.
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    private let type: HKQuantityType
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Foundation.Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
        (self.options, type) = (options, quantityType)
        super.init(quantityType, quantitySamplePredicate)
    }
    override func answer() {
        initialResultsHandler?(self, HKStatisticsCollection(type, anchorDate, intervalComponents), nil)
    }
}

/// Looks for rings.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(.activitySummaryType(), predicate)
    }
    override func answer() { handler(self, [], nil) }
}

/// Looks for where samples are from.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(sampleType, objectPredicate)
    }
    override func answer() { handler(self, [], nil) }
}

/// Asks for the places of a workout.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(HKSeriesType.workoutRoute(), nil)
    }
    override func answer() { handler(self, [], true, nil) }
}
