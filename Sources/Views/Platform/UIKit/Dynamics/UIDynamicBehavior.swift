import KinoraPhysics
import KinoraStage

/// What moves items in some way, by itself or by the behaviors that are a part of it.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject, ChangesSilently {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called after each step.
    open var action: (() -> Void)?
    /// That of the behavior that it is a part of.
    open var dynamicAnimator: UIDynamicAnimator? { ownAnimator ?? parent?.dynamicAnimator }
    weak var ownAnimator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?

    public nonisolated override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(behavior) else { return }
        childBehaviors.append(behavior)
        behavior.parent = self
        behavior.enter(dynamicAnimator)
    }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(behavior) else { return }
        childBehaviors.removeAll { $0 === behavior }
        behavior.parent = nil
        behavior.enter(nil)
        changed()
    }
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Says so to itself and to all that is a part of it.
    func enter(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        for child in childBehaviors { child.enter(animator) }
        animator?.resume()
    }

    /// Something is other than it was: what rests may move again.
    func changed() { dynamicAnimator?.resume() }

    /// It and all that is a part of it.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

    // MARK: What kinds of it do in a step

    var ownItems: [any UIDynamicItem] { [] }
    /// Says what bodies are like, and puts in what does not move.
    func describe(in world: DynamicWorld) {}
    /// Pushes bodies.
    func push(in world: DynamicWorld, for seconds: Double) {}
    func joint(in world: DynamicWorld) -> PhysicsJoint? { nil }
    func tell(_ changes: [ContactChange], in world: DynamicWorld) {}
}

/// A list of items, each of which is there once.
@MainActor
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

    mutating func add(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
    mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
