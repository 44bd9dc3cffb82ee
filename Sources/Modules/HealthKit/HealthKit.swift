/// The module that sources import for health data. The store is there and holds nothing: queries find no samples, as on a phone whose
/// user has allowed no reading, and saving is refused. Quantities and units convert, and samples keep what they are made of.
@_exported import CoreLocation
@_exported import KinoraViews

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }

public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
}
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }
public enum HKCategoryValuePresence: Int, Sendable { case present, notPresent }
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
public enum HKHeartRateMotionContext: Int, Sendable { case notSet, sedentary, active }
public enum HKDevicePlacementSide: Int, Sendable { case unknown, left, right, central }

public let HKObjectQueryNoLimit = 0
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"

/// Answers after the current event, as the framework never answers within the call.
func answer(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }
