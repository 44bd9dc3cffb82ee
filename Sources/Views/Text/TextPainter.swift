import Geometry
import SceneGraph
import Typography

/// Turns set text into glyph runs, decorations and pictures.
struct TextPainter {
    let resolved: ResolvedText
    let environment: EnvironmentValues
    /// Where the text stands in layout space.
    let frame: CGRect

    func nodes(_ layout: TextLayout) -> [Node] {
        layout.lines.flatMap { line in line.runs.flatMap { nodes($0) } }
    }

    /// One run: its decorations below and above its glyphs.
    func nodes(_ run: TextLayout.Run) -> [Node] {
        if run.attachment != nil { return picture(run) }
        let paint = paint(of: run)
        var nodes: [Node] = []
        let attributes = resolved.attributes[run.index]
        if let line = attributes.underline, line.isActive {
            nodes += decoration(run, offset: -run.font.underlineOffset, color: line.color, paint)
        }
        if let glyphs = TextPainter.glyphs(run, run.glyphs, at: frame.origin, paint: paint.paint) { nodes.append(glyphs) }
        if let line = attributes.strikethrough, line.isActive {
            nodes += decoration(run, offset: -run.font.strikethroughOffset, color: line.color, paint)
        }
        return paint.effects(nodes)
    }

    /// Glyphs of a run as one scene node; nil when none of them draws anything.
    static func glyphs(
        _ run: TextLayout.Run, _ glyphs: [TextLayout.Glyph], at origin: CGPoint, paint: Paint
    ) -> Node? {
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
        return .glyphs(GlyphRun(font: run.face.key, size: run.drawnSize, outlines: outlines, glyphs: placed, paint: paint))
    }

    func paint(of run: TextLayout.Run) -> TextPaint {
        TextPaint(style: resolved.attributes[run.index].style, environment: environment, frame: frame)
    }

    private func decoration(_ run: TextLayout.Run, offset: Double, color: Color?, _ paint: TextPaint) -> [Node] {
        let thickness = max(run.font.underlineThickness, environment.pixelLength)
        let rect = CGRect(
            x: frame.minX + run.bounds.origin.x, y: frame.minY + run.bounds.origin.y + offset - thickness / 2,
            width: run.bounds.width, height: thickness)
        return [.fill(Fill(Path(rect), paint: color.map { .color($0.rgba(in: environment)) } ?? paint.paint))]
    }

    private func picture(_ run: TextLayout.Run) -> [Node] {
        guard let image = resolved.images[run.index] else { return [] }
        var environment = environment
        environment.textAttributes = resolved.attributes[run.index]
        let baseline = CGPoint(x: frame.minX + run.bounds.origin.x, y: frame.minY + run.bounds.origin.y)
        return image.inlineNodes(at: baseline, in: environment, paint: paint(of: run))
    }
}
