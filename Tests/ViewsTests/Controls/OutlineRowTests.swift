import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What disclosure groups and trees become in a list.
@MainActor
struct OutlineRowTests {
    private func reds(_ view: some View, at time: Double = 0, script: Script = .empty) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 3, script: script) {
            view.listStyle(.plain)
        }
        return try SceneProbe(stage.scene(at: time)).fills
            .filter { $0.paint == .color(SystemColor.red.rgba(.light)) }.map(\.rect)
    }

    private var mark: some View { Color.red.frame(height: 1) }

    @Test("In a list each view of an open group is a row of its own below the label's, 16 points further in")
    func openGroup() throws {
        let rects = try reds(
            List {
                DisclosureGroup(isExpanded: .constant(true)) {
                    mark; mark
                } label: {
                    mark.frame(width: 50)
                }
                mark
            })
        #expect(rects.map(\.minX) == [20, 36, 36, 20])
        #expect(rects.map(\.midY) == [22, 66, 110, 154])
    }

    @Test("A group within a group is a level deeper")
    func nested() throws {
        let rects = try reds(
            List {
                DisclosureGroup(isExpanded: .constant(true)) {
                    DisclosureGroup(isExpanded: .constant(true)) {
                        mark
                    } label: {
                        mark
                    }
                } label: {
                    mark
                }
            })
        #expect(rects.map(\.minX) == [20, 36, 52])
        #expect(rects.map(\.midY) == [22, 66, 110])
    }

    @Test("A tap on the label opens the group, and the row below makes room")
    func opens() throws {
        let list = List {
            DisclosureGroup {
                mark
            } label: {
                Text("More")
            }
            mark
        }
        let script = Script([ScriptEvent(at: 0.5, .tap(at: .points(x: 40, y: 22), count: 1))])
        #expect(try reds(list, script: script).map(\.midY) == [66])
        #expect(try reds(list, at: 3, script: script).map(\.midY) == [66, 110])
    }

    private struct Item: Identifiable {
        let id: Int
        var below: [Item]?
    }

    @Test("The children of a tree's elements are rows one level deeper")
    func tree() throws {
        let list = List([Item(id: 0, below: [Item(id: 1)]), Item(id: 2)], children: \.below) { _ in mark }
        let script = Script([ScriptEvent(at: 0.5, .tap(at: .points(x: 40, y: 22), count: 1))])
        #expect(try reds(list, script: script).map(\.midY) == [22, 66])
        let open = try reds(list, at: 3, script: script)
        #expect(open.map(\.minX) == [20, 36, 20] && open.map(\.midY) == [22, 66, 110])
    }

    @Test("In a stack within a row the group keeps its own column")
    func inStack() throws {
        let rects = try reds(
            List {
                VStack {
                    DisclosureGroup(isExpanded: .constant(true)) {
                        mark
                    } label: {
                        Text("More")
                    }
                }
            })
        #expect(rects.map(\.minX) == [20])
    }
}
