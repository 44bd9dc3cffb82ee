/// What a completion waits for.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Moment { case logicallyComplete, removed }

    private let moment: Moment

    /// The animations count as done, though a spring may still tremble a little. A spring does after its duration.
    public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)

    /// The animations have come to rest.
    public static let removed = AnimationCompletionCriteria(moment: .removed)
}
