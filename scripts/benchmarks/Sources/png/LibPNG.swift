// libpng with its default settings: what Kinora's coders are measured against.
import KinoraCPNG
import Glibc
import KinoraPixels

enum LibPNG {
    /// The straight RGBA bytes of a frame, as both sides write them.
    static func straightBytes(_ pixmap: Pixmap) -> [UInt8] {
        pixmap.pixels.flatMap { word -> [UInt8] in
            let alpha = word >> 24
            guard alpha > 0 else { return [0, 0, 0, 0] }
            return (0..<3).map { UInt8(min(255, ((word >> (8 * $0) & 255) * 510 + alpha) / (2 * alpha))) } + [
                UInt8(alpha)
            ]
        }
    }

    /// Level 6, all five filters tried for each row, 8 KiB pieces.
    static func encode(_ rgba: [UInt8], width: Int, height: Int) -> [UInt8] {
        let writer = cpng_writer_create()
        defer { cpng_writer_destroy(writer) }
        var header = cpng_header()
        header.width = UInt32(width)
        header.height = UInt32(height)
        header.bit_depth = 8
        header.color_type = 6
        var error = cpng_error()
        precondition(
            cpng_writer_rows(writer, &header, rgba, width * 4, -1, -1, &error) == 0, "libpng cannot write the frame")
        return Array(UnsafeBufferPointer(start: cpng_writer_bytes(writer), count: cpng_writer_count(writer)))
    }

    /// Decodes to RGBA; nil when libpng refuses the file.
    static func decode(_ file: [UInt8]) -> [UInt8]? {
        var width: UInt32 = 0, height: UInt32 = 0
        var pixels: UnsafeMutablePointer<UInt8>?
        var error = cpng_error()
        guard cpng_read_rgba(file, file.count, 1 << 28, &width, &height, &pixels, &error) == 0, let pixels else {
            return nil
        }
        defer { cpng_free(pixels) }
        return Array(UnsafeBufferPointer(start: pixels, count: Int(width) * Int(height) * 4))
    }

    /// Decoding alone, without the copy that `decode` makes.
    static func decodeOnly(_ file: [UInt8]) {
        var width: UInt32 = 0, height: UInt32 = 0
        var pixels: UnsafeMutablePointer<UInt8>?
        var error = cpng_error()
        if cpng_read_rgba(file, file.count, 1 << 28, &width, &height, &pixels, &error) == 0 { cpng_free(pixels) }
    }
}
