@testable import KinoraAnimation
import Foundation
import Testing

/// Springs: motion, conversions, forces and settling.
enum SpringVectors {
    /// The spring that a row's `init` describes.
    static func spring(_ row: JSON) -> Spring {
        if row["duration"].exists { return Spring(duration: row["duration"].number, bounce: row["bounce"].number) }
        if row["response"].exists {
            return Spring(response: row["response"].number, dampingRatio: row["dampingRatio"].number)
        }
        return Spring(
            mass: row["mass"].number, stiffness: row["stiffness"].number, damping: row["damping"].number,
            allowOverDamping: row["allowOverDamping"].bool)
    }

    static func motion(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let spring = Self.spring(row["init"])
            let (target, v0) = (row["target"].number, row["initialVelocity"].number)
            for sample in row["samples"].list {
                let time = sample["t"].number
                let value = spring.value(target: target, initialVelocity: v0, time: time)
                let velocity = spring.velocity(target: target, initialVelocity: v0, time: time)
                #expect(agree(value, sample["value"].number, 1e-9, scale: target), "\(row["id"].string) at \(time)")
                #expect(
                    agree(velocity, sample["velocity"].number, 1e-9, scale: sample["velocity"].number),
                    "\(row["id"].string) at \(time)")
                count += 2
                // What SwiftUI reports for an overdamped spring is off by the target; see `Spring`.
                guard sample["velocity_swiftui_quirk"].exists else { continue }
                #expect(agree(velocity + target, sample["velocity_swiftui_quirk"].number, 1e-9, scale: velocity))
                count += 1
            }
        }
        return count
    }

    static func conversions(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let spring = Self.spring(row["init"])
            let pairs: [(String, Double)] = [
                ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
                ("response", spring.response), ("duration", spring.duration), ("dampingRatio", spring.dampingRatio),
                ("bounce", spring.bounce), ("angularFrequency", spring.angularFrequency),
                ("decayConstant", spring.decayConstant), ("stiffness_swiftui_quirk", quirkStiffness(spring)),
            ]
            for (name, value) in pairs where row[name].exists {
                #expect(agree(value, row[name].number, 1e-9, scale: row[name].number), "\(row["id"].string) \(name)")
                count += 1
            }
        }
        return count
    }

    /// The stiffness that SwiftUI reports for an overdamped spring; see `Spring`.
    private static func quirkStiffness(_ spring: Spring) -> Double {
        let (d, w) = (spring.decayConstant, spring.angularFrequency)
        return spring.mass * (d * d + w * w)
    }

    static func forces(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let spring = Self.spring(row["init"])
            let (target, position, velocity) = (row["target"].number, row["position"].number, row["velocity"].number)
            let force = spring.force(target: target, position: position, velocity: velocity)
            if row["force_swiftui_quirk"].exists {
                let quirk = quirkStiffness(spring) * (target - position) - spring.damping * velocity
                #expect(agree(quirk, row["force_swiftui_quirk"].number, 1e-9, scale: quirk))
                count += 1
            }
            #expect(agree(force, row["force"].number, 1e-9, scale: row["force"].number))
            count += 1
        }
        return count
    }

    static func settlingDurations(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let spring = Self.spring(row["init"])
            let (target, velocity, epsilon) = (
                row["target"].number, row["initialVelocity"].number, row["epsilon"].number
            )
            let duration = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
            // The estimate apart: when the motion is last farther than epsilon from its target.
            let last = row["exact_last_exceed"].number
            if last.isFinite, last > 0 {
                let value = spring.value(target: target, initialVelocity: velocity, time: last)
                #expect(agree((value - target).magnitude, epsilon, 1e-6), "\(row["id"].string): \(value)")
                count += 1
            }
            #expect(agree(duration, row["settlingDuration"].number, row["tolerance"].number), "\(row["id"].string)")
            count += 1
        }
        return count
    }

    static func springsForSettlingDurations(_ section: JSON) throws -> Int {
        var count = 0
        for row in section.list {
            let spring = Spring(
                settlingDuration: row["settlingDuration"].number, dampingRatio: row["dampingRatio"].number,
                epsilon: row["epsilon"].number)
            let (tolerance, response) = (row["tolerance"].number, row["response"].number)
            #expect(agree(spring.response / response, 1, tolerance))
            let decay = spring.damping / (2 * spring.mass)
            #expect(agree(decay / row["decayConstant"].number, 1, tolerance))
            let natural = (spring.stiffness / spring.mass).squareRoot()
            #expect(agree(natural / row["naturalFrequency"].number, 1, tolerance))
            let angular = row["angularFrequency"].number
            #expect(agree(spring.angularFrequency, angular, tolerance, scale: natural))
            count += 4
        }
        return count
    }

    /// Rows of the documentation, which are sentences: what is made, and of what it then has which numbers.
    static func documentedNumbers(_ section: JSON) throws -> Int {
        #expect(
            section["rows"].list.map(\.string) == [
                "Spring(duration 0.5, bounce 0.3) -> mass 1.0, stiffness 157.9, damping 17.6",
                "Spring(mass 1, stiffness 100, damping 10) -> duration 0.63, bounce 0.5",
            ])
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        #expect(bouncy.mass == 1)
        #expect(agree(bouncy.stiffness, 157.9, 0.05))
        #expect(agree(bouncy.damping, 17.6, 0.05))
        let physical = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(agree(physical.duration, 0.63, 0.005))
        #expect(agree(physical.bounce, 0.5, 1e-12))
        return 5
    }

    static func textRendererSeed(_ section: JSON) throws -> Int {
        let row = section["translationY"]
        let spring = Spring.snappy(duration: 0.35, extraBounce: 0.4)
        var count = 0
        for sample in row["samples"].list {
            let value = spring.value(
                fromValue: row["fromValue"].number, toValue: row["toValue"].number, initialVelocity: 0,
                time: sample["t"].number)
            #expect(agree(value, sample["value"].number, 1e-9, scale: 4))
            count += 1
        }
        return count
    }
}
