import Foundation
import KinoraGeometry

/// Makes outlines with round ends and corners: the same design's thinnest weight, drawn with a thick round pen.
///
/// The thin outline is fitted into the box of the wanted one less the pen's radii, and the pen goes around it. So glyphs keep
/// their boxes and stems, and advances, kerning and line heights stay those of the wanted face. Bars are thinner than stems
/// in bold text, so the pen is an ellipse.
struct FontRounding: Sendable {
    /// The thinnest weight, with the same glyph numbers.
    private let core: FontFace
    /// Of the pen, in em.
    private let radiusX: Double
    private let radiusY: Double

    /// Thinner pens make no difference that is seen.
    private static let leastRadius = 0.006

    /// nil where the wanted face is hardly thicker than the thinnest, or where glyph numbers differ.
    init?(of face: FontFace, over core: FontFace) {
        guard face.glyphCount == core.glyphCount, face !== core,
            let stem = face.glyph(for: "l"), let bar = face.glyph(for: "-"),
            core.glyph(for: "l") == stem, core.glyph(for: "-") == bar,
            let thickStem = face.box(of: stem), let thinStem = core.box(of: stem),
            let thickBar = face.box(of: bar), let thinBar = core.box(of: bar)
        else { return nil }
        radiusX = (thickStem.width - thinStem.width) / 2
        radiusY = (thickBar.height - thinBar.height) / 2
        guard radiusX >= FontRounding.leastRadius, radiusY >= FontRounding.leastRadius else { return nil }
        self.core = core
    }

    /// The round form of a glyph whose own outline is `wanted`, in em; to be filled nonzero.
    func outline(of glyph: UInt32, like wanted: Path) -> Path {
        let thin = core.readOutline(of: glyph)
        let (from, to) = (thin.boundingRect, wanted.boundingRect.insetBy(dx: radiusX, dy: radiusY))
        guard !thin.isEmpty, from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { return wanted }
        // In a space where the pen is round and an em is a thousand points, so that curves stay curves to the eye.
        let unit = 1000.0
        let (scaleX, scaleY) = (unit, unit * radiusX / radiusY)
        let fit = CGAffineTransform(translationX: -from.minX, y: -from.minY)
            .concatenating(CGAffineTransform(scaleX: to.width / from.width, y: to.height / from.height))
            .concatenating(CGAffineTransform(translationX: to.minX, y: to.minY))
            .concatenating(CGAffineTransform(scaleX: scaleX, y: scaleY))
        var filled = thin.applying(fit)
        let pen = StrokeStyle(lineWidth: 2 * radiusX * unit, lineJoin: .round)
        // The pen's outlines always turn the same way; the filled ones must turn that way, too, or the two cancel out.
        if filled.turning * FontRounding.penTurning < 0 { filled = filled.reversedContours }
        var lines = Polylines()
        filled.stroke(into: &lines, style: pen, tolerance: 1)
        filled.addPath(Path(lines))
        return filled.applying(CGAffineTransform(scaleX: 1 / scaleX, y: 1 / scaleY))
    }

    /// Which way the pen's outer outline turns around a square.
    private static let penTurning = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        .strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round)).turning
}

extension Path {
    /// The area inside, by the corners of its curves; positive where the outer contours turn clockwise on screen.
    fileprivate var turning: Double {
        [SymbolContour](self).reduce(0) { $0 + $1.signedArea }
    }

    /// The same area with every contour turned round.
    fileprivate var reversedContours: Path { [SymbolContour](self).map(\.reversed).path }
}
