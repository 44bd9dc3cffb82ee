import Foundation
import KinoraGeometry

/// Glyphs of the icon font (Material Icons), reached through their ligature names.
enum SymbolIcons {
    static let file = "MaterialIcons-Regular.ttf"
    static let package = "fonts-material-design-icons-iconfont"

    /// An icon at the size of its grid: 1 em wide and high, centered on the origin. `name@90` is the icon turned by so many
    /// degrees clockwise, `name@mirror` its mirror image.
    static func icon(_ name: String, in library: FontLibrary) throws -> [SymbolContour] {
        let face = try face(in: library)
        let words = name.split(separator: "@")
        guard let glyph = glyph(String(words[0]), face) else { return [] }
        let middle = CGAffineTransform(translationX: -0.5, y: 0.5)
        let contours = [SymbolContour](library.outline(glyph, of: face)).applying(middle)
        guard words.count > 1 else { return contours.normalized }
        let turn = Double(words[1]).map(SymbolShape.rotation) ?? CGAffineTransform(scaleX: -1, y: 1)
        return contours.applying(turn).normalized
    }

    static func face(in library: FontLibrary) throws -> FontFace {
        guard let path = library.files.path(ofFile: file) else {
            throw FontError.missing(font: "Material Icons", package: package)
        }
        return try library.face(path: path, weight: 400)
    }

    /// The glyph that the letters of the name ligate to, or nil where they stay letters.
    static func glyph(_ name: String, _ face: FontFace) -> UInt32? {
        let shaped = Shaper.shape(ShapeKey(text: name, face: face, features: [], isRightToLeft: false)).glyphs
        guard shaped.count == 1, let glyph = shaped.first?.id, glyph != 0 else { return nil }
        return glyph
    }
}

extension [SymbolContour] {
    /// Only the rim of a filled symbol: everything within `width` of its outline, on the inside.
    ///
    /// Each outline is filled together with its own parallel turned round. Where the symbol is narrower than two rims
    /// the parallel crosses itself, and its loops add to the fill, which leaves narrow places solid, as they should be.
    func rim(width: Double) -> [SymbolContour] {
        flatMap { contour -> [SymbolContour] in
            let points = contour.points(steps: 12).withoutNeighbors(nearerThan: width * 0.02)
            guard points.count > 2 else { return [contour] }
            var parallel = SymbolContour(start: .zero)
            for (i, point) in SymbolPen.inset(points, by: width, blunt: 0.6).enumerated() {
                if i == 0 { parallel = SymbolContour(start: point) } else { parallel.line(to: point) }
            }
            return [contour, parallel.reversed]
        }
    }
}

extension [CGPoint] {
    fileprivate func withoutNeighbors(nearerThan distance: Double) -> [CGPoint] {
        var kept: [CGPoint] = []
        for point in self where kept.last.map({ $0.distance(to: point) >= distance }) ?? true { kept.append(point) }
        if kept.count > 1, kept[0].distance(to: kept[kept.count - 1]) < distance { kept.removeLast() }
        return kept
    }
}
