import KinoraStage

/// The undo manager of a performance, as a window has one.
private final class StageUndo {
    let manager = UndoManager()
    /// nil outside of a performance.
    static var current: UndoManager? { Graph.current?.companion(StageUndo()).manager }
}

/// Which undo manager was set for views. nil is no choice; a choice without a manager takes the stage's away.
private struct ChosenUndoManager: EnvironmentKey {
    struct Choice {
        let manager: UndoManager?
    }
    static var defaultValue: Choice? { nil }
}

extension EnvironmentValues {
    /// That of the stage, unless another one is set.
    public var undoManager: UndoManager? {
        get {
            if let choice = self[ChosenUndoManager.self] { return choice.manager }
            return StageUndo.current
        }
        set { self[ChosenUndoManager.self] = ChosenUndoManager.Choice(manager: newValue) }
    }
}
