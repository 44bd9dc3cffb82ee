import KinoraPhysics
import KinoraStage
import KinoraViews
import Synchronization

/// What of a node meets other bodies, and how it moves. The scene moves its node at each step. One of edges stands.
open class SKPhysicsBody: NSObject {
    var state: PhysicsBody
    /// In the node's points, before the node is scaled.
    private let shapes: [PhysicsShape]

    /// Bodies are gone through in the order in which they were made, which other scenes do not change.
    private static let count = Atomic(0)

    init(_ shapes: [PhysicsShape]) {
        self.shapes = shapes
        state = PhysicsBody(shapes: shapes)
        state.density = 1 / squarePointsPerMeter
        state.isDynamic = state.area > 0
        state.id = SKPhysicsBody.count.add(1, ordering: .relaxed).newValue
        super.init()
    }

    public override convenience init() { self.init([]) }
    public convenience init(rectangleOf size: CGSize) { self.init(rectangleOf: size, center: .zero) }
    public convenience init(rectangleOf size: CGSize, center: CGPoint) {
        self.init([.rectangle(center: center.vector, size: size.vector)])
    }
    public convenience init(circleOfRadius radius: CGFloat) { self.init(circleOfRadius: radius, center: .zero) }
    public convenience init(circleOfRadius radius: CGFloat, center: CGPoint) {
        self.init([.circle(center: center.vector, radius: Double(radius))])
    }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil)) }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(PathShapes(path).loop) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(PathShapes(path).chain) }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
        self.init([.edge(from: p1.vector, to: p2.vector)])
    }
    /// A path that is not convex is filled up until it is.
    public convenience init(polygonFrom path: CGPath) { self.init(PathShapes(path).hull) }
    /// The convex shape around what is opaque.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(texture: texture, alphaThreshold: 0, size: size)
    }
    /// - Parameter alphaThreshold: from 0 to 1; what is more opaque belongs to the shape.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        let hull = TextureOutline(texture, alphaThreshold: Double(alphaThreshold)).hull(size: size)
        self.init([hull ?? .rectangle(center: .zero, size: size.vector)])
    }
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }

    open internal(set) weak var node: SKNode?
    open var isDynamic: Bool {
        get { state.isDynamic }
        set { state.isDynamic = newValue }
    }
    open var affectedByGravity: Bool {
        get { state.isAffectedByGravity }
        set { state.isAffectedByGravity = newValue }
    }
    open var allowsRotation: Bool {
        get { state.allowsRotation }
        set { state.allowsRotation = newValue }
    }
    open var pinned: Bool {
        get { state.isPinned }
        set { state.isPinned = newValue }
    }
    /// Nothing goes through others, whatever this says.
    open var usesPreciseCollisionDetection = false
    /// Whether it stands still, nearly.
    open var isResting: Bool {
        get { state.velocity.length < 1 && abs(state.angularVelocity) < 0.02 }
        set { if newValue { (state.velocity, state.angularVelocity) = (.zero, 0) } }
    }
    open var categoryBitMask: UInt32 {
        get { state.category }
        set { state.category = newValue }
    }
    open var collisionBitMask: UInt32 {
        get { state.collision }
        set { state.collision = newValue }
    }
    open var contactTestBitMask: UInt32 {
        get { state.contactTest }
        set { state.contactTest = newValue }
    }
    /// Which fields act on it.
    open var fieldBitMask: UInt32 = .max
    /// Kept, as no field acts on charges.
    open var charge: CGFloat = 0
    /// Kilograms.
    open var mass: CGFloat {
        get { CGFloat(state.mass) }
        set { state.mass = Double(newValue) }
    }
    /// Kilograms for each square meter.
    open var density: CGFloat {
        get { CGFloat(state.density * squarePointsPerMeter) }
        set { state.density = Double(newValue) / squarePointsPerMeter }
    }
    /// Square meters, of which each has 150 by 150 points.
    open var area: CGFloat { CGFloat(state.area / squarePointsPerMeter) }
    open var friction: CGFloat {
        get { CGFloat(state.friction) }
        set { state.friction = Double(max(newValue, 0)) }
    }
    open var restitution: CGFloat {
        get { CGFloat(state.restitution) }
        set { state.restitution = Double(newValue) }
    }
    open var linearDamping: CGFloat {
        get { CGFloat(state.linearDamping) }
        set { state.linearDamping = Double(max(newValue, 0)) }
    }
    open var angularDamping: CGFloat {
        get { CGFloat(state.angularDamping) }
        set { state.angularDamping = Double(max(newValue, 0)) }
    }
    /// Radians a second, counterclockwise.
    open var angularVelocity: CGFloat {
        get { CGFloat(state.angularVelocity) }
        set { state.angularVelocity = Double(newValue) }
    }
    /// Points a second.
    open var velocity: CGVector {
        get { state.velocity.cgVector }
        set { state.velocity = newValue.vector }
    }
    open internal(set) var joints: [SKPhysicsJoint] = []

    // MARK: Pushes

    open func applyImpulse(_ impulse: CGVector) { state.push(impulse.vector) }
    /// - Parameter point: in the scene's points.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        takePlace()
        state.push(impulse.vector, at: point.vector)
    }
    open func applyAngularImpulse(_ impulse: CGFloat) { state.twist(Double(impulse) * squarePointsPerMeter) }
    /// Until the next step.
    open func applyForce(_ force: CGVector) { state.force += force.vector }
    /// - Parameter point: in the scene's points.
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        takePlace()
        state.force += force.vector
        state.torque += (point.vector - state.center).cross(force.vector)
    }
    open func applyTorque(_ torque: CGFloat) { state.torque += Double(torque) * squarePointsPerMeter }

    open func allContactedBodies() -> [SKPhysicsBody] {
        onMain { node?.scene?.physicsWorld.bodies(touching: self) ?? [] }
    }

    // MARK: The node

    /// Takes its place and scale from its node.
    func takePlace() {
        onMain {
            guard let node else { return }
            let place = node.placementInScene
            (state.position, state.angle) = (Vector(Double(place.tx), Double(place.ty)), Double(node.turnInScene))
            let scale = Vector(
                Double((place.a * place.a + place.b * place.b).squareRoot()),
                Double((place.c * place.c + place.d * place.d).squareRoot())
                    * (place.a * place.d < place.b * place.c ? -1 : 1))
            guard scale != self.scale else { return }
            self.scale = scale
            state.shapes = shapes.map { $0.scaled(by: scale) }
        }
    }
    private var scale = Vector(1, 1)

    /// Gives its node its place.
    @MainActor func givePlace() {
        guard state.moves, let node else { return }
        let toParent = node.parent?.placementInScene.inverted() ?? .identity
        node.position = state.position.point.applying(toParent)
        node.zRotation += CGFloat(state.angle) - node.turnInScene
    }
}

extension SKNode {
    /// Radians, counterclockwise, with the turns of all around it.
    fileprivate var turnInScene: CGFloat { parent.map { zRotation + $0.turnInScene } ?? 0 }
}
