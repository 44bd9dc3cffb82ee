import KinoraStage

/// Remembers what was done, so that it can be undone, and what was undone, so that it can be done again. What is registered between
/// `beginUndoGrouping` and `endUndoGrouping` is one step. In a performance all steps of one moment, which is one event there, are a single one
/// (`groupsByEvent`); outside of one each registration is a step by itself.
open class UndoManager: NSObject {
    /// What one step calls, in the order of registration.
    private struct Step {
        var actions: [Action] = []
        var name = ""
    }
    private struct Action {
        weak var target: AnyObject?
        let perform: () -> Void
    }
    private var done: [Step] = []
    private var undone: [Step] = []
    /// The group that is being made, and how many were begun in each other.
    private var current = Step()
    public private(set) var groupingLevel = 0
    public private(set) var isUndoing = false
    public private(set) var isRedoing = false
    private var disabled = 0
    /// When the event was that the last step belongs to; nil where that step is complete.
    private var openMoment: Double?

    public override init() { super.init() }
    open var canUndo: Bool { !done.isEmpty || !current.actions.isEmpty }
    open var canRedo: Bool { !undone.isEmpty }
    /// How many steps are kept; 0 is all.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(target: target) { [weak target] in if let target { handler(target) } }
        if groupingLevel > 0 { current.actions.append(action) } else { push(Step(actions: [action])) }
    }
    open func beginUndoGrouping() { groupingLevel += 1 }
    open func endUndoGrouping() {
        guard groupingLevel > 0 else { return }
        groupingLevel -= 1
        guard groupingLevel == 0, !current.actions.isEmpty else { return }
        push(current)
        current = Step()
    }

    open func undo() {
        while groupingLevel > 0 { endUndoGrouping() }
        completeStep()
        guard let step = done.popLast() else { return }
        perform(step, as: \.isUndoing)
    }
    open func redo() {
        completeStep()
        guard let step = undone.popLast() else { return }
        perform(step, as: \.isRedoing)
    }
    open func removeAllActions() {
        completeStep()
        (done, undone, current, groupingLevel) = ([], [], Step(), 0)
    }
    /// Forgets what was registered for an object; steps with nothing else go.
    open func removeAllActions(withTarget target: Any) {
        completeStep()
        let object = target as AnyObject
        func rest(of step: Step) -> Step {
            Step(actions: step.actions.filter { $0.target !== object }, name: step.name)
        }
        done = done.map(rest).filter { !$0.actions.isEmpty }
        undone = undone.map(rest).filter { !$0.actions.isEmpty }
        current = rest(of: current)
    }
    /// Whether what is registered in one event of a performance is one step.
    open var groupsByEvent = true

    /// What the step that is being made, or else the last one, is called.
    open func setActionName(_ actionName: String) {
        if groupingLevel > 0 {
            current.name = actionName
        } else if !isUndoing, !isRedoing, !done.isEmpty {
            done[done.count - 1].name = actionName
        }
    }
    open var undoActionName: String { done.last?.name ?? "" }
    open var redoActionName: String { undone.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// What the actions register meanwhile is the way back, as one step.
    private func perform(_ step: Step, as flag: ReferenceWritableKeyPath<UndoManager, Bool>) {
        self[keyPath: flag] = true
        beginUndoGrouping()
        for action in step.actions.reversed() { action.perform() }
        current.name = step.name
        endUndoGrouping()
        current = Step()
        self[keyPath: flag] = false
    }

    private func push(_ step: Step) {
        VirtualClock.noteObjects()
        guard !isUndoing else { return undone.append(step) }
        guard !isRedoing else { return done.append(step) }
        undone = []
        let moment = groupsByEvent ? VirtualClock.moment : nil
        if moment != nil, moment == openMoment, !done.isEmpty {
            done[done.count - 1].actions += step.actions
            if !step.name.isEmpty { done[done.count - 1].name = step.name }
        } else {
            done.append(step)
            forgetOldest()
        }
        openMoment = moment
    }

    /// What is registered next begins another step, and views that ask whether there are steps are evaluated again.
    private func completeStep() {
        openMoment = nil
        VirtualClock.noteObjects()
    }

    private func forgetOldest() {
        guard levelsOfUndo > 0, done.count > levelsOfUndo else { return }
        done.removeFirst(done.count - levelsOfUndo)
    }
}
