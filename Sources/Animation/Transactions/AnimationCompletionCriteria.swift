/// What a completion waits for.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Moment { case logicallyComplete, removed }

    private let moment: Moment

    /// The animations count as done, although a spring may still move a little. A spring counts as done after its
    /// duration.
    public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)

    /// The animations have come to rest.
    public static let removed = AnimationCompletionCriteria(moment: .removed)
}
