// The inverse of PNG's row filters (PNG specification, section 9). Sub, average and Paeth depend on the pixel just undone, so
// they go pixel by pixel, three or four channels in one word.

enum RowUnfilter {
    /// Undoes `filter` in place. `above` is the row above, already undone, or zeros. Both rows must be readable and
    /// writable for 4 bytes behind their end. False when the file names no such filter.
    static func undo(
        _ filter: UInt8, row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int
    ) -> Bool {
        guard let filter = RowFilter(rawValue: filter) else { return false }
        switch (filter, bytesPerPixel) {
        case (.none, _): break
        case (.up, _): up(row, above, count)
        case (.sub, 4): words(row, above, count, 4) { raw, left, _, _ in add(raw, left) }
        case (.sub, 3): words(row, above, count, 3) { raw, left, _, _ in add(raw, left) }
        case (.average, 4): words(row, above, count, 4) { raw, left, above, _ in add(raw, mean(left, above)) }
        case (.average, 3): words(row, above, count, 3) { raw, left, above, _ in add(raw, mean(left, above)) }
        case (.paeth, 4): words(row, above, count, 4) { add($0, paeth($1, $2, $3, channels: 4)) }
        case (.paeth, 3): words(row, above, count, 3) { add($0, paeth($1, $2, $3, channels: 3)) }
        default: bytes(filter, row, above, count, bytesPerPixel)
        }
        return true
    }

    @inline(never)
    private static func up(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int) {
        for i in 0..<count { row[i] = row[i] &+ above[i] }
    }

    /// Pixel by pixel, a pixel's channels in the low bytes of a word; the bytes above them carry garbage that is not stored.
    @inline(__always)
    private static func words(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ size: Int,
        _ restore: (_ raw: UInt32, _ left: UInt32, _ above: UInt32, _ aboveLeft: UInt32) -> UInt32
    ) {
        let target = UnsafeMutableRawPointer(row), upper = UnsafeRawPointer(above)
        var left: UInt32 = 0, aboveLeft: UInt32 = 0
        var at = 0
        while at < count {
            let raw = target.loadUnaligned(fromByteOffset: at, as: UInt32.self)
            let over = upper.loadUnaligned(fromByteOffset: at, as: UInt32.self)
            left = restore(raw, left, over, aboveLeft)
            aboveLeft = over
            if size == 4 {
                target.storeBytes(of: left, toByteOffset: at, as: UInt32.self)
            } else {
                target.storeBytes(of: UInt16(truncatingIfNeeded: left), toByteOffset: at, as: UInt16.self)
                target.storeBytes(of: UInt8(truncatingIfNeeded: left &>> 16), toByteOffset: at &+ 2, as: UInt8.self)
            }
            at = at &+ size
        }
    }

    /// Four sums of bytes, each modulo 256.
    @inline(__always)
    private static func add(_ a: UInt32, _ b: UInt32) -> UInt32 {
        ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
    }

    /// Four means of bytes, rounded down.
    @inline(__always)
    private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
        (a & b) &+ (((a ^ b) & 0xFEFE_FEFE) &>> 1)
    }

    @inline(__always)
    private static func paeth(_ a: UInt32, _ b: UInt32, _ c: UInt32, channels: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for channel in 0..<channels {
            let shift = channel &* 8
            let guess = paethByte(
                Int32(truncatingIfNeeded: a &>> shift & 255), Int32(truncatingIfNeeded: b &>> shift & 255),
                Int32(truncatingIfNeeded: c &>> shift & 255))
            result |= UInt32(truncatingIfNeeded: guess) &<< shift
        }
        return result
    }

    /// Whichever of a (left), b (above), c (above left) is nearest to a + b - c, in that order when equally near.
    @inline(__always)
    private static func paethByte(_ a: Int32, _ b: Int32, _ c: Int32) -> Int32 {
        let toA = b &- c, toB = a &- c, toC = toA &+ toB
        let distanceA = toA < 0 ? 0 &- toA : toA
        let distanceB = toB < 0 ? 0 &- toB : toB
        let distanceC = toC < 0 ? 0 &- toC : toC
        let bOrC = distanceB <= distanceC ? b : c
        return distanceA <= distanceB && distanceA <= distanceC ? a : bOrC
    }

    /// The plain way, for one and two bytes a pixel.
    private static func bytes(
        _ filter: RowFilter, _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int,
        _ size: Int
    ) {
        for i in 0..<count {
            let a = i >= size ? Int32(row[i - size]) : 0, b = Int32(above[i]),
                c = i >= size ? Int32(above[i - size]) : 0
            let guess: Int32 =
                switch filter {
                case .none: 0
                case .sub: a
                case .up: b
                case .average: (a + b) >> 1
                case .paeth: paethByte(a, b, c)
                }
            row[i] = row[i] &+ UInt8(truncatingIfNeeded: guess)
        }
    }
}
