import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Rows that scroll where text runs from right to left. The frame has 100 points, each of ten pages as many.
@MainActor
struct RightToLeftScrollTests {
    private func places(
        _ events: [ScriptEvent] = [], at time: Double = 0, count: Int = 10, width: CGFloat = 100,
        _ change: (AnyView) -> AnyView = { $0 }
    ) throws -> [CGFloat] {
        let row = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: width, height: 100) } }
        }
        let view = AnyView(change(AnyView(row)).environment(\.layoutDirection, .rightToLeft))
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 20, script: Script(events)) { view }
        return try SceneProbe(stage.scene(at: time)).fills.map(\.rect.minX)
    }

    private func drag(_ from: Double, _ to: Double, for duration: Double) -> ScriptEvent {
        ScriptEvent(
            at: 1,
            .drag(path: [.points(x: from, y: 50), .points(x: to, y: 50)], duration: duration, easesOut: false))
    }

    @Test("A row begins at its right end, and a short one at the right edge")
    func begins() throws {
        #expect(try places()[0] == 0)
        #expect(try places()[1] == -100)
        #expect(try places(count: 2, width: 20) == [80, 60])
        #expect(try places(count: 3, width: 60) == [40, -20, -80])
    }

    @Test("Margins and anchors are told from the leading edge")
    func anchors() throws {
        #expect(try places { AnyView($0.contentMargins(.leading, 10)) }[0] == -10)
        #expect(try places { AnyView($0.defaultScrollAnchor(.trailing)) }[9] == 0)
        #expect(try places { AnyView($0.defaultScrollAnchor(.leading)) }[0] == 0)
        let position = Binding.constant(ScrollPosition(edge: .trailing))
        #expect(try places(at: 1) { AnyView($0.scrollPosition(position)) }[9] == 0)
    }

    @Test("A finger to the right brings the next page, and pages end where they should")
    func pages() throws {
        let after = try places([drag(20, 90, for: 0.2)], at: 5) { AnyView($0.scrollTargetBehavior(.paging)) }
        #expect(abs(after[1]) < 0.01)
        // Pages are counted from the right: the last is not full.
        let odd = try places([drag(20, 90, for: 0.2)], at: 5, count: 5, width: 50) {
            AnyView($0.scrollTargetBehavior(.paging))
        }
        #expect(abs(odd[2] - 50) < 0.01)
    }

    @Test("Aligned views rest at the right edge")
    func aligned() throws {
        let after = try places([drag(20, 70, for: 1)], at: 6, count: 10, width: 60) {
            AnyView($0.scrollTargetBehavior(.viewAligned))
        }
        // A right edge is at that of the frame.
        #expect(after.contains { abs($0 + 60 - 100) < 0.01 })
    }

    @Test("A view that is named comes to the leading edge")
    func named() throws {
        let row = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 60, height: 100) } }
                .scrollTargetLayout()
        }
        let view = row.scrollPosition(id: .constant(3)).environment(\.layoutDirection, .rightToLeft)
        let fills = try SceneProbe(FrameScene(size: .zero, nodes: lowered(view, at: 1))).fills
        #expect(fills[3].rect.minX == 40)
    }
}
