@testable import KinoraAnimation
import Foundation
import Testing

/// Animations with their modifiers, and interpolating springs.
enum AnimationVectors {
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

    static func modifiers(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
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
        return count
    }

    /// The reference starts each cycle at the first frame after the last one's end, so that one of 1 s takes 61 frames of 60 Hz.
    static func frameSampledRepeats(_ section: JSON) throws -> Int {
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
                #expect(agree(row["t"].number, frame / 60, 1e-9))
                if row["value"].exists {
                    #expect(agree(try #require(value), row["value"].number, 1e-9), "\(name) frame \(frame)")
                } else {
                    #expect(value == nil, "\(name) frame \(frame)")
                }
                count += 1
            }
        }
        return count
    }

    static func interpolatingSprings(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let animation = Animation.interpolatingSpring(
                mass: row["mass"].number, stiffness: row["stiffness"].number, damping: row["damping"].number,
                initialVelocity: row["initialVelocity"].number)
            for sample in row["samples"].list {
                let time = sample["t"].number
                // After the end the target shows, of which the exact motion is within a thousandth.
                guard let value = Self.shown(animation, 1, time) else {
                    #expect(time > row["duration_eps1e3"].number && agree(1, sample["value"].number, 1e-3))
                    count += 1
                    continue
                }
                #expect(agree(value, sample["value"].number, 1e-9), "\(row["id"].string)")
                count += 1
            }
            let context = AnimationContext<Double>()
            #expect(agree(animation.removalTime(value: 1, context: context), row["duration_eps1e3"].number, 1e-9))
            #expect(agree(animation.logicalTime(value: 1, context: context), row["logical_complete_at"].number, 1e-9))
            let spring = Spring(
                mass: row["mass"].number, stiffness: row["stiffness"].number, damping: row["damping"].number,
                allowOverDamping: true)
            #expect(agree(spring.dampingRatio, row["dampingRatio"].number, 1e-9))
            count += 3
        }
        return count
    }

    static func velocitySamples(_ section: JSON) throws -> Int {
        var count = 0
        for row in section["cases"].list {
            var sampler = VelocitySampler<Double>()
            for sample in row["samples"].list { sampler.add(sample[1].number, at: sample[0].number) }
            #expect(agree(sampler.velocity, row["velocity"].number, 1e-9, scale: row["velocity"].number))
            count += 1
        }
        return count
    }
}
