// A PNG file in memory, chunk by chunk, through libpng's shim. It keeps libpng's buffer between files.
internal import KinoraCPNG
import KinoraPixels

final class PNGFileWriter {
    private let writer: OpaquePointer?

    init() { writer = cpng_writer_create() }

    deinit { cpng_writer_destroy(writer) }

    /// Signature, IHDR, what the colors are (sRGB, or cICP and iCCP), pHYs where the scale is not 1, and, for a palette, PLTE and tRNS.
    ///
    /// - Parameter scale: pixels per point, of which 72 are an inch.
    func begin(
        width: Int, height: Int, layout: Scanlines.Layout, palette: [UInt32] = [], scale: Double = 1,
        colors: PictureColors = .sRGB
    ) throws(PNGError) {
        guard let writer else { throw PNGError(.memory, "not enough memory for a PNG file") }
        var header = cpng_header()
        header.width = UInt32(width)
        header.height = UInt32(height)
        header.bit_depth = 8
        header.is_srgb = colors == .sRGB ? 1 : 0
        if scale != 1, scale > 0, scale < 10_000 { header.pixels_per_meter = UInt32((scale * 72 / 0.0254).rounded()) }
        switch layout {
        case .rgb: header.color_type = 2
        case .rgba: header.color_type = 6
        case .palette(let census):
            header.color_type = 3
            header.bit_depth = Int32(census.bitDepth)
            PNGFileWriter.setPalette(&header, palette)
        }
        var error = cpng_error()
        let code = PNGFileWriter.withColors(colors, &header) { cpng_writer_begin(writer, &$0, &error) }
        guard code == 0 else { throw PNGError(error) }
    }

    /// The profile and the code points of ITU-T H.273 stand before the palette, as PNG wants it.
    private static func withColors(
        _ colors: PictureColors, _ header: inout cpng_header, _ body: (inout cpng_header) -> Int32
    )
        -> Int32
    {
        guard colors == .displayP3 else { return body(&header) }
        return DisplayP3Profile.chunk.withUnsafeBufferPointer { profile in
            DisplayP3Profile.coding.withUnsafeBufferPointer { coding in
                (header.profile, header.profile_count) = (profile.baseAddress, profile.count)
                header.coding = coding.baseAddress
                return body(&header)
            }
        }
    }

    private static func setPalette(_ header: inout cpng_header, _ palette: [UInt32]) {
        header.palette_count = Int32(palette.count)
        withUnsafeMutableBytes(of: &header.palette) { bytes in
            for (index, word) in palette.enumerated() {
                for channel in 0..<3 {
                    bytes[3 * index + channel] = UInt8(truncatingIfNeeded: word >> UInt32(8 * channel))
                }
            }
        }
        withUnsafeMutableBytes(of: &header.palette_alpha) { bytes in
            for (index, word) in palette.enumerated() {
                bytes[index] = UInt8(word >> 24)
                if word >> 24 != 255 { header.palette_alpha_count = Int32(index + 1) }
            }
        }
    }

    func chunk(_ name: String, _ data: UnsafeBufferPointer<UInt8>) throws(PNGError) {
        var error = cpng_error()
        guard cpng_writer_chunk(writer, name, data.baseAddress, data.count, &error) == 0 else { throw PNGError(error) }
    }

    func chunk(_ name: String, _ data: [UInt8]) throws(PNGError) {
        var error = cpng_error()
        guard cpng_writer_chunk(writer, name, data, data.count, &error) == 0 else { throw PNGError(error) }
    }

    /// What has been written since the file was begun or last drained; it is forgotten here.
    func drain() -> [UInt8] {
        let bytes = Array(UnsafeBufferPointer(start: cpng_writer_bytes(writer), count: cpng_writer_count(writer)))
        cpng_writer_clear(writer)
        return bytes
    }

    /// Ends the file and returns what has not been drained.
    func end() throws(PNGError) -> [UInt8] {
        var error = cpng_error()
        guard cpng_writer_end(writer, &error) == 0 else { throw PNGError(error) }
        return drain()
    }
}

extension PNGError {
    init(_ error: cpng_error) {
        let message = withUnsafeBytes(of: error.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        let kind: Kind =
            switch error.code {
            case Int32(CPNG_TRUNCATED.rawValue): .truncated
            case Int32(CPNG_TOO_LARGE.rawValue): .tooLarge
            case Int32(CPNG_MEMORY.rawValue): .memory
            default: .damaged
            }
        self.init(kind, message)
    }
}
