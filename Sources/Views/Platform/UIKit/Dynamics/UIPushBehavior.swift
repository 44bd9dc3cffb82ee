import KinoraPhysics
import KinoraStage

/// Pushes items, once or as long as it is active. A push of 1 gives an item of 100 by 100 points a speed of 100 points a second, at once
/// or in a second.
@MainActor @preconcurrency
open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }
    private var pushed = DynamicItems()
    public let mode: Mode
    open var pushDirection = CGVector.zero { didSet { changed() } }
    /// A push that acts once is not active any more afterwards.
    open var active = true { didSet { if active { changed() } } }
    private var places: [(item: any UIDynamicItem, offset: UIOffset)] = []
    private static let unit = 100.0

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        pushed = DynamicItems(items)
    }

    open var items: [any UIDynamicItem] { pushed.all }
    open func addItem(_ item: any UIDynamicItem) {
        pushed.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        pushed.remove(item)
        changed()
    }

    /// Radians, clockwise from the right.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { pushDirection = CGVector(angle: newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { pushDirection.magnitude }
        set { pushDirection = CGVector(angle: angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, magnitude: magnitude)
    }
    /// Where an item is pushed, from its center, in its own points.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        places.first { $0.item === item }?.offset ?? .zero
    }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        places.removeAll { $0.item === item }
        places.append((item, o))
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func push(in world: DynamicWorld, for seconds: Double) {
        guard active else { return }
        let push = pushDirection.vector * Self.unit
        for item in items {
            let offset = targetOffsetFromCenter(for: item).vector
            world.change(item) { body in
                let place = body.placement.place(offset)
                if mode == .instantaneous {
                    body.push(push, at: place)
                } else {
                    body.force += push
                    body.torque += (place - body.center).cross(push)
                }
            }
        }
        if mode == .instantaneous { active = false }
    }
}

extension UIOffset {
    var vector: Vector { Vector(Double(horizontal), Double(vertical)) }
}
