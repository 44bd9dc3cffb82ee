import KinoraTesting
import SwiftUI
import Testing

struct Pulse: View {
    @State private var large = false

    var body: some View {
        Circle().fill(.blue).scaleEffect(large ? 1 : 0.5)
            .onAppear { withAnimation(.bouncy(duration: 0.6)) { large = true } }
    }
}

struct PulseTests {
    @Test func moments() {
        assertFrames(of: Pulse(), at: [0, 0.25, 1], size: CGSize(width: 80, height: 80))
    }

    @Test func wholeRun() {
        assertAnimation(of: Pulse(), for: 1, fps: 30, size: CGSize(width: 80, height: 80))
    }
}
