/// Bodies that fall, meet, bounce and hold on to each other. Each step depends on the bodies and the steps before it alone.
///
/// A step is solved in four parts with soft constraints, each part moving the bodies once (Catto, "Solver2D", 2024). What might meet within
/// a step is looked for ahead, so that nothing goes through an edge however quick it is.
package struct PhysicsWorld: Sendable {
    /// In points by square seconds.
    package var gravity = Vector.zero
    private var impulses: [ContactKey.Feature: ContactImpulse] = [:]
    private var touching: [Touch] = []

    /// Two bodies that touch.
    private struct Touch: Sendable {
        let bodyA: Int
        let bodyB: Int
        let place: Vector
        let normal: Vector
        var impulse: Double
    }

    package init() {}

    private static let parts = 4
    /// Joints begin each part anew, and are few.
    private static let jointRounds = 8

    /// Goes on by some seconds, at best by 1/60.
    ///
    /// - Parameter bodies: each with an identifier of its own.
    /// - Returns: who begins and who ceases to touch, by identifiers.
    package mutating func step(_ bodies: inout [PhysicsBody], _ joints: [PhysicsJoint] = [], by seconds: Double)
        -> [ContactChange]
    {
        guard seconds > 0 else { return [] }
        let part = seconds / Double(PhysicsWorld.parts)
        var motions = bodies.map { BodyMotion($0, gravity: gravity) }
        let contacts = ContactSearch.contacts(of: bodies, step: seconds)
        var constraints = contacts.filter { contact in
            let (a, b) = (bodies[contact.a], bodies[contact.b])
            return a.bounces(off: b) || b.bounces(off: a)
        }.map { ContactConstraint($0, bodies, motions, step: part, known: impulses) }
        let indices = Dictionary(bodies.indices.map { (bodies[$0].id, $0) }) { first, _ in first }
        var held = joints.compactMap { JointConstraint($0, bodies, indices, step: part) }
        for _ in 0..<PhysicsWorld.parts {
            for index in motions.indices { motions[index].accelerate(part) }
            for index in constraints.indices { constraints[index].observe(motions) }
            for constraint in constraints { constraint.warmStart(&motions) }
            for index in held.indices { held[index].begin() }
            for isFirst in [true, false] {
                for _ in 0..<PhysicsWorld.jointRounds {
                    for index in held.indices { held[index].solve(&motions, step: part, pushesApart: isFirst) }
                }
                for index in constraints.indices {
                    constraints[index].solve(&motions, inverseStep: 1 / part, pushesApart: isFirst)
                }
                if isFirst { for index in motions.indices { motions[index].move(part) } }
            }
        }
        for index in constraints.indices { constraints[index].bounce(&motions) }
        for index in bodies.indices { bodies[index].take(motions[index]) }
        remember(constraints)
        return changes(contacts, constraints, bodies)
    }

    private mutating func remember(_ constraints: [ContactConstraint]) {
        impulses = [:]
        for point in constraints.flatMap(\.points) {
            impulses[point.feature] = ContactImpulse(normal: point.normalImpulse, tangent: point.tangentImpulse)
        }
    }

    private mutating func changes(
        _ contacts: [Contact], _ constraints: [ContactConstraint], _ bodies: [PhysicsBody]
    ) -> [ContactChange] {
        var pushes: [ContactKey: Double] = [:]
        for point in constraints.flatMap(\.points) { pushes[point.feature.key, default: 0] += point.largestImpulse }
        var now: [Touch] = []
        for contact in contacts {
            let push = pushes[contact.key] ?? 0
            guard push > 0 || contact.manifold.points.contains(where: { $0.separation <= 0 }) else { continue }
            if let last = now.last, last.bodyA == contact.key.bodyA, last.bodyB == contact.key.bodyB {
                now[now.count - 1].impulse += push
            } else {
                let places = contact.manifold.points.map(\.place)
                now.append(
                    Touch(
                        bodyA: contact.key.bodyA, bodyB: contact.key.bodyB,
                        place: places.reduce(.zero, +) / Double(places.count), normal: contact.manifold.normal,
                        impulse: push))
            }
        }
        func differing(_ touches: [Touch], from others: [Touch], begins: Bool) -> [ContactChange] {
            let known = Set(others.map { [$0.bodyA, $0.bodyB] })
            return touches.filter { !known.contains([$0.bodyA, $0.bodyB]) }.map {
                ContactChange(
                    bodyA: $0.bodyA, bodyB: $0.bodyB, begins: begins, place: $0.place, normal: $0.normal,
                    impulse: begins ? $0.impulse : 0)
            }
        }
        defer { touching = now }
        return differing(touching, from: now, begins: false) + differing(now, from: touching, begins: true)
    }

    /// The bodies that one touches since the last step.
    package func touched(by body: Int) -> [Int] {
        touching.compactMap { $0.bodyA == body ? $0.bodyB : $0.bodyB == body ? $0.bodyA : nil }
    }
}

extension PhysicsBody {
    /// What a step has made of it.
    fileprivate mutating func take(_ motion: BodyMotion) {
        (force, torque) = (.zero, 0)
        guard moves else { return }
        (velocity, angularVelocity) = (motion.velocity, motion.angularVelocity)
        move(center: motion.center, angle: motion.angle)
    }

    /// Whether a point of the world is inside of it.
    package func contains(_ point: Vector) -> Bool {
        let placement = placement
        return shapes.contains { $0.placed(placement).contains(point) }
    }

    /// Where its edges are closest to a point of the world; that point where it has none.
    package func closestPointOfEdges(to point: Vector) -> Vector {
        let placement = placement
        return shapes.filter { !$0.isSolid }.map { edge in
            let ends = edge.points.map(placement.place)
            return Manifold.closestPoint(of: (ends[0], ends[1]), to: point)
        }.min { ($0 - point).length < ($1 - point).length } ?? point
    }

    /// The rectangle around it, in the world.
    package var bounds: (least: Vector, most: Vector)? {
        let placement = placement
        return shapes.map { $0.placed(placement).bounds(0) }.reduce(nil) { all, next in
            all.map { (pointwiseMin($0.least, next.least), pointwiseMax($0.most, next.most)) } ?? next
        }
    }

    /// Where a way meets it first, as a share of the way from 0 to 1, and which side of it.
    package func met(from start: Vector, to end: Vector) -> (share: Double, normal: Vector)? {
        let placement = placement
        return shapes.compactMap { $0.placed(placement).met(from: start, to: end) }.min { $0.share < $1.share }
    }
}
