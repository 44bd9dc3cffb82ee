import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Emoji among text: pictures that keep their colors, one for each sequence.
@MainActor
struct EmojiTextTests {
    private func scene(_ view: some View) throws -> FrameScene {
        try Stage(size: CGSize(width: 300, height: 100), duration: 1) { view }.scene(at: 0)
    }

    private func probe(_ view: some View) throws -> SceneProbe { SceneProbe(try scene(view)) }

    /// The picture nodes with the opacity that layers give them.
    private func pictures(_ view: some View) throws -> [(image: ImageNode, opacity: Double)] {
        var found: [(ImageNode, Double)] = []
        func visit(_ nodes: [Node], _ opacity: Double) {
            for node in nodes {
                switch node {
                case .image(let image): found.append((image, opacity))
                case .group(let children): visit(children, opacity)
                case .layer(.opacity(let own), let children): visit(children, opacity * own)
                case .layer(_, let children): visit(children, opacity)
                default: break
                }
            }
        }
        visit(try scene(view).nodes, 1)
        return found
    }

    @Test(
        "Every sequence is one picture", arguments: ["👋🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏽‍❤️‍💋‍👨🏿"])
    func everySequenceIsOnePicture(text: String) throws {
        let probe = try probe(Text(text))
        #expect(probe.images.count == 1 && probe.texts.isEmpty)
        // At 17 pt an emoji takes 20 points; its picture has air at its sides and above.
        let picture = try #require(probe.images.first)
        #expect(abs(picture.width - 20 * 136 / 128) < 1e-6 && abs(picture.height - 20) < 0.1)
    }

    @Test("The logo that Apple's fonts have for private use is the symbol, in the color of the text")
    func logo() throws {
        let logo = Image(systemName: "applelogo")
        #expect(
            try scene(Text("\u{F8FF} Pay").foregroundStyle(.blue)) == scene(Text("\(logo) Pay").foregroundStyle(.blue)))
        #expect(try scene(Text("a\u{F8FF}\u{F8FF}b\u{F8FF}")) == scene(Text("a\(logo)\(logo)b\(logo)")))
    }

    @Test("Colors and gradients do not tint emoji, but a color's alpha fades them")
    func colorsDoNotTintEmoji() throws {
        let plain = try #require(try pictures(Text("🍎")).first)
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        for picture in [
            try pictures(Text("🍎").foregroundStyle(.blue)), try pictures(Text("🍎").foregroundStyle(gradient)),
        ] {
            #expect(picture.map(\.image) == [plain.image] && picture[0].opacity == 1)
        }
        #expect(plain.image.tint == nil)
        let faded = try pictures(Text("🍎").foregroundStyle(.blue.opacity(0.25)))
        #expect(faded.count == 1 && abs(faded[0].opacity - 0.25) < 1e-9)
        #expect(try pictures(Text("🍎").opacity(0.5)).map(\.opacity) == [0.5])
        #expect(try pictures(Text("🍎").foregroundStyle(.clear)).isEmpty)
    }

    @Test("Equal emoji share one picture") func equalEmojiShareOnePicture() throws {
        let found = try pictures(Text("🦊 and 🦊"))
        #expect(found.count == 2 && found[0].image.image === found[1].image.image)
    }

    @Test("To a renderer an emoji is a slice, and so are a letter and its marks")
    func toARendererAnEmojiIsASlice() throws {
        final class Log: @unchecked Sendable { var slices: [[Int]] = [] }
        struct Counting: TextRenderer {
            let log: Log
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for run in layout.flatMap({ $0 }) {
                    log.slices.append(run.characterIndices.map(\.offset))
                    for slice in run { context.draw(slice) }
                }
            }
        }
        let log = Log()
        let drawn = try probe(Text("ab👨‍👩‍👧‍👦👋🏽ที่नि").textRenderer(Counting(log: log)))
        // Latin, emoji, Thai and Devanagari; offsets are in UTF-8 bytes.
        #expect(log.slices == [[0, 1], [2, 27], [35], [44]])
        #expect(drawn.images.count == 2)
    }

    @Test("The locale decides how Chinese characters are drawn")
    func theLocaleDecidesHowChineseCharactersAreDrawn() throws {
        func outlines(_ locale: String) throws -> [GlyphOutline] {
            try probe(Text("直").environment(\.locale, Locale(identifier: locale))).texts.flatMap(\.run.outlines)
        }
        // Without the optional package both are boxes.
        guard try outlines("ja_JP").first?.id != 0 else { return }
        #expect(try outlines("ja_JP") != outlines("zh_CN"))
        #expect(try outlines("en_US") == outlines("zh_CN"))
    }
}
