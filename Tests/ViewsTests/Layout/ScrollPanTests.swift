import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Fingers on scroll views. The frame is 100 points, the content 1000.
@MainActor
struct ScrollPanTests {
    private func offset(_ script: [ScriptEvent], at time: Double, _ change: (AnyView) -> AnyView = { $0 }) throws
        -> CGFloat
    {
        let view = change(
            AnyView(
                ScrollView { VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 100) } } })
        )
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 20, script: Script(script)) { view }
        return try -SceneProbe(stage.scene(at: time)).fills[0].rect.minY
    }

    /// A drag along the middle that begins at 1 s.
    private func drag(_ from: Double, _ to: Double, for duration: Double, easesOut: Bool = false) -> ScriptEvent {
        ScriptEvent(
            at: 1,
            .drag(path: [.points(x: 50, y: from), .points(x: 50, y: to)], duration: duration, easesOut: easesOut))
    }

    @Test("Content follows the finger after its first 10 points, and stays where it is let go at rest")
    func follows() throws {
        let slow = drag(90, 30, for: 2, easesOut: true)
        let end = try offset([slow], at: 3)
        #expect(abs(end - 50) < 1.01)
        #expect(try abs(offset([slow], at: 8) - end) < 0.5)
    }

    @Test("Let go at speed, content slides on by half a second of it, slower and slower")
    func slides() throws {
        let flick = drag(90, 30, for: 0.2)
        let speed = 60 / 0.2
        let released = try offset([flick], at: 1.2)
        // The time constant of a rate of 0.998 a millisecond.
        let constant = -0.001 / log(0.998)
        for elapsed in [0.25, 0.5, 1.5] {
            let expected = released + speed * constant * (1 - exp(-elapsed / constant))
            #expect(try abs(offset([flick], at: 1.2 + elapsed) - expected) < 0.5)
        }
        #expect(try abs(offset([flick], at: 10) - released - speed * constant) < 0.01)
    }

    @Test("Beyond its end content gives way less and less, and comes back")
    func rubberBand() throws {
        let pull = drag(10, 90, for: 1, easesOut: true)
        let pulled = try offset([pull], at: 2)
        // 70 points of the finger, by 1 - 1 / (0.55 x + 1) of the frame.
        #expect(abs(pulled + 100 * (1 - 1 / (0.7 * 0.55 + 1))) < 1)
        #expect(try abs(offset([pull], at: 5)) < 0.01)
    }

    @Test("A paged swipe goes on by one page however fast, and back from less than half of one")
    func pages() throws {
        let paged: (AnyView) -> AnyView = { AnyView($0.scrollTargetBehavior(.paging)) }
        #expect(try abs(offset([drag(95, 5, for: 0.05)], at: 5, paged) - 100) < 0.01)
        #expect(try abs(offset([drag(95, 60, for: 2, easesOut: true)], at: 6, paged)) < 0.01)
        let margins: (AnyView) -> AnyView = { AnyView($0.contentMargins(.vertical, 20).scrollTargetBehavior(.paging)) }
        // A page is the frame less its margins; the first row stands 20 points down.
        #expect(try abs(offset([drag(95, 5, for: 0.05)], at: 5, margins) - 40) < 0.01)
    }

    @Test("A drag across the axis, or on a scroll view that is off, moves nothing")
    func across() throws {
        let sideways = ScriptEvent(
            at: 1, .drag(path: [.points(x: 90, y: 50), .points(x: 10, y: 55)], duration: 0.5, easesOut: false))
        #expect(try offset([sideways], at: 3) == 0)
        #expect(try offset([drag(90, 30, for: 0.5)], at: 3) { AnyView($0.scrollDisabled(true)) } == 0)
    }

    @Test("A gesture of the content comes before the pan, a button does not keep it from scrolling")
    func contest() throws {
        func offset(@ViewBuilder _ row: @escaping @MainActor () -> some View) throws -> CGFloat {
            let stage = Stage(
                size: CGSize(width: 100, height: 100), duration: 20, script: Script([drag(90, 30, for: 0.5)])
            ) {
                ScrollView {
                    VStack(spacing: 0) {
                        row().frame(width: 100, height: 100); Color.clear.frame(width: 100, height: 900)
                    }
                }
            }
            return try -SceneProbe(stage.scene(at: 5)).fills[0].rect.minY
        }
        #expect(try offset { Color.red.gesture(DragGesture()) } == 0)
        #expect(try offset { Button(action: {}) { Color.red } } > 40)
        #expect(try offset { Color.red.onTapGesture {} } > 40)
    }

    @Test("Content that fits follows a finger, unless it is to do so by its size")
    func fitting() throws {
        func offset(_ height: CGFloat, _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) throws -> CGFloat {
            let view = ScrollView { Color.red.frame(width: 50, height: height) }
                .scrollBounceBehavior(behavior, axes: axes)
            let script = Script([drag(20, 80, for: 0.2)])
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: script) { view }
            return try SceneProbe(stage.scene(at: 1.2)).fills[0].rect.minY
        }
        #expect(try offset(40, .automatic) > 20)
        #expect(try offset(40, .basedOnSize) == 0)
        #expect(try offset(140, .basedOnSize) > 20)
        #expect(try offset(40, .basedOnSize, axes: .horizontal) > 20)
    }
}
