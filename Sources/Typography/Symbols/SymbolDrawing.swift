import Foundation
import KinoraBasics
import KinoraGeometry

extension SymbolShape {
    /// Every symbol that Kinora draws itself, by name.
    static let library: [String: SymbolShape] = sketches.merging(drawn) { first, _ in first }

    /// One of them. All are put together only where somebody asks for their names.
    static func named(_ name: String) -> SymbolShape? { sketch(named: name) ?? drawn[name] }

    /// Those that are no sketches.
    private static let drawn: [String: SymbolShape] = [
        lines, solids, objects, everyday, weather, night, signs, things,
    ].reduce(into: [:]) { all, some in
        all.merge(some) { first, _ in first }
    }
}

extension Symbol {
    /// Where the middle of the capitals is, in em above the baseline.
    private static let middle = SystemMetrics.capHeight / 2

    /// The symbol's outline for text of this weight. Throws only when the icon font or the text font is missing.
    package func outline(weight: Int = 400, library: FontLibrary = .shared) throws -> SymbolOutline {
        let weight = weight.clamped(to: 1...1000)
        try source.noteFaces(weight: weight, in: library)
        let key = SymbolKey(source: source, weight: weight)
        if let kept = library.keptSymbol(key) { return named(kept, weight) }
        let outline = try place(source.parts(weight: weight, line: SymbolStroke.width(weight: weight), in: library))
        library.keep(outline, for: key)
        return named(outline, weight)
    }

    /// The outline under this symbol's name and with its colors: another name may share the drawing.
    private func named(_ outline: SymbolOutline, _ weight: Int) -> SymbolOutline {
        var copy = outline
        copy.key = "symbol \(name)@\(weight)"
        guard let last = colors.last else { return copy }
        for index in copy.layers.indices { copy.layers[index].color = index < colors.count ? colors[index] : last }
        return copy
    }

    /// Parts about the origin become an outline on the baseline, its middle at the middle of the capitals, with air around its ink.
    private func place(_ parts: [SymbolPart]) -> SymbolOutline {
        let all = parts.flatMap(\.contours)
        let bounds = all.bounds
        let share = source.inkShare
        let box = CGRect(x: 0, y: -bounds.height / 2 - Symbol.middle, width: bounds.width, height: bounds.height)
        let placed = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(a: share, b: 0, c: 0, d: share, tx: box.midX, ty: box.midY))
        let layers = parts.map { part in
            // A part that cuts is drawn over the others in layers, so there it is solid.
            SymbolOutline.Layer(path: part.contours.normalized.applying(placed).path, level: part.level)
        }
        return SymbolOutline(
            key: "", path: all.applying(placed).path, layers: layers, bounds: box, ink: bounds.applying(placed))
    }
}

typealias SymbolPart = SymbolShape.Part

extension SymbolPart {
    init(level: SymbolLevel = .primary, contours: [SymbolContour]) {
        self.contours = contours
        self.level = level
    }
}

extension SymbolSource {
    /// How much of its box the ink takes across and down. A circle is 0.99 em wide in a box of 1.17 em, measured in pictures of
    /// phones, as squares, globes and bells are; letters and digits are as large as those of text.
    var inkShare: Double {
        if case .sign = self { 1 } else { 0.85 }
    }

    /// Parts from back to front about the origin, in em.
    func parts(weight: Int, line: Double, in library: FontLibrary) throws -> [SymbolPart] {
        switch self {
        case .shape(let name): SymbolShape.named(name)?.parts(line) ?? []
        case .icon(let name): [SymbolPart(contours: try SymbolIcons.icon(name, in: library).fitted)]
        case .rim(let name): [SymbolPart(contours: try SymbolIcons.icon(name, in: library).fitted.rim(width: line))]
        case .sign(let text): [SymbolPart(contours: try SymbolSource.word(text, weight: weight, in: library))]
        case .enclosed(let content, let enclosure, let filled):
            try SymbolSource.enclose(content, enclosure, filled: filled, weight: weight, line: line, in: library)
        case .slashed(let content):
            try content.centered(weight: weight, line: line, in: library).shape.slashed.parts(line)
        case .badged(let content, let badge):
            try content.badged(badge, weight: weight, line: line, in: library)
        }
    }

    /// The symbol, its ink about the origin, and the bounds of that.
    private func centered(
        weight: Int, line: Double, in library: FontLibrary
    ) throws -> (shape: SymbolShape, bounds: CGRect) {
        let parts = try parts(weight: weight, line: line, in: library)
        let bounds = parts.flatMap(\.contours).bounds
        let shape = SymbolShape { _ in parts }.transformed(.init(translationX: -bounds.midX, y: -bounds.midY))
        return (shape, bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
    }

    private func badged(
        _ badge: SymbolBadge, weight: Int, line: Double, in library: FontLibrary
    ) throws -> [SymbolPart] {
        let (shape, bounds) = try centered(weight: weight, line: line, in: library)
        return badge.on(shape, bounds).parts(line)
    }

    /// Notes the faces that the outline is taken from, also where it is known already.
    func noteFaces(weight: Int, in library: FontLibrary) throws {
        switch self {
        case .shape: break
        case .icon, .rim: library.noteDrawn(try SymbolIcons.face(in: library))
        case .sign: library.noteDrawn(try library.resolve(SymbolSource.font(weight: weight)).face)
        case .enclosed(let content, _, _), .slashed(let content), .badged(let content, _):
            try content.noteFaces(weight: weight, in: library)
        }
    }

    /// The text font at 100 points, where the design's own tracking is none.
    private static func font(weight: Int) -> FontRequest {
        FontRequest(size: 100, weight: min(weight + 100, 900), features: .noLigatures)
    }

    /// Letters of the text font, a little heavier than text, centered on the origin.
    private static func word(_ text: String, weight: Int, in library: FontLibrary) throws -> [SymbolContour] {
        let layout = try TextLayout([TextRun(text, font: font(weight: weight))], options: .init(), library: library)
        var contours: [SymbolContour] = []
        for run in layout.lines.flatMap(\.runs) {
            for glyph in run.glyphs {
                let size = run.drawnSize / 100
                let place = CGAffineTransform(
                    a: size, b: 0, c: 0, d: size, tx: glyph.origin.x / 100, ty: glyph.origin.y / 100)
                contours += [SymbolContour](library.outline(glyph.id, of: run.face)).applying(place)
            }
        }
        let bounds = contours.bounds
        return contours.normalized.applying(.init(translationX: -bounds.midX, y: -bounds.midY))
    }

    private static func enclose(
        _ content: SymbolSource, _ enclosure: SymbolEnclosure, filled: Bool, weight: Int, line: Double,
        in library: FontLibrary
    ) throws -> [SymbolPart] {
        let frame = enclosureParts(enclosure, filled: filled, line: line)
        let room = enclosure.room
        // The content is drawn with lines so heavy that after shrinking they match the enclosure's, as far as there is room for them.
        let rough = try content.parts(weight: weight, line: line, in: library).flatMap(\.contours).bounds
        let shrink = min(room.width / max(rough.width, 0.01), room.height / max(rough.height, 0.01), 0.85)
        let parts = try content.parts(weight: weight, line: min(line / shrink, 1.6 * line, 0.24), in: library)
        let bounds = parts.flatMap(\.contours).bounds
        let scale = min(room.width / max(bounds.width, 0.01), room.height / max(bounds.height, 0.01), 0.85)
        let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -bounds.midX * scale, ty: -bounds.midY * scale + room.drop)
        let inner = parts.flatMap(\.contours).applying(place)
        return frame + [SymbolPart(contours: filled ? inner.reversed : inner)]
    }

    private static func enclosureParts(_ enclosure: SymbolEnclosure, filled: Bool, line: Double) -> [SymbolPart] {
        let shape = SymbolShape.named(enclosure.shapeName(filled: filled))
        return [SymbolPart(level: .tertiary, contours: shape?.parts(line).flatMap(\.contours) ?? [])]
    }
}

extension [SymbolContour] {
    /// An icon at the size that SF Symbols have beside text, its ink centered on the origin.
    ///
    /// The icon's grid becomes 1.404 em, so that its circles (20 of 24 units) are as large as Kinora's own. Small icons
    /// then grow to 1 em and large ones shrink to 1.36 em.
    var fitted: [SymbolContour] {
        let ink = bounds
        let extent = Swift.max(ink.width, ink.height)
        guard extent > 0 else { return self }
        let grid = SymbolShape.circleSize * 24 / 20
        let scale = Swift.min(Swift.max(grid, 1 / extent), 1.36 / extent)
        return applying(.init(a: scale, b: 0, c: 0, d: scale, tx: -ink.midX * scale, ty: -ink.midY * scale))
    }
}
