/// A joint through a step.
struct JointConstraint {
    private let joint: PhysicsJoint
    private let a: Int
    private let b: Int
    private let armA: Vector
    private let armB: Vector
    /// From center to center as the step began.
    private let way: Vector
    private let turn: Double
    private let axis: Vector
    private let softness: SoftConstraint
    /// What friction and a spring have done in this part of the step.
    private var braked = 0.0
    private var sprung = 0.0
    private let mostBraked: Double

    init?(_ joint: PhysicsJoint, _ bodies: [PhysicsBody], _ indices: [Int: Int], step: Double) {
        guard let a = indices[joint.bodyA], let b = indices[joint.bodyB], a != b else { return nil }
        let (bodyA, bodyB) = (bodies[a], bodies[b])
        (self.joint, self.a, self.b) = (joint, a, b)
        armA = bodyA.placement.place(joint.anchorA) - bodyA.center
        armB = bodyB.placement.place(joint.anchorB) - bodyB.center
        way = bodyB.center - bodyA.center
        turn = bodyB.angle - bodyA.angle - joint.angle
        softness = SoftConstraint(frequency: 60, dampingRatio: 1, step: step)
        if case .sliding(let axis, _) = joint.kind {
            self.axis = Placement(position: .zero, angle: bodyA.angle).turn(axis.direction ?? Vector(1, 0))
        } else {
            axis = Vector(1, 0)
        }
        if case .pin(_, let friction) = joint.kind { mostBraked = friction * step } else { mostBraked = 0 }
    }

    /// Begins a part of the step.
    mutating func begin() { (braked, sprung) = (0, 0) }

    mutating func solve(_ motions: inout [BodyMotion], step: Double, pushesApart: Bool) {
        switch joint.kind {
        case .pin(let limits, _):
            brake(&motions)
            if let limits { hold(&motions, between: limits, step, pushesApart) }
            holdPoint(&motions, pushesApart)
        case .fixed:
            holdAngle(&motions, pushesApart)
            holdPoint(&motions, pushesApart)
        case .spring(let frequency, let dampingRatio) where frequency > 0:
            let spring = SoftConstraint(frequency: frequency, dampingRatio: dampingRatio, step: step)
            pull(&motions, joint.length, by: spring, pushesApart)
        case .spring: holdLength(&motions, joint.length, pushesApart)
        case .limit(let length): holdRope(&motions, length, step, pushesApart)
        case .sliding(_, let limits):
            holdAngle(&motions, pushesApart)
            holdLine(&motions, limits, step, pushesApart)
        }
    }

    /// From the anchor of the first to that of the second, now.
    private func error(_ motions: [BodyMotion]) -> Vector {
        way + motions[b].moved(armB) - motions[a].moved(armA)
    }
    private func angleError(_ motions: [BodyMotion]) -> Double { turn + motions[b].turn - motions[a].turn }

    private func relativeVelocity(_ motions: [BodyMotion]) -> Vector {
        motions[b].velocity(at: armB) - motions[a].velocity(at: armA)
    }

    private func push(_ motions: inout [BodyMotion], _ impulse: Vector) {
        motions[a].push(-impulse, at: armA)
        motions[b].push(impulse, at: armB)
    }

    private func twist(_ motions: inout [BodyMotion], _ impulse: Double) {
        motions[a].angularVelocity -= impulse * motions[a].inverseInertia
        motions[b].angularVelocity += impulse * motions[b].inverseInertia
    }

    private func mass(_ motions: [BodyMotion], along direction: Vector) -> Double {
        let response =
            motions[a].response(at: armA, along: direction) + motions[b].response(at: armB, along: direction)
        return response > 0 ? 1 / response : 0
    }

    private func angularMass(_ motions: [BodyMotion]) -> Double {
        let response = motions[a].inverseInertia + motions[b].inverseInertia
        return response > 0 ? 1 / response : 0
    }

    private func holdAngle(_ motions: inout [BodyMotion], _ pushesApart: Bool) {
        let bias = pushesApart ? softness.biasRate * angleError(motions) : 0
        let speed = motions[b].angularVelocity - motions[a].angularVelocity
        twist(&motions, -angularMass(motions) * (speed + bias))
    }

    /// The two directions at once, as each moves the other.
    private func holdPoint(_ motions: inout [BodyMotion], _ pushesApart: Bool) {
        let bias = pushesApart ? error(motions) * softness.biasRate : .zero
        let wanted = -(relativeVelocity(motions) + bias)
        let (x, y) = (Vector(1, 0), Vector(0, 1))
        let xx = motions[a].response(at: armA, along: x) + motions[b].response(at: armB, along: x)
        let yy = motions[a].response(at: armA, along: y) + motions[b].response(at: armB, along: y)
        let xy = -motions[a].inverseInertia * armA.x * armA.y - motions[b].inverseInertia * armB.x * armB.y
        let determinant = xx * yy - xy * xy
        guard determinant > 0 else { return }
        push(&motions, Vector(yy * wanted.x - xy * wanted.y, xx * wanted.y - xy * wanted.x) / determinant)
    }

    /// Along the way between the anchors: how far they are apart beyond `length`, and how quickly they part.
    private struct Stretch {
        let direction: Vector
        let excess: Double
        let speed: Double
    }

    private func stretch(_ motions: [BodyMotion], beyond length: Double) -> Stretch? {
        let way = error(motions)
        return way.direction.map {
            Stretch(direction: $0, excess: way.length - length, speed: relativeVelocity(motions).dot($0))
        }
    }

    private func holdLength(_ motions: inout [BodyMotion], _ length: Double, _ pushesApart: Bool) {
        guard let stretch = stretch(motions, beyond: length) else { return }
        let bias = pushesApart ? softness.biasRate * stretch.excess : 0
        push(&motions, stretch.direction * (-mass(motions, along: stretch.direction) * (stretch.speed + bias)))
    }

    private func holdRope(_ motions: inout [BodyMotion], _ length: Double, _ step: Double, _ pushesApart: Bool) {
        guard let stretch = stretch(motions, beyond: length) else { return }
        let kept = kept(
            stretch.speed, at: stretch.excess, in: -.greatestFiniteMagnitude...0, step, pushesApart)
        guard kept != stretch.speed else { return }
        push(&motions, stretch.direction * (mass(motions, along: stretch.direction) * (kept - stretch.speed)))
    }

    private mutating func pull(
        _ motions: inout [BodyMotion], _ length: Double, by spring: SoftConstraint, _ pushesApart: Bool
    ) {
        // A spring does not act again where speeds are mended.
        guard pushesApart, let stretch = stretch(motions, beyond: length) else { return }
        let wanted = stretch.speed + spring.biasRate * stretch.excess
        let impulse =
            -mass(motions, along: stretch.direction) * spring.massScale * wanted - spring.impulseScale * sprung
        sprung += impulse
        push(&motions, stretch.direction * impulse)
    }

    private func holdLine(
        _ motions: inout [BodyMotion], _ limits: ClosedRange<Double>?, _ step: Double, _ pushesApart: Bool
    ) {
        let (across, error) = (axis.right, error(motions))
        let bias = pushesApart ? softness.biasRate * error.dot(across) : 0
        let speed = relativeVelocity(motions).dot(across)
        push(&motions, across * (-mass(motions, along: across) * (speed + bias)))
        guard let limits else { return }
        let along = relativeVelocity(motions).dot(axis)
        let kept = kept(along, at: error.dot(axis), in: limits, step, pushesApart)
        if kept != along { push(&motions, axis * (mass(motions, along: axis) * (kept - along))) }
    }

    private func hold(
        _ motions: inout [BodyMotion], between limits: ClosedRange<Double>, _ step: Double, _ pushesApart: Bool
    ) {
        let speed = motions[b].angularVelocity - motions[a].angularVelocity
        let kept = kept(speed, at: angleError(motions), in: limits, step, pushesApart)
        if kept != speed { twist(&motions, angularMass(motions) * (kept - speed)) }
    }

    /// The speed that does not leave a range within a step, and goes back into it from outside.
    private func kept(
        _ speed: Double, at place: Double, in limits: ClosedRange<Double>, _ step: Double, _ pushesApart: Bool
    ) -> Double {
        func most(_ room: Double) -> Double {
            if room >= 0 { return room / step }
            return pushesApart ? softness.biasRate * room : 0
        }
        return max(min(speed, most(limits.upperBound - place)), -most(place - limits.lowerBound))
    }

    private mutating func brake(_ motions: inout [BodyMotion]) {
        guard mostBraked > 0 else { return }
        let speed = motions[b].angularVelocity - motions[a].angularVelocity
        let impulse = min(mostBraked, max(-mostBraked, braked - angularMass(motions) * speed))
        twist(&motions, impulse - braked)
        braked = impulse
    }
}
