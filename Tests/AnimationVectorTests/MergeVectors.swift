@testable import KinoraAnimation
import Foundation
import Testing

/// Changes while animations run.
enum MergeVectors {
    static func merges(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            switch row["id"].string {
            case "smooth_reverse", "three_retargets": count += try retargets(row)
            case "blendDuration": count += try blend(row)
            case "easeInOut_retarget": count += try curveAfterCurve(row)
            case "easeInOut_then_spring": count += try springAfterCurve(row)
            default: Issue.record("no test for the row \(row["id"].string)")
            }
        }
        return count
    }

    /// What shows: the model after all changes up to a time, and what is left of them.
    struct Shown {
        var animator = Animator<Double>()
        var model = 0.0

        mutating func go(to target: Double, _ animation: Animation?, at time: Double) {
            animator.change(by: target - model, transaction: Transaction(animation: animation), at: time)
            model = target
        }

        func value(_ time: Double) -> Double { model + animator.residual(at: time) }
    }

    private static func retargets(_ row: JSON) throws -> Int {
        let (id, tolerance) = (row["id"].string, row["tolerance"].number)
        var count = 0
        for sample in row["samples"].list {
            let time = sample["t"].number
            var shown = Shown()
            for event in row["events"].list where event["t"].number <= time {
                let spring = SpringVectors.spring(event["spring"])
                shown.go(to: event["target"].number, .spring(spring), at: event["t"].number)
            }
            #expect(agree(shown.value(time), sample["value"].number, tolerance, scale: 100), "\(id) at \(time)")
            #expect(
                agree(shown.animator.velocity(at: time), sample["velocity"].number, tolerance, scale: 100),
                "\(id) at \(time)")
            count += 2
        }
        return count
    }

    private static func blend(_ row: JSON) throws -> Int {
        let old = Animation.spring(response: 0.6, dampingFraction: 0.825)
        var count = 0
        for (suffix, duration) in [("_blended", 0.25), ("_no_blend", 0.0)] {
            var shown = Shown()
            shown.go(to: 100, old, at: 0)
            shown.go(to: 100, .spring(response: 0.2, dampingFraction: 0.825, blendDuration: duration), at: 0.1)
            for sample in row["samples"].list {
                let time = sample["t"].number
                #expect(agree(shown.value(time), sample["value" + suffix].number, 1e-6, scale: 100), "\(time)")
                #expect(
                    agree(shown.animator.velocity(at: time), sample["velocity" + suffix].number, 1e-6, scale: 1000),
                    "\(time)")
                count += 2
            }
        }
        return count
    }

    private static func curveAfterCurve(_ row: JSON) throws -> Int {
        var shown = Shown()
        shown.go(to: 100, .easeInOut(duration: 1), at: 0)
        let early = shown
        shown.go(to: 150, .easeInOut(duration: 1), at: 0.4)
        var count = 0
        for sample in row["samples"].list {
            let time = sample["t"].number
            let value = time < 0.4 ? early.value(time) : shown.value(time)
            #expect(agree(value, sample["value_sequential_blend"].number, 2e-6, scale: 100), "\(time)")
            count += 1
        }
        return count
    }

    private static func springAfterCurve(_ row: JSON) throws -> Int {
        var shown = Shown()
        shown.go(to: 100, .easeInOut(duration: 1), at: 0)
        #expect(agree(shown.value(0.4), row["value_at_merge"].number, 2e-6, scale: 100))
        #expect(agree(shown.animator.velocity(at: 0.4), row["velocity_of_curve_at_merge"].number, 2e-6, scale: 160))
        shown.go(to: 0, .smooth, at: 0.4)
        var count = 2
        for sample in row["samples"].list {
            let time = sample["t"].number
            #expect(agree(shown.value(time), sample["value_curve_velocity"].number, 2e-6, scale: 100), "\(time)")
            count += 1
        }
        return count
    }
}
