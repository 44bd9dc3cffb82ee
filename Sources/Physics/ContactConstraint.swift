/// Two bodies that may not go into each other, through a step.
struct ContactConstraint {
    struct Point {
        let armA: Vector
        let armB: Vector
        /// The parts of the arms that turn with the bodies: all of them, but of a circle no further than to its middle.
        let turningA: Vector
        let turningB: Vector
        /// The separation without the part that the arms make.
        let offset: Double
        let normalMass: Double
        let tangentMass: Double
        /// How quickly they came closer before they met, in points a second; less than 0.
        var approach = 0.0
        let feature: ContactKey.Feature
        var normalImpulse: Double
        var tangentImpulse: Double
        var largestImpulse = 0.0
    }

    let a: Int
    let b: Int
    /// 0 for a body that does not bounce off the other.
    private let weightA: Double
    private let weightB: Double
    private let normal: Vector
    private let friction: Double
    private let restitution: Double
    private let softness: SoftConstraint
    private(set) var points: [Point]

    /// Quicker than this, in points a second, what lies within each other is not pushed apart: 3 m/s.
    private static let quickestPush = 450.0
    /// A blow that is slower, in points a second, is not given back.
    private static let leastBlow = 20.0

    init(
        _ contact: Contact, _ bodies: [PhysicsBody], _ motions: [BodyMotion], step: Double,
        known: [ContactKey.Feature: ContactImpulse]
    ) {
        (a, b, normal) = (contact.a, contact.b, contact.manifold.normal)
        let (bodyA, bodyB) = (bodies[a], bodies[b])
        let (weightA, weightB) = (bodyA.bounces(off: bodyB) ? 1.0 : 0, bodyB.bounces(off: bodyA) ? 1.0 : 0)
        (self.weightA, self.weightB) = (weightA, weightB)
        friction = (bodyA.friction * bodyB.friction).squareRoot()
        restitution = max(bodyA.restitution, bodyB.restitution)
        // A quarter of the steps a second, so that tall stacks stand.
        softness = SoftConstraint(frequency: 0.25 / step, dampingRatio: 10, step: step)
        let (normal, tangent) = (contact.manifold.normal, contact.manifold.normal.right)
        points = contact.manifold.points.map { point in
            let (armA, armB) = (point.place - motions[contact.a].center, point.place - motions[contact.b].center)
            func mass(_ direction: Vector) -> Double {
                let response =
                    motions[contact.a].response(at: armA, along: direction, weight: weightA)
                    + motions[contact.b].response(at: armB, along: direction, weight: weightB)
                return response > 0 ? 1 / response : 0
            }
            let turningA = contact.middleA.map { $0 - motions[contact.a].center } ?? armA
            let turningB = contact.middleB.map { $0 - motions[contact.b].center } ?? armB
            let feature = ContactKey.Feature(key: contact.key, index: point.feature)
            return Point(
                armA: armA, armB: armB, turningA: turningA, turningB: turningB,
                offset: point.separation - (turningB - turningA).dot(normal), normalMass: mass(normal),
                tangentMass: mass(tangent), feature: feature,
                normalImpulse: known[feature]?.normal ?? 0, tangentImpulse: known[feature]?.tangent ?? 0)
        }
    }

    /// Begins with what was needed in the step before.
    func warmStart(_ motions: inout [BodyMotion]) {
        for point in points {
            push(&motions, normal * point.normalImpulse + normal.right * point.tangentImpulse, point)
        }
    }

    /// Keeps how quickly they come closer until they meet.
    mutating func observe(_ motions: [BodyMotion]) {
        guard restitution > 0 else { return }
        for index in points.indices where points[index].largestImpulse == 0 {
            points[index].approach = relativeVelocity(motions, points[index]).dot(normal)
        }
    }

    /// - Parameter pushesApart: false once they have moved, so that what pushed them apart leaves no speed behind.
    mutating func solve(_ motions: inout [BodyMotion], inverseStep: Double, pushesApart: Bool) {
        for index in points.indices {
            let point = points[index]
            let separation =
                (motions[b].moved(point.turningB) - motions[a].moved(point.turningA)).dot(normal) + point.offset
            var (bias, massScale, impulseScale) = (0.0, 1.0, 0.0)
            if separation > 0 {
                bias = separation * inverseStep
            } else if pushesApart {
                bias = max(softness.biasRate * separation, -ContactConstraint.quickestPush)
                (massScale, impulseScale) = (softness.massScale, softness.impulseScale)
            }
            let speed = relativeVelocity(motions, point).dot(normal)
            let change = -point.normalMass * massScale * (speed + bias) - impulseScale * point.normalImpulse
            let impulse = max(point.normalImpulse + change, 0)
            push(&motions, normal * (impulse - point.normalImpulse), point)
            points[index].normalImpulse = impulse
            points[index].largestImpulse = max(point.largestImpulse, impulse)
        }
        for index in points.indices {
            let point = points[index]
            let speed = relativeVelocity(motions, point).dot(normal.right)
            let most = friction * point.normalImpulse
            let impulse = min(most, max(-most, point.tangentImpulse - point.tangentMass * speed))
            push(&motions, normal.right * (impulse - point.tangentImpulse), point)
            points[index].tangentImpulse = impulse
        }
    }

    mutating func bounce(_ motions: inout [BodyMotion]) {
        guard restitution > 0 else { return }
        for index in points.indices {
            let point = points[index]
            guard point.approach < -ContactConstraint.leastBlow, point.largestImpulse > 0 else { continue }
            let speed = relativeVelocity(motions, point).dot(normal)
            let change = -point.normalMass * (speed + restitution * point.approach)
            let impulse = max(point.normalImpulse + change, 0)
            push(&motions, normal * (impulse - point.normalImpulse), point)
            points[index].normalImpulse = impulse
            points[index].largestImpulse = max(point.largestImpulse, impulse)
        }
    }

    private func relativeVelocity(_ motions: [BodyMotion], _ point: Point) -> Vector {
        motions[b].velocity(at: point.armB) - motions[a].velocity(at: point.armA)
    }

    private func push(_ motions: inout [BodyMotion], _ impulse: Vector, _ point: Point) {
        motions[a].push(-impulse, at: point.armA, weight: weightA)
        motions[b].push(impulse, at: point.armB, weight: weightB)
    }
}
