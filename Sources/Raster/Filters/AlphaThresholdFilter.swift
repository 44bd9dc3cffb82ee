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
        let inside = packedPremultiplied(color)
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

/// A straight color, clamped to 0…1, as a premultiplied pixel.
func packedPremultiplied(_ color: RGBA) -> UInt32 {
    func clamp(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
    let alpha = clamp(color.alpha)
    func byte(_ x: Double) -> UInt32 { UInt32(clamp(x) * alpha * 255 + 0.5) }
    return byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | UInt32(alpha * 255 + 0.5) << 24
}
