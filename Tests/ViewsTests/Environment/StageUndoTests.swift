import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The undo manager that a stage has, as a window has one.
@MainActor
@Suite("The stage's undo manager") struct StageUndoTests {
    private final class Lines {
        var count = 0

        func add(_ number: Int, undoneBy manager: UndoManager?) {
            manager?.registerUndo(withTarget: self) { $0.add(-number, undoneBy: manager) }
            count += number
        }
    }

    /// A tap at the top adds two lines, one after the other; below it is what undoes or does again.
    private struct Editor: View {
        @Environment(\.undoManager) private var undoManager
        @State private var lines = Lines()

        var body: some View {
            VStack(spacing: 0) {
                Color.red.onTapGesture {
                    lines.add(1, undoneBy: undoManager)
                    lines.add(1, undoneBy: undoManager)
                }
                if undoManager?.canUndo == true { Color.blue.onTapGesture { undoManager?.undo() } }
                if undoManager?.canRedo == true { Color.yellow.onTapGesture { undoManager?.redo() } }
                ForEach(0..<lines.count, id: \.self) { _ in Color.green.frame(height: 5) }
            }
        }
    }

    private func count(_ nodes: [Node]) -> Int {
        nodes.reduce(0) { sum, node in
            switch node {
            case .fill: sum + 1
            case .group(let children), .layer(_, let children): sum + count(children)
            case .glyphs, .stroke, .image, .backdrop: sum
            }
        }
    }

    @Test("Buttons undo and do again what one action did, and going back in time begins again")
    func buttons() throws {
        let taps = [10.0, 60, 60].enumerated().map {
            ScriptEvent(at: Double($0 + 1), .tap(at: .points(x: 50, y: $1), count: 1))
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5, script: Script(taps)) { Editor() }
        // The field alone; with two lines and a button; with the other button; with two lines and the first button.
        let times = [0.5, 1.5, 2.5, 3.5]
        #expect(try times.map { try count(stage.scene(at: $0).nodes) } == [1, 4, 2, 4])
        #expect(try times.reversed().map { try count(stage.scene(at: $0).nodes) } == [4, 2, 4, 1])
    }

    @Test("Views may have another one, or none")
    func chosen() throws {
        struct Reader: View {
            @Environment(\.undoManager) private var undoManager
            let read: (UndoManager?) -> Void
            var body: some View { Color.red.onAppear { read(undoManager) } }
        }
        let own = UndoManager()
        var found: [String: UndoManager] = [:]
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            VStack {
                Reader { found["stage"] = $0 }
                Reader { found["own"] = $0 }.environment(\.undoManager, own)
                Reader { found["none"] = $0 }.environment(\.undoManager, nil)
            }
        }
        _ = try stage.scene(at: 0.5)
        #expect(found.count == 2 && found["stage"] !== own && found["own"] === own)
    }
}
