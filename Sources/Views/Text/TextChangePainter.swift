import KinoraStage
import KinoraGeometry
import KinoraScene
import KinoraTypography

/// Draws text that is changing into another.
///
/// Published values of the system's own transition: a glyph that comes or goes travels 0.594 of its height, shrinks
/// to 0.398 and is blurred by up to a quarter of its height; the glyphs that change follow each other within 0.149 of
/// the duration, the leading one first. Glyphs of the common beginning and end move to their new places.
@MainActor
struct TextChangePainter {
    let change: TextChange
    let old: TextPainter
    let new: TextPainter

    private static let travel = 0.594
    private static let scale = 0.398
    private static let blur = 0.25
    private static let stagger = 0.149

    func nodes(_ oldLayout: TextLayout, _ newLayout: TextLayout) -> [Node] {
        let progress = min(1, change.progress)
        switch change.kind {
        case .opacity:
            return old.nodes(oldLayout).faded(1 - progress) + new.nodes(newLayout).faded(progress)
        case .interpolate:
            return matched(oldLayout, newLayout) { item, isNew, _ in
                item.nodes.faded(isNew ? progress : 1 - progress)
            }
        case .numericText:
            return matched(oldLayout, newLayout) { item, isNew, delay in rolled(item, isNew: isNew, delay: delay) }
        case .identity, .symbol:
            return new.nodes(newLayout)
        }
    }

    /// A glyph with everything that belongs to it.
    private struct Item {
        let nodes: [Node]
        let bounds: KinoraTypography.TypographicBounds
        /// In bytes of its text.
        let range: Range<Int>
        /// Where its text stands.
        let origin: CGPoint

        var center: CGPoint {
            CGPoint(x: origin.x + bounds.origin.x + bounds.width / 2, y: origin.y + bounds.rect.midY)
        }
    }

    private func items(_ layout: TextLayout, _ painter: TextPainter) -> [Item] {
        layout.lines.flatMap(\.runs).flatMap { run in
            run.clusters.indices.map { index in
                let part = run.part(index..<index + 1)
                return Item(
                    nodes: painter.nodes(part), bounds: part.bounds, range: part.glyphs[0].range,
                    origin: painter.frame.origin)
            }
        }
    }

    /// Draws kept glyphs between their places and the others by `draw`, which gets how late each is, 0…1.
    private func matched(
        _ oldLayout: TextLayout, _ newLayout: TextLayout, draw: (_ item: Item, _ isNew: Bool, _ delay: Double) -> [Node]
    ) -> [Node] {
        let (oldText, newText) = (old.resolved.characters, new.resolved.characters)
        let prefix = zip(oldText, newText).prefix { $0 == $1 }.count
        let room = min(oldText.count, newText.count) - prefix
        let suffix = min(room, zip(oldText.reversed(), newText.reversed()).prefix { $0 == $1 }.count)
        func isKept(_ range: Range<Int>, _ count: Int) -> Bool {
            range.upperBound <= prefix || range.lowerBound >= count - suffix
        }
        let (oldItems, newItems) = (items(oldLayout, old), items(newLayout, new))
        var places: [Int: Item] = [:]
        for item in oldItems where isKept(item.range, oldText.count) {
            places[
                item.range.lowerBound <= prefix && item.range.upperBound <= prefix
                    ? item.range.lowerBound : item.range.lowerBound - oldText.count] = item
        }
        let leaving = oldItems.filter { !isKept($0.range, oldText.count) }
        var nodes = leaving.enumerated().flatMap { draw($1, false, TextChangePainter.share($0, of: leaving.count)) }
        let coming = newItems.filter { !isKept($0.range, newText.count) }
        for item in newItems where isKept(item.range, newText.count) {
            let key = item.range.upperBound <= prefix ? item.range.lowerBound : item.range.lowerBound - newText.count
            nodes += moved(item, from: places[key])
        }
        nodes += coming.enumerated().flatMap { draw($1, true, TextChangePainter.share($0, of: coming.count)) }
        return nodes
    }

    private static func share(_ index: Int, of count: Int) -> Double {
        count > 1 ? Double(index) / Double(count - 1) : 0
    }

    private func moved(_ item: Item, from old: Item?) -> [Node] {
        guard let old else { return item.nodes }
        let rest = 1 - change.progress
        let dx = (old.origin.x + old.bounds.origin.x - item.origin.x - item.bounds.origin.x) * rest
        let dy = (old.origin.y + old.bounds.origin.y - item.origin.y - item.bounds.origin.y) * rest
        return item.nodes.transformed(CGAffineTransform(translationX: dx, y: dy))
    }

    /// A glyph on its way in or out.
    private func rolled(_ item: Item, isNew: Bool, delay: Double) -> [Node] {
        let stagger = TextChangePainter.stagger
        // Each glyph has its own part of the time; beyond the end there is only the overshoot of a spring.
        let own =
            min(1, max(0, (change.progress - stagger * delay) / (1 - stagger))) + max(0, change.progress - 1)
        let shown = min(1, isNew ? own : 1 - own)
        guard shown > 0 else { return [] }
        let height = item.bounds.ascent + item.bounds.descent
        // Counting up, old glyphs leave upwards and new ones come from below. An overshoot of the spring shows in the travel.
        let direction = (isNew ? 1.0 : -1) * (change.countsDown ? -1 : 1)
        let offset = direction * TextChangePainter.travel * height * (isNew ? 1 - own : min(1, own))
        let scale = TextChangePainter.scale + (1 - TextChangePainter.scale) * shown
        let sigma = TextChangePainter.blur * height * (1 - shown) / 2
        var nodes = item.nodes
        if sigma > 0.05 { nodes = nodes.layered(.filter(.blur(sigma: sigma, opaque: false, bounds: .zero))) }
        let transform = CGAffineTransform(scaleX: scale, y: scale).about(item.center)
            .concatenating(CGAffineTransform(translationX: 0, y: offset))
        return nodes.transformed(transform).faded(shown)
    }
}

extension Array where Element == Node {
    /// The nodes with their alpha multiplied, as one picture.
    func faded(_ opacity: Double) -> [Node] {
        opacity >= 1 ? self : opacity <= 0 ? [] : layered(.opacity(opacity))
    }
}

extension ResolvedText {
    /// The text as bytes, as the ranges of glyphs count them.
    var characters: [UInt8] { runs.flatMap { Array($0.text.utf8) } }
}
