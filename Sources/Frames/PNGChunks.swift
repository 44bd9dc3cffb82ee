// The chunks of a well-made PNG of a common kind: where its data and its palette lie.
//
// This is where the fast decoder accepts files, and it accepts few kinds on purpose: whatever is unusual (a wrong checksum, a chunk out of
// place, an odd kind) is not judged here but left to libpng, so that the two together are exactly as strict as libpng alone.
internal import KinoraCPNG

struct PNGChunks {
    /// Where the pieces of the zlib stream lie.
    private(set) var data: [Range<Int>] = []
    /// Palette entries as straight RGBA words; empty for other kinds.
    private(set) var palette: [UInt32] = []

    /// libpng refuses longer chunks that are not picture data.
    private static let longestChunk = 8_000_000

    private enum Name {
        static let palette: UInt32 = 0x504C_5445
        static let transparency: UInt32 = 0x7452_4E53
        static let data: UInt32 = 0x4944_4154
        static let end: UInt32 = 0x4945_4E44
    }

    /// Nil when libpng should judge the file.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, header: PNGHeader) {
        guard PNGChunks.isCommon(header), let start = bytes.baseAddress else { return nil }
        let longestData = max(PNGChunks.longestChunk, (header.rowBytes + 1) * header.height)
        var position = PNGHeader.byteCount
        var dataEnded = false
        while true {
            guard position + 12 <= bytes.count else { return nil }
            let length = Int(bigEndian(start + position))
            let name = bigEndian(start + position + 4)
            let body = position + 8
            guard length <= bytes.count - body - 4,
                length <= (name == Name.data ? longestData : PNGChunks.longestChunk),
                PNGChunks.isName(name)
            else { return nil }
            let isNeeded = name == Name.transparency || name & 0x2000_0000 == 0
            if isNeeded && bigEndian(start + body + length) != libdeflate_crc32(0, start + position + 4, length + 4) {
                return nil
            }
            if name != Name.data && !data.isEmpty { dataEnded = true }
            switch name {
            case Name.data:
                guard !dataEnded, header.colorType != 3 || !palette.isEmpty else { return nil }
                data.append(body..<body + length)
            case Name.palette:
                guard header.colorType == 3, palette.isEmpty, data.isEmpty, length % 3 == 0, length > 0,
                    length / 3 <= 1 << header.bitDepth
                else { return nil }
                palette = PNGChunks.colors(start + body, count: length / 3)
            case Name.transparency:
                guard header.colorType == 3, data.isEmpty, length > 0, length <= palette.count,
                    palette.allSatisfy({ $0 >> 24 == 255 })
                else { return nil }
                for index in 0..<length { palette[index] &= 0xFF_FFFF | UInt32(start[body + index]) << 24 }
            case Name.end:
                guard length == 0, !data.isEmpty else { return nil }
                return
            default:
                guard name & 0x2000_0000 != 0 else { return nil }
            }
            position = body + length + 4
        }
    }

    private static func isCommon(_ header: PNGHeader) -> Bool {
        !header.isInterlaced && (header.bitDepth == 8 || header.colorType == 3)
    }

    private static func isName(_ name: UInt32) -> Bool {
        for shift: UInt32 in [0, 8, 16, 24] {
            let letter = UInt8(truncatingIfNeeded: name >> shift) | 0x20
            guard letter >= 0x61 && letter <= 0x7A else { return false }
        }
        return true
    }

    private static func colors(_ bytes: UnsafePointer<UInt8>, count: Int) -> [UInt32] {
        (0..<count).map { index in
            let entry = bytes + 3 * index
            return UInt32(entry[0]) | UInt32(entry[1]) << 8 | UInt32(entry[2]) << 16 | 0xFF00_0000
        }
    }
}
