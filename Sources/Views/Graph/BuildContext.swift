import SceneGraph

/// What a view sees while its elements are built: its place in the tree, its environment and the transaction in force.
public struct BuildContext {
    let graph: Graph
    let identity: Identity
    var environment: EnvironmentValues
    var transaction: Transaction

    func child(_ component: Identity.Component) -> BuildContext {
        var copy = self
        copy = BuildContext(graph: graph, identity: identity.child(component), environment: environment, transaction: transaction)
        return copy
    }

    /// Whether state may be recorded: true in an update, false while a frame is drawn.
    var isUpdating: Bool { graph.isUpdating }

    // MARK: Stored values of this place in the tree

    func key(_ slot: Int) -> Int {
        graph.visit(identity)
        return identity.number << 8 | slot
    }

    func stored<Value>(_ slot: Int, as type: Value.Type = Value.self) -> Value? {
        (graph.storage[key(slot)] as? Stored<Value>)?.value
    }

    func store<Value>(_ value: Value, _ slot: Int) {
        graph.storage[key(slot)] = Stored(value)
    }

    // MARK: Composite views

    /// Elements of a view made of other views: dynamic properties are installed in a copy, animatable data takes its
    /// presentation value, then the body is evaluated.
    @MainActor
    func evaluate<V: View>(_ view: V) -> [Element] {
        var view = view
        let bodyContext = child(.body)
        DynamicProperties.install(in: &view, context: self)
        if let animatable = view as? any Animatable {
            view = presented(animatable, slot: Slot.animatableView) as! V
        }
        return graph.evaluating(identity) { view.body }._elements(bodyContext)
    }

    // MARK: Animation

    private func presented<A: Animatable>(_ value: A, slot: Int) -> Any { animated(value, slot: slot) }

    /// The value to draw now: `value` plus what is left of its animations.
    ///
    /// In an update, a change since the last one starts or retargets an animation with the transaction's animation.
    func animated<A: Animatable>(_ value: A, slot: Int) -> A {
        if A.AnimatableData.self == EmptyAnimatableData.self { return value }
        let key = key(slot)
        var record = graph.storage[key] as? AnimationRecord<A.AnimatableData>
        // Most values stand still in most frames; reading their data may cost more than all else here.
        guard graph.isUpdating || record?.isMoving == true else { return value }
        let data = value.animatableData
        if graph.isUpdating {
            if record == nil {
                record = AnimationRecord(model: data)
                graph.storage[key] = record
            } else if record!.change(to: data, in: self, key: key) {
                graph.storage[key] = record
            }
        }
        guard let record, record.isMoving else { return value }
        graph.noteActivity()
        guard let residual = record.animator.remaining(at: graph.now) else { return value }
        var presented = value
        presented.animatableData = data + residual
        return presented
    }
}

/// Slots of stored values below one identity. Dynamic properties take 0 to 63 by their order in the view.
enum Slot {
    static let animatableView = 64
    static let modifier = 65
    static let geometry = 66
    static let style = 67
    static let change = 68
    static let dynamic = 69
    static let appearance = 70
    static let gesture = 71
    static let timeline = 72
    static let animator = 73
    static let preference = 74
    static let secondModifier = 75
    static let transition = 76
    static let scroll = 77
    static let content = 78
    static let matched = 79
    /// Styles of a text's runs, up to 255.
    static let firstRun = 128
}

/// A value as storage holds it; boxed, so that a stored nil is not an absent value.
struct Stored<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Stored: Disappearing where Value: Disappearing {
    func disappear(in graph: Graph) { value.disappear(in: graph) }
}

/// The last model value of an animatable attribute, and the animations that run on it.
struct AnimationRecord<Data: VectorArithmetic> {
    var model: Data
    var animator = Animator<Data>()
    /// False until the first animated change, so that still values cost nothing.
    var isMoving = false

    init(model: Data) { self.model = model }

    /// Takes a new model value; returns whether anything changed.
    ///
    /// - Parameter key: where the graph keeps this record.
    mutating func change(to data: Data, in context: BuildContext, key: Int) -> Bool {
        let delta = data - model
        guard delta != .zero else { return false }
        model = data
        let (graph, transaction) = (context.graph, context.transaction)
        let animation = transaction.effectiveAnimation
        if isMoving, animator.isIdle(at: graph.now) {
            animator = Animator()
            isMoving = false
        }
        if animation != nil || transaction.tracksVelocity || isMoving {
            animator.change(by: delta, transaction: transaction, at: graph.now, surroundings: context.environment)
            isMoving = true
            if animation != nil {
                graph.animationStarted(logical: animator.logicalCompletionTime, removal: animator.removalTime, key: key)
            }
        }
        return true
    }
}

extension AnimationRecord: MovingRecord {
    var end: Double { animator.removalTime ?? .infinity }
}
