import KinoraStage
import KinoraGeometry
import KinoraScene
import KinoraTypography

/// Turns set text into glyph runs, decorations and pictures.
@MainActor
struct TextPainter {
    let resolved: ResolvedText
    /// One for each of the text's runs.
    let styles: [KinoraResolvedStyle]
    let environment: EnvironmentValues
    /// Where the text stands in layout space.
    let frame: CGRect

    func nodes(_ layout: TextLayout) -> [Node] {
        layout.lines.flatMap { line in line.runs.flatMap { nodes($0) } }
    }

    /// One run: its underline, its glyphs, its strikethrough.
    func nodes(_ run: TextLayout.Run) -> [Node] {
        if run.attachment != nil { return picture(run) }
        let attributes = resolved.attributes[run.index]
        var nodes: [Node] = []
        if let color = attributes.background { nodes += background(run, color) }
        if let line = attributes.underline, line.isActive {
            nodes += decoration(run, offset: run.font.underlineOffset, line.style)
        }
        if let pictures = run.pictures {
            nodes += styles[run.index].nodes(forColored: TextPainter.pictures(run, in: pictures, at: frame.origin))
        } else if let glyphs = TextPainter.glyphs(run, run.glyphs, at: frame.origin) {
            nodes += letters(glyphs, styles[run.index], attributes.outline, run.font.request.size)
        }
        if let line = attributes.strikethrough, line.isActive {
            nodes += decoration(run, offset: -run.font.strikethroughOffset, line.style)
        }
        return nodes
    }

    /// Glyphs of a run that are colored pictures, each in `box` from its origin.
    private static func pictures(_ run: TextLayout.Run, in box: CGRect, at origin: CGPoint) -> [Node] {
        run.glyphs.compactMap { glyph in
            guard glyph.advance > 0, let image = GlyphPictures.image(of: glyph.id, of: run.face) else { return nil }
            return .image(
                ImageNode(image, in: box.offsetBy(dx: origin.x + glyph.origin.x, dy: origin.y + glyph.origin.y)))
        }
    }

    /// Glyphs of a run with outlines, unpainted; nil when none of them draws anything.
    static func glyphs(_ run: TextLayout.Run, _ glyphs: [TextLayout.Glyph], at origin: CGPoint) -> GlyphRun? {
        var outlines: [GlyphOutline] = []
        var indices: [UInt32: Int] = [:]
        var placed: [GlyphRun.Glyph] = []
        for glyph in glyphs {
            let path = FontLibrary.shared.outline(glyph.id, of: run.face)
            guard !path.isEmpty else { continue }
            let index = indices[glyph.id] ?? outlines.count
            if index == outlines.count {
                indices[glyph.id] = index
                outlines.append(GlyphOutline(id: Int(glyph.id), path: path))
            }
            placed.append(.init(outline: index, x: origin.x + glyph.origin.x, y: origin.y + glyph.origin.y))
        }
        guard !placed.isEmpty else { return nil }
        return GlyphRun(
            font: run.face.key, size: run.drawnSize, outlines: outlines, glyphs: placed, paint: .color(.black))
    }

    private func background(_ run: TextLayout.Run, _ color: Color) -> [Node] {
        let rect = CGRect(
            x: frame.minX + run.bounds.origin.x, y: frame.minY + run.bounds.origin.y - run.bounds.ascent,
            width: run.bounds.width, height: run.bounds.ascent + run.bounds.descent)
        return color._resolved(in: environment).nodes(for: .fill(Path(rect), FillStyle()), in: frame)
    }

    /// Filled letters, their outline, or both.
    ///
    /// - Parameter size: the font's, in points; open fonts are drawn in another one.
    private func letters(
        _ glyphs: GlyphRun, _ style: KinoraResolvedStyle, _ outline: TextAttributes.Outline?, _ size: Double
    ) -> [Node] {
        let filled = style.nodes(for: .glyphs([glyphs]), in: frame)
        guard let outline else { return filled }
        let line = StrokeStyle(lineWidth: abs(outline.width) / 100 * size)
        let paint = outline.color.map { $0._resolved(in: environment) } ?? style
        let drawn = paint.nodes(for: .stroke(glyphs.outlinePath, line), in: frame)
        return outline.width < 0 ? filled + drawn : drawn
    }

    /// A line along the run, `offset` points below the baseline.
    private func decoration(_ run: TextLayout.Run, offset: Double, _ line: Text.LineStyle) -> [Node] {
        let single = max(run.font.underlineThickness, environment.pixelLength)
        let thickness = line.weight == .thick ? 2 * single : single
        let style = line.color.map { $0._resolved(in: environment) } ?? styles[run.index]
        let middles = line.weight == .double ? [offset - single, offset + single] : [offset]
        return middles.flatMap { middle in
            let rect = CGRect(
                x: frame.minX + run.bounds.origin.x, y: frame.minY + run.bounds.origin.y + middle - thickness / 2,
                width: run.bounds.width, height: thickness)
            return style.nodes(for: figure(rect, line.pattern.dash(thickness)), in: frame)
        }
    }

    /// A straight line that fills a rectangle, in pieces that go on from one run to the next.
    private func figure(_ rect: CGRect, _ dash: [CGFloat]) -> Figure {
        guard !dash.isEmpty else { return .fill(Path(rect), FillStyle()) }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return .stroke(
            path, StrokeStyle(lineWidth: rect.height, dash: dash, dashPhase: max(0, rect.minX - frame.minX)))
    }

    private func picture(_ run: TextLayout.Run) -> [Node] {
        guard let image = resolved.images[run.index] else { return [] }
        var environment = environment
        environment.textAttributes = resolved.attributes[run.index]
        let baseline = CGPoint(x: frame.minX + run.bounds.origin.x, y: frame.minY + run.bounds.origin.y)
        return image.inlineNodes(at: baseline, in: environment, style: styles[run.index])
    }
}
