import KinoraGeometry
import KinoraPhysics
import KinoraStage

/// The bodies of an animator's items, and what they meet, in points: y grows downwards, and angles clockwise.
@MainActor
final class DynamicWorld {
    private struct Member {
        let item: any UIDynamicItem
        var body: PhysicsBody
        /// The item's transform, and its angle in that, as it came.
        let transform: CGAffineTransform
        let angle: Double
        let id: Int
        /// For electric and magnetic fields.
        var charge = 0.0
    }

    /// Tells what a behavior puts into the world from the rest.
    private struct Key: Hashable {
        let owner: ObjectIdentifier
        let index: Int
    }

    private var world = PhysicsWorld()
    private var members: [Member] = []
    /// What does not move, of the present step.
    private var fixed: [PhysicsBody] = []
    private var ids: [Key: Int] = [:]
    private var lastID = 0
    /// Behaviors by which items meet, in the order in which they came.
    private var meetings: [ObjectIdentifier] = []

    // MARK: Items

    var items: [any UIDynamicItem] { members.map(\.item) }

    private func index(of item: any UIDynamicItem) -> Int? { members.firstIndex { $0.item === item } }

    /// Goes on with these items, of which new ones come as they are.
    func take(_ items: [any UIDynamicItem]) {
        members.removeAll { member in !items.contains { $0 === member.item } }
        for item in items where index(of: item) == nil { members.append(member(for: item)) }
    }

    private func member(for item: any UIDynamicItem, id: Int? = nil) -> Member {
        let transform = item.transform
        let angle = Maths.atan2(Double(transform.b), Double(transform.a))
        lastID += id == nil ? 1 : 0
        var body = PhysicsBody(shapes: item.shapes)
        body.id = id ?? lastID
        (body.position, body.angle) = (item.center.vector, angle)
        return Member(item: item, body: body, transform: transform, angle: angle, id: body.id)
    }

    /// Takes over where an item is now; how fast it is stays.
    func update(_ item: any UIDynamicItem) {
        guard let index = index(of: item) else { return }
        let old = members[index].body
        members[index] = member(for: item, id: old.id)
        (members[index].body.velocity, members[index].body.angularVelocity) = (old.velocity, old.angularVelocity)
    }

    func body(of item: any UIDynamicItem) -> PhysicsBody? { index(of: item).map { members[$0].body } }
    func change(_ item: any UIDynamicItem, _ change: (inout PhysicsBody) -> Void) {
        if let index = index(of: item) { change(&members[index].body) }
    }
    func charge(_ item: any UIDynamicItem, _ charge: Double) {
        if let index = index(of: item) { members[index].charge = charge }
    }
    func charge(of item: any UIDynamicItem) -> Double { index(of: item).map { members[$0].charge } ?? 0 }
    /// The item of a body; nil where that does not move.
    func item(of id: Int) -> (any UIDynamicItem)? { members.first { $0.id == id }?.item }

    // MARK: Steps

    /// A kilogram is 100 by 100 points.
    private static let density = 1e-4

    /// Forgets what behaviors have said of bodies.
    func beginStep() {
        (fixed, meetings) = ([], [])
        for index in members.indices {
            let fresh = PhysicsBody(shapes: [])
            members[index].body.density = Self.density
            members[index].body.isDynamic = true
            members[index].body.allowsRotation = true
            members[index].body.friction = fresh.friction
            members[index].body.restitution = fresh.restitution
            members[index].body.linearDamping = fresh.linearDamping
            members[index].body.angularDamping = fresh.angularDamping
            (members[index].body.category, members[index].body.collision) = (0, 0)
            members[index].charge = 0
        }
    }

    /// - Returns: who begins and who ceases to touch.
    func step(_ joints: [PhysicsJoint], by seconds: Double) -> [ContactChange] {
        var bodies = members.map(\.body) + fixed
        let changes = world.step(&bodies, joints, by: seconds)
        for index in members.indices { members[index].body = bodies[index] }
        return changes
    }

    func giveItemsTheirPlaces() {
        for member in members where member.body.moves {
            member.item.center = member.body.position.point
            let turn = member.body.angle - member.angle
            guard turn != 0 || member.item.transform != member.transform else { continue }
            member.item.transform = member.transform.concatenating(CGAffineTransform(rotationAngle: turn))
        }
    }

    /// Whether nothing is to be seen moving.
    var rests: Bool {
        members.allSatisfy { !$0.body.moves || $0.body.velocity.length < 2 && abs($0.body.angularVelocity) < 0.02 }
    }

    // MARK: What does not move

    /// Puts a body into the present step that does not move.
    ///
    /// - Parameters:
    ///   - owner: what it is a part of.
    ///   - number: which part.
    /// - Returns: it as it is there, with its identifier.
    @discardableResult
    func addFixed(_ body: PhysicsBody, of owner: AnyObject, _ number: Int = 0) -> PhysicsBody {
        var body = body
        body.id = id(of: owner, number)
        body.isDynamic = false
        fixed.append(body)
        return body
    }

    /// Where what does not move is closest to a point.
    func closestPoint(of id: Int, to point: Vector) -> Vector {
        fixed.first { $0.id == id }?.closestPointOfEdges(to: point) ?? point
    }

    func id(of owner: AnyObject, _ number: Int) -> Int {
        let key = Key(owner: ObjectIdentifier(owner), index: number)
        if let known = ids[key] { return known }
        lastID += 1
        ids[key] = lastID
        return lastID
    }

    /// The bits of what meets by one behavior: of its items, and of its boundaries.
    func bits(of meeting: AnyObject) -> (items: UInt32, boundaries: UInt32) {
        let name = ObjectIdentifier(meeting)
        if !meetings.contains(name) { meetings.append(name) }
        let place = 2 * ((meetings.firstIndex(of: name) ?? 0) % 16)
        return (1 << UInt32(place), 1 << UInt32(place + 1))
    }
}
