// PNG files of every kind to straight RGBA.
//
// The common kinds (8 bits a channel or a palette, not interlaced) go through libdeflate and loops of our own, several times
// faster than libpng. Anything unusual, wrong or rare is left to libpng to decode or to refuse.
internal import KinoraCPNG
import KinoraPixels

/// Decodes files one after another, keeping its buffers. One decoder serves one worker: it is not for sharing between threads.
///
/// 16-bit samples are rounded to the nearest 8-bit ones, palettes, grays and transparent colors expanded. Chunks about gamma and
/// color profiles are ignored: samples come as they are (`PNGFile.colors(of:)` says whose they are). A damaged or incomplete
/// file is an error, never a partial picture.
public final class PNGDecoder {
    /// Pictures with more pixels are refused right after the header is read.
    public let pixelLimit: Int

    private let joined = ScratchBuffer()
    private let raw = ScratchBuffer()
    private let decompressor: OpaquePointer?

    /// A decoder that refuses pictures of more than `pixelLimit` pixels.
    public init(pixelLimit: Int = PNGLimits.defaultPixels) {
        self.pixelLimit = pixelLimit
        decompressor = libdeflate_alloc_decompressor()
    }

    deinit {
        if let decompressor { libdeflate_free_decompressor(decompressor) }
    }

    /// Decodes one file with a decoder of its own.
    public static func decode(_ bytes: [UInt8]) throws(PNGError) -> StraightPixmap {
        try PNGDecoder().decode(bytes)
    }

    /// Decodes a whole file.
    ///
    /// - Throws: `PNGError` when the bytes are not an intact PNG within the limit.
    public func decode(_ bytes: [UInt8]) throws(PNGError) -> StraightPixmap {
        let result: Result<StraightPixmap, PNGError> = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(PNGError) in
                let header = try PNGHeader(buffer, pixelLimit: pixelLimit)
                if let quick = decodeQuickly(buffer, header) { return quick }
                return try decodeByLibPNG(buffer)
            }
        }
        return try result.get()
    }

    /// Decodes by libpng: for rare kinds and damaged files, and in tests as the reference for the fast path.
    package func decodeByLibPNG(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) -> StraightPixmap {
        var width: UInt32 = 0, height: UInt32 = 0
        var pixels: UnsafeMutablePointer<UInt8>?
        var error = cpng_error()
        let code = cpng_read_rgba(bytes.baseAddress, bytes.count, UInt64(pixelLimit), &width, &height, &pixels, &error)
        guard code == 0, let pixels else { throw PNGError(error) }
        defer { cpng_free(pixels) }
        return StraightPixmap(width: Int(width), height: Int(height), copying: pixels)
    }

    /// Nil when libpng should judge the file.
    private func decodeQuickly(_ bytes: UnsafeBufferPointer<UInt8>, _ header: PNGHeader) -> StraightPixmap? {
        guard let chunks = PNGChunks(bytes, header: header), inflate(bytes, chunks, header) else { return nil }
        let count = header.width * header.height
        var isWhole = false
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
            isWhole = restoreRows(header, palette: chunks.palette, to: target.baseAddress!)
            initialized = isWhole ? count : 0
        }
        return isWhole ? StraightPixmap(width: header.width, height: header.height, pixels: pixels) : nil
    }

    /// Inflates the scanlines into `raw`, behind a row of zeros.
    private func inflate(_ bytes: UnsafeBufferPointer<UInt8>, _ chunks: PNGChunks, _ header: PNGHeader) -> Bool {
        let stride = header.rowBytes + 1
        let expected = stride * header.height
        let (stream, count) = join(bytes, chunks)
        guard let decompressor, count >= 2, PNGDecoder.isWindowSufficient(stream[0], expected) else { return false }
        // Deflate cannot expand more than 1032 times, so a short stream must not make a large buffer.
        guard expected / 1032 <= count else { return false }
        let rows = raw.reserve(stride + expected + 16)
        rows.update(repeating: 0, count: stride)
        var used = 0, produced = 0
        let result = libdeflate_zlib_decompress_ex(
            decompressor, stream, count, rows + stride, expected, &used, &produced)
        return result == LIBDEFLATE_SUCCESS && produced == expected
    }

    /// libdeflate always allows distances of 32 KiB; zlib only those that the header's window covers.
    private static func isWindowSufficient(_ firstByte: UInt8, _ count: Int) -> Bool {
        let size = Int(firstByte >> 4)
        return size == 7 || size < 7 && 1 << (size + 8) >= count
    }

    private func join(_ bytes: UnsafeBufferPointer<UInt8>, _ chunks: PNGChunks) -> (UnsafePointer<UInt8>, Int) {
        let start = bytes.baseAddress!
        if chunks.data.count == 1 { return (start + chunks.data[0].lowerBound, chunks.data[0].count) }
        let total = chunks.data.reduce(0) { $0 + $1.count }
        let target = joined.reserve(total)
        var used = 0
        for range in chunks.data {
            (target + used).update(from: start + range.lowerBound, count: range.count)
            used += range.count
        }
        return (UnsafePointer(target), total)
    }

    private func restoreRows(_ header: PNGHeader, palette: [UInt32], to out: UnsafeMutablePointer<UInt32>) -> Bool {
        let stride = header.rowBytes + 1
        let rows = raw.bytes
        let size = header.channels
        // Every index can be looked up, also one without an entry; it is checked afterwards.
        let colors = palette + [UInt32](repeating: 0, count: max(0, 256 - palette.count))
        return colors.withUnsafeBufferPointer { colors in
            for y in 0..<header.height {
                let row = rows + stride * (y + 1)
                let above = row - stride
                // The byte behind a row is the next one's filter; it is only read in the bytes that are not kept.
                guard
                    RowUnfilter.undo(
                        row[0], row: row + 1, above: above + 1, count: header.rowBytes, bytesPerPixel: size),
                    RowExpansion.expand(
                        row + 1, header: header, palette: colors.baseAddress!, paletteCount: palette.count,
                        to: out + y * header.width)
                else { return false }
            }
            return true
        }
    }
}
