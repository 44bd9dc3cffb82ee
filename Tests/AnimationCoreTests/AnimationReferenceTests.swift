@testable import AnimationCore
import Foundation
import Testing

@Suite(.withReferenceNumbers)
struct AnimationReferenceTests {
    /// How much of `value` shows; nil when ended.
    static func shown(_ animation: Animation, _ value: Double, _ time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: value, time: time, context: &context)
    }

    static let expressions: [String: Animation] = [
        ".linear(duration: 1).delay(0.5)": .linear(duration: 1).delay(0.5),
        ".easeInOut(duration: 1).speed(0.25)": .easeInOut(duration: 1).speed(0.25),
        ".linear(duration: 1).repeatCount(3, autoreverses: false)":
            .linear(duration: 1).repeatCount(3, autoreverses: false),
        ".easeIn(duration: 0.5).repeatForever(autoreverses: true)":
            .easeIn(duration: 0.5).repeatForever(autoreverses: true),
        ".linear(duration: 1).repeatCount(2, autoreverses: true).delay(0.5)":
            .linear(duration: 1).repeatCount(2, autoreverses: true).delay(0.5),
        ".linear(duration: 1).speed(2).delay(1)": .linear(duration: 1).speed(2).delay(1),
    ]

    @Test func modifiersNestInCallOrder() throws {
        var count = 0
        for row in try ReferenceNumbers.section("animation_modifiers").list {
            let animation = try #require(Self.expressions[row["expression"].string], "\(row["expression"].string)")
            let interval = row["interval"].number
            for sample in row["samples"].list {
                let (time, value) = (sample["t"].number, Self.shown(animation, interval, sample["t"].number))
                if sample["value"].exists {
                    let shown = try #require(value, "\(row["id"].string) at \(time)")
                    #expect(agree(shown, sample["value"].number, 2e-6), "\(row["id"].string) at \(time)")
                } else {
                    #expect(value == nil, "\(row["id"].string) at \(time)")
                }
                count += 1
            }
            let length = animation.removalTime(value: interval, context: AnimationContext())
            #expect(agree(length, row["length"].number, 1e-12), "\(row["id"].string)")
            count += 1
        }
        #expect(count > 0)
        ReferenceNumbers.report("animation_modifiers", count)
    }

    /// The reference starts each cycle at the first frame after the last one's end, so that one of 1 s takes 61 frames of 60 Hz.
    @Test func repeatsDifferFromFrameSampledOnesByOneFramePerCycle() throws {
        let section = try ReferenceNumbers.section("repeat_frame_sampled")
        let lists: [(String, Animation)] = [
            ("forever_no_reverse", .linear(duration: 1).repeatForever(autoreverses: false)),
            ("count2_autoreverse", .linear(duration: 1).repeatCount(2, autoreverses: true)),
        ]
        var count = 0
        for (name, animation) in lists {
            for row in section[name].list {
                let frame = row["frame"].number
                // The cycle whose frames these are, and the time within it, which its last frame overshoots.
                let cycle = max(0, ((frame - 1) / 61).rounded(.down))
                let local = (frame - 61 * cycle) / 60
                let time = cycle + (row["value"].exists ? min(1, local) : local)
                let value = Self.shown(animation, 1, time)
                if row["value"].exists {
                    #expect(agree(try #require(value), row["value"].number, 1e-9), "\(name) frame \(frame)")
                } else {
                    #expect(value == nil, "\(name) frame \(frame)")
                }
                count += 1
            }
        }
        #expect(count > 0)
        ReferenceNumbers.report("repeat_frame_sampled", count)
    }

    @Test func interpolatingSpringsAreTheReference() throws {
        var count = 0
        for row in try ReferenceNumbers.section("interpolating_spring").list {
            let animation = Animation.interpolatingSpring(
                mass: row["mass"].number, stiffness: row["stiffness"].number, damping: row["damping"].number,
                initialVelocity: row["initialVelocity"].number)
            for sample in row["samples"].list where sample["t"].number <= row["duration_eps1e3"].number {
                let value = try #require(Self.shown(animation, 1, sample["t"].number))
                #expect(agree(value, sample["value"].number, 1e-9), "\(row["id"].string)")
                count += 1
            }
            let context = AnimationContext<Double>()
            #expect(agree(animation.removalTime(value: 1, context: context), row["duration_eps1e3"].number, 1e-9))
            #expect(agree(animation.logicalTime(value: 1, context: context), row["logical_complete_at"].number, 1e-9))
            count += 2
        }
        #expect(count > 0)
        ReferenceNumbers.report("interpolating_spring", count)
    }

    /// The closed form beside the stepped integration: equal to the exact column, and within 2 % of the change of the stepped one.
    @Test func fluidSpringsAreTheExactOnes() throws {
        var count = 0
        for row in try ReferenceNumbers.section("fluid_spring_300hz")["cases"].list {
            let interval = row["interval"].number
            let animation = Animation.spring(
                response: row["response"].number, dampingFraction: row["dampingFraction"].number)
            let end = animation.removalTime(value: interval, context: AnimationContext())
            for sample in row["samples"].list {
                let time = sample["steps"].number / 300
                let value = Self.shown(animation, interval, time) ?? interval
                if time < end { #expect(agree(value, sample["exact_value"].number, 1e-9, scale: interval), "\(time)") }
                #expect((value - sample["offset"].number).magnitude < 0.02 * interval, "\(row["id"].string) at \(time)")
                count += 2
            }
        }
        #expect(count > 0)
        ReferenceNumbers.report("fluid_spring_300hz, motion", count)
    }

    /// The stepped integration lags, so it passes the thresholds of rest later: by 5 to 20 steps in these cases.
    @Test func fluidSpringsEndAtTheThresholdsOfRest() throws {
        var count = 0
        for row in try ReferenceNumbers.section("fluid_spring_300hz")["cases"].list {
            let interval = row["interval"].number
            let spring = Spring(response: row["response"].number, dampingRatio: row["dampingFraction"].number)
            let animation = Animation.spring(spring)
            let end = animation.removalTime(value: interval, context: AnimationContext())
            #expect(Self.isAtRest(spring, interval, end))
            #expect(!Self.isAtRest(spring, interval, end - 1.0 / 300))
            let lead = row["first_removable_step"].number - end * 300
            #expect(lead > -1 && lead < 21, "\(row["id"].string): \(lead)")
            #expect(
                agree(
                    animation.logicalTime(value: interval, context: AnimationContext()),
                    row["logical_complete_after_seconds"].number, 1e-12))
            count += 4
        }
        #expect(count > 0)
        ReferenceNumbers.report("fluid_spring_300hz, ends", count)
    }

    static func isAtRest(_ spring: Spring, _ change: Double, _ time: Double) -> Bool {
        let value = spring.value(target: change, time: time)
        let velocity = spring.velocity(target: change, time: time)
        let acceleration = spring.force(target: change, position: value, velocity: velocity) / spring.mass
        return max(velocity.magnitude, acceleration.magnitude) <= 0.06 && (change - value).magnitude <= 0.01 * change
    }

    /// Retargeted mid-way, against the stepped integration.
    @Test func retargetedFluidSpringsFollowTheSteppedOnes() throws {
        let merge = try ReferenceNumbers.section("fluid_spring_300hz")["merge"]
        var animator = Animator<Double>()
        animator.change(by: 100, transaction: Transaction(animation: .smooth), at: 0)
        let before = animator
        animator.change(by: -100, transaction: Transaction(animation: .smooth), at: 0.2)
        var count = 0
        for sample in merge["samples"].list {
            let time = sample["steps"].number / 300
            let value = sample["steps"].number <= 60 ? 100 + before.residual(at: time) : animator.residual(at: time)
            #expect((value - sample["offset"].number).magnitude < 1.5, "\(time): \(value)")
            count += 1
        }
        #expect(count > 0)
        ReferenceNumbers.report("fluid_spring_300hz, merge", count)
    }

    @Test func namedSpringsHaveTheDocumentedNumbers() throws {
        let named: [(Animation, Animation)] = [
            (.spring, .spring(response: 0.5, dampingFraction: 1, blendDuration: 0)),
            (.spring(), .spring(response: 0.5, dampingFraction: 1, blendDuration: 0)),
            (.spring(dampingFraction: 0.825), .spring(response: 0.5, blendDuration: 0)),
            (.interactiveSpring, .interactiveSpring(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25)),
            (.interactiveSpring(), .interactiveSpring),
            (
                .interactiveSpring(dampingFraction: 0.86),
                .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
            ),
            (.smooth, .spring(duration: 0.5, bounce: 0)),
            (.snappy, .spring(duration: 0.5, bounce: 0.15)),
            (.bouncy, .spring(duration: 0.5, bounce: 0.3)),
            (.snappy(duration: 0.4, extraBounce: 0.1), .spring(duration: 0.4, bounce: 0.25)),
            (.interpolatingSpring, .interpolatingSpring(duration: 0.5, bounce: 0)),
            (.linear, .linear(duration: 0.35)), (.easeIn, .easeIn(duration: 0.35)),
            (.easeOut, .easeOut(duration: 0.35)), (.easeInOut, .easeInOut(duration: 0.35)),
            (.timingCurve(0.42, 0, 0.58, 1), .easeInOut(duration: 0.35)),
        ]
        for (short, long) in named { #expect(short == long) }
        #expect(Animation.default != .spring)
        for time in [0.0, 0.05, 0.2, 0.4, 0.7] {
            #expect(Self.shown(.default, 100, time) == Self.shown(.spring, 100, time))
        }
        ReferenceNumbers.report("presets", named.count + 6)
    }

    @Test func velocitySamplesGiveTheMeasuredVelocity() throws {
        var count = 0
        for row in try ReferenceNumbers.section("misc")["velocity_sampler"]["cases"].list {
            var sampler = VelocitySampler<Double>()
            for sample in row["samples"].list { sampler.add(sample[1].number, at: sample[0].number) }
            #expect(agree(sampler.velocity, row["velocity"].number, 1e-9, scale: row["velocity"].number))
            count += 1
        }
        #expect(count > 0)
        ReferenceNumbers.report("misc.velocity_sampler", count)
    }
}
