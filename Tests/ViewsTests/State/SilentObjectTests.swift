import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Where a source has classes whose objects change without telling, updates look again at the views that hold them, and at nothing else
/// that has not changed.
@MainActor
struct SilentObjectTests {
    private final class Engine { var width = 4.0 }
    private final class Store: ObservableObject {
        @Published var width = 4.0
        var hidden = 4.0
    }
    private final class Count { var bodies: [String: Int] = [:] }
    /// Which bodies ran, by name.
    nonisolated(unsafe) private static var count = Count()

    private static func note(_ name: String) { count.bodies[name, default: 0] += 1 }

    /// Writes its own state when it is tapped, and runs an action.
    private struct Knob: View {
        let action: () -> Void
        @State private var taps = 0
        var body: some View {
            Color.blue.frame(width: 20, height: CGFloat(4 + taps % 2)).onTapGesture {
                taps += 1
                action()
            }
        }
    }
    private struct Plain: View {
        let engine: Engine
        var body: some View {
            note("plain")
            return Color.red.frame(width: engine.width, height: 4)
        }
    }
    private struct Kept: View {
        @State private var engine = Engine()
        var body: some View {
            note("kept")
            return Color.red.frame(width: engine.width, height: 4)
        }
    }
    private struct Handed: View {
        @Binding var engine: Engine
        var body: some View {
            note("handed")
            return Color.red.frame(width: engine.width, height: 4)
        }
    }
    private struct Value: View {
        let width: Double
        var body: some View {
            note("value")
            return Color.red.frame(width: width, height: 4)
        }
    }
    private struct Observing: View {
        @ObservedObject var store: Store
        var body: some View {
            note("observing")
            return Color.red.frame(width: store.width + store.hidden, height: 4)
        }
    }
    private struct Page<Content: View>: View {
        let content: Content
        let action: () -> Void
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Knob(action: action)
                content
            }.frame(width: 100, height: 20, alignment: .topLeading)
        }
    }

    /// The width of the red bar after three taps, and how often bodies ran in the updates of these.
    private func play(_ content: some View, _ action: @escaping () -> Void = {}) throws -> (
        width: Double?, bodies: [String: Int]
    ) {
        Self.count = Count()
        let taps = (1...3).map { ScriptEvent(at: Double($0), .tap(at: .points(x: 5, y: 2), count: 1)) }
        let stage = Stage(size: CGSize(width: 100, height: 20), duration: 5, script: Script(taps)) {
            Page(content: content, action: action).mayHoldObjects()
        }
        _ = try stage.scene(at: 0.5)
        let before = Self.count.bodies
        let scene = try stage.scene(at: 4)
        let red = SystemColor.red.rgba(.light)
        let width = SceneProbe(scene).fills.first { $0.paint == .color(red) }.map { Double($0.rect.width) }
        return (width, Self.count.bodies.merging(before) { $0 - $1 }.filter { $0.value != 0 })
    }

    @Test("A view that holds a plain object shows what a tap elsewhere has made of it")
    func plain() throws {
        let engine = Engine()
        let shown = try play(Plain(engine: engine)) { engine.width += 10 }
        #expect(shown.width == 34)
        #expect(shown.bodies["plain", default: 0] >= 3)
    }

    @Test("So does one that keeps it in its state, or has a binding to it")
    func stated() throws {
        #expect(try play(Kept()).bodies["kept", default: 0] >= 3)
        let engine = Engine()
        let shown = try play(Handed(engine: .constant(engine))) { engine.width += 10 }
        #expect(shown.width == 34)
    }

    @Test("A view of values is not made again")
    func values() throws {
        let engine = Engine()
        let shown = try play(HStack(spacing: 0) { Value(width: 7).fixedSize() }) { engine.width += 10 }
        #expect(shown.width == 7 && shown.bodies.isEmpty)
    }

    @Test("Nor is a view that watches an object which publishes nothing; what is published makes it again")
    func observed() throws {
        let store = Store()
        #expect(try play(Observing(store: store)) { store.hidden += 10 }.bodies.isEmpty)
        let shown = try play(Observing(store: store)) { store.width += 10 }
        #expect(shown.width == 68 && shown.bodies["observing"] == 3)
    }

    @Test("A view of UIKit's is drawn as it is after each update")
    func platform() throws {
        let view = UIView()
        view.backgroundColor = .red
        let shown = try play(Represented(view: view).frame(width: 40, height: 8)) { view.backgroundColor = .green }
        #expect(shown.width == nil)
    }

    private struct Represented: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }
}
