@testable import AnimationCore
import Foundation
import Testing

@Suite(.withReferenceNumbers)
struct MergeReferenceTests {
    static func row(_ id: String) throws -> JSON {
        try #require(try ReferenceNumbers.section("merges").list.first { $0["id"].string == id })
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

    @Test(arguments: ["smooth_reverse", "three_retargets"])
    func retargetedSpringsKeepValueAndVelocity(_ id: String) throws {
        let row = try Self.row(id)
        var count = 0
        for sample in row["samples"].list {
            let time = sample["t"].number
            var shown = Shown()
            for event in row["events"].list where event["t"].number <= time {
                let spring = SpringReferenceTests.spring(event["spring"])
                shown.go(to: event["target"].number, .spring(spring), at: event["t"].number)
            }
            #expect(agree(shown.value(time), sample["value"].number, 1e-6, scale: 100), "\(id) at \(time)")
            #expect(
                agree(shown.animator.velocity(at: time), sample["velocity"].number, 1e-6, scale: 100),
                "\(id) at \(time)")
            count += 2
        }
        #expect(count > 0)
        ReferenceNumbers.report("merges.\(id)", count)
    }

    @Test func theResponseBlendsOverTheBlendDuration() throws {
        let row = try Self.row("blendDuration")
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
        #expect(count > 0)
        ReferenceNumbers.report("merges.blendDuration", count)
    }

    @Test func aLaterCurveLeadsAnEarlierOneToTheFinalTarget() throws {
        let row = try Self.row("easeInOut_retarget")
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
        #expect(count > 0)
        ReferenceNumbers.report("merges.easeInOut_retarget", count)
    }

    @Test func aSpringAfterACurveInheritsItsVelocity() throws {
        let row = try Self.row("easeInOut_then_spring")
        var shown = Shown()
        shown.go(to: 100, .easeInOut(duration: 1), at: 0)
        shown.go(to: 0, .smooth, at: 0.4)
        var count = 0
        for sample in row["samples"].list {
            let time = sample["t"].number
            #expect(agree(shown.value(time), sample["value_curve_velocity"].number, 2e-6, scale: 100), "\(time)")
            count += 1
        }
        #expect(count > 0)
        ReferenceNumbers.report("merges.easeInOut_then_spring", count)
    }
}
