import KinoraPixels

/// A hard cut by alpha.
struct AlphaThresholdFilter {
    /// The alphas, 0…1, that become `color`; both ends belong to them.
    var minimum: Double
    var maximum: Double
    var color: RGBA

    /// `color` where the alpha of `source` lies in the range, transparent elsewhere; covers `wanted`.
    func apply(to source: Surface, wanted: PixelRect) -> Surface {
        let result = Surface(bounds: wanted)
        let inside = PremultipliedPixel(color).word
        let table = (0..<256).map { alpha -> UInt32 in
            let share = Double(alpha) / 255
            return share >= minimum && share <= maximum ? inside : 0
        }
        if table[0] != 0 {
            result.pixels.update(repeating: table[0], count: max(0, wanted.width) * max(0, wanted.height))
        }
        let part = wanted.intersection(source.bounds)
        guard !part.isEmpty else { return result }
        for y in part.y..<part.maxY {
            let from = source.row(y) + (part.x - source.bounds.x)
            let to = result.row(y) + (part.x - wanted.x)
            for x in 0..<part.width { to[x] = table[Int(from[x] &>> 24)] }
        }
        return result
    }
}
