import Foundation
import KinoraGeometry

/// What stands in the place of a character that no font has: an empty box. The glyphs that fonts have for it are all kinds of things,
/// Inter's for one is three black bars.
enum MissingGlyph {
    /// The line's width in em.
    private static let line = 0.06

    /// A box as large as a font's own sign.
    static func box(like own: Path) -> Path {
        let outer = own.boundingRect
        guard outer.width > 3 * line, outer.height > 3 * line else { return own }
        let inner = outer.insetBy(dx: line, dy: line)
        var path = Path()
        path.addLines([
            CGPoint(x: outer.minX, y: outer.minY), CGPoint(x: outer.maxX, y: outer.minY),
            CGPoint(x: outer.maxX, y: outer.maxY), CGPoint(x: outer.minX, y: outer.maxY),
        ])
        path.closeSubpath()
        // The other way round: a hole.
        path.addLines([
            CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
            CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.minY),
        ])
        path.closeSubpath()
        return path
    }
}
