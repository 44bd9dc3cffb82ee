public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
public enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }

/// Something that happens within a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
        super.init()
    }
}

/// What is done, and where.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
    public override init() { super.init() }
}

/// A workout that a source makes.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    open var totalSwimmingStrokeCount: HKQuantity? { nil }
    open var totalFlightsClimbed: HKQuantity? { nil }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

    /// - Parameter duration: in seconds; 0: from the start to the end.
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Foundation.Date,
        end endDate: Foundation.Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        (self.workoutActivityType, workoutEvents) = (workoutActivityType, nil)
        self.duration = duration == 0 ? endDate.timeIntervalSince(startDate) : duration
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(
            HKObjectType.workoutType(), start: startDate, end: endDate, device: device, metadata: metadata)
    }
    public convenience init(
        activityType: HKWorkoutActivityType, start startDate: Foundation.Date, end endDate: Foundation.Date
    ) {
        self.init(
            activityType: activityType, start: startDate, end: endDate, duration: 0, totalEnergyBurned: nil,
            totalDistance: nil, device: nil, metadata: nil)
    }
    public convenience init(
        activityType: HKWorkoutActivityType, start startDate: Foundation.Date, end endDate: Foundation.Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: activityType, start: startDate, end: endDate, duration: duration,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
    }
}
public let HKWorkoutSortIdentifierDuration = "duration"
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"

/// The places of a workout. None is stored.
open class HKWorkoutRoute: HKSample, @unchecked Sendable {
    open var count: Int { 0 }
}
/// Collects places, and saves none.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore, device: HKDevice?) { super.init() }
    open func insertRouteData(_ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void) {
        answer { completion(false, HKError(.errorAuthorizationDenied)) }
    }
    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void
    ) { answer { completion(nil, HKError(.errorAuthorizationDenied)) } }
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw HKError(.errorAuthorizationDenied)
    }
}

/// Puts a workout together, which is not saved.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public typealias Completion = (Bool, (any Error)?) -> Void
    public let device: HKDevice?
    public let workoutConfiguration: HKWorkoutConfiguration
    open private(set) var startDate: Foundation.Date?
    open private(set) var endDate: Foundation.Date?
    open private(set) var metadata: [String: Any] = [:]
    open private(set) var workoutEvents: [HKWorkoutEvent] = []
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
        super.init()
    }
    open func beginCollection(withStart startDate: Foundation.Date, completion: @escaping Completion) {
        self.startDate = startDate
        answer { completion(true, nil) }
    }
    open func beginCollection(at startDate: Foundation.Date) async throws { self.startDate = startDate }
    open func endCollection(withEnd endDate: Foundation.Date, completion: @escaping Completion) {
        self.endDate = endDate
        answer { completion(true, nil) }
    }
    open func endCollection(at endDate: Foundation.Date) async throws { self.endDate = endDate }
    open func add(_ samples: [HKSample], completion: @escaping Completion) {
        answer { completion(false, HKError(.errorAuthorizationDenied)) }
    }
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping Completion) {
        self.workoutEvents += workoutEvents
        answer { completion(true, nil) }
    }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { self.workoutEvents += workoutEvents }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping Completion) {
        self.metadata.merge(metadata) { $1 }
        answer { completion(true, nil) }
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { self.metadata.merge(metadata) { $1 } }
    open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
        answer { completion(nil, HKError(.errorAuthorizationDenied)) }
    }
    @discardableResult
    open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorAuthorizationDenied) }
    open func discardWorkout() {}
    /// Seconds from the start to `date`, or to the end where that is earlier.
    open func elapsedTime(at date: Foundation.Date) -> TimeInterval {
        guard let startDate else { return 0 }
        return max(0, min(date, endDate ?? date).timeIntervalSince(startDate))
    }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
}
