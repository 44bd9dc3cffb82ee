import KinoraStage

/// How something goes on that a finger has let go.
///
/// A gesture dismisses by the source's own binding, which tells nothing of the finger. What comes and goes with that binding
/// finds here how to move, so that it takes over the finger's speed and nothing else is animated.
@MainActor
struct ReleaseMotion {
    private let graph: Graph
    private let key: Int

    private struct Release {
        let animation: Animation
        let time: Double
    }

    /// - Parameter context: the place of what comes and goes.
    init(_ context: BuildContext) {
        graph = context.graph
        key = context.key(Slot.gesture)
    }

    /// Says how whatever goes at the present time does so.
    func leave(by animation: Animation) {
        graph.write(Stored(Release(animation: animation, time: graph.now)), key: key)
    }

    /// The animation of what goes now; nil unless a finger has just let it go.
    var present: Animation? {
        guard let release: Release = graph.stored(key), release.time == graph.now else { return nil }
        return release.animation
    }
}

extension BuildContext {
    /// What comes or goes here does so with an animation also where the change itself has none, and without one where
    /// `UIView` is told not to animate.
    @MainActor
    mutating func animatePresentation() {
        guard ViewMotion.isEnabled else {
            transaction.animation = nil
            return
        }
        guard transaction.animation == nil, !transaction.disablesAnimations else { return }
        transaction.animation = ReleaseMotion(self).present ?? .presentation
    }
}

extension Animation {
    /// A spring without bounce that takes over the speed of a finger.
    ///
    /// - Parameters:
    ///   - way: how far it goes from where the finger lets it go, in points.
    ///   - velocity: the finger's in the same direction, in points per second.
    static func released(over way: CGFloat, velocity: CGFloat) -> Animation {
        let speed = abs(way) < 1 ? 0 : min(max(velocity / way, -20), 20)
        return .interpolatingSpring(duration: 0.4, bounce: 0, initialVelocity: speed)
    }
}

/// What moves and rests as fingers leave it.
enum ReleasePhysics {
    /// What is let go is looked for where it would be so many seconds later.
    static let foresight: CGFloat = 0.2
    /// The speed from which on it goes on in its direction however short its way was, in points per second.
    static let flick: CGFloat = 500
    /// So many seconds after it was to be dismissed, what is still there comes back.
    static let patience = 0.1
}
