import KinoraPhysics
import KinoraStage

/// Draws an item to a point, where it comes to rest upright.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { changed() } }
    /// From 0, which swings much, to 1, which swings least.
    open var damping: CGFloat = 0.5
    /// Swings a second.
    private static let frequency = 2.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }

    override var ownItems: [any UIDynamicItem] { [item] }

    override func push(in world: DynamicWorld, for seconds: Double) {
        let omega = 2 * Double.pi * Self.frequency
        let (stiffness, brake) = (omega * omega, 2 * Double(damping) * omega)
        // Solved for the end of the step, so that it is stable.
        let share = 1 / (1 + seconds * brake + seconds * seconds * stiffness)
        world.change(item) { body in
            guard body.moves else { return }
            body.velocity = (body.velocity + (snapPoint.vector - body.position) * (seconds * stiffness)) * share
            guard body.allowsRotation else { return }
            body.angularVelocity = (body.angularVelocity - body.angle * seconds * stiffness) * share
        }
    }
}
