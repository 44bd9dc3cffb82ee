import KinoraStage
import KinoraViews
import Testing

/// Animatable data that a view or modifier keeps in its own state. What animates is the value as it was made, as in SwiftUI, so that
/// such data stands still, and what the body makes of the state moves by itself.
@MainActor
struct AnimatableStateTests {
    private struct Growing: ViewModifier, @preconcurrency Animatable {
        @State private var position: CGFloat = 0
        var animatableData: CGFloat {
            get { position }
            set { position = newValue }
        }
        func body(content: Content) -> some View {
            content.frame(width: 10 + 80 * position)
                .onAppear { withAnimation(.linear(duration: 1)) { position = 1 } }
        }
    }

    private struct GrowingBar: View, @preconcurrency Animatable {
        @State private var position: CGFloat = 0
        var animatableData: CGFloat {
            get { position }
            set { position = newValue }
        }
        var body: some View {
            Color.red.frame(width: 10 + 80 * position, height: 10)
                .onAppear { withAnimation(.linear(duration: 1)) { position = 1 } }
        }
    }

    private func widths(_ view: some View) throws -> [CGFloat] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2) { view }
        return try [0, 0.5, 1.5].map { try SceneProbe(stage.scene(at: $0)).fills[0].rect.width.rounded() }
    }

    @Test("A modifier that animates its own state moves once, and comes to rest")
    func modifier() throws {
        #expect(try widths(Color.red.frame(height: 10).modifier(Growing())) == [10, 50, 90])
    }

    @Test("So does a view")
    func view() throws { #expect(try widths(GrowingBar()) == [10, 50, 90]) }
}
