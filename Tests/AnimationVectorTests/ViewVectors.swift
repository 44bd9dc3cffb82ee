import Foundation
import Testing
@testable import KinoraViews

/// What the file says of views: units of animatable data, phases, schedules.
@MainActor
enum ViewVectors {
    static func animatableScale(_ section: JSON) throws -> Int {
        #expect(Angle.radians(1).animatableData == section["unit_scale"].number)
        var count = 1
        for row in section["rows"].list {
            let (type, value, data) = (row["type"].string, row["value"], row["animatableData"])
            let pairs = try #require(animatableData(type, value, data), "\(type) \(value.string)")
            for (ours, theirs) in pairs { #expect(agree(ours, theirs, 1e-8), "\(type): \(ours), not \(theirs)") }
            count += pairs.count
        }
        return count
    }

    /// The animatable data of a row's value, and what it should be; nil for a row that is not known.
    private static func animatableData(_ type: String, _ value: JSON, _ data: JSON) -> [(Double, Double)]? {
        let (given, wanted) = (value.list.map(\.number), data.list.map(\.number))
        switch (type, value.string) {
        case ("Angle", "90 degrees"): return [(Angle.degrees(90).animatableData, data.number)]
        case ("Angle", "1 radian"): return [(Angle.radians(1).animatableData, data.number)]
        case ("UnitPoint", _):
            let own = UnitPoint(x: given[0], y: given[1]).animatableData
            return [(own.first, wanted[0]), (own.second, wanted[1])]
        case ("Color.Resolved (linear r,g,b, alpha)", _):
            let own = Color.Resolved(
                colorSpace: .sRGBLinear, red: Float(given[0]), green: Float(given[1]), blue: Float(given[2]),
                opacity: Float(given[3])
            ).animatableData
            let parts = [own.first, own.second.first, own.second.second.first, own.second.second.second]
            return Array(zip(parts.map(Double.init), wanted))
        case ("CGSize/CGPoint/CGFloat/opacity Double", _):
            let (number, wanted) = (value.number, data.number)
            let size = CGSize(width: number, height: number).animatableData
            let point = CGPoint(x: number, y: number).animatableData
            return [
                (size.first, wanted), (size.second, wanted), (point.first, wanted), (point.second, wanted),
                (CGFloat(number).animatableData, wanted), (OpacityEffect(opacity: number).animatableData, wanted),
            ].map { (Double($0.0), $0.1) }
        default: return nil
        }
    }

    static func transitionPhases(_ section: JSON) throws -> Int {
        #expect(TransitionPhase.willAppear.value == section["willAppear"].number)
        #expect(TransitionPhase.identity.value == section["identity"].number)
        #expect(TransitionPhase.didDisappear.value == section["didDisappear"].number)
        return 3
    }

    static func scrollPhases(_ section: JSON) throws -> Int {
        #expect(ScrollTransitionPhase.topLeading.value == section["topLeading"].number)
        #expect(ScrollTransitionPhase.identity.value == section["identity"].number)
        #expect(ScrollTransitionPhase.bottomTrailing.value == section["bottomTrailing"].number)
        return 3
    }

    static func timelineSchedules(_ section: JSON) throws -> Int {
        var count = 0
        for row in section["rows"].list {
            let (first, query) = (row["first"].list.map(\.number), row["query"].number)
            for entries in try #require(entries(row["schedule"].string, from: query), "\(row["schedule"].string)") {
                // One more than the row has, where the row has none.
                let ours = entries.prefix(max(first.count, 1)).map(\.timeIntervalSinceReferenceDate)
                #expect(ours == first, "\(row["schedule"].string): \(ours)")
                count += max(first.count, 1)
            }
        }
        return count
    }

    /// The entries of the schedules that a row's words stand for.
    private static func entries(_ words: String, from query: Double) -> [AnySequence<Date>]? {
        func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }
        func entries(_ schedule: some TimelineSchedule, _ mode: TimelineScheduleMode = .normal) -> AnySequence<Date> {
            AnySequence(schedule.entries(from: date(query), mode: mode))
        }
        return switch words {
        case "periodic(from 0, by 5)": [entries(.periodic(from: date(0), by: 5))]
        case "periodic(from 0, by 10)": [entries(.periodic(from: date(0), by: 10))]
        case "animation(minimumInterval 1.5)": [entries(.animation(minimumInterval: 1.5))]
        case "animation(paused true) or lowFrequency mode":
            [entries(.animation(paused: true)), entries(.animation, .lowFrequency)]
        default: nil
        }
    }
}
