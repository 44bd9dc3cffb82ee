import KinoraStage

// Feedback generators. A stage has no motor: calls have no effect, as on a device without one.

/// Feedback that something was touched.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    public init() {}
    open func prepare() {}
}

/// A knock.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle = .medium) { super.init() }
    public func impactOccurred() {}
    /// - Parameter intensity: 0…1.
    public func impactOccurred(intensity: CGFloat) {}
}

/// How something ended.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tick of a choice.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}
