import Foundation
import KinoraGeometry
import Synchronization

/// Finds, opens and keeps fonts, glyph outlines and shaped text. Safe to use from any thread.
///
/// Everything in its caches can be computed again with the same result, so removing entries never changes a frame.
package final class FontLibrary: Sendable {
    package static let shared = FontLibrary()

    private struct OutlineKey: Hashable {
        var face: ObjectIdentifier
        var glyph: UInt32
    }
    struct Store {
        var faces: [String: FontFace] = [:]
        var resolved: [FontRequest: ResolvedFont] = [:]
        var names: [FontName]?
        /// What the fonts of a user's project are called.
        var projectNames: [FontName] = []
        var fallbacks: [FallbackKey: FontFace?] = [:]
    }

    /// Outlines and shaped pieces kept at most; the store is emptied when full.
    private static let outlineLimit = 8192
    private static let shapeLimit = 4096
    /// Faces and resolved requests kept at most; an animated weight or size constantly makes new ones.
    static let resolvedLimit = 2048
    static let faceLimit = 512

    let files: FontDirectories
    let store = Mutex(Store())
    private let outlines = Mutex<[OutlineKey: (face: FontFace, path: Path)]>([:])
    private let symbols = Mutex<[SymbolKey: SymbolOutline]>([:])
    private let shapes = Mutex<[ShapeKey: ShapedPiece]>([:])
    let record = Mutex(FontRecord())

    /// Looks in `directories`, or in Debian's font folders, and before those in the folders `added`, or in those of
    /// KINORA_FONT_PATH.
    package init(directories: [String]? = nil, added: [String]? = nil) {
        files = FontDirectories(directories: directories, added: added)
    }

    /// A glyph's outline in em, y down, the pen's origin at zero.
    package func outline(_ glyph: UInt32, of face: FontFace) -> Path {
        noteDrawn(face)
        let key = OutlineKey(face: ObjectIdentifier(face), glyph: glyph)
        if let kept = outlines.withLock({ $0[key]?.path }) { return kept }
        let path = face.readOutline(of: glyph)
        outlines.withLock { outlines in
            if outlines.count >= FontLibrary.outlineLimit { outlines.removeAll(keepingCapacity: true) }
            outlines[key] = (face, path)
        }
        return path
    }

    /// A glyph's picture; nil for glyphs with outlines.
    package func picture(_ glyph: UInt32, of face: FontFace) -> GlyphPicture? {
        noteDrawn(face)
        return face.picture(of: glyph)
    }

    func keptSymbol(_ key: SymbolKey) -> SymbolOutline? { symbols.withLock { $0[key] } }

    func keep(_ outline: SymbolOutline, for key: SymbolKey) {
        symbols.withLock { symbols in
            if symbols.count >= FontLibrary.outlineLimit { symbols.removeAll(keepingCapacity: true) }
            symbols[key] = outline
        }
    }

    /// Shaped text from the store, or what `make` returns.
    func shaped(_ key: ShapeKey, make: () -> ShapedPiece) -> ShapedPiece {
        if let kept = shapes.withLock({ $0[key] }) { return kept }
        let piece = make()
        shapes.withLock { shapes in
            if shapes.count >= FontLibrary.shapeLimit { shapes.removeAll(keepingCapacity: true) }
            shapes[key] = piece
        }
        return piece
    }
}

/// Names a symbol's outline at one weight.
struct SymbolKey: Hashable, Sendable {
    var source: SymbolSource
    var weight: Int
}
