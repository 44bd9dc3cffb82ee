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

/// A tap that tells where it was, and what its converter makes of the stage's corner.
private struct Placed: UIGestureRecognizerRepresentable {
    let fingers: Int
    let told: ([CGPoint]) -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = fingers
        return tap
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
        let converter = context.converter
        told([
            converter.localLocation, converter.location(in: .global), converter.location(in: .named("box")),
            converter.convert(globalPoint: .zero, to: .local),
            converter.convert(globalPoint: CGPoint(x: 30, y: 20), to: .named("box")),
        ])
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

    private func placed(fingers: Int) throws -> [[CGPoint]] {
        var told: [[CGPoint]] = []
        let tap = ScriptEvent(at: 0.5, .tap(at: .points(x: 50, y: 45), count: 1))
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1, script: Script([tap])) {
            Color.blue.frame(width: 40, height: 40).contentShape(Rectangle())
                .gesture(Placed(fingers: fingers) { told.append($0) })
                .padding(20).coordinateSpace(.named("box"))
        }
        _ = try stage.scene(at: 0.9)
        return told
    }

    @Test("A converter tells places in the view, around it and on the stage")
    func converter() throws {
        // The view is at (30, 30), the box around it at (10, 10).
        let expected = [(20, 15), (50, 45), (40, 35), (-30, -30), (20, 10)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(try placed(fingers: 1) == [expected])
    }

    @Test("One finger does not tap for a recognizer of two")
    func fingers() throws { #expect(try placed(fingers: 2).isEmpty) }

    @Test("A gesture that is nil recognizes nothing", arguments: [(true, 30), (false, 10)])
    func optional(isOn: Bool, width: CGFloat) throws {
        let tap = ScriptEvent(at: 0.5, .tap(at: .points(x: 50, y: 50), count: 1))
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: Script([tap])) {
            MaybeTapped(isOn: isOn)
        }
        #expect(try SceneProbe(stage.scene(at: 2)).fills.map(\.rect.width) == [width])
    }
}

/// A pan recognizer whose delegate decides whether content scrolls meanwhile.
private struct Follower: UIGestureRecognizerRepresentable {
    let isTogether: Bool
    var begins = true
    let told: (UIGestureRecognizer.State) -> Void

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Judge { Judge(isTogether: isTogether, begins: begins) }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.delegate = context.coordinator
        return pan
    }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        told(recognizer.state)
    }

    final class Judge: NSObject, UIGestureRecognizerDelegate {
        let isTogether: Bool
        let begins: Bool
        init(isTogether: Bool, begins: Bool) {
            self.isTogether = isTogether
            self.begins = begins
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isTogether && otherGestureRecognizer.view is UIScrollView }
    }
}

@MainActor
private final class Told {
    var states: [UIGestureRecognizer.State] = []
    nonisolated init() {}
}

private struct Followed: View {
    let isTogether: Bool
    let isOnRow: Bool
    var begins = true
    let told: Told

    var body: some View {
        if isOnRow {
            ScrollView { rows.gesture(follower) }
        } else {
            ScrollView { rows }.gesture(follower)
        }
    }

    private var rows: some View {
        VStack(spacing: 0) {
            Color.blue.frame(width: 100, height: 50)
            Color.red.frame(width: 100, height: 450)
        }
    }
    private var follower: Follower {
        Follower(isTogether: isTogether, begins: begins) { told.states.append($0) }
    }
}

/// Recognizers of UIKit's on views that scroll.
@MainActor
struct RecognizersOfScrollViewsTests {
    /// What the recognizer is told, and where the content is, after a drag of 60 points upwards.
    private func drag(_ view: Followed) throws -> (states: [UIGestureRecognizer.State], top: CGFloat) {
        let path: [ScriptPoint] = [.points(x: 50, y: 90), .points(x: 50, y: 30)]
        let script = Script([ScriptEvent(at: 0.5, .drag(path: path, duration: 0.5, easesOut: true))])
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: script) { view }
        let top = try #require(SceneProbe(stage.scene(at: 2.5)).fills.last?.rect.minY)
        return (view.told.states, top)
    }

    @Test("A recognizer whose delegate allows it follows a drag that scrolls", arguments: [true, false])
    func together(isOnRow: Bool) throws {
        let (states, top) = try drag(Followed(isTogether: true, isOnRow: isOnRow, told: Told()))
        #expect(states.first == .began)
        #expect(states.last == .ended)
        #expect(states.dropFirst().dropLast().allSatisfy { $0 == .changed })
        #expect(states.count > 2)
        #expect(top < 20)
    }

    @Test("Without that the recognizer of the view goes before its scrolling", arguments: [true, false])
    func alone(isOnRow: Bool) throws {
        let (states, top) = try drag(Followed(isTogether: false, isOnRow: isOnRow, told: Told()))
        #expect(states.first == .began)
        #expect(top == 50)
    }

    @Test("A recognizer that its delegate does not let begin leaves the drag to the scroll view")
    func notBegun() throws {
        let (states, top) = try drag(Followed(isTogether: false, isOnRow: true, begins: false, told: Told()))
        #expect(states.isEmpty)
        #expect(top < 20)
    }
}
