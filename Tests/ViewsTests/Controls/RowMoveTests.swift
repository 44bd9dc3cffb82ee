import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Rows of a list that a finger moves by their handles.
@MainActor
struct RowMoveTests {
    private struct Item: Identifiable, Equatable { let id: String }

    private struct Moved: View {
        let log: ControlTests.Log
        @State private var items = ["a", "b", "c"]
        var body: some View {
            List {
                ForEach(items, id: \.self) { Text($0) }
                    .onMove { source, destination in
                        log.values.append("\(Array(source)) to \(destination)")
                        items.move(fromOffsets: source, toOffset: destination)
                    }
                Text("d")
            }
            .environment(\.editMode, .constant(.active))
            .onChange(of: items) { log.values.append(items.joined()) }
        }
    }

    private struct Bound: View {
        let log: ControlTests.Log
        @State private var items = ["a", "b", "c"].map(Item.init)
        var body: some View {
            List($items, editActions: .move) { $item in Text(item.id) }
                .environment(\.editMode, .constant(.active))
                .onChange(of: items) { log.values.append(items.map(\.id).joined()) }
        }
    }

    /// The rows are 44 points high, from 35 on; a handle's middle is 25 points from the group's edge at 284.
    private func stage(_ view: some View, from start: CGFloat, by distance: CGFloat) -> Stage {
        let drag = ScriptAction.drag(
            path: [.points(x: 259, y: start), .points(x: 259, y: start + distance)], duration: 1, easesOut: false)
        return Stage(
            size: CGSize(width: 300, height: 300), duration: 5, script: Script([ScriptEvent(at: 1, drag)])
        ) { view }
    }

    @Test(
        "A row comes behind those whose middles it has passed, and before what may not be moved",
        arguments: [
            (57, 60, ["[0] to 2", "bac"]), (57, 100, ["[0] to 3", "bca"]), (57, 200, ["[0] to 3", "bca"]),
            (145, -60, ["[2] to 1", "acb"]), (145, -300, ["[2] to 0", "cab"]), (57, 15, []), (189, -100, []),
        ] as [(CGFloat, CGFloat, [String])])
    func moves(start: CGFloat, distance: CGFloat, told: [String]) throws {
        let log = ControlTests.Log()
        _ = try stage(Moved(log: log), from: start, by: distance).scene(at: 4)
        #expect(log.values == told)
    }

    @Test("Rows of a binding's elements are moved in it")
    func bound() throws {
        let log = ControlTests.Log()
        _ = try stage(Bound(log: log), from: 57, by: 60).scene(at: 4)
        #expect(log.values == ["bac"])
    }

    @Test("While a finger holds a row it follows, and the others make room")
    func follows() throws {
        func rows(at time: Double) throws -> [CGFloat] {
            let probe = try SceneProbe(stage(Moved(log: .init()), from: 57, by: 60).scene(at: time))
            return probe.texts.filter { $0.origin.x < 100 }.map(\.origin.y)
        }
        let (rest, held) = (try rows(at: 0.5).sorted(), try rows(at: 1.99))
        #expect(rest.count == 4 && held.count == 4)
        // What is held is drawn last, nearly 60 points below its place; the second row is on its way up to the first place.
        #expect(held.last.map { $0 - rest[0] > 57 && $0 - rest[0] <= 60 } == true)
        #expect(held[0] < rest[1] && held[1] == rest[2])
    }
}
