// A zlib stream in bands of rows.
import KinoraBasics
internal import KinoraCPNG
import Synchronization

/// Puts a zlib stream together from bands of scanlines, each of which is compressed without a look at the others: the bands of
/// the picture before are taken over where their rows are the same.
///
/// Rows repeat those above them. A band has no rows above its first, which costs about a hundredth of the file's size.
final class BandedStream {
    /// Scanlines of about so many bytes make a band.
    private static let bandBytes = 256 * 1024

    /// What a band's bytes depend on, beside its pixels and those of the row above it.
    struct Key: Equatable, Sendable {
        let rows: Range<Int>
        let filters: [RowFilter]
        let isLast: Bool
    }

    /// What a band becomes.
    struct Piece: Sendable {
        /// Blocks of a deflate stream that end at a byte's end.
        let blocks: [UInt8]
        /// Adler-32 of the band's scanlines.
        let checksum: UInt32
        /// The bits that all pixels of the band have.
        var common = UInt32.max
    }

    private struct Band {
        let key: Key
        let piece: Piece
    }

    private var kept: [Band] = []
    /// The bits that all pixels of the last picture have; none where it was forgotten.
    var common: UInt32 { kept.isEmpty ? 0 : kept.reduce(.max) { $0 & $1.piece.common } }
    private let output = ScratchBuffer()

    /// The bands of a picture, from top to bottom: whole bands of a survey.
    static func bands(height: Int, stride: Int) -> [Range<Int>] {
        let step = FrameSurvey.bandRows
        let rows = max(1, bandBytes / stride / step) * step
        return Swift.stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
    }

    func forget() { kept = [] }

    /// The stream of a picture, valid until the next call.
    ///
    /// - Parameters:
    ///   - keys: the bands, from top to bottom.
    ///   - stride: bytes of a scanline.
    ///   - threads: those that compress, the calling one included.
    ///   - isKept: whether the pixels of a band and of the row above it are those of the last call.
    ///   - compress: makes a band's piece on the thread of a number below `threads`.
    func stream(
        _ keys: [Key], stride: Int, threads: Int, isKept: (Range<Int>) -> Bool,
        _ compress: @escaping @Sendable (Key, _ thread: Int) -> Piece
    ) -> UnsafeBufferPointer<UInt8> {
        let old = kept
        var pieces = keys.enumerated().map { index, key in
            old.indices.contains(index) && old[index].key == key && isKept(key.rows) ? old[index].piece : nil
        }
        let missing = pieces.indices.filter { pieces[$0] == nil }
        let made = Made()
        SharedWork.run(missing.count, threads: threads) { thread, number in
            let piece = compress(keys[missing[number]], thread)
            made.pieces.withLock { $0[missing[number]] = piece }
        }
        for (index, piece) in made.pieces.withLock({ $0 }) { pieces[index] = piece }
        kept = zip(keys, pieces).map { Band(key: $0, piece: $1!) }
        return joined(stride: stride)
    }

    /// What the threads have made, by the numbers of the bands.
    private final class Made: Sendable {
        let pieces = Mutex<[Int: Piece]>([:])
    }

    private func joined(stride: Int) -> UnsafeBufferPointer<UInt8> {
        let count = kept.reduce(6) { $0 + $1.piece.blocks.count }
        let target = output.reserve(count)
        (target[0], target[1]) = ZlibCoder.header
        var (place, checksum) = (2, UInt32(1))
        for band in kept {
            (target + place).update(from: band.piece.blocks, count: band.piece.blocks.count)
            place += band.piece.blocks.count
            checksum = Adler32.joined(checksum, band.piece.checksum, count: band.key.rows.count * stride)
        }
        for index in 0..<4 { target[place + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index)) }
        return UnsafeBufferPointer(start: target, count: count)
    }
}

/// The checksum of zlib streams (RFC 1950).
enum Adler32 {
    /// The largest prime below 2^16.
    private static let modulus = 65_521

    static func of(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 { libdeflate_adler32(1, bytes, count) }

    /// That of two pieces one after the other, the second of `count` bytes. The low half is 1 and the sum of all bytes; the high
    /// half sums up the low one after each byte, so the second piece adds what the first had left, `count` times.
    static func joined(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
        let (a, b) = (Int(first & 0xFFFF), Int(first >> 16))
        let low = (a + Int(second & 0xFFFF) + modulus - 1) % modulus
        let high = (b + Int(second >> 16) + (count % modulus) * (a + modulus - 1)) % modulus
        return UInt32(high) << 16 | UInt32(low)
    }
}
