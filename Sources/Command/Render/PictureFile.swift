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
        return (Image(pixmap: straight.premultiplied()), Manifest.Resource(name: name, sha256: SHA256.hexDigest(bytes)))
    }
}
