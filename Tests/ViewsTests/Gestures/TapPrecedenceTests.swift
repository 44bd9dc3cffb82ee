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

/// A gesture made of another, with state of its own, as libraries write them.
private struct WidthDrag: Gesture {
    let changed: (CGFloat) -> Void
    @GestureState private var length: CGFloat = 0
    var body: some Gesture {
        DragGesture().updating($length) { value, length, _ in length = value.translation.width }
            .onChanged { changed($0.translation.width) }
    }
}

private struct Stretched: View {
    @State private var width: CGFloat = 10
    var body: some View {
        Color.blue.frame(width: width, height: 50).frame(width: 100, height: 100).contentShape(Rectangle())
            .gesture(WidthDrag { width = 10 + $0 })
    }
}

@MainActor
struct TapPrecedenceTests {
    @Test("A gesture made of another one is recognized as that one")
    func composed() throws {
        let drag = ScriptEvent(
            at: 0.5, .drag(path: [.points(x: 20, y: 50), .points(x: 60, y: 50)], duration: 0.5, easesOut: false))
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5, script: Script([drag])) { Stretched() }
        #expect(try SceneProbe(stage.scene(at: 0)).fills.map(\.rect.width) == [10])
        #expect(try SceneProbe(stage.scene(at: 2)).fills.map(\.rect.width) == [50])
    }

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

    /// Wider by 1 for its own tap, by 10 for one beside it, by 20 for one before it; and by 5 after a wall clock's second.
    private struct Switched: View {
        let isEnabled: Bool
        @State private var width: CGFloat = 10
        var body: some View {
            Color.blue.frame(width: width, height: 50)
                .onTapGesture { width += 1 }
                .simultaneousGesture(TapGesture().onEnded { width += 10 }, isEnabled: isEnabled)
                .frame(width: 100, height: 100).contentShape(Rectangle())
                .highPriorityGesture(DragGesture().onEnded { _ in width += 20 }, isEnabled: isEnabled)
                .onAppear { DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3) { width += 5 } }
        }
    }

    @Test("A gesture takes part only where it is enabled", arguments: [true, false])
    func enabled(isEnabled: Bool) throws {
        let script = Script([
            ScriptEvent(at: 0.5, .tap(at: .points(x: 50, y: 50), count: 1)),
            ScriptEvent(
                at: 1.5, .drag(path: [.points(x: 20, y: 10), .points(x: 60, y: 10)], duration: 0.5, easesOut: false)),
        ])
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5, script: script) {
            Switched(isEnabled: isEnabled)
        }
        func width(_ time: Double) throws -> CGFloat? { try SceneProbe(stage.scene(at: time)).fills.first?.rect.width }
        #expect(try width(1.2) == (isEnabled ? 21 : 11))
        #expect(try width(2.9) == (isEnabled ? 41 : 11))
        #expect(try width(3.1) == (isEnabled ? 46 : 16))
    }

    /// Wider by 1 for a tap, by 10 for a press of half a second, by 20 for a second one around both.
    private struct TappedAndHeld: View {
        @State private var width: CGFloat = 10
        var body: some View {
            Color.blue.frame(width: width, height: 50)
                .onTapGesture { width += 1 }
                .onLongPressGesture { width += 10 }
        }
    }

    @Test("A press opens the menu of a view that may be tapped, and is no tap")
    func menu() throws {
        struct Tapped: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.blue.frame(width: width, height: 50).onTapGesture { width += 1 }
                    .contextMenu { Button("One") {} }
            }
        }
        let press = ScriptEvent(at: 0.5, .press(at: .points(x: 150, y: 200), duration: 1))
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 5, script: Script([press])) { Tapped() }
        #expect(try SceneProbe(stage.scene(at: 0)).texts.isEmpty)
        let shown = try SceneProbe(stage.scene(at: 3))
        #expect(!shown.texts.isEmpty && !shown.fills.contains { $0.rect.width == 11 })
    }

    @Test(
        "A finger that stays down is no tap of the view inside: the press around it is recognized",
        arguments: [true, false])
    func held(scrolls: Bool) throws {
        func width(_ event: ScriptEvent, _ time: Double) throws -> CGFloat? {
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5, script: Script([event])) {
                if scrolls { ScrollView { TappedAndHeld() } } else { TappedAndHeld() }
            }
            return try SceneProbe(stage.scene(at: time)).fills.first?.rect.width
        }
        let place = ScriptPoint.points(x: 50, y: scrolls ? 20 : 50)
        let press = ScriptEvent(at: 0.5, .press(at: place, duration: 1))
        #expect(try width(press, 0.95) == 10)
        #expect(try width(press, 1.05) == 20)
        #expect(try width(press, 3) == 20)
        #expect(try width(ScriptEvent(at: 0.5, .tap(at: place, count: 1)), 3) == 11)
    }
}
