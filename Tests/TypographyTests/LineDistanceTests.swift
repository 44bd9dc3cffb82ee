import Testing

@testable import KinoraTypography

/// How far apart the lines of a text are.
struct LineDistanceTests {
    private func layout(_ font: FontRequest, lineSpacing: Double = 0, scale: Double = 0) throws -> TextLayout {
        var options = TextLayoutOptions()
        options.displayScale = scale
        options.lineSpacing = lineSpacing
        return try TextLayout([TextRun("One\nTwo\nThree", font: font)], options: options)
    }

    private func distances(_ layout: TextLayout) -> [Double] {
        zip(layout.lines, layout.lines.dropFirst()).map { Double($1.origin.y - $0.origin.y) }
    }

    /// The height of a line of San Francisco, in em: 1950 and 494 of 2048 units.
    private static let box = 2444.0 / 2048

    @Test("A style's lines are as far apart as Apple's guidelines say", arguments: TextStyle.allCases)
    func styles(style: TextStyle) throws {
        let heights: [TextStyle: Double] = [
            .largeTitle: 41, .title: 34, .title2: 28, .title3: 25, .headline: 22, .body: 22, .callout: 21,
            .subheadline: 20, .footnote: 18, .caption: 16, .caption2: 13,
        ]
        // The lines of the smallest style would overlap.
        let expected = max(try #require(heights[style]), style.size * Self.box)
        let layout = try layout(FontRequest(style: style))
        #expect(distances(layout).allSatisfy { abs($0 - expected) < 1e-3 })
        // Nothing more is below the last line.
        let whole = 2 * expected + style.size * Self.box
        #expect(abs(Double(layout.size.height) - whole) < 1e-3)
    }

    @Test("Lines of a font by its size are as far apart as its box is high")
    func sized() throws {
        #expect(distances(try layout(FontRequest(size: 17))).allSatisfy { abs($0 - 17 * Self.box) < 1e-3 })
    }

    @Test("Line spacing takes the place of what the style has, where it is more", arguments: [1.0, 6])
    func spacing(points: Double) throws {
        let expected = points == 1 ? 22 : 17 * Self.box + points
        let found = distances(try layout(FontRequest(style: .body), lineSpacing: points))
        #expect(found.allSatisfy { abs($0 - expected) < 1e-3 })
    }

    @Test("Lines are not rounded one by one: the fourth baseline is where it is without pixels, to the nearest")
    func pixels() throws {
        let text = try TextLayout(
            [TextRun("1\n2\n3\n4\n5", font: FontRequest(size: 16))],
            options: {
                var options = TextLayoutOptions()
                options.displayScale = 2
                return options
            }())
        for (index, line) in text.lines.enumerated() {
            let exact = 16 * (0.9521484 + Double(index) * Self.box)
            #expect(Double(line.origin.y) == (exact * 2).rounded() / 2)
        }
        let height = (5 * 16 * Self.box * 2).rounded(.up) / 2
        #expect(Double(text.size.height) == height)
    }
}
