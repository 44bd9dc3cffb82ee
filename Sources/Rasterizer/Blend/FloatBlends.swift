/// The modes that divide or take roots, and the non-separable ones: in 32-bit floats, one rounding at the end.

/// Colour of one pixel, premultiplied, 0…1.
struct FloatPixel {
    var r: Float
    var g: Float
    var b: Float
}

/// The overlap term `as·ad·B(D/ad, S/as)` on premultiplied colour.
protocol FloatBlend {
    static func overlap(_ s: FloatPixel, _ d: FloatPixel, _ sa: Float, _ da: Float) -> FloatPixel
    /// The alpha of source and destination together.
    static func alpha(_ sa: Float, _ da: Float) -> Float
    /// False: opacity must scale the source first; otherwise the result may be mixed with the target instead.
    static var isLinearInSource: Bool { get }
}

extension FloatBlend {
    static var isLinearInSource: Bool { true }

    @inline(__always)
    static func alpha(_ sa: Float, _ da: Float) -> Float { sa + da - sa * da }
}

/// A mode that treats the channels alike.
protocol SeparableFloatBlend: FloatBlend {
    static func overlap(_ s: Float, _ d: Float, _ sa: Float, _ da: Float) -> Float
}

extension SeparableFloatBlend {
    @inline(__always)
    static func overlap(_ s: FloatPixel, _ d: FloatPixel, _ sa: Float, _ da: Float) -> FloatPixel {
        FloatPixel(r: overlap(s.r, d.r, sa, da), g: overlap(s.g, d.g, sa, da), b: overlap(s.b, d.b, sa, da))
    }
}

/// `as · min(ad, D·as / (as − S))`, 0 for D = 0 and full where S reaches as.
enum ColorDodge: SeparableFloatBlend {
    @inline(__always)
    static func overlap(_ s: Float, _ d: Float, _ sa: Float, _ da: Float) -> Float {
        let room = sa - s
        let quotient = d * sa / (room > 0 ? room : 1)
        let open = quotient < da ? quotient : da
        let value = room > 0 ? open : da
        return d > 0 ? sa * value : 0
    }
}

/// `as · (ad − min(ad, (ad − D)·as / S))`, full for D = ad and 0 where S is 0.
enum ColorBurn: SeparableFloatBlend {
    @inline(__always)
    static func overlap(_ s: Float, _ d: Float, _ sa: Float, _ da: Float) -> Float {
        let room = da - d
        let quotient = room * sa / (s > 0 ? s : 1)
        let open = quotient < da ? da - quotient : 0
        let value = s > 0 ? open : 0
        return room > 0 ? sa * value : sa * da
    }
}

/// W3C soft light, which Core Animation uses too.
enum SoftLight: SeparableFloatBlend {
    @inline(__always)
    static func overlap(_ s: Float, _ d: Float, _ sa: Float, _ da: Float) -> Float {
        let b = d / (da > 0 ? da : 1)
        let tilt = 2 * s - sa
        let low = ((16 * b - 12) * b + 4) * b
        let curve = b <= 0.25 ? low : b.squareRoot()
        return tilt <= 0 ? d * (sa + tilt * (1 - b)) : d * sa + da * tilt * (curve - b)
    }
}

/// Luminosity with the weights of the W3C blend modes.
@inline(__always)
private func luminosity(_ c: FloatPixel) -> Float { 0.3 * c.r + 0.59 * c.g + 0.11 * c.b }

@inline(__always)
private func least(_ c: FloatPixel) -> Float {
    let m = c.r < c.g ? c.r : c.g
    return m < c.b ? m : c.b
}

@inline(__always)
private func greatest(_ c: FloatPixel) -> Float {
    let m = c.r > c.g ? c.r : c.g
    return m > c.b ? m : c.b
}

/// Moves `c` to the luminosity `target` and back into 0…`limit` towards grey. All values share the factor as·ad.
@inline(__always)
private func setLuminosity(_ c: FloatPixel, _ target: Float, limit: Float) -> FloatPixel {
    let shift = target - luminosity(c)
    let moved = FloatPixel(r: c.r + shift, g: c.g + shift, b: c.b + shift)
    let low = least(moved)
    let high = greatest(moved)
    let below = target - low
    let above = high - target
    let lowFactor = low < 0 ? target / (below > 0 ? below : 1) : 1
    let highFactor = high > limit ? (limit - target) / (above > 0 ? above : 1) : 1
    // Only one of them is below 1: the channels' spread never exceeds the limit.
    let factor = lowFactor < highFactor ? lowFactor : highFactor
    return FloatPixel(
        r: target + (moved.r - target) * factor, g: target + (moved.g - target) * factor,
        b: target + (moved.b - target) * factor)
}

/// Stretches `c` so that its spread is `spread` and its least channel 0.
@inline(__always)
private func setSaturation(_ c: FloatPixel, _ spread: Float) -> FloatPixel {
    let low = least(c)
    let range = greatest(c) - low
    let factor = range > 0 ? spread / (range > 0 ? range : 1) : 0
    return FloatPixel(r: (c.r - low) * factor, g: (c.g - low) * factor, b: (c.b - low) * factor)
}

@inline(__always)
private func saturation(_ c: FloatPixel) -> Float { greatest(c) - least(c) }

@inline(__always)
private func scaled(_ c: FloatPixel, _ factor: Float) -> FloatPixel {
    FloatPixel(r: c.r * factor, g: c.g * factor, b: c.b * factor)
}

enum Hue: FloatBlend {
    @inline(__always)
    static func overlap(_ s: FloatPixel, _ d: FloatPixel, _ sa: Float, _ da: Float) -> FloatPixel {
        let (source, target) = (scaled(s, da), scaled(d, sa))
        return setLuminosity(setSaturation(source, saturation(target)), luminosity(target), limit: sa * da)
    }
}

enum Saturation: FloatBlend {
    @inline(__always)
    static func overlap(_ s: FloatPixel, _ d: FloatPixel, _ sa: Float, _ da: Float) -> FloatPixel {
        let (source, target) = (scaled(s, da), scaled(d, sa))
        return setLuminosity(setSaturation(target, saturation(source)), luminosity(target), limit: sa * da)
    }
}

enum ColorMode: FloatBlend {
    @inline(__always)
    static func overlap(_ s: FloatPixel, _ d: FloatPixel, _ sa: Float, _ da: Float) -> FloatPixel {
        setLuminosity(scaled(s, da), luminosity(scaled(d, sa)), limit: sa * da)
    }
}

enum Luminosity: FloatBlend {
    @inline(__always)
    static func overlap(_ s: FloatPixel, _ d: FloatPixel, _ sa: Float, _ da: Float) -> FloatPixel {
        setLuminosity(scaled(d, sa), luminosity(scaled(s, da)), limit: sa * da)
    }
}

/// `max(0, S + D − max(0, as + ad − 1))`, written as an overlap term.
enum PlusDarker: SeparableFloatBlend {
    static var isLinearInSource: Bool { false }

    @inline(__always)
    static func overlap(_ s: Float, _ d: Float, _ sa: Float, _ da: Float) -> Float {
        let excess = sa + da - 1
        let sum = s + d - (excess > 0 ? excess : 0)
        let result: Float = sum > 0 ? sum : 0
        return result - s * (1 - da) - d * (1 - sa)
    }

    @inline(__always)
    static func alpha(_ sa: Float, _ da: Float) -> Float { sa + da < 1 ? sa + da : 1 }
}
