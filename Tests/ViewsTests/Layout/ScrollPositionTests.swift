import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Scrolling by identifiers, and what scroll views tell of themselves.
@MainActor
struct ScrollPositionTests {
    private final class Log {
        var positions: [Int?] = []
        var offsets: [CGFloat] = []
        var phases: [ScrollPhase] = []
    }

    private struct Rows: View {
        let log: Log
        let action: (ScrollViewProxy, inout Int?) -> Void
        var margins: CGFloat = 0
        @State private var position: Int?

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(width: 50, height: 30).tag($0) } }
                }
                .contentMargins(.vertical, margins)
                .scrollPosition(id: $position)
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in
                    log.offsets.append(new)
                }
                .onChange(of: position) { log.positions.append(position) }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        var wanted = position
                        action(proxy, &wanted)
                        if wanted != position { position = wanted }
                    }
                }
            }
        }
    }

    /// Where the first row is drawn at 0.5 s and after the action.
    private func firstRow(
        _ log: Log = Log(), margins: CGFloat = 0, script: Script = .empty,
        _ action: @escaping (ScrollViewProxy, inout Int?) -> Void
    ) throws -> (before: CGFloat, after: CGFloat) {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: script) {
            Rows(log: log, action: action, margins: margins)
        }
        func top(_ time: Double) throws -> CGFloat { try SceneProbe(stage.scene(at: time)).fills[0].rect.minY }
        return try (top(0.5), top(2.5))
    }

    @Test("Scrolling to a view without an anchor goes as far as it takes to see it")
    func nearest() throws {
        #expect(try firstRow { proxy, _ in proxy.scrollTo(5) } == (0, -80))
        // It is in sight already.
        #expect(try firstRow { proxy, _ in proxy.scrollTo(2) } == (0, 0))
    }

    @Test(
        "An anchor puts that point of the view at that point of the frame, within the content",
        arguments: [
            (UnitPoint.top, -150.0), (.center, -115.0), (.bottom, -80.0),
        ])
    func anchored(anchor: UnitPoint, top: Double) throws {
        #expect(try firstRow { proxy, _ in proxy.scrollTo(5, anchor: anchor) }.after == top)
    }

    private struct Pages: View {
        let log: Log
        let start: Int?
        @State private var page: Int?

        init(_ log: Log, from start: Int?) {
            (self.log, self.start) = (log, start)
            _page = State(initialValue: start)
        }

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 100, height: 100) } }
            }
            .scrollPosition(id: $page)
            .onScrollPhaseChange { _, new in log.phases.append(new) }
            .onChange(of: page) { log.positions.append(page) }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withAnimation(.linear(duration: 1)) { page = 2 } }
            }
        }
    }

    private struct Replaced: View {
        @State private var position = ScrollPosition(y: 20)

        var body: some View {
            ScrollView { Color.red.frame(width: 100, height: 400) }
                .scrollPosition($position)
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { position = ScrollPosition(y: 60) } }
        }
    }

    @Test("Another position is gone to as one is that was changed")
    func replaced() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) { Replaced() }
        func top(_ time: Double) throws -> CGFloat { try SceneProbe(stage.scene(at: time)).fills[0].rect.minY }
        #expect(try top(0.5) == -20 && top(2) == -60)
    }

    @Test("An identifier that is written with an animation is gone to with it", arguments: [nil, 0, 1])
    func animated(start: Int?) throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) { Pages(log, from: start) }
        func left(_ time: Double) throws -> CGFloat { try SceneProbe(stage.scene(at: time)).fills[0].rect.minX }
        let first = CGFloat(100 * (start ?? 0))
        #expect(try left(0) == -first && left(0.9) == -first)
        #expect(abs(try left(1.25) + first + 0.25 * (200 - first)) < 1e-6)
        #expect(try left(2) == -200 && left(2.9) == -200)
        #expect(log.phases == [.animating, .idle])
        #expect(log.positions == [2])
    }

    @Test("Content margins are left out: views are put within them, by proxies and by bindings")
    func withinMargins() throws {
        func top(_ action: @escaping (ScrollViewProxy, inout Int?) -> Void) throws -> CGFloat {
            try firstRow(margins: 20, action).after
        }
        #expect(try top { proxy, _ in proxy.scrollTo(5) } == -100)
        #expect(try top { proxy, _ in proxy.scrollTo(5, anchor: .top) } == -130)
        #expect(try top { proxy, _ in proxy.scrollTo(5, anchor: .center) } == -115)
        #expect(try top { proxy, _ in proxy.scrollTo(5, anchor: .bottom) } == -100)
        #expect(try top { _, position in position = 5 } == -130)
    }

    @Test("Scrolling ends where the content does")
    func end() throws { #expect(try firstRow { proxy, _ in proxy.scrollTo(19, anchor: .top) }.after == -500) }

    @Test("An identifier that nobody has changes nothing")
    func unknown() throws { #expect(try firstRow { proxy, _ in proxy.scrollTo("none") } == (0, 0)) }

    @Test("Writing the position scrolls there, and scrolling writes the position")
    func bound() throws {
        let log = Log()
        #expect(try firstRow(log) { _, position in position = 4 }.after == -120)
        #expect(log.positions == [4])
        let followed = Log()
        let script = Script([
            ScriptEvent(at: 0.2, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 0, height: 95), duration: 0.2))
        ])
        #expect(try firstRow(followed, script: script) { _, _ in }.after == -95)
        #expect(followed.positions.last == 3)
    }

    @Test("The geometry's offset is negative by the margin at the start")
    func geometry() throws {
        let log = Log()
        _ = try firstRow(log, margins: 10) { proxy, _ in proxy.scrollTo(19, anchor: .bottom) }
        #expect(log.offsets.first == -10 && log.offsets.last == 510)
    }

    @Test("Only the scroll view around the view is moved, and none further out")
    func innermost() throws {
        struct Nested: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        Color.red.frame(width: 50, height: 60)
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) {
                                ForEach(0..<9, id: \.self) { _ in Color.blue.frame(width: 50, height: 20) }
                            }
                        }
                        Color.red.frame(height: 300)
                    }
                    .onAppear { proxy.scrollTo(6, anchor: .center) }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { Nested() }
        let fills = SceneProbe(try stage.scene(at: 0.5)).fills.map(\.rect)
        #expect(fills[0].minY == 0)
        #expect(fills.contains(CGRect(x: 25, y: fills[1].minY, width: 50, height: 20)))
    }

    @Test("While content slides by itself, each view that it passes is told")
    func passed() throws {
        let log = Log()
        let drag = ScriptAction.drag(
            path: [.points(x: 50, y: 90), .points(x: 50, y: 30)], duration: 0.1, easesOut: false)
        let end = try firstRow(log, script: Script([ScriptEvent(at: 0.2, drag)])) { _, _ in }.after
        let told = log.positions.compactMap { $0 }
        #expect(told == Array(told[0]...told[told.count - 1]) && told.count > 5)
        #expect(told.last == Int((-end / 30).rounded()))
    }

    @Test("A view is as long across as its content, also where that is longer than the room, whose middle is its own")
    func across() throws {
        let stage = Stage(size: CGSize(width: 100, height: 50), duration: 1) {
            ScrollView(.horizontal) { Color.red.frame(width: 40, height: 80) }
        }
        #expect(SceneProbe(try stage.scene(at: 0)).fills.map(\.rect.minY) == [-15])
    }

    @Test("Rows within one modifier for all of them are told by their own identifiers")
    func modifiedRows() throws {
        struct Modified: View {
            let log: Log
            @State private var position: Int?
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { _ in Color.red.frame(width: 50, height: 30) }.padding(.horizontal, 5)
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $position)
                .onChange(of: position) { log.positions.append(position) }
            }
        }
        let log = Log()
        let scroll = ScriptAction.scroll(at: .points(x: 50, y: 50), by: CGSize(width: 0, height: 60), duration: 0.1)
        let stage = Stage(
            size: CGSize(width: 100, height: 100), duration: 1, script: Script([ScriptEvent(at: 0.2, scroll)])
        ) { Modified(log: log) }
        _ = try stage.scene(at: 0.9)
        #expect(log.positions.last == 2)
    }
}
