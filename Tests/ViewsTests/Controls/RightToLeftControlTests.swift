import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Controls where text runs from right to left.
@MainActor
struct RightToLeftControlTests {
    private func probe(
        _ view: some View, _ events: [ScriptEvent] = [], at time: Double = 0,
        size: CGSize = CGSize(width: 200, height: 100)
    ) throws -> SceneProbe {
        let stage = Stage(size: size, duration: 10, script: Script(events)) {
            view.environment(\.layoutDirection, .rightToLeft)
        }
        return SceneProbe(try stage.scene(at: time))
    }

    @Test("A switch that is on has its knob at the left")
    func toggle() throws {
        for isOn in [false, true] {
            let fills = try probe(Toggle("Label", isOn: .constant(isOn))).fills
            let knob = try #require(fills.last { $0.paint == .color(.white) }).rect
            #expect(knob == CGRect(x: isOn ? 2 : 22, y: 36.5, width: 27, height: 27))
        }
    }

    @Test("The raised segment is that of the chosen title, from the right")
    func segments() throws {
        func raised(_ index: Int) throws -> CGRect {
            let picker = Picker("", selection: .constant(index)) {
                ForEach(0..<4, id: \.self) { Text("\($0)").tag($0) }
            }
            .pickerStyle(.segmented)
            return try #require(probe(picker).fills.first { $0.paint == .color(.white) }).rect
        }
        #expect(try raised(0) == CGRect(x: 152, y: 36, width: 46, height: 28))
        #expect(try raised(3) == CGRect(x: 2, y: 36, width: 46, height: 28))
    }

    private struct Pages: View {
        @State var page: Int
        var body: some View {
            TabView(selection: $page) {
                Color.red.tag(0)
                Color.green.tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
    }

    @Test("The second page is to the left of the first, and a finger to the right brings it")
    func pages() throws {
        func places(_ page: Int, _ events: [ScriptEvent] = [], at time: Double = 0) throws -> [CGFloat] {
            try probe(Pages(page: page), events, at: time).fills.map(\.rect.minX)
        }
        // One that is beyond an edge is not drawn.
        #expect(try places(0) == [0])
        #expect(try places(1) == [0])
        let drag = ScriptEvent(
            at: 1,
            .drag(path: [.points(x: 20, y: 50), .points(x: 180, y: 50)], duration: 1, easesOut: true))
        let during = try places(0, [drag], at: 1.5)
        #expect(during[0] > 20 && abs(during[0] - during[1] - 200) < 1e-6)
        let after = try places(0, [drag], at: 6)
        #expect(after.count == 1 && abs(after[0]) < 1e-3)
    }

    private struct Quarter: View {
        @State private var value = 0.25
        var body: some View { Slider(value: $value).frame(width: 128) }
    }

    @Test("A slider's thumb is as far from the right as the value says, and follows the finger")
    func slider() throws {
        func thumb(_ events: [ScriptEvent] = [], at time: Double = 0) throws -> CGFloat? {
            let fills = try probe(Quarter(), events, at: time).fills
            return fills.last { $0.rect.width == 28 }?.rect.midX
        }
        // From 22 points before the right edge on, a quarter of 100 points.
        #expect(try thumb() == 125)
        let drag = ScriptEvent(
            at: 1,
            .drag(path: [.points(x: 125, y: 50), .points(x: 100, y: 50)], duration: 1, easesOut: false))
        #expect(try abs((thumb([drag], at: 4) ?? 0) - 100) < 0.01)
    }

    @Test("Rings begin at the top and turn clockwise everywhere")
    func rings() throws {
        let ring = Gauge(value: 0.25) { Text("") }.gaugeStyle(.accessoryCircularCapacity)
        let arc = try #require(probe(ring).fills.last).rect
        // A quarter of a ring 52 points wide, on a line of 6.
        #expect(arc.minX > 96 && arc.maxX > 120 && arc.maxY < 54)
    }

    @Test("Forward and backward are mirrored, left and right are not")
    func symbols() throws {
        func outline(_ name: String, _ direction: LayoutDirection) throws -> Path {
            let view = Image(systemName: name).environment(\.layoutDirection, direction)
            let nodes = try lowered(view)
            guard case .glyphs(let run)? = nodes.first else { throw StageError.missing("no symbol") }
            return run.outlines[0].path
        }
        for name in ["chevron.right", "arrow.left", "star", "forward.fill"] {
            #expect(try outline(name, .rightToLeft) == outline(name, .leftToRight), "\(name)")
        }
        for (name, other) in [("chevron.forward", "chevron.left"), ("arrow.backward", "arrow.right")] {
            let box = try outline(name, .rightToLeft).boundingRect
            #expect(try box.isClose(to: outline(other, .leftToRight).boundingRect, within: 1e-6), "\(name)")
            #expect(try outline(name, .rightToLeft) != outline(name, .leftToRight))
        }
    }
}
