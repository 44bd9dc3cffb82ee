import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Bodies that ask for the time of each frame.
@MainActor
struct TimedBodyTests {
    private func paints(of view: some View) throws -> [Paint] {
        let stage = Stage(size: CGSize(width: 100, height: 80), duration: 3) { view }
        return try [0.25, 0.5, 0.75].map { try #require(SceneProbe(stage.scene(at: $0)).fills.first).paint }
    }

    private static var shade: Color { Color(white: Date.ticking.timeIntervalSinceReferenceDate) }

    private struct Timed: View {
        let isShown = true
        var body: some View {
            ZStack { if isShown { Rectangle().fill(TimedBodyTests.shade) } }
        }
    }

    private struct Shaded: ViewModifier {
        let isShown = true
        func body(content: Content) -> some View {
            content.overlay { ZStack { if isShown { Rectangle().fill(TimedBodyTests.shade) } } }
        }
    }

    private struct Animated: View, Animatable {
        var animatableData = 0.0
        let isShown = true
        var body: some View {
            ZStack { if isShown { Rectangle().fill(TimedBodyTests.shade) } }
        }
    }

    @Test("What stands below a condition is made anew with each frame, in views and in modifiers")
    func conditions() throws {
        for paints in try [paints(of: Timed()), paints(of: Spacer().modifier(Shaded())), paints(of: Animated())] {
            #expect(paints[0] != paints[1] && paints[1] != paints[2])
        }
    }
}
