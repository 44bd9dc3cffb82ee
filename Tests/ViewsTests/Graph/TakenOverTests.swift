import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What an update takes over from a frame is where the frame has it.
@MainActor
struct TakenOverTests {
    /// Puts its only view somewhere along its width.
    private struct Slider: Layout {
        var animatableData: Double
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let x = bounds.minX + 90 * animatableData
            for view in subviews { view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified) }
        }
    }

    private struct Sliding: View {
        @State private var isOn = false
        var body: some View {
            Slider(animatableData: isOn ? 1 : 0) { Color.red.frame(width: 10, height: 10) }
                .onAppear {
                    after(1) { withAnimation(.linear(duration: 0.5)) { isOn = true } }
                    after(2) { withAnimation(.linear(duration: 0.5)) { isOn = false } }
                }
        }
    }

    @Test("A view that its layout has moved starts from where it has come to, whichever frames were drawn before")
    func layout() throws {
        for frames in [[], [1.6], [1.3, 1.6, 1.7]] {
            let stage = Stage(showing: Sliding())
            let x = { try #require(SceneProbe(stage.scene(at: $0)).fills.first).rect.minX }
            let start = try x(0)
            for frame in frames { _ = try x(frame) }
            #expect(try abs(x(2.1) - start - 72) < 1e-9)
            #expect(try abs(x(2.5) - start) < 1e-9)
        }
    }
}
