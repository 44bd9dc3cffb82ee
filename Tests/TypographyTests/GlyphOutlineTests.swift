import Foundation
import KinoraGeometry
import Testing

@testable import KinoraTypography

/// Expected bounds come from fontTools' `BoundsPen`, in font units with y up.
@Suite struct GlyphOutlineTests {
    private static let boxes: [(FontRequest, Unicode.Scalar, [Double])] = [
        (FontRequest(size: 17), "g", [144, -608, 1500, 1556]),
        (FontRequest(size: 17, weight: 900), "W", [48, 0, 3032, 2048]),
        (FontRequest(family: .monospaced, size: 17), "@", [45, -180, 560, 740]),
    ]

    @Test("Outlines have the font's bounds, in em and y down", arguments: boxes)
    func outlinesHaveTheFontsBoundsInEmAndYDown(request: FontRequest, letter: Unicode.Scalar, box: [Double]) throws {
        let face = try FontLibrary.shared.resolve(request).face
        let glyph = try #require(face.glyph(for: letter))
        let bounds = PathProbe(FontLibrary.shared.outline(glyph, of: face)).bounds
        let found = [bounds.minX, -bounds.maxY, bounds.maxX, -bounds.minY].map { $0 * face.unitsPerEm }
        for (a, b) in zip(found, box) { #expect(abs(a - b) < 0.5) }
    }

    @Test("What no font has is an empty box, as large as the font's own sign", arguments: [400, 700])
    func whatNoFontHasIsAnEmptyBox(weight: Int) throws {
        let face = try FontLibrary.shared.resolve(FontRequest(size: 17, weight: weight)).face
        let probe = PathProbe(FontLibrary.shared.outline(0, of: face))
        let (width, height) = (probe.bounds.width, probe.bounds.height)
        #expect(width > 0.3 && height > 0.5)
        // A line of 0.06 em around, and nothing within.
        #expect(abs(probe.area - (width * height - (width - 0.12) * (height - 0.12))) < 1e-6)
    }

    @Test("A space has no outline but an advance") func aSpaceHasNoOutlineButAnAdvance() throws {
        let face = try FontLibrary.shared.resolve(FontRequest(size: 17)).face
        let space = try #require(face.glyph(for: " "))
        #expect(FontLibrary.shared.outline(space, of: face).isEmpty)
        #expect(face.advance(of: space) == 792.0 / 2816)
    }

    @Test("Outlines are the same in every library and from the store")
    func outlinesAreTheSameInEveryLibraryAndFromTheStore() throws {
        let (a, b) = (FontLibrary(), FontLibrary())
        for weight in [400, 555] {
            let request = FontRequest(size: 17, weight: weight)
            let (fa, fb) = (try a.resolve(request).face, try b.resolve(request).face)
            for glyph in UInt32(1)...200 {
                let first = a.outline(glyph, of: fa)
                #expect(first == b.outline(glyph, of: fb) && first == a.outline(glyph, of: fa))
            }
        }
    }

    @Test("Heavier letters have more ink") func heavierLettersHaveMoreInk() throws {
        let inks = try [100, 250, 400, 550, 700, 900].map { weight in
            let face = try FontLibrary.shared.resolve(FontRequest(size: 17, weight: weight)).face
            return PathProbe(FontLibrary.shared.outline(try #require(face.glyph(for: "n")), of: face)).filledArea()
        }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("A glyph number beyond the font is empty, not a crash") func aGlyphNumberBeyondTheFontIsEmptyNotACrash()
        throws
    {
        let face = try FontLibrary.shared.resolve(FontRequest(size: 17)).face
        #expect(FontLibrary.shared.outline(UInt32.max, of: face).isEmpty)
    }
}
