import KinoraStage

// What a device tells of its bearer: steps, activities and heights. A stage is carried by nobody: none of it is available, and who asks gets
// an error after the current event.

/// The error of who asks all the same.
private var notAvailable: any Error { NSError(domain: CMErrorDomain, code: 109) }

public let CMErrorDomain = "CMErrorDomain"

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Steps in a span of time.
open class CMPedometerData: NSObject, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }

    init(from start: Date, to end: Date) { (startDate, endDate) = (start, end) }
}

open class CMPedometer: NSObject {
    public override init() {}
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        VirtualClock.schedule(after: 0) { handler(nil, notAvailable) }
    }
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        VirtualClock.schedule(after: 0) { handler(nil, notAvailable) }
    }
    open func stopUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// What somebody does.
open class CMMotionActivity: NSObject, @unchecked Sendable {
    public let startDate: Date
    open var confidence: CMMotionActivityConfidence { .low }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }

    init(at date: Date) { startDate = date }
}

open class CMMotionActivityManager: NSObject {
    public override init() {}
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    open func stopActivityUpdates() {}
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) { VirtualClock.schedule(after: 0) { handler(nil, notAvailable) } }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// A change of height in meters, and the pressure of the air in kilopascals.
open class CMAltitudeData: NSObject, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 101.325 }
}

open class CMAltimeter: NSObject {
    public override init() {}
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        VirtualClock.schedule(after: 0) { handler(nil, notAvailable) }
    }
    open func stopRelativeAltitudeUpdates() {}
}
