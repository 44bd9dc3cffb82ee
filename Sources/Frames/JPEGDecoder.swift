// JPEG files, which photos of users' sources are, to straight RGBA.
internal import KinoraCJPEG
import KinoraPixels

/// Why a JPEG file was refused.
public struct JPEGError: Error, CustomStringConvertible {
    public let description: String
}

/// Decodes JPEG files, baseline and progressive, gray and color, by libjpeg-turbo.
public enum JPEGDecoder {
    /// Decodes a whole file. The picture is turned upright as its EXIF data say. Color profiles are ignored: samples come
    /// as they are. What is missing at the end of a damaged file is gray.
    ///
    /// - Parameter pixelLimit: pictures with more pixels are refused right after the header is read.
    /// - Throws: `JPEGError` where the bytes are no JPEG, one with CMYK colors, or one that is too large.
    public static func decode(
        _ bytes: [UInt8], pixelLimit: Int = PNGLimits.defaultPixels
    ) throws(JPEGError) -> StraightPixmap {
        do {
            let picture = try PictureReader.picture(
                bytes, pixelLimit: pixelLimit, messageLength: Int(CJPEG_MESSAGE_LENGTH), cjpeg_read_rgba,
                free: cjpeg_free)
            return PictureOrientation(ofJPEG: bytes).turned(picture)
        } catch {
            throw JPEGError(description: "the JPEG cannot be read: \(error.reason)")
        }
    }
}
