// WebP files, which pictures from the web are, to straight RGBA.
internal import KinoraCWebP
import KinoraPixels

/// Why a WebP file was refused.
public struct WebPError: Error, CustomStringConvertible {
    public let description: String
}

/// Decodes WebP files, lossy and lossless, by libwebp.
public enum WebPDecoder {
    /// Whether the bytes begin as a WebP does.
    public static func isWebP(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 12 && bytes.starts(with: "RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
    }

    /// Decodes a whole file; of one that moves, the first picture. Color profiles are ignored: samples come as they are.
    ///
    /// - Parameter pixelLimit: pictures with more pixels are refused right after the header is read.
    /// - Throws: `WebPError` where the bytes are no WebP, a damaged one, or one that is too large.
    public static func decode(
        _ bytes: [UInt8], pixelLimit: Int = PNGLimits.defaultPixels
    ) throws(WebPError) -> StraightPixmap {
        do {
            return try PictureReader.picture(
                bytes, pixelLimit: pixelLimit, messageLength: Int(CWEBP_MESSAGE_LENGTH), cwebp_read_rgba,
                free: cwebp_free)
        } catch {
            throw WebPError(description: "the WebP cannot be read: \(error.reason)")
        }
    }
}
