import Foundation
import HealthKit
import KinoraStage
import Testing

/// Health data: units that convert, and a store in which nothing is.
@MainActor
struct HealthTests {
    private func converted(_ value: Double, _ from: String, _ to: String) -> Double {
        HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    }

    /// By hand: a pound has 453.59237 g, a mile 1609.344 m, a kilocalorie 4184 J, a US cup 236.588 mL, 32 °F are 0 °C.
    private nonisolated static let table: [(Double, String, String, Double)] = [
        (70, "kg", "g", 70_000), (1, "lb", "g", 453.59237), (1, "st", "lb", 14), (16, "oz", "lb", 1),
        (1, "mi", "km", 1.609344), (12, "in", "ft", 1), (3, "ft", "yd", 1), (180, "cm", "m", 1.8),
        (1.5, "hr", "min", 90), (1, "d", "s", 86_400), (250, "ms", "s", 0.25),
        (1, "kcal", "kJ", 4.184), (1, "Cal", "kcal", 1), (1, "L", "mL", 1000), (2, "cup_us", "pt_us", 1),
        (1, "cup_us", "mL", 236.5882365), (32, "degF", "degC", 0), (100, "degC", "degF", 212),
        (37, "degC", "K", 310.15), (98.6, "degF", "degC", 37), (120, "mmHg", "kPa", 15.9986864898),
        (1, "atm", "Pa", 101_325), (60, "count/min", "count/s", 1), (1, "Hz", "count/min", 60),
        (10, "m/s", "km/hr", 36), (90, "mg/dL", "g/L", 0.9), (180, "deg", "rad", Double.pi),
        (1, "W", "J/s", 1), (35, "ml/(kg*min)", "L/(kg*hr)", 2.1), (1, "m^2", "cm^2", 10_000),
        (0.98, "%", "count", 0.98),
        // A millimole of glucose weighs 180.15588 mg.
        (1, "mmol<180.15588>/L", "mg/dL", 18.015588),
    ]

    @Test("Quantities convert between units of a kind", arguments: table)
    func conversions(_ value: Double, _ from: String, _ to: String, _ result: Double) {
        // A relative error of the last digits remains after a few multiplications.
        #expect(abs(converted(value, from, to) - result) <= 1e-9 * max(1, abs(result)))
        #expect(abs(converted(result, to, from) - value) <= 1e-9 * max(1, abs(value)))
    }

    @Test("Units have texts that are read again, and those that are made by name are the same")
    func texts() {
        let pairs: [(HKUnit, String)] = [
            (.gramUnit(with: .kilo), "kg"), (.count().unitDivided(by: .minute()), "count/min"),
            (.meter().unitDivided(by: HKUnit.second().unitRaised(toPower: 2)), "m/s^2"),
            (
                .literUnit(with: .milli).unitDivided(by: HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute())),
                "mL/kg·min"
            ),
            (HKUnit.second().reciprocal(), "1/s"), (.kilocalorie(), "kcal"), (.percent(), "%"),
        ]
        for (unit, text) in pairs {
            #expect(unit.unitString == text && HKUnit(from: text) == unit)
        }
        #expect(HKUnit.meter().unitDivided(by: .meter()).isNull() && !HKUnit.meter().isNull())
        #expect(HKUnit(from: "furlong").isNull() && HKUnit(from: "kmin").isNull() && HKUnit(from: "((").isNull())
    }

    @Test("Units of different kinds do not go together")
    func kinds() {
        let mass = HKQuantity(unit: .gram(), doubleValue: 1)
        #expect(mass.is(compatibleWith: .pound()) && !mass.is(compatibleWith: .meter()))
        #expect(mass.doubleValue(for: .meter()).isNaN)
        #expect(mass.compare(HKQuantity(unit: .ounce(), doubleValue: 1)) == .orderedAscending)
        #expect(mass.compare(HKQuantity(unit: .gramUnit(with: .milli), doubleValue: 999)) == .orderedDescending)
        #expect(HKQuantityType(.stepCount).is(compatibleWith: .count()))
        #expect(!HKQuantityType(.stepCount).is(compatibleWith: .meter()))
        #expect(HKQuantityType(.vo2Max).is(compatibleWith: HKUnit(from: "ml/(kg*min)")))
        #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
        #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteArithmetic)
    }

    @Test("Every kind of numbers has a unit that can be read")
    func everyKind() {
        for (identifier, kind) in HealthTests.kindsWithUnits {
            #expect(HKQuantityType(identifier).is(compatibleWith: HKUnit(from: kind)))
            #expect(!HKUnit(from: kind).isNull())
        }
        #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
        #expect(HKQuantityTypeIdentifier.dietaryFiber.rawValue == "HKQuantityTypeIdentifierDietaryFiber")
    }
    private static let kindsWithUnits: [(HKQuantityTypeIdentifier, String)] = [
        (.bodyMass, "lb"), (.height, "cm"), (.activeEnergyBurned, "kJ"), (.bloodGlucose, "mmol<180.15588>/L"),
        (.bodyTemperature, "degF"), (.bloodPressureSystolic, "mmHg"), (.oxygenSaturation, "%"), (.dietaryWater, "mL"),
        (.environmentalAudioExposure, "dBASPL"), (.insulinDelivery, "IU"), (.physicalEffort, "kcal/(kg*hr)"),
        (.runningPower, "W"), (.electrodermalActivity, "mcS"),
    ]

    @Test("Samples keep what they are made of")
    func samples() {
        let (start, end) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 60))
        let sample = HKQuantitySample(
            type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 12), start: start,
            end: end,
            metadata: [HKMetadataKeyWasUserEntered: true])
        #expect(sample.sampleType == HKQuantityType(.stepCount) && sample.quantity.doubleValue(for: .count()) == 12)
        #expect(sample.startDate == start && sample.endDate == end && sample.metadata?.count == 1)
        let workout = HKWorkout(activityType: .running, start: start, end: end)
        #expect(workout.duration == 60 && workout.workoutActivityType == .running)
        #expect(HKWorkoutActivityType.running.rawValue == 37 && HKWorkoutActivityType.yoga.rawValue == 57)
        #expect(HKWorkoutActivityType.cooldown.rawValue == 80 && HKWorkoutActivityType.transition.rawValue == 83)
    }

    @Test("The store says that it was asked, finds nothing, and saves nothing")
    func store() async throws {
        let (store, type) = (HKHealthStore(), HKQuantityType(.stepCount))
        var words: [String] = []
        try onStage {
            store.requestAuthorization(toShare: nil, read: [type]) { success, error in
                words.append("asked \(success) \(error == nil)")
            }
            store.execute(
                HKSampleQuery(sampleType: type, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
                    words.append("samples \($1?.count ?? -1) \($2 == nil)")
                })
            store.execute(
                HKStatisticsQuery(quantityType: type, quantitySamplePredicate: nil, options: .cumulativeSum) {
                    words.append("sum \($1 == nil) \(($2 as? HKError)?.code == .errorNoData)")
                })
            words.append("begun")
        }
        #expect(words == ["begun", "asked true true", "samples 0 true", "sum true true"])
        #expect(store.authorizationStatus(for: type) == .sharingDenied)
        let sample = HKQuantitySample(
            type: type, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: .distantPast, end: .distantPast)
        let error = await #expect(throws: HKError.self) { try await store.save(sample) }
        #expect(error?.code == .errorAuthorizationDenied && HKError.Code.errorAuthorizationDenied.rawValue == 4)
    }

    @Test("A task that waits for what a query finds goes on")
    func waiting() throws {
        final class Log { var words: [String] = [] }
        let log = Log()
        _ = try Stage(size: CGSize(width: 10, height: 10), duration: 1) {
            Color.clear.task {
                let count: Int? = await withCheckedContinuation { continuation in
                    let query = HKSampleQuery(
                        sampleType: HKQuantityType(.stepCount), predicate: nil, limit: 1, sortDescriptors: nil
                    ) { _, samples, _ in continuation.resume(returning: samples?.count) }
                    HKHealthStore().execute(query)
                }
                log.words.append("found \(count ?? -1)")
            }
        }.scene(at: 0.5)
        #expect(log.words == ["found 0"])
    }

    @Test("A collection has every span between two dates, from the one that the first is in, without quantities")
    func spans() throws {
        var starts: [Double] = []
        var quantities = 0
        try onStage {
            // Hours from 0:30 on; the dates are 1:15 and 4:00.
            let query = HKStatisticsCollectionQuery(
                quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum,
                anchorDate: Date(timeIntervalSinceReferenceDate: 1800), intervalComponents: DateComponents(hour: 1))
            query.initialResultsHandler = { _, collection, _ in
                collection?.enumerateStatistics(
                    from: Date(timeIntervalSinceReferenceDate: 4500), to: Date(timeIntervalSinceReferenceDate: 14_400)
                ) { statistics, _ in
                    starts.append(statistics.startDate.timeIntervalSinceReferenceDate)
                    quantities += statistics.sumQuantity() == nil ? 0 : 1
                }
            }
            HKHealthStore().execute(query)
        }
        #expect(starts == [1800, 5400, 9000, 12_600] && quantities == 0)
    }

    @Test("A session goes through its states as it is told, and tells its delegate")
    func session() throws {
        final class Delegate: HKWorkoutSessionDelegate {
            var states: [HKWorkoutSessionState] = []
            func workoutSession(
                _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
                from fromState: HKWorkoutSessionState, date: Date
            ) { states.append(toState) }
            func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {}
        }
        let (configuration, delegate) = (HKWorkoutConfiguration(), Delegate())
        configuration.activityType = .yoga
        let session = try HKWorkoutSession(healthStore: HKHealthStore(), configuration: configuration)
        session.delegate = delegate
        try onStage {
            session.startActivity(with: Date(timeIntervalSinceReferenceDate: 5))
            session.resume()
            session.pause()
            session.resume()
            session.end()
        }
        #expect(delegate.states == [.running, .paused, .running, .ended] && session.state == .ended)
        #expect(session.activityType == .yoga && session.startDate == Date(timeIntervalSinceReferenceDate: 5))
        #expect(session.associatedWorkoutBuilder() === session.associatedWorkoutBuilder())
    }
}
