// A palette for one GIF frame and the index of each of its pixels.

enum GIFColors {
    /// Colors that fit are kept exactly; more than `limit` are reduced and dithered. Pixels where `skip` holds get the
    /// index behind the last color.
    static func index(
        _ pixels: [UInt32], width: Int, origin: (x: Int, y: Int), limit: Int, dither: GIFDither, skip: [Bool]?
    ) -> (colors: [UInt32], indices: [UInt8]) {
        if let exact = exactColors(pixels, limit: limit, skip: skip) {
            return (exact, exactIndices(pixels, exact, skip))
        }
        var histogram = ColorHistogram()
        for index in pixels.indices where skip?[index] != true { histogram.add(pixels[index]) }
        let (colors, error) = ColorBoxes.palette(histogram, limit: limit)
        let indices = Dithering.indices(
            pixels, width: width, origin: origin, colors: colors, error: error, dither: dither, skip: skip,
            skipped: UInt8(truncatingIfNeeded: colors.count))
        return (colors, indices)
    }

    private static func exactColors(_ pixels: [UInt32], limit: Int, skip: [Bool]?) -> [UInt32]? {
        var found = Set<UInt32>(), last: UInt32?
        for index in pixels.indices where skip?[index] != true {
            let color = pixels[index] | 0xFF00_0000
            if color == last { continue }
            last = color
            if found.insert(color).inserted && found.count > limit { return nil }
        }
        return found.isEmpty ? [0xFF00_0000] : found.sorted()
    }

    private static func exactIndices(_ pixels: [UInt32], _ colors: [UInt32], _ skip: [Bool]?) -> [UInt8] {
        let places = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
        var last: UInt32 = 0, place: UInt8 = 0
        return pixels.indices.map { index in
            if skip?[index] == true { return UInt8(colors.count) }
            let color = pixels[index] | 0xFF00_0000
            if color != last {
                last = color
                place = places[color] ?? 0
            }
            return place
        }
    }
}
