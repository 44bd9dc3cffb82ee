import KinoraGeometry
import KinoraPhysics
import KinoraStage

/// Pushes the items in a region by where they are and how they move.
@MainActor @preconcurrency
open class UIFieldBehavior: UIDynamicBehavior {
    /// - Returns: what pushes an item at a place, seen from the field's.
    public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    private enum Kind {
        case drag, vortex, radial, linear(CGVector), velocity(CGVector), spring, electric, magnetic
        case noise(smoothness: CGFloat, speed: CGFloat), turbulence(smoothness: CGFloat, speed: CGFloat)
        case custom(Evaluation)
    }

    private var kind: Kind
    private var reached = DynamicItems()
    /// The middle of its region.
    open var position = CGPoint.zero { didSet { changed() } }
    open var region = UIRegion.infinite { didSet { changed() } }
    /// 1 pushes an item of 100 by 100 points so that it gains 100 points a second in a second.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance by which it grows weaker.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Nearer than this it grows no stronger, in points.
    open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
    private static let unit = 100.0

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    // MARK: Kinds

    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radial)
        field.position = position
        return field
    }
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior(.linear(direction)) }
    open class func velocityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior(.velocity(direction)) }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.noise(smoothness: smoothness, speed: speed))
    }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.turbulence(smoothness: smoothness, speed: speed))
    }
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }

    /// The direction of a field that has one.
    open var direction: CGVector {
        get {
            switch kind {
            case .linear(let direction), .velocity(let direction): direction
            default: CGVector(dx: 0, dy: 0)
            }
        }
        set {
            switch kind {
            case .linear: kind = .linear(newValue)
            case .velocity: kind = .velocity(newValue)
            default: break
            }
            changed()
        }
    }
    /// 0 changes much from place to place, 1 changes little.
    open var smoothness: CGFloat {
        get {
            switch kind {
            case .noise(let smoothness, _), .turbulence(let smoothness, _): smoothness
            default: 0
            }
        }
        set { setNoise(newValue, animationSpeed) }
    }
    /// How often noise changes in a second.
    open var animationSpeed: CGFloat {
        get {
            switch kind {
            case .noise(_, let speed), .turbulence(_, let speed): speed
            default: 0
            }
        }
        set { setNoise(smoothness, newValue) }
    }
    private func setNoise(_ smoothness: CGFloat, _ speed: CGFloat) {
        switch kind {
        case .noise: kind = .noise(smoothness: smoothness, speed: speed)
        case .turbulence: kind = .turbulence(smoothness: smoothness, speed: speed)
        default: break
        }
        changed()
    }

    open var items: [any UIDynamicItem] { reached.all }
    open func addItem(_ item: any UIDynamicItem) {
        reached.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        reached.remove(item)
        changed()
    }

    // MARK: Steps

    override var ownItems: [any UIDynamicItem] { items }

    override func push(in world: DynamicWorld, for seconds: Double) {
        let time = dynamicAnimator?.elapsedTime ?? 0
        for item in items {
            let charge = world.charge(of: item)
            world.change(item) { body in
                let way = body.center - position.vector
                guard region.contains(way.point) else { return }
                if case .velocity(let direction) = kind { return body.velocity = direction.vector * Double(strength) }
                let distance = max(way.length, Double(minimumRadius))
                let weakened = Double(strength) * Self.unit / Maths.pow(distance, Double(falloff))
                body.force += push(on: body, way, charge, time) * weakened
            }
        }
    }

    /// What pushes a body, for a strength of 1.
    private func push(on body: PhysicsBody, _ way: Vector, _ charge: Double, _ time: Double) -> Vector {
        let outwards = way.length > 0 ? way / way.length : .zero
        let across = Vector(-outwards.y, outwards.x)
        return switch kind {
        case .drag: body.velocity * -0.01
        case .vortex: across * body.mass
        case .radial: outwards * -body.mass
        case .linear(let direction): direction.vector * body.mass
        case .velocity: .zero
        case .spring: way * -0.01
        case .electric: outwards * charge
        case .magnetic: Vector(-body.velocity.y, body.velocity.x) * (0.01 * charge)
        case .noise(let smoothness, let speed): noise(at: way, time, smoothness, speed)
        case .turbulence(let smoothness, let speed):
            noise(at: way, time, smoothness, speed) * (0.01 * body.velocity.length)
        case .custom(let evaluation):
            evaluation(
                self, way.point, body.velocity.cgVector, CGFloat(body.mass), CGFloat(charge), time
            ).vector
        }
    }

    /// Waves of several lengths, which go on with time: the same push at the same place and time.
    private func noise(at way: Vector, _ time: Double, _ smoothness: CGFloat, _ speed: CGFloat) -> Vector {
        let length = 20 + 180 * Double(min(max(smoothness, 0), 1))
        let (place, phase) = (way / length, time * Double(speed) * 2 * Double.pi)
        func wave(_ turn: Double) -> Double {
            Maths.sin(place.x * 2.1 + place.y * 1.3 * turn + phase)
                * Maths.cos(place.y * 1.7 - place.x * 0.9 * turn + phase * 0.7 + turn)
        }
        return Vector(wave(1), wave(-1.6))
    }
}
