import AnimationCore
import Foundation
import Testing

@Suite(.withReferenceNumbers)
struct SpringReferenceTests {
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

    @Test func springsMoveAsTheReferenceSays() throws {
        var count = 0
        for row in try ReferenceNumbers.section("springs").list {
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
            }
        }
        #expect(count > 0)
        ReferenceNumbers.report("springs, motion", count)
    }

    @Test func springsConvertAsTheReferenceSays() throws {
        var count = 0
        for row in try ReferenceNumbers.section("springs").list {
            let spring = Self.spring(row["init"])
            let pairs: [(String, Double)] = [
                ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
                ("response", spring.response), ("duration", spring.duration), ("dampingRatio", spring.dampingRatio),
                ("bounce", spring.bounce),
            ]
            for (name, value) in pairs where row[name].exists {
                #expect(agree(value, row[name].number, 1e-9, scale: row[name].number), "\(row["id"].string) \(name)")
                count += 1
            }
        }
        #expect(count > 0)
        ReferenceNumbers.report("springs, conversions", count)
    }

    @Test func springsPullAsTheReferenceSays() throws {
        var count = 0
        for row in try ReferenceNumbers.section("spring_force").list {
            let force = Self.spring(row["init"]).force(
                target: row["target"].number, position: row["position"].number, velocity: row["velocity"].number)
            #expect(agree(force, row["force"].number, 1e-9, scale: row["force"].number))
            count += 1
        }
        #expect(count > 0)
        ReferenceNumbers.report("spring_force", count)
    }

    @Test func springsSettleWhenTheReferenceSays() throws {
        var count = 0
        for row in try ReferenceNumbers.section("settling_duration").list {
            let duration = Self.spring(row["init"]).settlingDuration(
                target: row["target"].number, initialVelocity: row["initialVelocity"].number,
                epsilon: row["epsilon"].number)
            #expect(agree(duration, row["settlingDuration"].number, row["tolerance"].number), "\(row["id"].string)")
            count += 1
        }
        #expect(count > 0)
        ReferenceNumbers.report("settling_duration", count)
    }

    @Test func springsMadeForASettlingDurationAreTheReference() throws {
        var count = 0
        for row in try ReferenceNumbers.section("spring_init_from_settling").list {
            let spring = Spring(
                settlingDuration: row["settlingDuration"].number, dampingRatio: row["dampingRatio"].number,
                epsilon: row["epsilon"].number)
            let (tolerance, response) = (row["tolerance"].number, row["response"].number)
            #expect(agree(spring.response / response, 1, tolerance))
            let decay = spring.damping / (2 * spring.mass)
            #expect(agree(decay / row["decayConstant"].number, 1, tolerance))
            count += 2
        }
        #expect(count > 0)
        ReferenceNumbers.report("spring_init_from_settling", count)
    }

    @Test func documentedConversionsHold() {
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        #expect(bouncy.mass == 1)
        #expect(agree(bouncy.stiffness, 157.9, 0.05))
        #expect(agree(bouncy.damping, 17.6, 0.05))
        let physical = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(agree(physical.duration, 0.63, 0.005))
        #expect(agree(physical.bounce, 0.5, 1e-12))
    }

    @Test func theTextRendererSampleMovesAsComputed() throws {
        let row = try ReferenceNumbers.section("misc")["text_renderer_seed"]["translationY"]
        let spring = Spring.snappy(duration: 0.35, extraBounce: 0.4)
        var count = 0
        for sample in row["samples"].list {
            let value = spring.value(
                fromValue: row["fromValue"].number, toValue: row["toValue"].number, initialVelocity: 0,
                time: sample["t"].number)
            #expect(agree(value, sample["value"].number, 1e-9, scale: 4))
            count += 1
        }
        #expect(count > 0)
        ReferenceNumbers.report("misc.text_renderer_seed", count)
    }
}
