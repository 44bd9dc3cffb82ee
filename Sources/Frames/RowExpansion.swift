// From the samples of a scanline to RGBA words, for the kinds that the fast decoder reads itself.

enum RowExpansion {
    /// False when an index has no palette entry.
    static func expand(
        _ row: UnsafePointer<UInt8>, header: PNGHeader, palette: UnsafePointer<UInt32>, paletteCount: Int,
        to out: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        let width = header.width
        switch header.colorType {
        case 0: for x in 0..<width { out[x] = UInt32(row[x]) &* 0x01_0101 | 0xFF00_0000 }
        case 2: rgb(row, width, out)
        case 3: return indices(row, header, palette, paletteCount, out)
        case 4: for x in 0..<width { out[x] = UInt32(row[2 &* x]) &* 0x01_0101 | UInt32(row[2 &* x &+ 1]) &<< 24 }
        default: UnsafeMutableRawPointer(out).copyMemory(from: row, byteCount: 4 * width)
        }
        return true
    }

    /// Four pixels from three words. May read 4 bytes behind the row.
    private static func rgb(_ row: UnsafePointer<UInt8>, _ width: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let source = UnsafeRawPointer(row)
        var x = 0, at = 0
        while x &+ 4 <= width {
            let a = source.loadUnaligned(fromByteOffset: at, as: UInt32.self)
            let b = source.loadUnaligned(fromByteOffset: at &+ 4, as: UInt32.self)
            let c = source.loadUnaligned(fromByteOffset: at &+ 8, as: UInt32.self)
            out[x] = a | 0xFF00_0000
            out[x &+ 1] = a &>> 24 | b &<< 8 | 0xFF00_0000
            out[x &+ 2] = b &>> 16 | c &<< 16 | 0xFF00_0000
            out[x &+ 3] = c &>> 8 | 0xFF00_0000
            x = x &+ 4
            at = at &+ 12
        }
        while x < width {
            out[x] = UInt32(row[at]) | UInt32(row[at &+ 1]) &<< 8 | UInt32(row[at &+ 2]) &<< 16 | 0xFF00_0000
            x = x &+ 1
            at = at &+ 3
        }
    }

    private static func indices(
        _ row: UnsafePointer<UInt8>, _ header: PNGHeader, _ palette: UnsafePointer<UInt32>, _ count: Int,
        _ out: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        let depth = header.bitDepth
        var worst = 0
        if depth == 8 {
            for x in 0..<header.width {
                let index = Int(row[x])
                worst = max(worst, index)
                out[x] = palette[index]
            }
        } else {
            let mask = UInt8((1 << depth) - 1), perByte = 8 / depth
            for x in 0..<header.width {
                let shift = 8 - depth * (x % perByte + 1)
                let index = Int(row[x / perByte] >> UInt8(shift) & mask)
                worst = max(worst, index)
                out[x] = palette[index]
            }
        }
        return worst < count
    }
}
