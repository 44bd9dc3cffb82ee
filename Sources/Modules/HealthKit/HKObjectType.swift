public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
    public static let discrete = HKQuantityAggregationStyle.discreteArithmetic
}

/// A kind of health data.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    init(name: String) {
        identifier = name
        super.init()
    }
    open func requiresPerObjectAuthorization() -> Bool { false }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(name: "HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(name: "HKActivitySummaryTypeIdentifier")
    }
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(name: "HKDataTypeIdentifierElectrocardiogram")
    }
    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(name: "HKDataTypeIdentifierAudiogram")
    }
}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(name: identifier.rawValue) }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .infinity }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(name: identifier.rawValue) }
}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(name: identifier.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(name: "HKWorkoutRouteTypeIdentifier") }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(name: "HKDataTypeIdentifierHeartbeatSeries") }
}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(name: identifier.rawValue) }
    private var kind: HKQuantityKind? { HKQuantityKind.known[HKQuantityTypeIdentifier(rawValue: identifier)] }
    /// Whether several are added, as steps are, or have a mean, as heart rates do.
    open var aggregationStyle: HKQuantityAggregationStyle { kind?.style ?? .discreteArithmetic }
    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        kind.map { HKUnit(from: $0.unit).dimensions == unit.dimensions } ?? true
    }
}

public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
