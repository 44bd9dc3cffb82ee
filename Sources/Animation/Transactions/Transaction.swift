/// How a set of changes, made together, is to be shown.
///
/// A transaction knows which of its properties were set: one that is used within another takes the rest from that one.
public struct Transaction {
    private var ownAnimation: Animation??
    private var ownDisablesAnimations: Bool?
    private var ownIsContinuous: Bool?
    private var ownTracksVelocity: Bool?
    private var custom: [ObjectIdentifier: Any] = [:]

    /// The animation of the changes; nil, the default, shows them at once.
    public var animation: Animation? {
        get { ownAnimation ?? nil }
        set { ownAnimation = .some(newValue) }
    }

    /// Whether animations that views name for themselves are left out, too. Default false.
    public var disablesAnimations: Bool {
        get { ownDisablesAnimations ?? false }
        set { (ownDisablesAnimations, isOfTime) = (newValue, false) }
    }

    /// Whether it is not that of a change: time has passed, and what moves is looked at where it is now. Nothing is animated by it.
    package private(set) var isOfTime = false

    /// Whether the changes are steps of a gesture that goes on. Default false.
    public var isContinuous: Bool {
        get { ownIsContinuous ?? false }
        set { ownIsContinuous = newValue }
    }

    /// Whether the speed of the changes is measured, so that a spring that follows inherits it. Default false; set in the
    /// transactions of a gesture's updates.
    public var tracksVelocity: Bool {
        get { ownTracksVelocity ?? false }
        set { ownTracksVelocity = newValue }
    }

    /// What to call, once each, when the animations of this transaction are done.
    package var completions: [Completion] = []

    /// Changes that show at once.
    public init() {}

    /// Whether nothing is said of the changes.
    package var isPlain: Bool {
        ownAnimation == nil && ownDisablesAnimations == nil && ownIsContinuous == nil && ownTracksVelocity == nil
            && custom.isEmpty && completions.isEmpty
    }

    /// That of a look at what moves, while nothing else changes.
    package static var ofTime: Transaction {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        transaction.isOfTime = true
        return transaction
    }

    /// Changes that show by `animation`; at once, if it is nil.
    public init(animation: Animation?) { ownAnimation = .some(animation) }

    /// A property of one's own, by key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get {
            guard let value = custom[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    /// Calls `completion` once when all animations that this transaction starts meet `criteria`
    /// (default: are logically complete); after the changes, if it starts none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(Completion(criteria: criteria, action: completion))
    }

    /// This transaction within another: what is not set here is as there. Completions stay with the transaction they were
    /// added to.
    package func within(_ outer: Transaction) -> Transaction {
        var merged = self
        merged.ownAnimation = ownAnimation ?? outer.ownAnimation
        merged.ownDisablesAnimations = ownDisablesAnimations ?? outer.ownDisablesAnimations
        merged.ownIsContinuous = ownIsContinuous ?? outer.ownIsContinuous
        merged.ownTracksVelocity = ownTracksVelocity ?? outer.ownTracksVelocity
        merged.custom = outer.custom.merging(custom) { _, own in own }
        return merged
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
    /// What the property holds.
    associatedtype Value
    /// The property where it was not set.
    static var defaultValue: Value { get }
}
