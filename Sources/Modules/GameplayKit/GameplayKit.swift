/// The module that sources import for the rules of games: states, entities and chance that follows the stage's seed.
@_exported import KinoraViews
import KinoraStage

/// A state of a machine.
open class GKState: NSObject {
    public fileprivate(set) weak var stateMachine: GKStateMachine?
    public override init() { super.init() }
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}
open class GKStateMachine: NSObject {
    private let states: [GKState]
    open private(set) var currentState: GKState?
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }
    open func state<S: GKState>(forClass stateClass: S.Type) -> S? { states.lazy.compactMap { $0 as? S }.first }
    open func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A thing of a game, made of components.
open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []
    public override init() { super.init() }
    /// One of each kind.
    open func addComponent(_ component: GKComponent) {
        components.removeAll { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    open func removeComponent<C: GKComponent>(ofType componentClass: C.Type) {
        for component in components where component is C { component.willRemoveFromEntity() }
        components.removeAll { $0 is C }
    }
    open func component<C: GKComponent>(ofType componentClass: C.Type) -> C? {
        components.lazy.compactMap { $0 as? C }.first
    }
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
open class GKComponent: NSObject {
    open fileprivate(set) weak var entity: GKEntity?
    public override init() { super.init() }
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
    open func update(deltaTime seconds: TimeInterval) {}
}

/// Numbers by chance.
public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}
/// The stage's own chance, which follows its seed.
open class GKRandomSource: NSObject, GKRandom {
    public override init() { super.init() }
    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }
    open func nextInt() -> Int { Int(Int32.random(in: .min ... .max)) }
    open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int.random(in: 0..<upperBound) : 0 }
    open func nextUniform() -> Float { Float.random(in: 0...1) }
    open func nextBool() -> Bool { Bool.random() }
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var rest = array
        return array.indices.map { _ in rest.remove(at: nextInt(upperBound: rest.count)) }
    }
}
public final class GKARC4RandomSource: GKRandomSource {}
public final class GKLinearCongruentialRandomSource: GKRandomSource {}
public final class GKMersenneTwisterRandomSource: GKRandomSource {
    public override init() { super.init() }
    public init(seed: UInt64) { super.init() }
}
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    fileprivate let source: any GKRandom
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        self.source = source
        (lowestValue, highestValue) = (lowestInclusive, max(lowestInclusive, highestInclusive))
        super.init()
    }
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { source.nextInt(upperBound: upperBound) }
    open func nextUniform() -> Float { source.nextUniform() }
    open func nextBool() -> Bool { source.nextBool() }
}
/// No number comes again before all have come.
public final class GKShuffledDistribution: GKRandomDistribution {
    private var rest: [Int] = []
    public override func nextInt() -> Int {
        if rest.isEmpty { rest = Array(lowestValue...highestValue) }
        return rest.remove(at: source.nextInt(upperBound: rest.count))
    }
}
/// Near the middle more often than at the ends: the mean of four.
public final class GKGaussianDistribution: GKRandomDistribution {
    public override func nextInt() -> Int {
        let sum = (0..<4).reduce(0) { sum, _ in sum + source.nextInt(upperBound: numberOfPossibleOutcomes) }
        return lowestValue + sum / 4
    }
}
