import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

private struct Pan: UIGestureRecognizerRepresentable {
    let moved: (CGFloat, UIGestureRecognizer.State) -> Void
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        moved(recognizer.translation(in: recognizer.view).x, recognizer.state)
    }
}

private struct Panned: View {
    @State private var width: CGFloat = 10
    @State private var ends = 0.0
    var body: some View {
        VStack(spacing: 0) {
            Color.blue.frame(width: width, height: 10)
            Color.red.frame(width: 10 + ends, height: 10)
        }
        .frame(width: 100, height: 100).contentShape(Rectangle())
        .gesture(
            Pan { x, state in
                width = 10 + x
                if state == .ended { ends += 1 }
            })
    }
}

private struct MaybeTapped: View {
    let isOn: Bool
    @State private var width: CGFloat = 10
    var body: some View {
        Color.blue.frame(width: width, height: 50).gesture(isOn ? TapGesture().onEnded { width = 30 } : nil)
    }
}

/// Gestures of UIKit's, and gestures that may be missing.
@MainActor
struct RepresentedGestureTests {
    @Test("A pan recognizer follows a scripted drag and ends once")
    func pan() throws {
        let drag = ScriptEvent(
            at: 0.5, .drag(path: [.points(x: 30, y: 50), .points(x: 70, y: 50)], duration: 0.5, easesOut: false))
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: Script([drag])) { Panned() }
        let widths = try SceneProbe(stage.scene(at: 2)).fills.map(\.rect.width)
        #expect(widths == [50, 11])
    }

    @Test("A gesture that is nil recognizes nothing", arguments: [(true, 30), (false, 10)])
    func optional(isOn: Bool, width: CGFloat) throws {
        let tap = ScriptEvent(at: 0.5, .tap(at: .points(x: 50, y: 50), count: 1))
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: Script([tap])) {
            MaybeTapped(isOn: isOn)
        }
        #expect(try SceneProbe(stage.scene(at: 2)).fills.map(\.rect.width) == [width])
    }
}
