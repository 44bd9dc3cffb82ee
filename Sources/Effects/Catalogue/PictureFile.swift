import KinoraBasics
import KinoraFrames
import KinoraPixels
import KinoraViews

/// A picture file that was named for a parameter is not what it should be.
public struct PictureError: Error, Equatable, CustomStringConvertible {
    /// The file as it was named.
    public let path: String
    /// What is wrong with it, as it continues a sentence.
    public let reason: String

    public var description: String { Sentence.ended("The picture \(path) is no PNG that kinora reads: \(reason)") }
}

/// Picture files that users pass to an effect.
package enum PictureFile {
    /// Reads a PNG of any kind: its picture, and what a manifest says of it.
    ///
    /// - Throws: `FrameFileError` for a file that cannot be read, `PictureError` for one that is no PNG.
    package static func load(_ path: String) throws -> (image: Image, resource: Manifest.Resource) {
        let bytes = try PNGFile.readBytes(path)
        let straight: StraightPixmap
        do {
            straight = try SourcePicture.png(bytes)
        } catch {
            throw PictureError(path: path, reason: error.reason)
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return (Image(pixmap: straight.premultiplied()), Manifest.Resource(name: name, sha256: SHA256.hexDigest(bytes)))
    }
}
