// Streams of zlib (RFC 1950) to bytes, for files other than PNG.
internal import KinoraCPNG

/// Unpacks what zlib has packed.
public enum ZlibDecoder {
    /// The bytes of a stream, as many of them as come before its end, a mistake in it, or `limit`.
    public static func inflate(_ bytes: [UInt8], limit: Int) -> [UInt8] {
        guard !bytes.isEmpty, limit > 0 else { return [] }
        var count = 0
        guard let unpacked = cpng_inflate(bytes, bytes.count, limit, &count) else { return [] }
        defer { cpng_free(unpacked) }
        return Array(UnsafeBufferPointer(start: unpacked, count: count))
    }
}
