// A palette for one GIF frame and the index of each of its pixels.

enum GIFColours {
    /// Colours that fit are kept exactly; more than `limit` are reduced and dithered. Pixels where `skip` holds get the
    /// index behind the last colour.
    static func index(
        _ pixels: [UInt32], width: Int, origin: (x: Int, y: Int), limit: Int, dither: GIFDither, skip: [Bool]?
    ) -> (colours: [UInt32], indices: [UInt8]) {
        if let exact = exactColours(pixels, limit: limit, skip: skip) {
            return (exact, exactIndices(pixels, exact, skip))
        }
        var histogram = ColourHistogram()
        for index in pixels.indices where skip?[index] != true { histogram.add(pixels[index]) }
        let (colours, error) = ColourBoxes.palette(histogram, limit: limit)
        let indices = Dithering.indices(
            pixels, width: width, origin: origin, colours: colours, error: error, dither: dither, skip: skip,
            skipped: UInt8(truncatingIfNeeded: colours.count))
        return (colours, indices)
    }

    private static func exactColours(_ pixels: [UInt32], limit: Int, skip: [Bool]?) -> [UInt32]? {
        var found = Set<UInt32>(), last: UInt32?
        for index in pixels.indices where skip?[index] != true {
            let colour = pixels[index] | 0xFF00_0000
            if colour == last { continue }
            last = colour
            if found.insert(colour).inserted && found.count > limit { return nil }
        }
        return found.isEmpty ? [0xFF00_0000] : found.sorted()
    }

    private static func exactIndices(_ pixels: [UInt32], _ colours: [UInt32], _ skip: [Bool]?) -> [UInt8] {
        let places = Dictionary(uniqueKeysWithValues: colours.enumerated().map { ($1, UInt8($0)) })
        var last: UInt32 = 0, place: UInt8 = 0
        return pixels.indices.map { index in
            if skip?[index] == true { return UInt8(colours.count) }
            let colour = pixels[index] | 0xFF00_0000
            if colour != last {
                last = colour
                place = places[colour] ?? 0
            }
            return place
        }
    }
}
