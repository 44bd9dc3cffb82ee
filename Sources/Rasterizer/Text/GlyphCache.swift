import Geometry
import SceneGraph

/// Glyph coverage by font, size, glyph and quarter-pixel position. At most `byteLimit` bytes: when more come, the fonts
/// and sizes not used for longest go.
///
/// What a glyph looks like does not depend on whether it was found here, whatever was drawn before: coverage is kept with
/// the outline that it was made of, and two fonts that go by one name do not see each other's.
final class GlyphCache {
    /// All glyphs of one font at one size.
    final class Face {
        fileprivate var glyphs: [UInt64: Glyph] = [:]
        fileprivate var bytes = 0
        fileprivate var lastUse = 0
    }

    fileprivate struct Glyph {
        let outline: Path
        let mask: GlyphMask
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

    /// About what a face takes beside its glyphs, so that sizes without number cannot pile up.
    private static let faceBytes = 256

    /// How many bytes are kept.
    var byteCount: Int { bytes }

    /// - Parameter phase: quarters of a pixel, across in the lower two bits, down in the upper two.
    func mask(_ face: Face, _ outline: GlyphOutline, phase: Int, _ draw: () -> GlyphMask) -> GlyphMask {
        let key = UInt64(truncatingIfNeeded: outline.id) &<< 4 | UInt64(truncatingIfNeeded: phase)
        let known = face.glyphs[key]
        if let known, known.outline == outline.path { return known.mask }
        let mask = draw()
        if let known {
            face.glyphs[key] = nil
            face.bytes -= known.mask.byteCount
            bytes -= known.mask.byteCount
        }
        if bytes + mask.byteCount > byteLimit { makeRoom(for: mask.byteCount, keeping: face) }
        // A face that had no room itself is not found again: what it kept would stay for ever.
        guard face.bytes > 0, bytes + mask.byteCount <= byteLimit else { return mask }
        face.glyphs[key] = Glyph(outline: outline.path, mask: mask)
        face.bytes += mask.byteCount
        bytes += mask.byteCount
        return mask
    }

    private func makeRoom(for needed: Int, keeping current: Face) {
        // Ages are unique, so the order does not depend on the dictionary's.
        for (key, face) in faces.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bytes + needed > byteLimit {
            bytes -= face.bytes
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
