/// A workout that goes on. It begins, pauses and ends as it is told; no sensor measures anything.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    open private(set) var state = HKWorkoutSessionState.notStarted
    open private(set) var startDate: Foundation.Date?
    open private(set) var endDate: Foundation.Date?
    open var type: HKWorkoutSessionType { .primary }
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    private let store: HKHealthStore
    private var builder: HKLiveWorkoutBuilder?
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        (store, self.workoutConfiguration) = (healthStore, workoutConfiguration)
        super.init()
    }
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        let builder =
            builder ?? HKLiveWorkoutBuilder(healthStore: store, configuration: workoutConfiguration, device: .local())
        self.builder = builder
        return builder
    }

    open func prepare() { go(to: .prepared, at: Date()) }
    open func startActivity(with date: Foundation.Date?) {
        startDate = date ?? Date()
        go(to: .running, at: startDate ?? Date())
    }
    open func stopActivity(with date: Foundation.Date?) {
        endDate = date ?? Date()
        go(to: .stopped, at: endDate ?? Date())
    }
    open func pause() { if state == .running { go(to: .paused, at: Date()) } }
    open func resume() { if state == .paused { go(to: .running, at: Date()) } }
    open func end() {
        endDate = endDate ?? Date()
        go(to: .ended, at: endDate ?? Date())
    }

    /// Told after the current event.
    private func go(to new: HKWorkoutSessionState, at date: Foundation.Date) {
        let old = state
        state = new
        answer { [self] in delegate?.workoutSession(self, didChangeTo: new, from: old, date: date) }
    }

    /// There is no other device.
    open func startMirroringToCompanionDevice() async throws { throw HKError(.errorHealthDataUnavailable) }
    open func stopMirroringToCompanionDevice() async throws {}
    open func sendToRemoteWorkoutSession(data: Data) async throws { throw HKError(.errorHealthDataUnavailable) }
}

public protocol HKWorkoutSessionDelegate: AnyObject {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Foundation.Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}
extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
    ) {}
}

/// What a session's sensors would measure.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    open private(set) var typesToCollect: Set<HKQuantityType> = []
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {
        super.init()
    }
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        typesToCollect.insert(quantityType)
    }
    open func disableCollection(for quantityType: HKQuantityType) { typesToCollect.remove(quantityType) }
}

/// Puts the workout of a session together.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open var dataSource: HKLiveWorkoutDataSource?
    open var shouldCollectWorkoutEvents = true
    open var elapsedTime: TimeInterval { elapsedTime(at: Date()) }
}
public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}
