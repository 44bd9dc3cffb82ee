import KinoraPhysics
import KinoraStage

/// Lets items meet each other and boundaries.
@MainActor @preconcurrency
open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }
    private struct Boundary {
        let identifier: any NSCopying
        let number: Int
        let path: UIBezierPath
        let shapes: [PhysicsShape]
    }

    private var meeting = DynamicItems()
    private var boundaries: [Boundary] = []
    /// The number of the boundary that comes next; 0 is that of the reference view.
    private var nextNumber = 1
    private var insets: UIEdgeInsets?
    open var collisionMode = Mode.everything { didSet { changed() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    public init(items: [any UIDynamicItem]) {
        super.init()
        meeting = DynamicItems(items)
    }
    public nonisolated override init() { super.init() }

    open var items: [any UIDynamicItem] { meeting.all }
    open func addItem(_ item: any UIDynamicItem) {
        meeting.add(item)
        changed()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        meeting.remove(item)
        changed()
    }

    // MARK: Boundaries

    /// Whether the edges of the animator's reference view are a boundary.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set {
            insets = newValue ? insets ?? .zero : nil
            changed()
        }
    }
    /// Makes edges within the reference view a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        changed()
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(
            Boundary(
                identifier: identifier, number: nextNumber, path: bezierPath,
                shapes: PathShapes(bezierPath.cgPath).chain))
        nextNumber += 1
        changed()
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.identifier.isSame(as: identifier) }?.path
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { $0.identifier.isSame(as: identifier) }
        changed()
    }
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    // MARK: Steps

    override var ownItems: [any UIDynamicItem] { items }

    override func describe(in world: DynamicWorld) {
        let bits = world.bits(of: self)
        for item in items {
            world.change(item) { body in
                body.category |= bits.items
                if collisionMode.contains(.items) { body.collision |= bits.items }
                if collisionMode.contains(.boundaries) { body.collision |= bits.boundaries }
            }
        }
        guard collisionMode.contains(.boundaries) else { return }
        func add(_ shapes: [PhysicsShape], _ number: Int) {
            guard !shapes.isEmpty else { return }
            var body = PhysicsBody(shapes: shapes)
            (body.category, body.collision) = (bits.boundaries, 0)
            // Items alone say how they bounce.
            body.restitution = 0
            world.addFixed(body, of: self, number)
        }
        if let insets, let view = dynamicAnimator?.referenceView {
            add(PathShapes(CGPath(rect: view.bounds.inset(by: insets), transform: nil)).loop, 0)
        }
        for boundary in boundaries { add(boundary.shapes, boundary.number) }
    }

    override func tell(_ changes: [ContactChange], in world: DynamicWorld) {
        guard let delegate = collisionDelegate else { return }
        for change in changes {
            let pair = [change.bodyA, change.bodyB].map { world.item(of: $0) }
            if let one = pair[0], let other = pair[1] {
                guard collisionMode.contains(.items), meeting.contains(one), meeting.contains(other) else { continue }
                if change.begins {
                    delegate.collisionBehavior(self, beganContactFor: one, with: other, at: change.place.point)
                } else {
                    delegate.collisionBehavior(self, endedContactFor: one, with: other)
                }
            } else if let item = pair[0] ?? pair[1] {
                let other = pair[0] == nil ? change.bodyA : change.bodyB
                let numbers = [0] + boundaries.map(\.number)
                guard meeting.contains(item), let number = numbers.first(where: { world.id(of: self, $0) == other })
                else { continue }
                // The edges of the reference view have no name.
                let name = boundaries.first { $0.number == number }?.identifier
                if change.begins {
                    // The step looks ahead: the item is not quite there.
                    let place = world.closestPoint(of: other, to: change.place)
                    delegate.collisionBehavior(
                        self, beganContactFor: item, withBoundaryIdentifier: name, at: place.point)
                } else {
                    delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: name)
                }
            }
        }
    }
}

extension NSCopying {
    /// Whether both name the same.
    fileprivate func isSame(as other: any NSCopying) -> Bool {
        if let one = self as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return self as AnyObject === other as AnyObject
    }
}

/// So that sources may name boundaries by words, which are objects elsewhere.
extension String: @retroactive NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: AnyObject {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}
extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
