import KinoraGeometry
import KinoraPhysics
import KinoraStage

/// Lets items fall.
@MainActor @preconcurrency
open class UIGravityBehavior: UIDynamicBehavior {
    private var fallen = DynamicItems()
    /// By 1000 points by square seconds.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }
    /// Points by square seconds of a direction of length 1.
    private static let unit = 1000.0

    public init(items: [any UIDynamicItem]) {
        super.init()
        fallen = DynamicItems(items)
    }
    public nonisolated override init() { super.init() }

    open var items: [any UIDynamicItem] { fallen.all }
    open func addItem(_ item: any UIDynamicItem) {
        fallen.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        fallen.remove(item)
        changed()
    }

    /// Radians, clockwise from the right.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { gravityDirection = CGVector(angle: newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { gravityDirection = CGVector(angle: angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    override var ownItems: [any UIDynamicItem] { items }
    override func push(in world: DynamicWorld, for seconds: Double) {
        let pull = gravityDirection.vector * Self.unit
        for item in items { world.change(item) { $0.force += pull * $0.mass } }
    }
}

extension CGVector {
    /// - Parameter angle: radians, clockwise from the right.
    init(angle: CGFloat, magnitude: CGFloat) {
        self.init(dx: magnitude * Maths.cos(Double(angle)), dy: magnitude * Maths.sin(Double(angle)))
    }
    var angle: CGFloat { Maths.atan2(Double(dy), Double(dx)) }
    var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
