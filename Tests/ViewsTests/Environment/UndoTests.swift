import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Undoing and doing again, as Foundation documents it for UndoManager.
@MainActor
struct UndoTests {
    /// A number whose changes can be undone.
    private final class Counter {
        let manager = UndoManager()
        var value = 0
        func set(_ new: Int, _ name: String = "") {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
            if !name.isEmpty { manager.setActionName(name) }
        }
    }

    @Test("What was done last is undone first, and what was undone can be done again")
    func steps() {
        let counter = Counter()
        let manager = counter.manager
        #expect(!manager.canUndo && !manager.canRedo)
        for number in 1...3 { counter.set(number) }
        manager.undo()
        #expect(counter.value == 2 && manager.canUndo && manager.canRedo)
        manager.undo()
        manager.redo()
        #expect(counter.value == 2)
        manager.redo()
        #expect(counter.value == 3 && !manager.canRedo)
        for _ in 0..<5 { manager.undo() }
        #expect(counter.value == 0 && !manager.canUndo)
        for _ in 0..<5 { manager.redo() }
        #expect(counter.value == 3)
    }

    @Test("A new change after undoing leaves nothing to do again")
    func branches() {
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        counter.manager.undo()
        counter.set(9)
        #expect(!counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.value == 1)
    }

    @Test("A group is one step, also when it is done again, and groups within it belong to it")
    func groups() {
        let counter = Counter()
        let manager = counter.manager
        counter.set(1)
        manager.beginUndoGrouping()
        counter.set(2)
        manager.beginUndoGrouping()
        counter.set(3)
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 1)
        counter.set(4)
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 1)
        manager.redo()
        #expect(counter.value == 4)
        manager.undo()
        manager.undo()
        #expect(counter.value == 0)
        // An empty group is no step, and an end without a beginning is nothing.
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        #expect(!manager.canUndo && manager.groupingLevel == 0)
    }

    @Test("No more steps are kept than there are levels, the oldest go first")
    func levels() {
        let counter = Counter()
        counter.manager.levelsOfUndo = 2
        for number in 1...5 { counter.set(number) }
        for _ in 0..<5 { counter.manager.undo() }
        #expect(counter.value == 3)
        let other = Counter()
        for number in 1...5 { other.set(number) }
        other.manager.levelsOfUndo = 1
        for _ in 0..<5 { other.manager.undo() }
        #expect(other.value == 4)
    }

    @Test("A step has the name of its action wherever it stands")
    func names() {
        let counter = Counter()
        let manager = counter.manager
        #expect(manager.undoActionName == "" && manager.redoActionName == "")
        counter.set(1, "First")
        counter.set(2, "Second")
        #expect(manager.undoActionName == "Second")
        manager.undo()
        #expect(manager.undoActionName == "First" && manager.redoActionName == "Second")
        manager.redo()
        #expect(manager.undoActionName == "Second" && manager.redoActionName == "")
    }

    @Test("What is registered while that is disabled, or for what is gone, is not undone")
    func disabled() {
        let counter = Counter()
        counter.manager.disableUndoRegistration()
        counter.manager.disableUndoRegistration()
        counter.set(1)
        counter.manager.enableUndoRegistration()
        #expect(!counter.manager.isUndoRegistrationEnabled)
        counter.set(2)
        counter.manager.enableUndoRegistration()
        counter.set(3)
        counter.manager.undo()
        #expect(counter.value == 2 && !counter.manager.canUndo)
        counter.set(4)
        counter.manager.removeAllActions()
        #expect(!counter.manager.canUndo && !counter.manager.canRedo)
        let manager = UndoManager()
        var calls = 0
        autoreleased { manager.registerUndo(withTarget: $0) { _ in calls += 1 } }
        manager.undo()
        #expect(calls == 0)
    }

    @Test("What was registered for one object can be forgotten alone")
    func targets() {
        let manager = UndoManager()
        let other = NSObject()
        var calls: [String] = []
        manager.registerUndo(withTarget: anchor) { _ in calls.append("anchor") }
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: anchor) { _ in calls.append("anchor") }
        manager.registerUndo(withTarget: other) { _ in calls.append("other") }
        manager.endUndoGrouping()
        manager.setActionName("Typing")
        #expect(manager.undoMenuItemTitle == "Undo Typing")
        manager.removeAllActions(withTarget: anchor)
        manager.undo()
        #expect(calls == ["other"] && !manager.canUndo)
    }

    private func autoreleased(_ body: (NSObject) -> Void) { body(NSObject()) }

    @Test("While it undoes or does again it says so")
    func states() {
        let manager = UndoManager()
        var states: [[Bool]] = []
        func register() {
            manager.registerUndo(withTarget: self.anchor) { _ in
                states.append([manager.isUndoing, manager.isRedoing])
                register()
            }
        }
        register()
        manager.undo()
        manager.redo()
        #expect(states == [[true, false], [false, true]] && !manager.isUndoing && !manager.isRedoing)
    }
    private let anchor = NSObject()
}
