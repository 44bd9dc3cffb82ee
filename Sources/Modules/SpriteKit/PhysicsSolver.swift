import KinoraGeometry
import KinoraViews

/// A body in a scene, for one step: its place, its pieces in the scene's points and how it gives way.
@MainActor final class MovingBody {
    let body: SKPhysicsBody
    let node: SKNode
    /// The middle of its mass, and how it is turned, in the scene.
    var (place, angle) = (CGPoint.zero, CGFloat(0))
    var (velocity, turning) = (CGPoint.zero, CGFloat(0))
    /// By how much it is moved out of others.
    private(set) var (shift, turnShift) = (CGPoint.zero, CGFloat(0))
    /// What a push and a turn meet; 0 for what nothing moves.
    let (lightness, turnLightness): (CGFloat, CGFloat)
    private(set) var pieces: [PhysicsPiece] = []
    private(set) var bounds = CGRect.null

    init(_ body: SKPhysicsBody, _ node: SKNode) {
        (self.body, self.node) = (body, node)
        let moves = body.isDynamic && body.area > 0
        lightness = moves && !body.pinned && body.mass > 0 ? 1 / body.mass : 0
        turnLightness = moves && body.allowsRotation && body.inertia > 0 ? 1 / body.inertia : 0
        let whole = node.placementInScene
        angle = node.turnInScene
        place = whole.origin + body.center.turned(by: angle)
        (velocity, turning) = (CGPoint(x: body.velocity.dx, y: body.velocity.dy), body.angularVelocity)
        movePieces()
    }

    private func movePieces() {
        let (sine, cosine) = (CGFloat(Maths.sin(Double(angle))), CGFloat(Maths.cos(Double(angle))))
        let (place, center) = (place, body.center)
        pieces = body.pieces.map { piece in
            piece.moved { point in
                let own = point - center
                return CGPoint(
                    x: place.x + own.x * cosine - own.y * sine, y: place.y + own.x * sine + own.y * cosine)
            }
        }
        bounds = pieces.reduce(.null) { $0.union($1.bounds) }
    }

    func velocity(at arm: CGPoint) -> CGPoint { velocity + arm.turned(turning) }
    func push(_ impulse: CGPoint, at arm: CGPoint) {
        velocity = velocity + impulse * lightness
        turning += arm.cross(impulse) * turnLightness
    }

    func shove(_ way: CGPoint, at arm: CGPoint) {
        shift = shift + way * lightness
        turnShift += arm.cross(way) * turnLightness
    }
    /// Goes on for some seconds.
    func move(for seconds: CGFloat) {
        guard lightness > 0 || turnLightness > 0 else { return }
        place = place + shift
        if lightness > 0 { place = place + velocity * seconds }
        angle += turning * seconds + turnShift
        (shift, turnShift) = (.zero, 0)
        movePieces()
    }

    /// Gives the node its place, and the body its velocity.
    func writeBack() {
        (body.velocity, body.angularVelocity) = (CGVector(dx: velocity.x, dy: velocity.y), turning)
        guard lightness > 0 || turnLightness > 0 else { return }
        let corner = place - body.center.turned(by: angle)
        node.position = corner.applying(node.parent?.placementInScene.inverted() ?? .identity)
        node.zRotation += angle - node.turnInScene
    }
}

/// Two bodies that touch in a step.
@MainActor struct TouchingBodies {
    let (one, other): (MovingBody, MovingBody)
    let manifold: PhysicsManifold
    /// Whether the first, and the second, gives way to the other.
    let (moves, otherMoves): (Bool, Bool)
    private var pushes: [CGFloat]
    private var rubs: [CGFloat]
    private var shoves: [CGFloat]
    private var bounces: [CGFloat] = []
    /// Which pieces of which bodies they are.
    let key: Key
    struct Key: Hashable {
        let (one, other): (ObjectIdentifier, ObjectIdentifier)
        let (piece, otherPiece): (Int, Int)
    }

    /// - Parameter pieces: the places of the pieces in their bodies.
    init(_ one: MovingBody, _ other: MovingBody, _ manifold: PhysicsManifold, pieces: (Int, Int)) {
        (self.one, self.other, self.manifold) = (one, other, manifold)
        key = Key(
            one: ObjectIdentifier(one.body), other: ObjectIdentifier(other.body), piece: pieces.0,
            otherPiece: pieces.1)
        moves = one.body.collisionBitMask & other.body.categoryBitMask != 0
        otherMoves = other.body.collisionBitMask & one.body.categoryBitMask != 0
        pushes = manifold.points.map { _ in 0 }
        (rubs, shoves) = (pushes, pushes)
        // Slow bodies do not bounce, so that they come to rest.
        let restitution = max(one.body.restitution, other.body.restitution)
        for point in manifold.points {
            let speed = speed(at: point.place).dot(manifold.normal)
            bounces.append(speed < -SKPhysicsWorld.pointsPerMeter / 4 ? -restitution * speed : 0)
        }
    }

    private func speed(at place: CGPoint) -> CGPoint {
        other.velocity(at: place - other.place) - one.velocity(at: place - one.place)
    }
    private func yielding(_ place: CGPoint, _ direction: CGPoint) -> CGFloat {
        var sum: CGFloat = 0
        if moves {
            let arm = (place - one.place).cross(direction)
            sum += one.lightness + arm * arm * one.turnLightness
        }
        if otherMoves {
            let arm = (place - other.place).cross(direction)
            sum += other.lightness + arm * arm * other.turnLightness
        }
        return sum
    }
    private func push(_ impulse: CGPoint, at place: CGPoint) {
        if moves { one.push(impulse * -1, at: place - one.place) }
        if otherMoves { other.push(impulse, at: place - other.place) }
    }

    /// What has held two pieces apart, point by point.
    struct Held { fileprivate let points: [(place: CGPoint, push: CGFloat, rub: CGFloat)] }
    var held: Held {
        Held(points: manifold.points.indices.map { (manifold.points[$0].place, pushes[$0], rubs[$0]) })
    }
    /// Begins with what held them apart before, so that piles stand: near points have the same pushes.
    mutating func begin(like before: Held?) {
        guard let before else { return }
        let (normal, side) = (manifold.normal, manifold.normal.turned(1))
        for (index, point) in manifold.points.enumerated() {
            guard let known = before.points.first(where: { ($0.place - point.place).length < 4 }) else { continue }
            (pushes[index], rubs[index]) = (known.push, known.rub)
            push(normal * known.push + side * known.rub, at: point.place)
        }
    }

    /// One round: takes away the speed with which they come nearer, and rubs.
    mutating func solve(backwards: Bool) {
        let (normal, side) = (manifold.normal, manifold.normal.turned(1))
        let friction = (max(0, one.body.friction) * max(0, other.body.friction)).squareRoot()
        let all = manifold.points.indices
        for index in backwards ? Array(all.reversed()) : Array(all) {
            let point = manifold.points[index]
            let yield = yielding(point.place, normal)
            guard yield > 0 else { continue }
            let speed = speed(at: point.place).dot(normal)
            let wanted = max(0, pushes[index] - (speed - bounces[index]) / yield)
            push(normal * (wanted - pushes[index]), at: point.place)
            pushes[index] = wanted
            let across = yielding(point.place, side)
            guard across > 0 else { continue }
            let limit = friction * pushes[index]
            let slip = self.speed(at: point.place).dot(side)
            let rub = min(limit, max(-limit, rubs[index] - slip / across))
            push(side * (rub - rubs[index]), at: point.place)
            rubs[index] = rub
        }
    }
    var impulse: CGFloat { pushes.reduce(0, +) }

    /// One round: moves them apart by a part of the way by which they reach into each other, which gives them no speed. Half a point is
    /// left, so that bodies at rest go on touching.
    mutating func separate() {
        let normal = manifold.normal
        for (index, point) in manifold.points.enumerated() {
            let yield = yielding(point.place, normal)
            guard yield > 0 else { continue }
            let (arm, otherArm) = (point.place - one.place, point.place - other.place)
            let done = (other.shift + otherArm.turned(other.turnShift) - one.shift - arm.turned(one.turnShift))
                .dot(normal)
            let wanted = max(0, shoves[index] + (max(0, point.depth - 0.5) * 0.2 - done) / yield)
            let way = normal * (wanted - shoves[index])
            shoves[index] = wanted
            if moves { one.shove(way * -1, at: arm) }
            if otherMoves { other.shove(way, at: otherArm) }
        }
    }
}

extension CGAffineTransform { fileprivate var origin: CGPoint { CGPoint(x: tx, y: ty) } }
extension CGPoint {
    /// By an angle, counterclockwise.
    fileprivate func turned(by angle: CGFloat) -> CGPoint {
        let (sine, cosine) = (CGFloat(Maths.sin(Double(angle))), CGFloat(Maths.cos(Double(angle))))
        return CGPoint(x: x * cosine - y * sine, y: x * sine + y * cosine)
    }
}
extension SKNode {
    /// The turns of the node and of all around it.
    var turnInScene: CGFloat { self is SKScene ? 0 : zRotation + (parent?.turnInScene ?? 0) }
}
