/// How a set of changes, made together, is to be shown.
public struct Transaction {
    /// The animation of the changes; nil, the default, shows them at once.
    public var animation: Animation?

    /// Whether animations that views name for themselves are left out, too. Default false.
    public var disablesAnimations = false

    /// Whether the changes are steps of a gesture that goes on. Default false.
    public var isContinuous = false

    /// Whether the speed of the changes is measured, so that a spring that follows inherits it. Default false; set in the
    /// transactions of a gesture's updates.
    public var tracksVelocity = false

    /// What to call, once each, when the animations of this transaction are done.
    package var completions: [Completion] = []

    private var custom: [ObjectIdentifier: Any] = [:]

    /// Changes that show at once.
    public init() {}

    /// Changes that show by `animation`; at once, if it is nil.
    public init(animation: Animation?) { self.animation = animation }

    /// A property of one's own, by key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    /// Calls `completion` once when all animations that this transaction starts meet `criteria`
    /// (default: are logically complete); after the changes, if it starts none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(Completion(criteria: criteria, action: completion))
    }

    /// The animation, unless animations are disabled.
    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// A call to make, and what it waits for.
    package struct Completion {
        package let criteria: AnimationCompletionCriteria
        package let action: () -> Void
    }
}

/// Names a property of transactions, and its value where none was set.
public protocol TransactionKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}
