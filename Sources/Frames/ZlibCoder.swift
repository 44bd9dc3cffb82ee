// Bytes to a zlib stream: by libdeflate or zlib at a level, or by Kinora's own fast coder in the same wrapping (RFC 1950).
internal import KinoraCPNG

/// Holds compressors and the output buffer for one worker.
final class ZlibCoder {
    private var compressors: [Int32: OpaquePointer] = [:]
    private lazy var fast = FastDeflate()
    private let output = ScratchBuffer()

    deinit {
        for compressor in compressors.values { libdeflate_free_compressor(compressor) }
    }

    private func compressor(level: Int32) throws(PNGError) -> OpaquePointer {
        if let known = compressors[level] { return known }
        guard let made = libdeflate_alloc_compressor(level) else {
            throw PNGError(.memory, "not enough memory to compress")
        }
        compressors[level] = made
        return made
    }

    /// The stream is valid until the next call.
    func compress(
        _ bytes: UnsafePointer<UInt8>, count: Int, libdeflateLevel level: Int32
    ) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        let compressor = try compressor(level: level)
        let room = libdeflate_zlib_compress_bound(compressor, count)
        let target = output.reserve(room)
        let written = libdeflate_zlib_compress(compressor, bytes, count, target, room)
        guard written > 0 else { throw PNGError(.memory, "the picture could not be compressed") }
        return UnsafeBufferPointer(start: target, count: written)
    }

    /// The stream is valid until the next call.
    func compress(
        _ bytes: UnsafePointer<UInt8>, count: Int, zlibLevel level: Int32
    ) throws(PNGError) -> UnsafeBufferPointer<UInt8> {
        // What zlib cannot compress grows by 5 bytes in 16 KiB.
        let room = count + count / 1024 + 64
        let target = output.reserve(room)
        let written = cpng_deflate(bytes, count, level, target, room)
        guard written > 0 else { throw PNGError(.memory, "the picture could not be compressed") }
        return UnsafeBufferPointer(start: target, count: written)
    }

    /// Window of 32 KiB, fastest level; the two bytes as one number are a multiple of 31.
    static let header: (UInt8, UInt8) = (0x78, 0x01)

    /// A piece of a stream by the fast coder, which ends with a whole byte, and its checksum. `bytes` must be readable for
    /// `RepeatParser.readAhead` bytes behind its end.
    func compressPiece(
        _ bytes: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int, stride: Int, isLast: Bool
    ) -> BandedStream.Piece {
        let target = output.reserve(FastDeflate.bound(count))
        let written = fast.compress(
            bytes, count: count, bytesPerPixel: bytesPerPixel, stride: stride, ends: isLast, to: target)
        return BandedStream.Piece(
            blocks: Array(UnsafeBufferPointer(start: target, count: written)),
            checksum: Adler32.of(bytes, count: count))
    }

    /// `bytes` must be readable for `RepeatParser.readAhead` bytes behind its end. The stream is valid until the next call.
    func compressFast(
        _ bytes: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int, stride: Int, isThorough: Bool
    ) -> UnsafeBufferPointer<UInt8> {
        let target = output.reserve(FastDeflate.bound(count) + 6)
        (target[0], target[1]) = ZlibCoder.header
        let written = fast.compress(
            bytes, count: count, bytesPerPixel: bytesPerPixel, stride: stride, isThorough: isThorough, to: target + 2)
        let checksum = Adler32.of(bytes, count: count)
        for index in 0..<4 {
            target[2 + written + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index))
        }
        return UnsafeBufferPointer(start: target, count: written + 6)
    }
}
