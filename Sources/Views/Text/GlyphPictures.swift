import KinoraPixels
import KinoraScene
import KinoraTypography

/// A cache of the pictures that glyphs of emoji faces are. One picture serves all its places; reading it again gives the
/// same pixels, so removing entries never changes a frame.
@MainActor
enum GlyphPictures {
    private struct Key: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    /// Pictures kept at most; each takes about 70 kB.
    private static let limit = 512

    private static var images: [Key: SceneImage] = [:]

    /// The picture of a glyph; nil where it has none that can be read.
    static func image(of glyph: UInt32, of face: FontFace) -> SceneImage? {
        let key = Key(face: face, glyph: glyph)
        if let known = images[key] {
            FontLibrary.shared.noteDrawn(face)
            return known
        }
        guard let picture = FontLibrary.shared.picture(glyph, of: face) else { return nil }
        let pixels = picture.bytes.withUnsafeBytes { bytes in
            (0..<picture.width * picture.height).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
            }
        }
        let pixmap = StraightPixmap(width: picture.width, height: picture.height, pixels: pixels).premultiplied()
        if images.count >= limit { images.removeAll(keepingCapacity: true) }
        let image = SceneImage(pixmap)
        images[key] = image
        return image
    }
}
