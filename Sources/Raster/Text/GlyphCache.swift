import KinoraGeometry
import KinoraScene

/// Glyph coverage by font, size, glyph and quarter-pixel position. It takes at most `byteLimit` bytes: when more is
/// needed, the fonts and sizes that were not used for longest are removed.
///
/// The pixels of a glyph do not depend on the cache's content: coverage is stored together with the outline that it
/// was made of, so two fonts with the same name do not get each other's glyphs.
final class GlyphCache {
    /// All glyphs of one font at one size.
    final class Face {
        fileprivate var glyphs: [Int: Glyph] = [:]
        fileprivate var bytes = 0
        fileprivate var lastUse = 0
    }

    /// One glyph at its sixteen positions. Its masks live as long as this object, even after the cache has removed
    /// it.
    final class Glyph {
        /// By phase; nil where it has not been drawn.
        let views: UnsafeMutablePointer<GlyphMask.View?>
        fileprivate let id: Int
        private let outline: Path
        private let place: UnsafeRawPointer?
        private var masks: [GlyphMask] = []
        /// 0 where the cache does not hold it.
        fileprivate var bytes = 0

        fileprivate init(_ outline: GlyphOutline) {
            id = outline.id
            self.outline = outline.path
            place = self.outline.place
            views = .allocate(capacity: 16)
            views.initialize(repeating: nil, count: 16)
        }

        deinit { views.deallocate() }

        /// Whether it is made of this outline. Runs of one font share their outlines' memory, so that usually one
        /// comparison of addresses is enough.
        fileprivate func isMade(of path: borrowing Path) -> Bool {
            if let place, path.place == place { return true }
            return outline == copy path
        }

        fileprivate func keep(_ mask: GlyphMask, phase: Int) {
            masks.append(mask)
            views[phase] = mask.view
        }
    }

    private struct Key: Hashable {
        var font: String
        /// Pixels per em, across and down.
        var width: Double
        var height: Double
    }

    private let byteLimit: Int
    private var faces: [Key: Face] = [:]
    private var bytes = 0
    private var clock = 0

    /// - Parameter byteLimit: 0 keeps nothing.
    init(byteLimit: Int = 8 << 20) { self.byteLimit = byteLimit }

    func face(font: String, width: Double, height: Double) -> Face {
        clock += 1
        let key = Key(font: font, width: width, height: height)
        let face = faces[key] ?? newFace(key)
        face.lastUse = clock
        return face
    }

    private func newFace(_ key: Key) -> Face {
        let face = Face()
        face.lastUse = clock
        if bytes + Self.faceBytes > byteLimit { makeRoom(for: Self.faceBytes, keeping: face) }
        guard bytes + Self.faceBytes <= byteLimit else { return face }
        faces[key] = face
        face.bytes = Self.faceBytes
        bytes += Self.faceBytes
        return face
    }

    /// Roughly the memory of a face beside its glyphs, counted so that an unlimited number of sizes cannot
    /// accumulate; and that of a glyph beside its masks.
    private static let faceBytes = 256
    private static let glyphBytes = 1024

    /// How many bytes are kept.
    var byteCount: Int { bytes }

    /// The glyph of this outline.
    func glyph(_ face: Face, _ outline: UnsafePointer<GlyphOutline>) -> Glyph {
        let known = face.glyphs[outline.pointee.id]
        if let known, known.isMade(of: outline.pointee.path) { return known }
        if let known { drop(known, of: face) }
        let glyph = Glyph(outline.pointee)
        if take(Self.glyphBytes, for: glyph, in: face) { face.glyphs[glyph.id] = glyph }
        return glyph
    }

    /// Stores a glyph's mask at a position. When there is no room for it, the glyph is removed from the cache.
    ///
    /// - Parameter phase: quarters of a pixel, across in the lower two bits, down in the upper two.
    func add(_ mask: GlyphMask, to glyph: Glyph, of face: Face, phase: Int) {
        glyph.keep(mask, phase: phase)
        guard glyph.bytes > 0, !take(mask.byteCount, for: glyph, in: face), glyph.bytes > 0 else { return }
        drop(glyph, of: face)
    }

    /// Reserves memory for a glyph's mask, if there is room.
    private func take(_ count: Int, for glyph: Glyph, in face: Face) -> Bool {
        let isNew = glyph.bytes == 0
        if bytes + count > byteLimit { makeRoom(for: count, keeping: face) }
        // A face for which there was no room is not in the cache, nor is a glyph that was removed to make room.
        guard face.bytes > 0, isNew || glyph.bytes > 0, bytes + count <= byteLimit else { return false }
        glyph.bytes += count
        face.bytes += count
        bytes += count
        return true
    }

    private func drop(_ glyph: Glyph, of face: Face) {
        face.glyphs[glyph.id] = nil
        face.bytes -= glyph.bytes
        bytes -= glyph.bytes
        glyph.bytes = 0
    }

    private func makeRoom(for needed: Int, keeping current: Face) {
        // Ages are unique, so the order does not depend on the dictionary's.
        for (key, face) in faces.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bytes + needed > byteLimit {
            bytes -= face.bytes
            for glyph in face.glyphs.values { glyph.bytes = 0 }
            face.glyphs = [:]
            face.bytes = 0
            if face === current {
                face.bytes = Self.faceBytes
                bytes += Self.faceBytes
            } else {
                faces[key] = nil
            }
        }
    }
}
