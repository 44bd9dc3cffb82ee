// From pixels to scanlines: straight color, packed to the file's channels, filtered, each row behind its filter's byte.
internal import KinoraFrameKernels
import KinoraPixels

/// Packs and filters rows of one frame with buffers that it keeps between frames.
final class Scanlines {
    /// What a scanline holds per pixel.
    enum Layout {
        case rgb
        case rgba
        case palette(PaletteCensus)

        /// The distance in bytes that filters look to the left.
        var bytesPerPixel: Int {
            switch self {
            case .rgb: 3
            case .rgba: 4
            case .palette: 1
            }
        }

        func rowBytes(width: Int) -> Int {
            switch self {
            case .rgb: width * 3
            case .rgba: width * 4
            case .palette(let census): (width * census.bitDepth + 7) / 8
            }
        }
    }

    /// Zeros before a row, for the filters' pixel left of the first.
    private static let margin = 16

    /// The bits that all pixels have of the rows that were written last, where only their colors were written.
    private(set) var common = UInt32.max

    private let straight = ScratchBuffer()
    private let rows = ScratchBuffer()

    /// Writes the scanlines of `range` to `out`, without gaps. `filter` is asked once per row.
    func write(
        _ pixels: UnsafePointer<UInt32>, width: Int, rows range: Range<Int>, layout: Layout, isPremultiplied: Bool,
        to out: UnsafeMutablePointer<UInt8>, filter: (Int) -> RowFilter
    ) {
        let rowBytes = layout.rowBytes(width: width), bytesPerPixel = layout.bytesPerPixel
        let spacing = rowBytes + Scanlines.margin + 16
        let memory = rows.reserve(2 * spacing)
        memory.update(repeating: 0, count: 2 * spacing)
        var current = memory + Scanlines.margin, above = memory + spacing + Scanlines.margin
        if range.lowerBound > 0 {
            pack(pixels + (range.lowerBound - 1) * width, width, layout, isPremultiplied, to: above)
        }
        var target = out
        common = .max
        for y in range {
            let row = pixels + y * width
            let chosen = filter(y)
            if chosen == .none {
                target[0] = 0
                pack(row, width, layout, isPremultiplied, to: target + 1)
                if y + 1 < range.upperBound && filter(y + 1) != .none {
                    current.update(from: target + 1, count: rowBytes)
                }
            } else {
                pack(row, width, layout, isPremultiplied, to: current)
                chosen.apply(row: current, above: above, count: rowBytes, bytesPerPixel: bytesPerPixel, to: target)
            }
            swap(&current, &above)
            target += rowBytes + 1
        }
    }

    /// The filter that suits each row of some best.
    func filters(
        _ pixels: UnsafePointer<UInt32>, width: Int, rows range: Range<Int>, layout: Layout, isPremultiplied: Bool,
        by choice: AdaptiveFilter
    ) -> [RowFilter] {
        let count = layout.rowBytes(width: width), bytesPerPixel = layout.bytesPerPixel
        var chosen: [RowFilter] = []
        chosen.reserveCapacity(range.count)
        eachRow(pixels, width: width, rows: range, layout: layout, isPremultiplied: isPremultiplied) { row, above in
            chosen.append(choice.choose(row: row, above: above, count: count, bytesPerPixel: bytesPerPixel))
        }
        return chosen
    }

    /// What each of some filters leaves of some rows, in all.
    func costs(
        of filters: [RowFilter], _ pixels: UnsafePointer<UInt32>, width: Int, rows range: Range<Int>, layout: Layout,
        isPremultiplied: Bool, by choice: AdaptiveFilter
    ) -> [Float] {
        let count = layout.rowBytes(width: width), bytesPerPixel = layout.bytesPerPixel
        var costs = [Float](repeating: 0, count: filters.count)
        eachRow(pixels, width: width, rows: range, layout: layout, isPremultiplied: isPremultiplied) { row, above in
            for index in filters.indices {
                costs[index] += choice.cost(
                    of: filters[index], row: row, above: above, count: count, bytesPerPixel: bytesPerPixel)
            }
        }
        return costs
    }

    /// Hands over each row of some, packed, with the one above it.
    private func eachRow(
        _ pixels: UnsafePointer<UInt32>, width: Int, rows range: Range<Int>, layout: Layout, isPremultiplied: Bool,
        _ body: (_ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>) -> Void
    ) {
        let spacing = layout.rowBytes(width: width) + Scanlines.margin + 16
        let memory = rows.reserve(2 * spacing)
        memory.update(repeating: 0, count: 2 * spacing)
        var current = memory + Scanlines.margin, above = memory + spacing + Scanlines.margin
        if range.lowerBound > 0 {
            pack(pixels + (range.lowerBound - 1) * width, width, layout, isPremultiplied, to: above)
        }
        for y in range {
            pack(pixels + y * width, width, layout, isPremultiplied, to: current)
            body(current, above)
            swap(&current, &above)
        }
    }

    /// Packs one row. May write up to 8 bytes beyond the row, which the next one overwrites.
    private func pack(
        _ row: UnsafePointer<UInt32>, _ width: Int, _ layout: Layout, _ isPremultiplied: Bool,
        to out: UnsafeMutablePointer<UInt8>
    ) {
        switch layout {
        case .rgb: packRGB(row, width, out, &common)
        case .palette(let census): census.pack(row, count: width, to: out)
        case .rgba:
            guard isPremultiplied else {
                UnsafeMutableRawPointer(out).copyMemory(from: row, byteCount: width * 4)
                return
            }
            let words = straight.reserve(width * 4)
            words.withMemoryRebound(to: UInt32.self, capacity: width) {
                Premultiplication.unpremultiply(row, count: width, to: $0)
                UnsafeMutableRawPointer(out).copyMemory(from: $0, byteCount: width * 4)
            }
        }
    }
}

/// Drops the alpha bytes, eight bytes of two pixels at a time.
@inline(never)
private func packRGB(
    _ row: UnsafePointer<UInt32>, _ width: Int, _ out: UnsafeMutablePointer<UInt8>, _ common: inout UInt32
) {
    let target = UnsafeMutableRawPointer(out)
    var x = fk_pack_rgb(row, width, out, &common)
    for rest in x..<max(x, width) { common &= row[rest] }
    var at = 3 * x
    while x &+ 4 <= width {
        let a = row[x] & 0xFF_FFFF, b = row[x &+ 1] & 0xFF_FFFF, c = row[x &+ 2] & 0xFF_FFFF, d = row[x &+ 3]
        target.storeBytes(of: (a | b &<< 24).littleEndian, toByteOffset: at, as: UInt32.self)
        target.storeBytes(of: (b &>> 8 | c &<< 16).littleEndian, toByteOffset: at &+ 4, as: UInt32.self)
        target.storeBytes(of: (c &>> 16 | d &<< 8).littleEndian, toByteOffset: at &+ 8, as: UInt32.self)
        x = x &+ 4
        at = at &+ 12
    }
    while x < width {
        out[at] = UInt8(truncatingIfNeeded: row[x])
        out[at &+ 1] = UInt8(truncatingIfNeeded: row[x] &>> 8)
        out[at &+ 2] = UInt8(truncatingIfNeeded: row[x] &>> 16)
        x = x &+ 1
        at = at &+ 3
    }
}
