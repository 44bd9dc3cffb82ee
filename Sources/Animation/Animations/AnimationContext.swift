/// What an animation is given, and what it may report back, besides value and time.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers of its own.
    public var state: AnimationState<Value>

    /// Set by an animation that counts as done although it still moves a little. Default false.
    public var isLogicallyComplete = false

    /// The surroundings of the animated value. This module knows nothing of views; for those it is what their environment keeps.
    /// An object: contexts are copied with every change, which a value of any type would make ten times as slow.
    package var surroundings: AnyObject?

    /// The moment, on the animation's own clock, of its start or of its last merge.
    var origin = 0.0

    init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// The same context with another state, for handing it to an animation of another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        context.origin = origin
        context.surroundings = surroundings
        return context
    }

    /// A context without memory, in the same surroundings.
    var emptied: AnimationContext {
        var context = AnimationContext()
        context.surroundings = surroundings
        return context
    }
}
