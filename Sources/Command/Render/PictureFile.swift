import KinoraEffects
import KinoraFrames
import KinoraPixels
import KinoraViews

/// Picture files that users pass to an effect.
enum PictureFile {
    /// Reads a PNG of any kind: its picture, and what a manifest says of it.
    static func load(_ path: String) throws -> (image: Image, resource: Manifest.Resource) {
        let bytes = try PNGFile.readBytes(path)
        let straight: StraightPixmap
        do {
            straight = try PNGDecoder.decode(bytes)
        } catch {
            throw CommandError(.badData, "The picture \(path) is no PNG that kinora reads: \(error.reason).")
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return (Image(pixmap: premultiplied(straight)), Manifest.Resource(name: name, sha256: SHA256.hexDigest(bytes)))
    }

    /// Every color times its alpha, rounded to nearest: (c·a + 128 + ((c·a + 128) >> 8)) >> 8 is c·a / 255 rounded, for all
    /// bytes.
    static func premultiplied(_ straight: StraightPixmap) -> Pixmap {
        let pixels = straight.pixels.map { pixel -> UInt32 in
            let alpha = pixel >> 24
            if alpha == 255 { return pixel }
            var result = alpha << 24
            for shift: UInt32 in [0, 8, 16] {
                let product = (pixel >> shift & 255) * alpha + 128
                result |= ((product + product >> 8) >> 8) << shift
            }
            return result
        }
        return Pixmap(width: straight.width, height: straight.height, pixels: pixels)
    }
}
