import KinoraTesting
import SwiftUI
import Testing

struct Knob: View {
    @State private var offset = 0.0

    var body: some View {
        Circle().fill(.orange).frame(width: 24, height: 24).offset(x: offset)
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { offset = $0.translation.width }
                    .onEnded { _ in withAnimation(.snappy) { offset = 0 } })
    }
}

struct KnobTests {
    @Test func followsTheFingerAndGoesBack() {
        let pull = ScriptEvent(
            at: 0.2, .drag(path: [.points(x: 40, y: 20), .points(x: 64, y: 20)], duration: 0.3, easesOut: true))
        assertFrames(
            of: Knob(), at: [0.2, 0.49, 0.6, 1.2], script: Script([pull]), size: CGSize(width: 80, height: 40))
    }
}
