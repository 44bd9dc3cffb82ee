import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Renderers get text as lines of runs of slices, and draw it themselves.
@MainActor
struct TextRendererTests {
    private struct Mark: TextAttribute { var name = "" }

    /// Keeps what it is given, and draws it lifted by an animatable length.
    private struct Lifting: TextRenderer {
        var lift = 0.0
        var log: Log?
        var animatableData: Double {
            get { lift }
            set { lift = newValue }
        }
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            log?.layouts.append(layout)
            context.translateBy(x: 0, y: -lift)
            for line in layout { context.draw(line) }
        }
    }

    private final class Log: @unchecked Sendable { var layouts: [Text.Layout] = [] }

    private func probe(_ view: some View, at time: Double = 0) throws -> SceneProbe {
        try SceneProbe(Stage(size: CGSize(width: 200, height: 100), duration: 5) { view }.scene(at: time))
    }

    @Test("What a renderer draws without changes is what the text draws")
    func plain() throws {
        let text = Text("Two \(Text("styles").bold()) of words").underline()
        let own = try probe(text)
        let rendered = try probe(text.textRenderer(Lifting()))
        #expect(own.texts.map(\.run.glyphs.count) == rendered.texts.map(\.run.glyphs.count))
        for (a, b) in zip(own.texts, rendered.texts) {
            #expect(abs(a.origin.x - b.origin.x) < 1e-9 && abs(a.origin.y - b.origin.y) < 1e-9)
        }
        #expect(zip(own.fills, rendered.fills).allSatisfy { $0.rect.isClose(to: $1.rect) })
    }

    @Test("Runs carry the attributes of their text, and slices add up to them")
    func runs() throws {
        let log = Log()
        let text = Text("plain \(Text("marked").customAttribute(Mark(name: "m"))) end")
        _ = try probe(text.textRenderer(Lifting(log: log)))
        let layout = try #require(log.layouts.last)
        #expect(layout.count == 1 && !layout.isTruncated)
        let runs = Array(layout[0])
        #expect(runs.map { $0[Mark.self]?.name } == [nil, "m", nil])
        let marked = runs[1]
        #expect(marked.count == 6)
        #expect(marked.characterIndices.map(\.offset) == Array(6..<12))
        let slices = marked.map(\.typographicBounds)
        #expect(abs(slices.reduce(0) { $0 + $1.width } - marked.typographicBounds.width) < 1e-6)
        #expect(zip(slices, slices.dropFirst()).allSatisfy { abs($0.rect.maxX - $1.rect.minX) < 1e-6 })
        #expect(slices.allSatisfy { $0.ascent == marked.typographicBounds.ascent })
    }

    @Test("Wrapped text is as many lines as the text has")
    func lines() throws {
        let log = Log()
        _ = try probe(Text("several words that do not fit in one").frame(width: 90).textRenderer(Lifting(log: log)))
        let layout = try #require(log.layouts.last)
        #expect(layout.count > 2)
        #expect(zip(layout, layout.dropFirst()).allSatisfy { $0.origin.y < $1.origin.y })
    }

    @Test("A renderer's animatable data moves with animations")
    func animated() throws {
        let view = Changing(0.0, 40.0, .linear(duration: 2)) { Text("a").textRenderer(Lifting(lift: $0)) }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3) { view }
        func y(_ time: Double) throws -> Double { try SceneProbe(stage.scene(at: time)).texts[0].origin.y }
        #expect(try abs(y(0) - y(1) - 20) < 1e-6)
        #expect(try abs(y(0) - y(3) - 40) < 1e-6)
    }

    @Test("A line that is moved is drawn there")
    func movedLine() throws {
        struct Moving: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for line in layout {
                    var line = line
                    line.origin.y += 7
                    context.draw(line)
                }
            }
        }
        let moved = try probe(Text("a").textRenderer(Moving())).texts[0].origin
        let own = try probe(Text("a")).texts[0].origin
        #expect(abs(moved.y - own.y - 7) < 1e-9 && abs(moved.x - own.x) < 1e-9)
    }

    @Test("A renderer may ask for another size")
    func size() throws {
        struct Wide: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                let own = text.sizeThatFits(proposal)
                return CGSize(width: own.width + 30, height: 50)
            }
        }
        let plain = try probe(Text("a").background(Color.red)).fills[0].rect
        let wide = try probe(Text("a").textRenderer(Wide()).background(Color.red)).fills[0].rect
        #expect(abs(wide.width - plain.width - 30) < 1e-9 && wide.height == 50)
    }
}
