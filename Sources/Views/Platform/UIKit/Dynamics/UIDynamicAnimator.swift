import KinoraPhysics
import KinoraStage

/// Moves items by behaviors, 60 times a second of virtual time, until all rest.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject, ChangesSilently {
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Seconds for which it has moved items.
    open private(set) var elapsedTime: TimeInterval = 0
    open var isRunning: Bool { timer != nil }

    private weak var layout: UICollectionViewLayout?
    private let world = DynamicWorld()
    private var timer: KinoraStage.Timer?
    /// Steps in which nothing has moved.
    private var stillSteps = 0

    private static let step = 1.0 / 60
    /// After so many of them it pauses.
    private static let mostStillSteps = 30

    /// - Parameter referenceView: the view in whose points items move.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }
    public nonisolated override init() { super.init() }
    /// For the attributes of a layout's items, in points of its content.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(behavior) else { return }
        behaviors.append(behavior)
        behavior.ownAnimator = self
        behavior.enter(self)
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(behavior) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.enter(nil)
        behavior.ownAnimator = nil
        resume()
    }
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.take(items)
        return world.items.filter { item in
            let (center, size) = (item.center, item.bounds.size)
            let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
            return rect.intersects(CGRect(origin: corner, size: size))
        }
    }
    /// Takes over where an item has been put meanwhile.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.update(item)
        resume()
    }

    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        world.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.indexPath == indexPath && $0.representedElementKind == nil
        }
    }

    // MARK: Time

    private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }
    /// Those of all behaviors, each once.
    private var items: [any UIDynamicItem] { DynamicItems(all.flatMap(\.ownItems)).all }

    /// Goes on where it has paused.
    func resume() {
        stillSteps = 0
        guard timer == nil, !behaviors.isEmpty, VirtualClock.mayRecord else { return }
        VirtualClock.noteObjects()
        world.take(items)
        timer = .scheduledTimer(withTimeInterval: Self.step, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated {
                if let self { self.tick() } else { timer.invalidate() }
            }
        }
        delegate?.dynamicAnimatorWillResume(self)
    }

    private func pause() {
        timer?.invalidate()
        timer = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func tick() {
        let (behaviors, seconds) = (all, Self.step)
        world.take(items)
        world.beginStep()
        for behavior in behaviors { behavior.describe(in: world) }
        for behavior in behaviors { behavior.push(in: world, for: seconds) }
        let changes = world.step(behaviors.compactMap { $0.joint(in: world) }, by: seconds)
        elapsedTime += seconds
        VirtualClock.noteObjects()
        world.giveItemsTheirPlaces()
        for behavior in behaviors { behavior.tell(changes, in: world) }
        for behavior in behaviors { behavior.action?() }
        layout?.invalidateLayout()
        (referenceView ?? layout?.collectionView)?.noteChange()
        stillSteps = world.rests ? stillSteps + 1 : 0
        if stillSteps >= Self.mostStillSteps { pause() }
    }

    /// Sets how fast an item is at once, if it is moved already.
    func change(_ item: any UIDynamicItem, _ change: (inout PhysicsBody) -> Void) {
        world.take(items)
        world.change(item, change)
        resume()
    }
    func body(of item: any UIDynamicItem) -> PhysicsBody? { world.body(of: item) }
}

@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
