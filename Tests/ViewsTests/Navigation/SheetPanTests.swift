import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Fingers on sheets. The stage is 200 by 300 points, so that a large sheet is 246 high.
@MainActor
struct SheetPanTests {
    private final class Log { var lines: [String] = [] }
    private static let blue = RGBA(red: 0, green: 0, blue: 1).hex

    private struct Sheeted<Content: View>: View {
        let log: Log
        var detents: Set<PresentationDetent> = [.height(100), .large]
        var isLocked = false
        @ViewBuilder let content: Content
        @State private var isShown = true

        var body: some View {
            Color.white
                .sheet(isPresented: $isShown, onDismiss: { log.lines.append("gone") }) {
                    content.presentationDetents(detents).interactiveDismissDisabled(isLocked)
                }
        }
    }

    private var plain: some View { Color(red: 0, green: 0, blue: 1) }

    /// A drag along the middle that begins at 1 s.
    private func drag(_ from: Double, _ to: Double, for duration: Double = 1, easesOut: Bool = true) -> ScriptEvent {
        ScriptEvent(
            at: 1,
            .drag(path: [.points(x: 100, y: from), .points(x: 100, y: to)], duration: duration, easesOut: easesOut))
    }

    /// Where the blue content begins; nil where there is none.
    private func top(
        _ script: [ScriptEvent], at time: Double, @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) throws -> CGFloat? {
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 9, script: Script(script)) { view() }
        return try SceneProbe(stage.scene(at: time)).fills.first { $0.paint.rgba?.hex == SheetPanTests.blue }?.rect.minY
    }

    private func top(_ event: ScriptEvent, at time: Double, isLocked: Bool = false, _ log: Log = Log()) throws
        -> CGFloat?
    {
        try top([event], at: time) { Sheeted(log: log, isLocked: isLocked) { plain } }
    }

    private func isClose(_ value: CGFloat?, _ wanted: CGFloat, within distance: CGFloat = 0.5) -> Bool {
        value.map { abs($0 - wanted) < distance } ?? false
    }

    @Test("A sheet follows the finger after its first 10 points, and rests at the nearest detent")
    func follows() throws {
        // 40 and 100 points up, of which the first ten are lost.
        #expect(try isClose(top(drag(250, 210), at: 2), 170, within: 4))
        #expect(try isClose(top(drag(250, 210), at: 6), 200))
        #expect(try isClose(top(drag(250, 150), at: 2), 110, within: 4))
        #expect(try isClose(top(drag(250, 150), at: 6), 54))
    }

    @Test("Let go at speed, a sheet goes on to the next detent")
    func flick() throws {
        #expect(try isClose(top(drag(250, 210, for: 0.05, easesOut: false), at: 6), 54))
    }

    @Test("Beyond its largest detent a sheet gives way less and less, and comes back")
    func resistance() throws {
        let pulled = try #require(try top(drag(250, 10), at: 2))
        #expect(pulled < 53 && pulled > 54 - 30)
        #expect(try isClose(top(drag(250, 10), at: 6), 54))
    }

    @Test("Let go past the middle below its lowest detent, or with speed, a sheet is dismissed")
    func dismissal() throws {
        let log = Log()
        #expect(try isClose(top(drag(210, 240), at: 6, log), 200))
        #expect(log.lines.isEmpty)
        #expect(try isClose(top(drag(210, 250), at: 2, log), 230, within: 4))
        #expect(try top(drag(210, 285), at: 6, log) == nil)
        #expect(log.lines.last == "gone")
        #expect(try top(drag(210, 250, for: 0.05, easesOut: false), at: 6) == nil)
    }

    @Test("A sheet that may not be dismissed springs back")
    func locked() throws {
        let log = Log()
        let pulled = try #require(try top(drag(210, 290), at: 2, isLocked: true, log))
        #expect(pulled > 205 && pulled < 265)
        #expect(try isClose(top(drag(210, 290), at: 6, isLocked: true, log), 200))
        #expect(log.lines.isEmpty)
    }

    @Test("A sheet whose binding stays as it is comes back")
    func constant() throws {
        let shown = try top([drag(210, 290)], at: 6) {
            Color.white.sheet(isPresented: .constant(true)) { plain.presentationDetents([.height(100)]) }
        }
        #expect(isClose(shown, 200))
    }

    private struct Selecting: View {
        let log: Log
        @State private var detent = PresentationDetent.height(100)
        var body: some View {
            Color.white
                .sheet(isPresented: .constant(true)) {
                    Color(red: 0, green: 0, blue: 1)
                        .presentationDetents([.height(100), .large], selection: $detent)
                }
                .onChange(of: detent) { log.lines.append(detent == .large ? "large" : "small") }
        }
    }

    @Test("The detent at which a drag ends is written to the selection")
    func selection() throws {
        let log = Log()
        #expect(try isClose(top([drag(250, 150)], at: 6) { Selecting(log: log) }, 54))
        #expect(log.lines == ["large"])
    }

    @Test("A drag that the content wants, one to the side, and one beside the sheet move nothing")
    func others() throws {
        let own = try top([drag(250, 150)], at: 2) { Sheeted(log: Log()) { plain.gesture(DragGesture()) } }
        #expect(isClose(own, 200))
        let sideways = ScriptEvent(
            at: 1, .drag(path: [.points(x: 20, y: 250), .points(x: 180, y: 220)], duration: 1, easesOut: true))
        #expect(try isClose(top(sideways, at: 2), 200))
        #expect(try isClose(top(drag(150, 20), at: 2), 200))
    }

    @Test("Content at its beginning leaves drags to the sheet where that can follow them, and scrolls otherwise")
    func scrolling() throws {
        func shown(
            _ event: ScriptEvent, at time: Double, scrolls: Bool = false, _ detents: Set<PresentationDetent>
        ) throws -> CGFloat? {
            try top([event], at: time) {
                Sheeted(log: Log(), detents: detents) {
                    ScrollView { plain.frame(height: 900) }
                        .presentationContentInteraction(scrolls ? .scrolls : .resizes)
                }
            }
        }
        let down = drag(210, 250)
        let up = drag(290, 250)
        #expect(try isClose(shown(down, at: 2, [.height(100)]), 230, within: 4))
        // A sheet that was pulled up a little comes back; content that was scrolled stays there.
        #expect(try isClose(shown(up, at: 2, [.height(100), .large]), 170, within: 4))
        #expect(try isClose(shown(up, at: 6, [.height(100), .large]), 200))
        #expect(try isClose(shown(up, at: 6, scrolls: true, [.height(100), .large]), 170, within: 4))
        #expect(try isClose(shown(up, at: 6, [.height(100)]), 170, within: 4))
    }

    @Test("The stop for a release is the nearest ahead, at least the next one with speed, none where it leaves")
    func stops() {
        func height(_ height: CGFloat, _ velocity: CGFloat, mayLeave: Bool = true) -> CGFloat? {
            let stops = [400, 100].map { SheetStops.Stop(detent: .height($0), height: $0) }
            return SheetStops(stops, mayLeave: mayLeave).rest(from: height, velocity: velocity)?.height
        }
        #expect(height(240, 0) == 100 && height(260, 0) == 400)
        #expect(height(240, 200) == 400)
        #expect(height(390, -600) == 100 && height(110, 600) == 400)
        #expect(height(49, 0) == nil && height(49, 0, mayLeave: false) == 100)
        #expect(height(95, -600) == nil && height(95, -600, mayLeave: false) == 100)
    }
}
