import Geometry
import SceneGraph

/// Glyph coverage by font, size, glyph and quarter-pixel position. At most `byteLimit` bytes: when more come, the fonts
/// and sizes not used for longest go. What a glyph looks like does not depend on whether it was found here.
final class GlyphCache {
    /// All glyphs of one font at one size.
    final class Face {
        fileprivate var masks: [UInt64: GlyphMask] = [:]
        fileprivate var bytes = 0
        fileprivate var lastUse = 0
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
        let face = faces[key] ?? Face()
        face.lastUse = clock
        faces[key] = face
        return face
    }

    /// - Parameters:
    ///   - glyph: its number in the font.
    ///   - phase: quarters of a pixel, across in the lower two bits, down in the upper two.
    func mask(_ face: Face, glyph: Int, phase: Int, _ draw: () -> GlyphMask) -> GlyphMask {
        let key = UInt64(truncatingIfNeeded: glyph) &<< 4 | UInt64(truncatingIfNeeded: phase)
        if let mask = face.masks[key] { return mask }
        let mask = draw()
        guard mask.byteCount <= byteLimit else { return mask }
        if bytes + mask.byteCount > byteLimit { makeRoom(for: mask.byteCount, keeping: face) }
        face.masks[key] = mask
        face.bytes += mask.byteCount
        bytes += mask.byteCount
        return mask
    }

    private func makeRoom(for needed: Int, keeping current: Face) {
        // Ages are unique, so the order does not depend on the dictionary's.
        for (key, face) in faces.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bytes + needed > byteLimit {
            bytes -= face.bytes
            face.masks = [:]
            face.bytes = 0
            if face !== current { faces[key] = nil }
        }
    }
}
