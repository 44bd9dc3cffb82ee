/// Finds the contacts of bodies.
struct ContactSearch {
    private struct Box {
        let index: Int
        let shape: Int
        let placed: PlacedShape
        let reach: Double
        let least: Vector
        let most: Vector
    }

    /// - Parameter step: seconds, within which what moves is not to go through anything.
    static func contacts(of bodies: [PhysicsBody], step: Double) -> [Contact] {
        let boxes = bodies.indices.flatMap { index -> [Box] in
            let body = bodies[index]
            let placement = body.placement
            let reach = 4 * Manifold.slop + (body.moves ? body.velocity.length * step : 0)
            return body.shapes.indices.map { number in
                let placed = body.shapes[number].placed(placement)
                let (least, most) = placed.bounds(reach)
                return Box(index: index, shape: number, placed: placed, reach: reach, least: least, most: most)
            }
        }
        let sorted = boxes.indices.sorted { (boxes[$0].least.x, $0) < (boxes[$1].least.x, $1) }
        var found: [Contact] = []
        for (place, first) in sorted.enumerated() {
            for second in sorted[(place + 1)...] {
                guard boxes[second].least.x <= boxes[first].most.x else { break }
                if let contact = contact(boxes[first], boxes[second], bodies) { found.append(contact) }
            }
        }
        return found.sorted { $0.key < $1.key }
    }

    private static func contact(_ one: Box, _ other: Box, _ bodies: [PhysicsBody]) -> Contact? {
        guard one.index != other.index, one.least.y <= other.most.y, other.least.y <= one.most.y else { return nil }
        let isSwapped = bodies[one.index].id > bodies[other.index].id
        let (a, b) = isSwapped ? (other, one) : (one, other)
        let (bodyA, bodyB) = (bodies[a.index], bodies[b.index])
        guard bodyA.moves || bodyB.moves else { return nil }
        let meets = bodyA.bounces(off: bodyB) || bodyB.bounces(off: bodyA)
        guard meets || bodyA.tells(of: bodyB) || bodyB.tells(of: bodyA),
            let manifold = Manifold.between(a.placed, b.placed, reach: a.reach + b.reach)
        else { return nil }
        let key = ContactKey(bodyA: bodyA.id, bodyB: bodyB.id, shapeA: a.shape, shapeB: b.shape)
        return Contact(
            key: key, a: a.index, b: b.index, middleA: a.placed.middle, middleB: b.placed.middle, manifold: manifold)
    }
}
