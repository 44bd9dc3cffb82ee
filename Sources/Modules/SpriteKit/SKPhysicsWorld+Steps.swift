import KinoraViews

extension SKPhysicsWorld {
    /// How many parts a step has, and how often all contacts are gone through in one.
    private static let (parts, rounds) = (4, 10)

    /// Moves all bodies of the scene for some seconds, and tells of those that begin or cease to touch.
    @MainActor func simulate(_ seconds: TimeInterval) {
        guard let scene, speed > 0, seconds > 0 else { return }
        let moving = bodies(below: scene)
        guard moving.contains(where: { $0.lightness > 0 || $0.turnLightness > 0 }) else { return }
        let part = CGFloat(seconds) * speed / CGFloat(Self.parts)
        for body in moving { accelerate(body, for: part * CGFloat(Self.parts)) }
        var (met, held): ([TouchingBodies], [TouchingBodies.Key: TouchingBodies.Held]) = ([], heldBefore)
        for _ in 0..<Self.parts {
            // Bodies bounce off with the speed of before this part's fall, so that they gain none.
            var touching = pairs(of: moving)
            let gravity = CGPoint(x: gravity.dx, y: gravity.dy) * (Self.pointsPerMeter * part)
            for body in moving where body.lightness > 0 && body.body.affectedByGravity {
                body.velocity = body.velocity + gravity
            }
            for index in touching.indices { touching[index].begin(like: held[touching[index].key]) }
            for round in 0..<Self.rounds {
                // There and back, so that no side is first.
                let backwards = round % 2 == 1
                for index in backwards ? Array(touching.indices.reversed()) : Array(touching.indices) {
                    touching[index].solve(backwards: backwards)
                    touching[index].separate()
                }
            }
            held = Dictionary(touching.map { ($0.key, $0.held) }) { first, _ in first }
            for body in moving { body.move(for: part) }
            met += touching
        }
        for body in moving { body.writeBack() }
        heldBefore = held
        tell(met)
    }

    /// What pushes and what slows down.
    @MainActor private func accelerate(_ moving: MovingBody, for seconds: CGFloat) {
        let (force, torque) = moving.body.takeForces()
        moving.velocity = moving.velocity + CGPoint(x: force.dx, y: force.dy) * (moving.lightness * seconds)
        moving.turning += torque * Self.squarePoints * moving.turnLightness * seconds
        guard moving.lightness > 0 || moving.turnLightness > 0 else { return }
        moving.velocity = moving.velocity * (1 / (1 + max(0, moving.body.linearDamping) * seconds))
        moving.turning *= 1 / (1 + max(0, moving.body.angularDamping) * seconds)
    }

    @MainActor private func bodies(below node: SKNode) -> [MovingBody] {
        let own = node.physicsBody.map { [MovingBody($0, node)] } ?? []
        return own + node.children.flatMap { bodies(below: $0) }
    }

    @MainActor private func pairs(of bodies: [MovingBody]) -> [TouchingBodies] {
        var found: [TouchingBodies] = []
        for (index, one) in bodies.enumerated() {
            for other in bodies[(index + 1)...] where one.bounds.insetBy(dx: -1, dy: -1).intersects(other.bounds) {
                guard one.lightness + one.turnLightness + other.lightness + other.turnLightness > 0,
                    one.body.meets(other.body)
                else { continue }
                for (place, piece) in one.pieces.enumerated() {
                    for (otherPlace, otherPiece) in other.pieces.enumerated() {
                        guard piece.bounds.insetBy(dx: -1, dy: -1).intersects(otherPiece.bounds),
                            let manifold = PhysicsManifold(piece, otherPiece)
                        else { continue }
                        found.append(TouchingBodies(one, other, manifold, pieces: (place, otherPlace)))
                    }
                }
            }
        }
        return found
    }

    @MainActor private func tell(_ met: [TouchingBodies]) {
        var now: [SKPhysicsContact] = []
        for body in contacts.flatMap({ [$0.bodyA, $0.bodyB] }) { body.touching = [] }
        for pair in met {
            let (a, b) = (pair.one.body, pair.other.body)
            guard !now.contains(where: { $0.bodyA === a && $0.bodyB === b }) else { continue }
            let contact = SKPhysicsContact(
                a, b, at: pair.manifold.points[0].place, normal: pair.manifold.normal, impulse: pair.impulse)
            now.append(contact)
        }
        for contact in now {
            contact.bodyA.touching.append(contact.bodyB)
            contact.bodyB.touching.append(contact.bodyA)
        }
        let before = contacts
        contacts = now
        func has(_ all: [SKPhysicsContact], _ contact: SKPhysicsContact) -> Bool {
            all.contains { $0.bodyA === contact.bodyA && $0.bodyB === contact.bodyB }
        }
        for contact in now where contact.isWatched && !has(before, contact) { contactDelegate?.didBegin(contact) }
        for contact in before where contact.isWatched && !has(now, contact) { contactDelegate?.didEnd(contact) }
    }

    /// Bodies of the scene that a piece touches, with where it does.
    @MainActor func bodies(touching piece: PhysicsPiece) -> [(body: SKPhysicsBody, place: CGPoint)] {
        guard let scene else { return [] }
        return bodies(below: scene).compactMap { moving in
            moving.pieces.lazy.compactMap { PhysicsManifold($0, piece) }.first.map { manifold in
                let sum = manifold.points.reduce(CGPoint.zero) { $0 + $1.place }
                return (moving.body, sum * (1 / CGFloat(manifold.points.count)))
            }
        }
    }
}

extension SKPhysicsBody {
    /// Whether either gives way to the other, or somebody wants to know that they touch.
    fileprivate func meets(_ other: SKPhysicsBody) -> Bool {
        collisionBitMask & other.categoryBitMask != 0 || other.collisionBitMask & categoryBitMask != 0
            || contactTestBitMask & other.categoryBitMask != 0 || other.contactTestBitMask & categoryBitMask != 0
    }
}
extension SKPhysicsContact {
    /// Whether the delegate wants to know of it.
    fileprivate var isWatched: Bool {
        bodyA.contactTestBitMask & bodyB.categoryBitMask != 0 || bodyB.contactTestBitMask & bodyA.categoryBitMask != 0
    }
}
