/// The health data of the device: none. A request to read them is answered, and allows nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public typealias Completion = (Bool, (any Error)?) -> Void
    public override init() { super.init() }
    /// As on a phone.
    open class func isHealthDataAvailable() -> Bool { true }
    open func supportsHealthRecords() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    /// Says that the question was asked, which is all that a device tells. Nothing is allowed.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping Completion
    ) { HealthKit.answer { completion(true, nil) } }
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType> = [], read typesToRead: Set<HKObjectType> = []
    ) async throws {}
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { HealthKit.answer { completion(.unnecessary, nil) } }
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { .unnecessary }
    open func handleAuthorizationForExtension(completion: @escaping Completion) {
        HealthKit.answer { completion(true, nil) }
    }

    // MARK: Reading

    /// Answers a query after the current event, with nothing.
    open func execute(_ query: HKQuery) { HealthKit.answer { query.answer() } }
    open func stop(_ query: HKQuery) {}
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { HealthKit.answer { completion([:], nil) } }
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] { [:] }
    /// Fails, as nothing is known of who holds the device.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorAuthorizationDenied) }
    open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorAuthorizationDenied) }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError(.errorAuthorizationDenied) }
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorAuthorizationDenied) }
    open func activityMoveMode() throws -> HKActivityMoveModeObject { throw HKError(.errorAuthorizationDenied) }

    // MARK: Writing, which is refused

    open func save(_ object: HKObject, withCompletion completion: @escaping Completion) { refuse(completion) }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping Completion) { refuse(completion) }
    open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func delete(_ object: HKObject, withCompletion completion: @escaping Completion) { refuse(completion) }
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping Completion) { refuse(completion) }
    open func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    open func delete(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
    ) { HealthKit.answer { completion(false, 0, HKError(.errorAuthorizationDenied)) } }
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw HKError(.errorAuthorizationDenied)
    }
    open func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping Completion
    ) { refuse(completion) }
    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
        throw HKError(.errorAuthorizationDenied)
    }
    private func refuse(_ completion: @escaping Completion) {
        HealthKit.answer { completion(false, HKError(.errorAuthorizationDenied)) }
    }

    // MARK: In the background, where nothing comes

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping Completion
    ) { HealthKit.answer { completion(true, nil) } }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
    open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping Completion) {
        HealthKit.answer { completion(true, nil) }
    }
    open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
    open func disableAllBackgroundDelivery(completion: @escaping Completion) {
        HealthKit.answer { completion(true, nil) }
    }

    // MARK: Watches, of which there is none

    open func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping Completion) {
        HealthKit.answer { completion(false, HKError(.errorHealthDataUnavailable)) }
    }
    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    open var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?
    open func recoverActiveWorkoutSession(completion: @escaping (HKWorkoutSession?, (any Error)?) -> Void) {
        HealthKit.answer { completion(nil, nil) }
    }
}
extension Notification.Name {
    public static let HKUserPreferencesDidChange = Notification.Name("HKUserPreferencesDidChangeNotification")
}
