import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Rows of lists that are dragged aside. The list is 300 points wide and plain, so that rows reach from edge to edge and are 44
/// points high.
@MainActor
struct SwipeActionsTests {
    private let red = SystemColor.red.rgba(.light)
    private let orange = SystemColor.orange.rgba(.light)
    private let gray = SystemColor.gray.rgba(.light)

    /// What has been done, in order.
    private final class Log { var entries: [String] = [] }

    private func stage<V: View>(_ events: [ScriptEvent], @ViewBuilder _ rows: @escaping () -> V) -> Stage {
        Stage(size: CGSize(width: 300, height: 300), duration: 8, script: Script(events)) {
            List(content: rows).listStyle(.plain)
        }
    }

    private func fills(_ stage: Stage, at time: Double) throws -> [SceneProbe.Filled] {
        try SceneProbe(stage.scene(at: time)).fills
    }

    private func rects(_ fills: [SceneProbe.Filled], _ color: RGBA) -> [CGRect] {
        fills.filter { $0.paint == .color(color) }.map(\.rect)
    }

    /// A drag along the middle of a row that begins at 1 s, takes 1 s and comes to a standstill.
    private func drag(_ from: Double, _ to: Double, row: Int = 0, at time: Double = 1) -> ScriptEvent {
        let y = Double(row) * 44 + 22
        return ScriptEvent(
            at: time, .drag(path: [.points(x: from, y: y), .points(x: to, y: y)], duration: 1, easesOut: true))
    }

    private func tap(_ x: Double, row: Int = 0, at time: Double) -> ScriptEvent {
        ScriptEvent(at: time, .tap(at: .points(x: x, y: Double(row) * 44 + 22), count: 1))
    }

    private func twoRows(_ log: Log = Log(), full: Bool = true) -> some View {
        ForEach(0..<2) { row in
            Color.green.frame(height: 1).swipeActions(allowsFullSwipe: full) {
                Button("Bin", role: .destructive) { log.entries.append("bin \(row)") }
                Button("Flag") { log.entries.append("flag \(row)") }.tint(.orange)
            }
        }
    }

    @Test("The row follows the finger after its first 10 points, and its buttons fill what it uncovers, each its share")
    func follows() throws {
        let stage = stage([drag(290, 206)]) { twoRows() }
        let at = try fills(stage, at: 2)
        // 84 points of the finger, less the 10 that it took to know it and what it moved in one sample. Two buttons of 74 points
        // share them.
        let (first, second) = (try #require(rects(at, red).first), try #require(rects(at, orange).first))
        #expect(abs(second.width - 74) < 1.01 && abs(first.width - second.width / 2) < 1e-9)
        #expect(rects(at, red)[0].maxX == 300 && rects(at, red)[0].height == 44)
        let content = try #require(at.first { $0.paint == .color(SystemColor.green.rgba(.light)) })
        #expect(abs(content.rect.minX - (20 - second.width)) < 1e-9)
        // The other row has not moved.
        #expect(rects(at, SystemColor.green.rgba(.light)).last?.minX == 20)
    }

    @Test("Let go beyond half of its buttons it stays open at their width; before, it comes back")
    func rests() throws {
        let open = try fills(stage([drag(290, 190)]) { twoRows() }, at: 4)
        #expect(rects(open, red) == [CGRect(x: 226, y: 0, width: 74, height: 44)])
        #expect(rects(open, orange) == [CGRect(x: 152, y: 0, width: 148, height: 44)])
        let closed = try fills(stage([drag(290, 230)]) { twoRows() }, at: 4)
        #expect(rects(closed, red).isEmpty && rects(closed, orange).isEmpty)
    }

    @Test("A tap on a button performs its action and closes the row; buttons without a role or tint are gray")
    func taps() throws {
        let log = Log()
        let events = [drag(290, 190), tap(180, at: 4)]
        let stage = stage(events) { twoRows(log) }
        #expect(rects(try fills(stage, at: 3.9), orange).count == 1)
        #expect(try rects(fills(stage, at: 6), orange).isEmpty)
        #expect(log.entries == ["flag 0"])
        let plain = self.stage([drag(290, 200)]) {
            Color.green.frame(height: 1).swipeActions { Button("More") {} }.tint(.purple)
        }
        #expect(try rects(fills(plain, at: 4), gray).map(\.width) == [74])
    }

    @Test("A full swipe lets the first button cover the others and performs it when the finger lifts")
    func fullSwipe() throws {
        let log = Log()
        let stage = stage([drag(290, 40)]) { twoRows(log) }
        let before = try fills(stage, at: 1.99)
        // Red from the row's content on: 250 points of the finger less 10.
        #expect(rects(before, red).first.map { abs($0.minX - 60) < 3 } == true)
        #expect(log.entries.isEmpty)
        _ = try stage.scene(at: 3)
        #expect(log.entries == ["bin 0"])
        // It was not deleted, so that it comes back.
        #expect(try rects(fills(stage, at: 5), red).isEmpty)
    }

    @Test("Without full swipes the row gives way less and less beyond its buttons, and nothing is performed")
    func resists() throws {
        let log = Log()
        let stage = stage([drag(290, 10)]) { twoRows(log, full: false) }
        let pulled = try #require(rects(fills(stage, at: 2), orange).first)
        // 148 points of buttons, and of 122 more what a rubber band leaves.
        let pull: CGFloat = 122 * 0.55 / 300
        let band: CGFloat = (1 - 1 / (pull + 1)) * 300
        #expect(abs(pulled.width - 148 - band) < 2)
        #expect(try rects(fills(stage, at: 5), orange).map(\.width) == [148] && log.entries.isEmpty)
    }

    @Test("Actions at the leading edge appear on the left, and on the right where text runs from right to left")
    func leading() throws {
        func row() -> some View {
            Color.green.frame(height: 1).swipeActions(edge: .leading) { Button("Pin") {}.tint(.orange) }
        }
        let left = try fills(stage([drag(10, 100)]) { row() }, at: 4)
        #expect(rects(left, orange) == [CGRect(x: 0, y: 0, width: 74, height: 44)])
        let mirrored = Stage(size: CGSize(width: 300, height: 300), duration: 8, script: Script([drag(290, 200)])) {
            List { row() }.listStyle(.plain).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try rects(fills(mirrored, at: 4), orange) == [CGRect(x: 226, y: 0, width: 74, height: 44)])
        // Where there are no actions, the row does not move.
        #expect(try rects(fills(stage([drag(290, 200)]) { row() }, at: 2), orange).isEmpty)
    }

    @Test("A touch elsewhere brings an open row back, and does nothing else")
    func closes() throws {
        let log = Log()
        let events = [drag(290, 190), tap(100, row: 1, at: 4), tap(100, row: 1, at: 6)]
        let stage = stage(events) {
            twoRows()
            Button("Row") { log.entries.append("row") }
        }
        let other = self.stage(events) {
            Color.green.frame(height: 1).swipeActions { Button("More") {} }
            Button("Row") { log.entries.append("row") }
        }
        #expect(try rects(fills(stage, at: 5), red).isEmpty)
        _ = try other.scene(at: 5)
        #expect(log.entries.isEmpty)
        _ = try other.scene(at: 7)
        #expect(log.entries == ["row"])
    }

    @Test("Rows with onDelete are swiped to a red Delete, which removes them; with actions of their own they are not")
    func deletes() throws {
        struct Fruits: View {
            @State private var rows = [0, 1, 2]
            var body: some View {
                List {
                    ForEach(rows, id: \.self) { row in
                        if row == 1 {
                            Color.green.frame(height: 1).swipeActions { Button("More") {} }
                        } else {
                            Color.green.frame(height: 1)
                        }
                    }.onDelete { rows.remove(atOffsets: $0) }
                }.listStyle(.plain)
            }
        }
        func stage(_ events: [ScriptEvent]) -> Stage {
            Stage(size: CGSize(width: 300, height: 300), duration: 8, script: Script(events)) { Fruits() }
        }
        let green = SystemColor.green.rgba(.light)
        let opened = try fills(stage([drag(290, 200)]), at: 4)
        #expect(rects(opened, red).map(\.height) == [44] && rects(opened, green).count == 3)
        #expect(try rects(fills(stage([drag(290, 200), tap(280, at: 4)]), at: 7), green).count == 2)
        #expect(try rects(fills(stage([drag(290, 20)]), at: 7), green).count == 2)
        let own = try fills(stage([drag(290, 200, row: 1)]), at: 4)
        #expect(rects(own, red).isEmpty && rects(own, gray).count == 1)
    }

    @Test("A drag up or down scrolls the list and moves no row aside")
    func scrolls() throws {
        let log = Log()
        let move = ScriptEvent(
            at: 1,
            .drag(path: [.points(x: 150, y: 280), .points(x: 130, y: 100)], duration: 1, easesOut: true))
        let stage = stage([move]) {
            ForEach(0..<20) { row in
                Color.green.frame(height: 1).swipeActions {
                    Button("Bin", role: .destructive) { log.entries.append("") }
                }
            }
        }
        let at = try fills(stage, at: 2)
        #expect(rects(at, red).isEmpty && log.entries.isEmpty)
        #expect(try #require(rects(at, SystemColor.green.rgba(.light)).first).minY < -100)
    }
}
