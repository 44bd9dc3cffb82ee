// Files of pictures that are drawn, their colors brought to those of the stage.
import KinoraPixels

/// Reads the picture of a file, of whichever of both primaries it has, in sRGB. Colors of Display P3 that sRGB does not have become the
/// nearest in each channel.
package enum SourcePicture {
    /// A PNG, JPEG or WebP by its first bytes; nil where it cannot be read.
    package static func decode(_ bytes: [UInt8]) -> StraightPixmap? {
        if WebPDecoder.isWebP(bytes) { return try? WebPDecoder.decode(bytes) }
        return isJPEG(bytes) ? try? jpeg(bytes) : try? png(bytes)
    }

    package static func png(_ bytes: [UInt8]) throws(PNGError) -> StraightPixmap {
        let picture = try PNGDecoder.decode(bytes)
        return PNGFile.colors(of: bytes) == .displayP3 ? picture.fromDisplayP3() : picture
    }

    package static func jpeg(_ bytes: [UInt8]) throws(JPEGError) -> StraightPixmap {
        let picture = try JPEGDecoder.decode(bytes)
        return JPEGSegments.colors(of: bytes) == .displayP3 ? picture.fromDisplayP3() : picture
    }

    private static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }
}
