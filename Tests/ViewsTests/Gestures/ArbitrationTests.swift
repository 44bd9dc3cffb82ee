import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Who wins where a view with one gesture lies in a view with another: each pair of gestures under each touch.
@MainActor
struct ArbitrationTests {
    /// A gesture, or the touch that is one.
    enum Act: String, CaseIterable, Sendable {
        case tap, doubleTap, press, drag

        /// How often a gesture alone in the world is recognized under a touch. A tap has no longest time.
        func count(under touch: Act) -> Int {
            switch (self, touch) {
            case (.tap, .tap), (.tap, .press), (.doubleTap, .doubleTap), (.press, .press), (.drag, .drag): 1
            case (.tap, .doubleTap): 2
            default: 0
            }
        }

        var script: ScriptEvent {
            let middle = ScriptPoint.points(x: 50, y: 50)
            return switch self {
            case .tap: ScriptEvent(at: 1, .tap(at: middle, count: 1))
            case .doubleTap: ScriptEvent(at: 1, .tap(at: middle, count: 2))
            case .press: ScriptEvent(at: 1, .press(at: middle, duration: 1))
            case .drag:
                ScriptEvent(at: 1, .drag(path: [middle, .points(x: 80, y: 50)], duration: 0.5, easesOut: false))
            }
        }

        @MainActor func gesture(_ done: @escaping () -> Void) -> AnyGesture<Void> {
            switch self {
            case .tap: AnyGesture(TapGesture().onEnded { done() })
            case .doubleTap: AnyGesture(TapGesture(count: 2).onEnded { done() })
            case .press: AnyGesture(LongPressGesture().onEnded { _ in done() }.map { _ in })
            case .drag: AnyGesture(DragGesture().onEnded { _ in done() }.map { _ in })
            }
        }
    }

    enum Way: Sendable, CaseIterable { case normal, high, simultaneous }

    private struct Nested: View {
        let (inner, outer): (Act, Act)
        let way: Way
        var mask = GestureMask.all
        @State private var inners = 0.0
        @State private var outers = 0.0

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 10 + inners, height: 10).allowsHitTesting(false)
                Color.green.frame(width: 10 + outers, height: 10).allowsHitTesting(false)
                around(Color.blue.frame(width: 100, height: 100).gesture(inner.gesture { inners += 1 }))
            }
        }

        @ViewBuilder private func around(_ content: some View) -> some View {
            let gesture = outer.gesture { outers += 1 }
            switch way {
            case .normal: content.gesture(gesture, including: mask)
            case .high: content.highPriorityGesture(gesture, including: mask)
            case .simultaneous: content.simultaneousGesture(gesture, including: mask)
            }
        }
    }

    /// How often the inner and the outer gesture were recognized.
    private func counts(_ view: Nested, under touch: Act) throws -> [Int] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 4, script: Script([touch.script])) { view }
        return try SceneProbe(stage.scene(at: 4)).fills.prefix(2).map { Int($0.rect.width) - 10 }
    }

    /// The first in order of precedence that the touch fits wins alone, and keeps the touch to itself.
    private func expected(_ first: Act, _ second: Act, under touch: Act) -> [Int] {
        let own = first.count(under: touch)
        return own > 0 ? [own, 0] : [0, second.count(under: touch)]
    }

    @Test(
        "The inner gesture wins unless the outer has high priority; simultaneous ones both count",
        arguments: Act.allCases)
    func pairs(_ touch: Act) throws {
        for inner in Act.allCases {
            for outer in Act.allCases {
                let name = Comment("\(inner) in \(outer) under \(touch)")
                // A finger that stays down is no tap, though it would be one when it lifts.
                let isHeld = inner == .tap && outer == .press && touch == .press
                #expect(
                    try counts(Nested(inner: inner, outer: outer, way: .normal), under: touch)
                        == (isHeld ? [0, 1] : expected(inner, outer, under: touch)), name)
                #expect(
                    try counts(Nested(inner: inner, outer: outer, way: .high), under: touch)
                        == expected(outer, inner, under: touch).reversed(), name)
                #expect(
                    try counts(Nested(inner: inner, outer: outer, way: .simultaneous), under: touch)
                        == [inner.count(under: touch), outer.count(under: touch)], name)
            }
        }
    }

    @Test("A mask says which take part: the added gesture, those inside, or none")
    func masks() throws {
        func taps(_ mask: GestureMask, _ way: Way) throws -> [Int] {
            try counts(Nested(inner: .tap, outer: .tap, way: way, mask: mask), under: .tap)
        }
        for way in Way.allCases {
            #expect(try taps(.gesture, way) == [0, 1])
            #expect(try taps(.subviews, way) == [1, 0])
            #expect(try taps(.none, way) == [0, 0])
        }
    }
}
