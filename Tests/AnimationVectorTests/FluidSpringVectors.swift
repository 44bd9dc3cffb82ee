@testable import KinoraAnimation
import Foundation
import Testing

/// The fluid spring beside SwiftUI's integration in steps of 1/300 s.
enum FluidSpringVectors {
    /// The closed form beside the stepped integration: equal to the exact column, and within 2 % of the change of the stepped one.
    static func motion(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let interval = row["interval"].number
            let animation = Animation.spring(
                response: row["response"].number, dampingFraction: row["dampingFraction"].number)
            let end = animation.removalTime(value: interval, context: AnimationContext())
            for sample in row["samples"].list {
                let time = sample["steps"].number / 300
                let value = AnimationVectors.shown(animation, interval, time) ?? interval
                // After its end the target shows, of which the exact motion is within the threshold of rest.
                let exact = sample["exact_value"].number
                #expect(agree(value, exact, time < end ? 1e-9 : 0.01, scale: interval), "\(time)")
                #expect((value - sample["offset"].number).magnitude < 0.02 * interval, "\(row["id"].string) at \(time)")
                // Its speed lags by half a step of acceleration, which is strongest at the start.
                let frequency = 2 * Double.pi / row["response"].number
                let velocity = animation.velocity(value: interval, time: time, context: AnimationContext()) ?? 0
                let lag = (velocity - sample["velocity"].number).magnitude
                #expect(lag < 0.6 * frequency * frequency * interval / 300, "\(row["id"].string) at \(time): \(lag)")
                #expect(agree(time, sample["t_nominal"].number, 1e-9))
                count += 4
            }
        }
        return count
    }

    /// The stepped integration lags, so it passes the thresholds of rest later: by 5 to 20 steps in these cases.
    static func ends(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let interval = row["interval"].number
            let spring = Spring(response: row["response"].number, dampingRatio: row["dampingFraction"].number)
            let animation = Animation.spring(spring)
            let end = animation.removalTime(value: interval, context: AnimationContext())
            #expect(Self.isAtRest(spring, interval, end))
            #expect(!Self.isAtRest(spring, interval, end - 1.0 / 300))
            let shownThen = row["offset_then"].number
            #expect((shownThen - interval).magnitude <= 0.01 * interval)
            #expect(agree(row["removed_around_seconds"].number, row["first_removable_step"].number / 300, 1e-5))
            let lead = row["first_removable_step"].number - end * 300
            #expect(lead > -1 && lead < 21, "\(row["id"].string): \(lead)")
            #expect(
                agree(
                    animation.logicalTime(value: interval, context: AnimationContext()),
                    row["logical_complete_after_seconds"].number, 1e-12))
            count += 6
        }
        return count
    }

    static func isAtRest(_ spring: Spring, _ change: Double, _ time: Double) -> Bool {
        let value = spring.value(target: change, time: time)
        let velocity = spring.velocity(target: change, time: time)
        let acceleration = spring.force(target: change, position: value, velocity: velocity) / spring.mass
        return max(velocity.magnitude, acceleration.magnitude) <= 0.06 && (change - value).magnitude <= 0.01 * change
    }

    /// Retargeted mid-way, against the stepped integration.
    static func retarget(_ section: JSON) throws -> Int {
        var animator = Animator<Double>()
        animator.change(by: 100, transaction: Transaction(animation: .smooth), at: 0)
        let before = animator
        animator.change(by: -100, transaction: Transaction(animation: .smooth), at: 0.2)
        var count = 0
        for sample in section["samples"].list {
            let time = sample["steps"].number / 300
            let value = sample["steps"].number <= 60 ? 100 + before.residual(at: time) : animator.residual(at: time)
            #expect((value - sample["offset"].number).magnitude < 1.5, "\(time): \(value)")
            // At the very step of the retarget the steps still have the old acceleration.
            let velocity = sample["steps"].number < 60 ? before.velocity(at: time) : animator.velocity(at: time)
            #expect((velocity - sample["velocity"].number).magnitude < 33, "\(time): \(velocity)")
            count += 2
        }
        return count
    }
}
