import KinoraGeometry
import KinoraPhysics
import KinoraViews
import simd

/// Where something holds, such as a field: around its node.
open class SKRegion: NSObject {
    /// nil: everywhere.
    open private(set) var path: CGPath?
    private var isInverse = false
    private init(_ path: CGPath?) { self.path = path }
    public convenience init(radius: Float) {
        let radius = CGFloat(radius)
        self.init(
            path: UIBezierPath(
                ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
            ).cgPath)
    }
    public convenience init(size: CGSize) {
        self.init(
            path: UIBezierPath(
                rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            ).cgPath)
    }
    public convenience init(path: CGPath) { self.init(Optional(path)) }
    open class func infinite() -> SKRegion { SKRegion(nil) }
    open func inverse() -> Self {
        isInverse.toggle()
        return self
    }
    /// - Parameter point: from the middle of the region.
    open func contains(_ point: CGPoint) -> Bool { (path?.contains(point) ?? true) != isInverse }
}

/// Pulls, pushes, turns or slows the bodies around it, at each step of the scene. Where Apple publishes no formula, it follows its words.
@MainActor @preconcurrency
open class SKFieldNode: SKNode {
    /// A body as a field sees it: in meters and seconds, from the field.
    struct Seen {
        let place: Vector
        let velocity: Vector
        let mass: Double
    }
    /// What a field does to a body.
    enum Effect {
        /// Meters by square seconds.
        case acceleration((Seen, SKFieldNode) -> Vector)
        /// Newtons.
        case force((Seen, SKFieldNode) -> Vector)
        /// Meters a second.
        case velocity((SKFieldNode) -> Vector)
        case none
    }
    private let effect: Effect
    private init(_ effect: Effect) {
        self.effect = effect
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }

    open var isEnabled = true
    /// Whether no other field acts where this one does.
    open var isExclusive = false
    open var categoryBitMask: UInt32 = .max
    open var strength: Float = 1
    /// The power of the distance by which it grows weaker.
    open var falloff: Float = 0
    /// In points; nearer than that it grows no stronger.
    open var minimumRadius: Float = 1e-5
    open var region: SKRegion?
    open var direction = vector_float3(0, 0, 0)
    open var smoothness: Float = 0
    open var animationSpeed: Float = 0
    open var texture: SKTexture?

    // MARK: Kinds

    /// Towards the middle.
    open class func radialGravityField() -> SKFieldNode {
        SKFieldNode(.acceleration { seen, field in -seen.place.unit * field.weakened(at: seen.place) })
    }
    /// The same everywhere, in meters by square seconds.
    open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
        let field = SKFieldNode(
            .acceleration { _, field in field.turned(field.direction) * Double(field.strength) })
        field.direction = direction
        return field
    }
    /// Around the middle, against the clock.
    open class func vortexField() -> SKFieldNode {
        SKFieldNode(
            .acceleration { seen, field in
                let away = seen.place.unit
                return Vector(-away.y, away.x) * field.weakened(at: seen.place)
            })
    }
    /// Against the motion, and the more the quicker it is.
    open class func dragField() -> SKFieldNode {
        SKFieldNode(.force { seen, field in -seen.velocity * field.weakened(at: seen.place) })
    }
    /// Back to the middle, as a spring.
    open class func springField() -> SKFieldNode {
        SKFieldNode(.force { seen, field in -seen.place * field.weakened(at: seen.place) })
    }
    /// All bodies move as it says, in meters a second.
    open class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
        let field = SKFieldNode(.velocity { $0.turned($0.direction) * Double($0.strength) })
        field.direction = direction
        return field
    }
    // These do nothing here: chance, charges and pictures are not followed.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode(.none)
    }
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode(.none)
    }
    open class func electricField() -> SKFieldNode { SKFieldNode(.none) }
    open class func magneticField() -> SKFieldNode { SKFieldNode(.none) }
    open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode { SKFieldNode(.none) }

    /// The strength at a distance.
    private func weakened(at place: Vector) -> Double {
        let distance = max(place.length, Double(minimumRadius) / pointsPerMeter)
        return falloff == 0 ? Double(strength) : Double(strength) / Maths.pow(distance, Double(falloff))
    }
    /// A direction of the field in the scene.
    private func turned(_ direction: vector_float3) -> Vector {
        let whole = placementInScene
        let along = CGPoint(x: CGFloat(direction.x), y: CGFloat(direction.y)).applying(
            CGAffineTransform(a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: 0, ty: 0))
        return along.vector
    }

    // MARK: Bodies

    /// Whether it acts on a body at a place of the scene.
    func reaches(_ place: Vector, mask: UInt32) -> Bool {
        guard isEnabled, categoryBitMask & mask != 0 else { return false }
        return region?.contains(place.point.applying(placementInScene.inverted())) ?? true
    }
    /// Does to a body what it does in a step.
    func act(on body: inout PhysicsBody) {
        let whole = placementInScene
        let seen = Seen(
            place: (body.position - Vector(Double(whole.tx), Double(whole.ty))) / pointsPerMeter,
            velocity: body.velocity / pointsPerMeter, mass: body.mass)
        switch effect {
        case .acceleration(let value): body.force += value(seen, self) * pointsPerMeter * body.mass
        case .force(let value): body.force += value(seen, self) * pointsPerMeter
        case .velocity(let value): body.velocity = value(self) * pointsPerMeter
        case .none: break
        }
    }
}

extension Vector {
    /// The direction; zero where there is none.
    fileprivate var unit: Vector { length > 0 ? self / length : .zero }
}

extension SKNode {
    /// The fields at and below a node.
    @MainActor var fields: [SKFieldNode] { ((self as? SKFieldNode).map { [$0] } ?? []) + children.flatMap(\.fields) }
}

extension [SKFieldNode] {
    /// What the fields of a scene do to a body: all of them, or the first exclusive one that reaches it.
    @MainActor func act(on body: inout PhysicsBody, mask: UInt32) {
        let near = filter { $0.reaches(body.position, mask: mask) }
        for field in near.first(where: \.isExclusive).map({ [$0] }) ?? near { field.act(on: &body) }
    }
}
