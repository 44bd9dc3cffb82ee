import Foundation
import KinoraScene
import KinoraTypography
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Core Text's functions give what the text is drawn with.
@MainActor
struct CoreTextTests {
    private let font = UIFont.systemFont(ofSize: 40)

    private func line(_ text: String) -> CTLine {
        CTLineCreateWithAttributedString(
            NSAttributedString(
                string: text, attributes: [NSAttributedString.Key(kCTFontAttributeName.description): font]))
    }

    @Test("A line is as wide and high as the same text is measured")
    func bounds() {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let width = CTLineGetTypographicBounds(line("Line"), &ascent, &descent, &leading)
        let size = "Line".size(withAttributes: [.font: font])
        #expect(abs(width - size.width) <= 1 && width > 60)
        #expect(abs(ascent - font.ascender) < 1e-6 && abs(descent + font.descender) < 1e-6)
        let box = CTLineGetBoundsWithOptions(line("Line"), .excludeTypographicLeading)
        #expect(abs(box.height - (ascent + descent)) < 1e-6 && abs(box.minY + descent) < 1e-6)
        // Letters without descenders stand on the baseline, which is at 0 with y upwards.
        let ink = CTLineGetBoundsWithOptions(line("LE"), .useGlyphPathBounds)
        #expect(abs(ink.minY) < 0.5 && abs(ink.maxY - font.capHeight) < 0.5)
    }

    private func texts(growsUpwards: Bool = true, _ draw: (CGContext) -> Void) -> [(run: GlyphRun, origin: CGPoint)] {
        let size = CGSize(width: 200, height: 200)
        let context = CGContext(size: size, scale: 1, growsUpwards: growsUpwards)
        draw(context)
        return SceneProbe(FrameScene(size: size, nodes: context.nodes)).texts
    }

    @Test("A line is drawn from the text position on, which moves to its end")
    func drawnLine() throws {
        let text = line("Line")
        let drawn = texts { context in
            context.textPosition = CGPoint(x: 10, y: 50)
            CTLineDraw(text, context)
            let width = CTLineGetTypographicBounds(text, nil, nil, nil)
            #expect(abs(context.textPosition.x - 10 - width) < 1e-6 && context.textPosition.y == 50)
        }
        // Fifty points above the lower edge.
        let first = try #require(drawn.first)
        #expect(abs(first.origin.x - 10) < 1 && abs(first.origin.y - 150) < 1)
    }

    @Test("A frame has the lines that fit into its box, from the top on")
    func linesOfFrames() throws {
        let text = NSAttributedString(string: "one two three four five six", attributes: [.font: font])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let box = CGPath(rect: CGRect(x: 20, y: 30, width: 110, height: 120), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), box, nil)
        let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        #expect(lines.count == 2)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins[0].y > origins[1].y && abs(120 - origins[0].y - font.ascender) < 1)
        let seen = CTFrameGetVisibleStringRange(frame)
        #expect(seen.location == 0 && seen.length < text.length && seen.length > 4)
        let drawn = texts { CTFrameDraw(frame, $0) }
        #expect(Set(drawn.map { $0.origin.y.rounded() }).count == 2)
        // The top of the box is 150 points above the lower edge.
        #expect(abs(drawn[0].origin.y - 50 - font.ascender) < 1.5 && abs(drawn[0].origin.x - 20) < 3)
    }

    @Test("Letters are drawn as lines, or clip what is drawn after them")
    func modes() {
        func nodes(_ mode: CGTextDrawingMode) -> [Node] {
            let context = CGContext(size: CGSize(width: 100, height: 50), scale: 1)
            UIGraphicsPushContext(context)
            context.setTextDrawingMode(mode)
            "o".draw(at: .zero, withAttributes: [.font: font])
            UIGraphicsPopContext()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            return context.nodes
        }
        func strokes(_ mode: CGTextDrawingMode) -> Bool {
            nodes(mode).contains { if case .stroke = $0 { true } else { false } }
        }
        #expect(!strokes(.fill) && nodes(.fill).count == 2)
        #expect(strokes(.stroke) && nodes(.stroke).count == 2)
        #expect(nodes(.invisible).count == 1 && nodes(.clip).count == 1)
        guard case .layer(.clip(let path, _, _), _)? = nodes(.clip).last else {
            Issue.record("a fill within letters")
            return
        }
        #expect(path.boundingRect.width > 10 && path.boundingRect.width < 40)
    }

    @Test("Signs are gone through one by one, each with its outline where it stands")
    func glyphs() throws {
        let run = try #require(CTLineGetGlyphRuns(line("ab a")).firstObject as? CTRun)
        let count = CTRunGetGlyphCount(run)
        #expect(count == 4)
        var (glyphs, places) = ([CGGlyph](repeating: 0, count: count), [CGPoint](repeating: .zero, count: count))
        CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
        CTRunGetPositions(run, CFRangeMake(0, 0), &places)
        #expect(glyphs[0] == glyphs[3] && glyphs[0] != glyphs[1])
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.x < $1.x } && places.allSatisfy { $0.y == 0 })
        var second = CGGlyph()
        CTRunGetGlyphs(run, CFRangeMake(1, 1), &second)
        #expect(second == glyphs[1])
        let own = (CTRunGetAttributes(run) as? [String: Any])?[kCTFontAttributeName.description] as? CTFont
        #expect(own == font)
        let letter = try #require(CTFontCreatePathForGlyph(font, glyphs[1], nil)).boundingBoxOfPath
        // A b stands on the baseline and is higher than small letters are.
        #expect(letter.minY > -1.5 && letter.minY < 0.5 && letter.maxY > font.xHeight + 3)
        #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
        var turn = CGAffineTransform(translationX: 100, y: 0)
        let moved = try #require(CTFontCreatePathForGlyph(font, glyphs[1], &turn)).boundingBoxOfPath
        #expect(abs(moved.minX - letter.minX - 100) < 1e-6)
    }

    @Test("Signs have boxes and names, and are filled where they are put")
    func placedSigns() throws {
        var glyphs = [CGGlyph](repeating: 0, count: 2)
        #expect(CTFontGetGlyphsForCharacters(font, Array("Hx".utf16), &glyphs, 2))
        var boxes = [CGRect](repeating: .zero, count: 2)
        let whole = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, &boxes, 2)
        #expect(abs(boxes[0].minY) < 0.5 && abs(boxes[0].maxY - font.capHeight) < 0.5)
        #expect(boxes[1].maxY < boxes[0].maxY && whole == boxes[0].union(boxes[1]))
        #expect(CTFontGetGlyphWithName(font, "x" as CFString) == glyphs[1])
        // The font may call them otherwise: these are standard names.
        for (name, letter) in [("parenleft", "("), ("space", " "), ("eacute", "é"), ("alpha", "α"), ("uni0048", "H")] {
            var glyph = CGGlyph()
            #expect(CTFontGetGlyphsForCharacters(font, Array(letter.utf16), &glyph, 1))
            #expect(CTFontGetGlyphWithName(font, name as CFString) == glyph)
        }
        #expect(CTFontGetGlyphWithName(font, "nothing" as CFString) == 0)
        let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1, growsUpwards: true)
        CTFontDrawGlyphs(font, glyphs, [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 20)], 2, context)
        let drawn = SceneProbe(FrameScene(size: CGSize(width: 100, height: 100), nodes: context.nodes)).fills
        #expect(drawn.count == 2)
        // Twenty points above the lower edge.
        #expect(abs(drawn[0].rect.maxY - 80) < 0.5 && abs(drawn[1].rect.minX - 50 - boxes[1].minX) < 0.5)
    }

    @Test("A character of two units has one sign")
    func pairs() {
        var glyphs = [CGGlyph](repeating: 9, count: 3)
        let hasAll = CTFontGetGlyphsForCharacters(font, Array("\u{1D465}x".utf16), &glyphs, 3)
        #expect(!hasAll && glyphs[0] == 0 && glyphs[1] == 0 && glyphs[2] != 0)
    }

    @Test("Letters have signs, and characters that a font lacks have none")
    func characters() {
        let letters: [UInt16] = [0x61, 0x62, 0x4E2D]
        var glyphs = [CGGlyph](repeating: 9, count: 3)
        #expect(!CTFontGetGlyphsForCharacters(font, letters, &glyphs, 3))
        #expect(glyphs[0] != 0 && glyphs[1] != 0 && glyphs[2] == 0)
        #expect(CTFontGetGlyphsForCharacters(font, letters, &glyphs, 2))
    }

    @Test("Text in a width takes the lines that it needs")
    func frames() {
        let text = NSAttributedString(
            string: "several words that need two lines", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let setter = CTFramesetterCreateWithAttributedString(text)
        func height(_ width: CGFloat) -> CGFloat {
            let room = CGSize(width: width, height: .greatestFiniteMagnitude)
            return CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, room, nil).height
        }
        let one = height(.greatestFiniteMagnitude)
        #expect(one > 20 && abs(height(200) - 2 * one) <= 2)
        let wrapped = text.boundingRect(
            with: CGSize(width: 200, height: 1000), options: [.usesLineFragmentOrigin], context: nil)
        #expect(abs(wrapped.height - height(200)) < 1e-9 && wrapped.width <= 201)
        #expect(text.boundingRect(with: CGSize(width: 200, height: 1000), options: [], context: nil).height == one)
    }

    @Test("A font of no project cannot be registered")
    func registering() {
        let file = URL(fileURLWithPath: "/no/such/font.ttf") as NSURL
        #expect(!CTFontManagerRegisterFontsForURL(file, .process, nil))
        #expect(CGDataProvider(url: file) == nil)
        #expect(CGDataProvider(data: Data([1, 2]) as NSData).flatMap { CGFont($0) } == nil)
    }

    @Test("Names and weights of fonts are those that Apple's have")
    func names() {
        #expect(UIFont.systemFont(ofSize: 12, weight: .bold).fontName == ".SFUI-Bold")
        #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-Italic")
        #expect(CTFontGetSize(CTFontCreateWithName("No Such Font" as NSString, 0, nil)) == 12)
    }
}
