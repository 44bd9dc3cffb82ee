/// Something that a store could keep.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    public let device: HKDevice?
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
    open var source: HKSource { .default() }
    init(device: HKDevice?, metadata: [String: Any]?) {
        (self.device, self.metadata) = (device, metadata)
        super.init()
    }
}

/// Where data are from.
open class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String
    private static let own = HKSource(name: "App", bundleIdentifier: "app")
    init(name: String, bundleIdentifier: String) {
        (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
        super.init()
    }
    open class func `default`() -> HKSource { own }
}
open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    open var productType: String? { nil }
    public init(source: HKSource, version: String?) {
        (self.source, self.version) = (source, version)
        super.init()
    }
}

/// What has measured.
open class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        self.udiDeviceIdentifier = udiDeviceIdentifier
        super.init()
    }
    private static let own = HKDevice(
        name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
        softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    open class func local() -> HKDevice { own }
}

public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// Something that was measured or happened in a span of time.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Foundation.Date
    public let endDate: Foundation.Date
    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }
    init(
        _ type: HKSampleType, start: Foundation.Date, end: Foundation.Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(device: device, metadata: metadata)
    }
}

/// A number.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    open var count: Int { 1 }
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Foundation.Date,
        end endDate: Foundation.Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
    }
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Foundation.Date,
        end endDate: Foundation.Date, metadata: [String: Any]? = nil
    ) {
        self.init(
            type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
}
public typealias HKCumulativeQuantitySample = HKQuantitySample
public typealias HKDiscreteQuantitySample = HKQuantitySample

/// One of several values.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int
    public init(
        type: HKCategoryType, value: Int, start startDate: Foundation.Date, end endDate: Foundation.Date,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, start: startDate, end: endDate, device: device, metadata: metadata)
    }
    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Foundation.Date, end endDate: Foundation.Date,
        metadata: [String: Any]? = nil
    ) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
}

/// Samples that belong together, as the two numbers of a blood pressure.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>
    public init(
        type correlationType: HKCorrelationType, start startDate: Foundation.Date, end endDate: Foundation.Date,
        objects: Set<HKSample>, device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(correlationType, start: startDate, end: endDate, device: device, metadata: metadata)
    }
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// What was deleted. Nothing is.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    override init() { super.init() }
}

open class HKBiologicalSexObject: NSObject, @unchecked Sendable { open var biologicalSex: HKBiologicalSex { .notSet } }
open class HKBloodTypeObject: NSObject, @unchecked Sendable { open var bloodType: HKBloodType { .notSet } }
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    open var skinType: HKFitzpatrickSkinType { .notSet }
}
open class HKWheelchairUseObject: NSObject, @unchecked Sendable { open var wheelchairUse: HKWheelchairUse { .notSet } }
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}

/// A day's rings. They keep what the source writes into them.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity?
    public override init() { super.init() }
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
