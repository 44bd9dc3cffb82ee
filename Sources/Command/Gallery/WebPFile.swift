/// The container of a WebP file: chunks with a name of four letters, a size of four bytes and contents of even length (the format is
/// described in libwebp's `webp-container-spec.txt`).
enum WebPFile {
    /// An animation without its frames of one duration.
    ///
    /// Each of the frames that stay must show the whole picture, as nothing is left of those before them.
    static func leavingOut(_ bytes: [UInt8], framesOf milliseconds: Int) -> [UInt8] {
        guard bytes.count >= 12 else { return bytes }
        var result = Array(bytes[..<12])
        var place = 12
        while place + 8 <= bytes.count {
            let size = number(bytes, at: place + 4, count: 4)
            let end = min(place + 8 + size + size % 2, bytes.count)
            let isFrame = bytes[place..<place + 4].elementsEqual("ANMF".utf8) && size >= 16
            // After its place and its size, a frame's duration.
            if !isFrame || number(bytes, at: place + 20, count: 3) != milliseconds { result += bytes[place..<end] }
            place = end
        }
        for index in 0..<4 { result[4 + index] = UInt8(truncatingIfNeeded: (result.count - 8) >> (8 * index)) }
        return result
    }

    /// A number of some bytes, the least significant first.
    private static func number(_ bytes: [UInt8], at place: Int, count: Int) -> Int {
        (0..<count).reduce(0) { place + $1 < bytes.count ? $0 | Int(bytes[place + $1]) << (8 * $1) : $0 }
    }
}
