import KinoraScene

/// The W3C Compositing and Blending formulas in Double, written from the specification: straight colors, one pixel.
enum BlendOracle {
    /// Premultiplied r, g, b, a in 0…255.
    typealias Pixel = [Double]

    static func unpack(_ p: UInt32) -> Pixel { (0..<4).map { Double((p >> (8 * UInt32($0))) & 255) } }

    static func composite(_ source: UInt32, _ target: UInt32, _ mode: BlendMode, opacity: Double, coverage: Double)
        -> Pixel
    {
        let s = unpack(source).map { $0 / 255 * opacity }
        let d = unpack(target).map { $0 / 255 }
        let formula = composite(s, d, mode)
        return (0..<4).map { (d[$0] + (formula[$0] - d[$0]) * coverage) * 255 }
    }

    private static func composite(_ s: Pixel, _ d: Pixel, _ mode: BlendMode) -> Pixel {
        let (sa, da) = (s[3], d[3])
        func porterDuff(_ fs: Double, _ fd: Double) -> Pixel { (0..<4).map { s[$0] * fs + d[$0] * fd } }
        switch mode {
        case .clear: return porterDuff(0, 0)
        case .copy: return porterDuff(1, 0)
        case .sourceIn: return porterDuff(da, 0)
        case .sourceOut: return porterDuff(1 - da, 0)
        case .sourceAtop: return porterDuff(da, 1 - sa)
        case .destinationOver: return porterDuff(1 - da, 1)
        case .destinationIn: return porterDuff(0, sa)
        case .destinationOut: return porterDuff(0, 1 - sa)
        case .destinationAtop: return porterDuff(1 - da, sa)
        case .xor: return porterDuff(1 - da, 1 - sa)
        case .plusLighter: return (0..<4).map { min(1, s[$0] + d[$0]) }
        case .plusDarker:
            return (0..<3).map { max(0, s[$0] + d[$0] - max(0, sa + da - 1)) } + [min(1, sa + da)]
        default: break
        }
        let cs = (0..<3).map { sa > 0 ? s[$0] / sa : 0 }
        let cb = (0..<3).map { da > 0 ? d[$0] / da : 0 }
        let mixed = blend(cb, cs, mode)
        return (0..<3).map { sa * (1 - da) * cs[$0] + sa * da * mixed[$0] + (1 - sa) * da * cb[$0] } + [
            sa + da - sa * da
        ]
    }

    private static func blend(_ cb: [Double], _ cs: [Double], _ mode: BlendMode) -> [Double] {
        switch mode {
        case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
        case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
        case .color: setLum(cs, lum(cb))
        case .luminosity: setLum(cb, lum(cs))
        default: (0..<3).map { separable(cb[$0], cs[$0], mode) }
        }
    }

    private static func separable(_ b: Double, _ s: Double, _ mode: BlendMode) -> Double {
        // Whole-number ratios (S = as) must be seen as such.
        let (b, s) = (abs(b - 1) < 1e-12 ? 1 : b, abs(s - 1) < 1e-12 ? 1 : s)
        switch mode {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return separable(s, b, .hardLight)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : (s == 1 ? 1 : min(1, b / (1 - s)))
        case .colorBurn: return b == 1 ? 1 : (s == 0 ? 0 : 1 - min(1, (1 - b) / s))
        case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let curve = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (curve - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return s
        }
    }

    private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    private static func sat(_ c: [Double]) -> Double { c.max()! - c.min()! }

    private static func setLum(_ c: [Double], _ l: Double) -> [Double] {
        let d = l - lum(c)
        var c = c.map { $0 + d }
        let (light, low, high) = (lum(c), c.min()!, c.max()!)
        if low < 0 { c = c.map { light + ($0 - light) * light / (light - low) } }
        if high > 1 { c = c.map { light + ($0 - light) * (1 - light) / (high - light) } }
        return c
    }

    private static func setSat(_ c: [Double], _ s: Double) -> [Double] {
        var result = [0.0, 0.0, 0.0]
        let order = [0, 1, 2].sorted { c[$0] < c[$1] }
        let (low, middle, high) = (order[0], order[1], order[2])
        if c[high] > c[low] {
            result[middle] = (c[middle] - c[low]) * s / (c[high] - c[low])
            result[high] = s
        }
        return result
    }
}
