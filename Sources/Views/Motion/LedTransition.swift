import KinoraStage

/// A transition that moves as something else says: the update, or a transition around it.
///
/// A view is asked for its look while away only where that may be seen.
nonisolated protocol LedTransition {
    /// Whether a part of it has an animation of its own. Default false.
    var movesByItself: Bool { get }
}

nonisolated extension LedTransition {
    var movesByItself: Bool { false }
}

nonisolated extension Transition {
    /// Whether it may move in an update without an animation. One of the user's own may: its views can have animations.
    var mayMoveByItself: Bool { (self as? any LedTransition)?.movesByItself ?? true }
}

nonisolated extension IdentityTransition: LedTransition {}
nonisolated extension OpacityTransition: LedTransition {}
nonisolated extension ScaleTransition: LedTransition {}
nonisolated extension OffsetTransition: LedTransition {}
nonisolated extension MoveTransition: LedTransition {}
nonisolated extension SlideTransition: LedTransition {}
nonisolated extension PushTransition: LedTransition {}
nonisolated extension BlurReplaceTransition: LedTransition {}

nonisolated extension AnimatedTransition: LedTransition {
    var movesByItself: Bool { animation != nil || base.mayMoveByItself }
}

nonisolated extension ErasedTransition: LedTransition {
    var movesByItself: Bool { base.mayMoveByItself }
}

nonisolated extension CombinedTransition: LedTransition {
    var movesByItself: Bool { first.mayMoveByItself || second.mayMoveByItself }
}

nonisolated extension AsymmetricTransition: LedTransition {
    var movesByItself: Bool { insertion.mayMoveByItself || removal.mayMoveByItself }
}
