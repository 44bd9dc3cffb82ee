/// Remembers what was done, so that it can be undone.
open class UndoManager: NSObject {
    private var done: [() -> Void] = []
    public override init() { super.init() }
    open var canUndo: Bool { !done.isEmpty }
    open var canRedo: Bool { false }
    open var levelsOfUndo = 0
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        done.append { [weak target] in if let target { handler(target) } }
    }
    open func undo() { done.popLast()?() }
    open func redo() {}
    open func removeAllActions() { done = [] }
    open func setActionName(_ actionName: String) {}
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
}
