// Names of health data, each used once as sources use it.
import HealthKit
import HealthKitUI
import SwiftUI

@MainActor final class Health: ObservableObject {
    @Published var steps = 0
    @Published var week: [(Date, Double)] = []
    @Published var message = ""
    private let store = HKHealthStore()
    private let read: Set<HKObjectType> = [
        HKQuantityType(.stepCount), HKObjectType.quantityType(forIdentifier: .heartRate)!,
        HKCategoryType(.sleepAnalysis), HKObjectType.workoutType(), HKSeriesType.workoutRoute(),
        HKCharacteristicType(.dateOfBirth),
    ]

    func ask() async {
        guard HKHealthStore.isHealthDataAvailable() else { return }
        do {
            try await store.requestAuthorization(toShare: [HKQuantityType(.bodyMass)], read: read)
        } catch { message = error.localizedDescription }
        store.requestAuthorization(toShare: nil, read: read) { success, error in print(success, error as Any) }
        switch store.authorizationStatus(for: HKQuantityType(.stepCount)) {
        case .sharingAuthorized: message = "allowed"
        case .sharingDenied, .notDetermined: message = "not allowed"
        @unknown default: break
        }
    }

    func load() {
        guard let type = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return }
        let start = Calendar.current.startOfDay(for: Date())
        let predicate = HKQuery.predicateForSamples(withStart: start, end: Date(), options: .strictStartDate)
        let query = HKStatisticsQuery(quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum) {
            [weak self] _, result, error in
            guard let sum = result?.sumQuantity() else { return }
            let steps = Int(sum.doubleValue(for: HKUnit.count()))
            DispatchQueue.main.async { self?.steps = steps }
        }
        store.execute(query)

        let sort = NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
        let samples = HKSampleQuery(
            sampleType: HKQuantityType(.heartRate), predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: [sort]
        ) { _, samples, _ in
            for sample in samples as? [HKQuantitySample] ?? [] {
                print(sample.quantity.doubleValue(for: HKUnit.count().unitDivided(by: .minute())), sample.startDate)
            }
        }
        store.execute(samples)

        let collection = HKStatisticsCollectionQuery(
            quantityType: type, quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: start,
            intervalComponents: DateComponents(day: 1))
        collection.initialResultsHandler = { [weak self] _, results, _ in
            var week: [(Date, Double)] = []
            results?.enumerateStatistics(from: start.addingTimeInterval(-6 * 86_400), to: start) { statistics, _ in
                week.append((statistics.startDate, statistics.sumQuantity()?.doubleValue(for: .count()) ?? 0))
            }
            let result = week
            DispatchQueue.main.async { self?.week = result }
        }
        store.execute(collection)
        let observer = HKObserverQuery(sampleType: type, predicate: nil) { _, done, _ in done() }
        store.execute(observer)
        store.enableBackgroundDelivery(for: type, frequency: .immediate) { _, _ in }
    }

    func loadInTask() async throws {
        let descriptor = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.stepCount))],
            sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 10)
        print(try await descriptor.result(for: store).count)
        let workouts = try await HKSampleQueryDescriptor(
            predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))], sortDescriptors: []
        ).result(for: store)
        print(workouts.map(\.workoutActivityType.rawValue))
        let sum = try await HKStatisticsQueryDescriptor(
            predicate: .quantitySample(type: HKQuantityType(.stepCount)), options: .cumulativeSum
        ).result(for: store)
        print(sum?.sumQuantity() as Any, try store.dateOfBirthComponents())
    }

    func save() async throws {
        let mass = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
        let sample = HKQuantitySample(type: HKQuantityType(.bodyMass), quantity: mass, start: .now, end: .now)
        try await store.save(sample)
        store.save(sample) { _, error in
            if let error = error as? HKError, error.code == .errorAuthorizationDenied { print("denied") }
        }
        let sleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepDeep.rawValue,
            start: .now, end: .now)
        try await store.save([sleep])
    }
}

final class WorkoutManager: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate {
    func start() throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        configuration.locationType = .outdoor
        let store = HKHealthStore()
        let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
        let builder = session.associatedWorkoutBuilder()
        builder.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: configuration)
        session.delegate = self
        builder.delegate = self
        session.startActivity(with: Date())
        builder.beginCollection(withStart: Date()) { _, _ in }
    }
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date
    ) {}
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {}
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {
        for case let type as HKQuantityType in collectedTypes {
            print(workoutBuilder.statistics(for: type)?.mostRecentQuantity() as Any)
        }
    }
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
}

struct HealthScreen: View {
    @StateObject private var health = Health()
    @State private var trigger = false
    var body: some View {
        Text("\(health.steps) steps")
            .healthDataAccessRequest(
                store: HKHealthStore(), readTypes: [HKQuantityType(.stepCount)], trigger: trigger
            ) { result in print(result) }
            .task { await health.ask() }
    }
}
