import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pickers, tabs, fields and what opens and closes.
@MainActor
struct ChoiceTests {
    private final class Log { var values: [Int] = [] }

    private func tap(_ x: Double, _ y: Double) -> Script {
        Script([ScriptEvent(at: 0.1, .tap(at: .points(x: x, y: y), count: 1))])
    }

    private struct Segments: View {
        let log: Log
        @State private var choice = 0
        var body: some View {
            Picker("", selection: $choice) {
                Text("A").tag(0); Text("B").tag(1); Text("C").tag(2)
            }
            .pickerStyle(.segmented).onChange(of: choice) { log.values.append(choice) }
        }
    }

    @Test("A tap on a segment chooses it, and the raised part moves there")
    func segments() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 150, height: 60), duration: 3, script: tap(140, 30)) {
            Segments(log: log)
        }
        func raised(_ time: Double) throws -> CGRect? {
            try SceneProbe(stage.scene(at: time)).fills.first { $0.paint == .color(.white) }?.rect
        }
        #expect(try raised(0) == CGRect(x: 2, y: 16, width: 46, height: 28))
        #expect(try raised(3)?.isClose(to: CGRect(x: 102, y: 16, width: 46, height: 28), within: 1e-3) == true)
        #expect(log.values == [2])
    }

    @Test("Segments that may have any width are all as wide as the widest title needs")
    func idealSegments() throws {
        func width(_ titles: [String]) throws -> CGFloat {
            let picker = Picker("", selection: .constant(0)) {
                ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
            }
            .pickerStyle(.segmented).labelsHidden().fixedSize()
            let stage = Stage(size: CGSize(width: 400, height: 60), duration: 1) { picker }
            let raised = try SceneProbe(stage.scene(at: 0)).fills.first { $0.paint == .color(.white) }
            return try #require(raised).rect.width + 4
        }
        let one = try width(["One"])
        let three = try width(["Three"])
        #expect(one > 22 && three > one)
        #expect(try abs(width(["One", "Three"]) - three) < 0.01 && abs(width(["One", "One"]) - one) < 0.01)
    }

    private struct Tabs: View {
        @State private var selection = 1
        var body: some View {
            TabView(selection: $selection) {
                Color.red.tabItem { Text("A") }.tag(1)
                Color.green.tabItem { Text("B") }.tag(2)
            }
        }
    }

    private func shows(_ color: SystemColor, _ stage: Stage, at time: Double) throws -> Bool {
        try SceneProbe(stage.scene(at: time)).fills.contains { $0.paint == .color(color.rgba(.light)) }
    }

    @Test("The bar's items choose the page that is shown")
    func tabs() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200), duration: 1, script: tap(150, 180)) { Tabs() }
        #expect(try shows(.red, stage, at: 0) && !shows(.green, stage, at: 0))
        #expect(try shows(.green, stage, at: 0.5) && !shows(.red, stage, at: 0.5))
    }

    @Test("A swipe past the middle goes on a page, and one at the end comes back")
    func pages() throws {
        func shown(_ path: [(Double, Double)]) throws -> [SceneProbe.Filled] {
            let drag = ScriptAction.drag(path: path.map { .points(x: $0.0, y: $0.1) }, duration: 0.4, easesOut: true)
            let stage = Stage(
                size: CGSize(width: 100, height: 100), duration: 4, script: Script([ScriptEvent(at: 0.1, drag)])
            ) {
                TabView {
                    Color.red; Color.green
                }.tabViewStyle(.page(indexDisplayMode: .never))
            }
            return try SceneProbe(stage.scene(at: 4)).fills
        }
        let (red, green) = (Paint.color(SystemColor.red.rgba(.light)), Paint.color(SystemColor.green.rgba(.light)))
        let swipes: [(path: [(Double, Double)], paint: Paint)] = [
            ([(90, 50), (10, 50)], green), ([(10, 50), (90, 50)], red), ([(60, 50), (40, 50)], red),
        ]
        for (path, paint) in swipes {
            let fills = try shown(path)
            #expect(fills.map(\.paint) == [paint] && fills.map { $0.rect.minX.rounded() } == [0])
        }
    }

    @Test("A picture that is wider than its page reaches over the next one only while that is in sight")
    func widePages() throws {
        let drag = ScriptAction.drag(
            path: [.points(x: 90, y: 50), .points(x: 50, y: 50)], duration: 1, easesOut: false)
        let stage = Stage(
            size: CGSize(width: 100, height: 100), duration: 4, script: Script([ScriptEvent(at: 1, drag)])
        ) {
            TabView { ForEach(0..<3, id: \.self) { _ in Color.clear.overlay { Color.red.frame(width: 160) } } }
                .tabViewStyle(.page(indexDisplayMode: .never))
        }
        func places(_ time: Double) throws -> [CGFloat] {
            try SceneProbe(stage.scene(at: time)).fills.map(\.rect).filter { $0.width == 160 }.map(\.minX)
        }
        #expect(try places(0) == [-30])
        #expect(try places(1.75).count == 2)
    }

    @Test("An empty field shows its prompt in the placeholder's color, a filled one its text")
    func fields() throws {
        func paint(_ text: String) throws -> Paint? {
            let stage = Stage(size: CGSize(width: 100, height: 50), duration: 1) {
                TextField("Name", text: .constant(text))
            }
            return try SceneProbe(stage.scene(at: 0)).texts.first?.run.paint
        }
        #expect(try paint("") == .color(SystemColor.tertiary.rgba(.light)))
        #expect(try paint("x") == .color(.black))
    }

    @Test("A secure field shows as many bullets as it has characters")
    func secure() throws {
        let stage = Stage(size: CGSize(width: 100, height: 50), duration: 1) { SecureField("", text: .constant("abc")) }
        #expect(try SceneProbe(stage.scene(at: 0)).texts.first?.run.glyphs.count == 3)
    }

    @Test("A disclosure group opens by a tap")
    func disclosure() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: tap(20, 50)) {
            DisclosureGroup("More") { Color.red.frame(height: 10) }
        }
        #expect(try !shows(.red, stage, at: 0) && shows(.red, stage, at: 3))
    }
}
