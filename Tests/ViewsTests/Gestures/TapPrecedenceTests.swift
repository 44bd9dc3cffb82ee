import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// A box that counts taps, as seeds do: two at a double tap, one at a single one.
private struct TapCounter: View {
    @State private var count = 0.0
    @State private var isPressed = false

    var body: some View {
        VStack(spacing: 0) {
            Color.blue.frame(width: 10 + count, height: 50)
                .onTapGesture(count: 2) { count += 2 }
                .onTapGesture { count += 1 }
            Color.red.frame(width: isPressed ? 80 : 20, height: 50)
                .onLongPressGesture(minimumDuration: 1) { isPressed = true }
        }
    }
}

@MainActor
struct TapPrecedenceTests {
    private func widths(_ script: [ScriptEvent], at time: Double) throws -> [CGFloat] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5, script: Script(script)) { TapCounter() }
        return try SceneProbe(stage.scene(at: time)).fills.map(\.rect.width)
    }

    @Test("A double tap is not also a single one, and a single one waits for the second")
    func doubleTap() throws {
        let double = ScriptEvent(at: 0.5, .tap(at: .points(x: 50, y: 25), count: 2))
        #expect(try widths([double], at: 2) == [12, 20])
        let single = ScriptEvent(at: 0.5, .tap(at: .points(x: 50, y: 25), count: 1))
        #expect(try widths([single], at: 0.7) == [10, 20])
        #expect(try widths([single], at: 2) == [11, 20])
    }

    @Test("After a double tap other gestures are recognized as before")
    func afterDoubleTap() throws {
        let script = [
            ScriptEvent(at: 0.5, .tap(at: .points(x: 50, y: 25), count: 2)),
            ScriptEvent(at: 1.5, .press(at: .points(x: 50, y: 75), duration: 1.2)),
            ScriptEvent(at: 3, .tap(at: .points(x: 50, y: 25), count: 1)),
        ]
        #expect(try widths(script, at: 2.9) == [12, 80])
        #expect(try widths(script, at: 4) == [13, 80])
    }
}
