import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What moves, turns and scales views where text runs from right to left. The stage has 100 by 100 points.
@MainActor
struct RightToLeftTests {
    private var square: some View { Color.black.frame(width: 20, height: 20) }
    private var bar: some View { Color.black.frame(width: 20, height: 6) }

    /// The box of what is drawn last.
    private func place(_ view: some View) throws -> CGRect {
        let nodes = try lowered(view.environment(\.layoutDirection, .rightToLeft))
        return try #require(SceneProbe(FrameScene(size: .zero, nodes: nodes)).fills.last).rect
    }

    private struct Shifted: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 10, y: 5))
        }
    }

    @Test("Offsets go to the left, exactly")
    func offsets() throws {
        #expect(try place(square.offset(x: 10, y: 5)) == CGRect(x: 30, y: 45, width: 20, height: 20))
        #expect(try place(square.offset(x: 10).environment(\.layoutDirection, .leftToRight)).minX == 50)
        #expect(try place(square.environment(\.layoutDirection, .leftToRight).offset(x: 10)).minX == 30)
    }

    @Test("Leading anchors are at the right edge, and turns run counterclockwise")
    func anchors() throws {
        let half = try place(square.scaleEffect(0.5, anchor: .leading))
        #expect(half.isClose(to: CGRect(x: 50, y: 45, width: 10, height: 10)))
        let turned = try place(bar.rotationEffect(.degrees(90), anchor: .leading))
        #expect(turned.isClose(to: CGRect(x: 57, y: 50, width: 6, height: 20), within: 1e-6))
        let flat = try place(
            square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0))
        #expect(flat.isClose(to: CGRect(x: 50, y: 40, width: 10, height: 20), within: 1e-6))
        #expect(try lowered(square.scaleEffect(0).environment(\.layoutDirection, .rightToLeft)).isEmpty)
    }

    @Test("A turn by 30 degrees is one by -30")
    func turns() throws {
        let upright = Color.black.frame(width: 20, height: 20).rotationEffect(.degrees(30))
        let left = try lowered(
            Color.black.frame(width: 20, height: 20).rotationEffect(.degrees(-30)))
        let mirrored = try lowered(upright.environment(\.layoutDirection, .rightToLeft))
        guard case .layer(.transform(let own), _)? = mirrored.first, case .layer(.transform(let other), _)? = left.first
        else { return #expect(Bool(false)) }
        #expect(abs(own.b - other.b) < 1e-9 && abs(own.c - other.c) < 1e-9 && abs(own.tx - other.tx) < 1e-9)
    }

    @Test("Effects of one's own and projections are mirrored, for layout and without it")
    func ownEffects() throws {
        let moved = CGRect(x: 30, y: 45, width: 20, height: 20)
        #expect(try place(square.modifier(Shifted())) == moved)
        #expect(try place(square.modifier(Shifted().ignoredByLayout())) == moved)
        let shift = CGAffineTransform(translationX: 10, y: 5)
        #expect(try place(square.transformEffect(shift)) == moved)
        #expect(try place(square.projectionEffect(ProjectionTransform(shift))) == moved)
        #expect(try place(square.visualEffect { effect, _ in effect.offset(x: 10, y: 5) }) == moved)
    }

    @Test("What comes from the leading edge comes from the right")
    func transitions() throws {
        #expect(try place(square.modifier(EdgeOffset(.leading, 1))).minX == 60)
        #expect(try place(square.modifier(EdgeOffset(.trailing, 1))).minX == 20)
    }

    @Test("A view is hit where it is drawn")
    func hits() throws {
        final class Log { var taps = 0 }
        let log = Log()
        let script = Script([
            ScriptEvent(at: 1, .tap(at: .points(x: 25, y: 50), count: 1)),
            ScriptEvent(at: 2, .tap(at: .points(x: 75, y: 50), count: 1)),
        ])
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 4, script: script) {
            Color.black.frame(width: 20, height: 20).onTapGesture { log.taps += 1 }.offset(x: 25)
                .environment(\.layoutDirection, .rightToLeft)
        }
        _ = try stage.scene(at: 1.9)
        #expect(log.taps == 1)
        _ = try stage.scene(at: 4)
        #expect(log.taps == 1)
    }

    @Test("The space of a view, its safe area's edges apart, is told from the left")
    func spaces() throws {
        final class Log {
            var frame = CGRect.zero
            var insets = EdgeInsets()
            func note(_ proxy: GeometryProxy) { insets = proxy.safeAreaInsets }
        }
        let log = Log()
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 30).onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) {
                log.frame = $0
            }
            GeometryReader { proxy in
                let _ = log.note(proxy)
                Color.green
            }
        }
        .safeAreaInset(edge: .trailing) { Color.blue.frame(width: 20) }
        _ = try lowered(view.environment(\.layoutDirection, .rightToLeft), at: 1)
        #expect(log.frame == CGRect(x: 70, y: 0, width: 30, height: 100))
        #expect(log.insets.trailing == 20 && log.insets.leading == 0)
    }
}
