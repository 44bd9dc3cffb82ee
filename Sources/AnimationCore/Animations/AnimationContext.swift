/// What an animation is told, and what it can tell, besides value and time.
///
/// SwiftUI's context also holds the environment. Here animations know nothing of views; give a custom animation what it needs
/// as properties.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers of its own.
    public var state: AnimationState<Value>

    /// Set by an animation that counts as done although it still moves a little. Default false.
    public var isLogicallyComplete = false

    /// The moment, on the animation's own clock, of its start or of its last merge.
    var origin = 0.0

    init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// The same context with another state, for handing it to an animation of another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state)
        context.isLogicallyComplete = isLogicallyComplete
        context.origin = origin
        return context
    }
}
