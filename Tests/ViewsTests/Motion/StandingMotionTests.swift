import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What moves goes on while other state changes, and with other animations.
@MainActor
struct StandingMotionTests {
    /// A bar that glides by 40 points in a second from 0.1 s on, beside a square that fades and changes.
    private struct Beside: View {
        let duration: Double
        let change: Double
        @State private var isRight = false
        @State private var step = 0

        var body: some View {
            HStack(spacing: 0) {
                Color.blue.opacity(step == 1 ? 0.5 : 1).frame(width: 20, height: 20)
                ZStack {
                    Color.gray
                    Color.red.frame(width: 10).offset(x: isRight ? 20 : -20)
                }
                .animation(.linear(duration: 1), value: isRight)
                .frame(width: 51, height: 20)
            }
            .onAppear {
                after(0.1) {
                    isRight = true
                    withAnimation(.linear(duration: duration)) { step = 1 }
                }
                after(change) { step = 2 }
            }
        }
    }

    @Test(
        "A motion that began along with another one goes on when what is beside it changes",
        arguments: [(0.2, 0.25), (0.2, 0.5), (0.6, 0.5)])
    func beside(duration: Double, change: Double) throws {
        let stage = Stage(showing: Beside(duration: duration, change: change))
        for time in [0.3, 0.6, 0.9, 1.05, 2] {
            let bar = try SceneProbe(stage.scene(at: time)).fills[2].rect
            let shift = min(40, (time - 0.1) * 40)
            // The square, the bar's own place, and how far it has come.
            #expect(abs(bar.minX - (20 + 20.5 - 20 + shift)) < 1e-6, "at \(time)")
        }
    }
}
