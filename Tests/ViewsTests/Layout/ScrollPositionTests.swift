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
}
