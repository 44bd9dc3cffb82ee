import KinoraPhysics
import KinoraStage

/// What items are like: what is not said is as it is without a behavior.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var described = DynamicItems()
    private var told = Told()
    private struct Told {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
    }
    /// Speeds that were given before there was an animator.
    private var speeds: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    public init(items: [any UIDynamicItem]) {
        super.init()
        described = DynamicItems(items)
    }
    public nonisolated override init() { super.init() }

    open var items: [any UIDynamicItem] { described.all }
    open func addItem(_ item: any UIDynamicItem) {
        described.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        described.remove(item)
        changed()
    }

    /// The share of a blow that an item gives back, 0…1.
    open var elasticity: CGFloat {
        get { told.elasticity ?? 0 }
        set { tell { $0.elasticity = newValue } }
    }
    open var friction: CGFloat {
        get { told.friction ?? 0 }
        set { tell { $0.friction = newValue } }
    }
    /// Of 1, an item of 100 by 100 points weighs 1.
    open var density: CGFloat {
        get { told.density ?? 1 }
        set { tell { $0.density = newValue } }
    }
    /// The share of its speed that an item loses in a second, about.
    open var resistance: CGFloat {
        get { told.resistance ?? 0 }
        set { tell { $0.resistance = newValue } }
    }
    open var angularResistance: CGFloat {
        get { told.angularResistance ?? 0 }
        set { tell { $0.angularResistance = newValue } }
    }
    /// For electric and magnetic fields.
    open var charge: CGFloat = 0 { didSet { changed() } }
    open var allowsRotation = true { didSet { changed() } }
    /// Whether items stay where they are, and others meet them.
    open var isAnchored = false { didSet { changed() } }

    /// - Parameter velocity: points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, item) }
    /// - Parameter velocity: radians a second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
    }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.body(of: item).map { CGFloat($0.angularVelocity) } ?? 0
    }

    private func tell(_ change: (inout Told) -> Void) {
        change(&told)
        changed()
    }

    private func add(_ linear: CGPoint, _ angular: CGFloat, _ item: any UIDynamicItem) {
        speeds.append((item, linear, angular))
        changed()
    }

    // MARK: Steps

    override var ownItems: [any UIDynamicItem] { items }

    override func describe(in world: DynamicWorld) {
        for item in items {
            world.change(item) { body in
                if let density = told.density { body.density *= Double(density) }
                if let elasticity = told.elasticity { body.restitution = Double(elasticity) }
                if let friction = told.friction { body.friction = Double(max(0, friction)) }
                if let resistance = told.resistance { body.linearDamping = Double(max(0, resistance)) }
                if let resistance = told.angularResistance { body.angularDamping = Double(max(0, resistance)) }
                if !allowsRotation { (body.allowsRotation, body.angularVelocity) = (false, 0) }
                if isAnchored { (body.isDynamic, body.velocity, body.angularVelocity) = (false, .zero, 0) }
            }
            if charge != 0 { world.charge(item, Double(charge)) }
        }
    }

    override func push(in world: DynamicWorld, for seconds: Double) {
        for speed in speeds {
            world.change(speed.item) { body in
                body.velocity += speed.linear.vector
                body.angularVelocity += Double(speed.angular)
            }
        }
        speeds = []
    }
}
