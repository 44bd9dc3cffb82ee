/// A sequence of keyframes for one value. The keyframes themselves are such sequences, of one.
public protocol KeyframeTrackContent<Value> {
    /// What the keyframes move.
    associatedtype Value: Animatable = Body.Value
    /// What these are made of.
    associatedtype Body: KeyframeTrackContent

    /// What this sequence is made of.
    @KeyframeTrackContentBuilder<Value>
    var body: Body { get }

    /// Appends the keyframes, in order.
    func _append(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Appends the keyframes of the body.
    public func _append(to list: inout _KeyframeList<Value>) { body._append(to: &list) }
}

/// A growing sequence of keyframes.
public struct _KeyframeList<Value: Animatable> {
    var elements: [KeyframeElement<Value.AnimatableData>] = []
}

/// Builds a sequence of keyframes from the lines of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe, or a sequence of one's own.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// No keyframes.
    public static func buildBlock() -> _KeyframeTrackSequence<Value> { _KeyframeTrackSequence() }
    /// The first line.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// One line more.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeTrackSequence<Value> {
        _KeyframeTrackSequence(accumulated, next)
    }
    /// A `for` loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeTrackSequence<Value> {
        var sequence = _KeyframeTrackSequence<Value>()
        for component in components { component._append(to: &sequence.list) }
        return sequence
    }
    /// An `if` whose condition holds.
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeTrackSequence<Value>
    where K.Value == Value {
        _KeyframeTrackSequence(component)
    }
    /// An `else`.
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeTrackSequence<Value>
    where K.Value == Value {
        _KeyframeTrackSequence(component)
    }
}

/// Several keyframes in a row.
public struct _KeyframeTrackSequence<Value: Animatable>: KeyframeTrackContent {
    var list = _KeyframeList<Value>()

    init() {}

    init(_ content: some KeyframeTrackContent<Value>) { content._append(to: &list) }

    init(_ first: some KeyframeTrackContent<Value>, _ second: some KeyframeTrackContent<Value>) {
        first._append(to: &list)
        second._append(to: &list)
    }

    /// Itself: it is not made of others.
    public var body: _KeyframeTrackSequence { self }
    /// Appends all keyframes, in order.
    public func _append(to list: inout _KeyframeList<Value>) { list.elements += self.list.elements }
}
