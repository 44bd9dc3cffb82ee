import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// A touch is taken away from a view that goes away under it, and from a gesture that is taken off.
@MainActor
struct DepartedGestureTests {
    private final class Log { var lines: [String] = [] }

    private func perform<V: View>(_ event: ScriptEvent, @ViewBuilder _ view: @escaping () -> V) throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 5, script: Script([event])) { view() }
        _ = try stage.scene(at: 4)
    }

    private let drag = ScriptEvent(
        at: 1, .drag(path: [.points(x: 60, y: 50), .points(x: 160, y: 50)], duration: 1, easesOut: false))

    /// Goes away when it is dragged by 50 points.
    private struct Card: View {
        let log: Log
        @State private var isThere = true
        @GestureState private var isHeld = false
        var body: some View {
            ZStack {
                Color.clear.allowsHitTesting(false)
                if isThere {
                    Color.blue.frame(width: 100, height: 100)
                        .gesture(
                            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                                .updating($isHeld) { _, isHeld, _ in isHeld = true }
                                .onChanged {
                                    guard $0.translation.width > 50 else { return }
                                    isThere = false
                                    log.lines.append("removed")
                                }
                                .onEnded { _ in log.lines.append("ended") })
                }
            }
            .onChange(of: isHeld) { log.lines.append("held \(isHeld)") }
        }
    }

    @Test("A drag ends without an end where its view is gone")
    func removed() throws {
        let log = Log()
        try perform(drag) { Card(log: log) }
        #expect(log.lines == ["held true", "removed", "held false"])
    }

    /// Its content is there for a second and a half, or its gesture is.
    private struct Pressed: View {
        let log: Log
        let goes: Bool
        @State private var isOn = true
        var body: some View {
            ZStack {
                if isOn || !goes {
                    Color.blue.frame(width: 100, height: 100)
                        .gesture(
                            LongPressGesture(minimumDuration: 1).onEnded { _ in log.lines.append("long") },
                            isEnabled: isOn)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .task {
                try? await Task.sleep(for: .seconds(1.5))
                isOn = false
            }
        }
    }

    @Test(
        "A press is none of a view that is gone in time, or of a gesture that was taken off", arguments: [true, false])
    func pressed(goes: Bool) throws {
        let log = Log()
        func press(at time: Double) -> ScriptEvent {
            ScriptEvent(at: time, .press(at: .points(x: 100, y: 50), duration: 2))
        }
        try perform(press(at: 1)) { Pressed(log: log, goes: goes) }
        #expect(log.lines.isEmpty)
        try perform(press(at: 0.2)) { Pressed(log: log, goes: goes) }
        #expect(log.lines == ["long"])
    }
}
