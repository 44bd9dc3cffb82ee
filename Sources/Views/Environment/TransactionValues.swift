import KinoraStage

// Properties of a transaction that say what goes with a change. A stage has no windows that are dismissed, and its scroll views
// keep their offset.

/// How a window is dismissed by a change.
public struct DismissBehavior: Sendable {
    public static let interactive = DismissBehavior()
    public static let destructive = DismissBehavior()
}

/// What a scroll view does with its offset when its content's size changes.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
    public static let automatic = ScrollContentOffsetAdjustmentBehavior()
    public static let disabled = ScrollContentOffsetAdjustmentBehavior()
}

private struct DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }
private struct OffsetAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}
private struct PreservedVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private struct ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

extension Transaction {
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }
    /// Whether a finger goes on moving the content, and what slides goes on sliding, from where a change of its `ScrollPosition` without
    /// an animation has put it.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservedVelocityKey.self] }
        set { self[PreservedVelocityKey.self] = newValue }
    }
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }
}
