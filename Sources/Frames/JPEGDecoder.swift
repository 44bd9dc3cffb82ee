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
        var (width, height) = (Int32(0), Int32(0))
        var message = [CChar](repeating: 0, count: Int(CJPEG_MESSAGE_LENGTH))
        let pixels = cjpeg_read_rgba(bytes, bytes.count, UInt64(pixelLimit), &width, &height, &message)
        guard let pixels else {
            let reason = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            throw JPEGError(description: "the JPEG cannot be read: \(reason)")
        }
        defer { cjpeg_free(pixels) }
        let count = Int(width) * Int(height)
        let words = [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
            UnsafeMutableRawPointer(target.baseAddress!).copyMemory(from: pixels, byteCount: 4 * count)
            initialized = count
        }
        let picture = StraightPixmap(width: Int(width), height: Int(height), pixels: words)
        return EXIFOrientation(ofJPEG: bytes).turned(picture)
    }
}
