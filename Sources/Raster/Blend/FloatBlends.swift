internal import KinoraRasterKernels

/// The modes that divide or take roots, and the non-separable ones: in 32-bit floats, one rounding at the end. Four
/// pixels at a time, each channel a vector, so that the speed does not depend on how the compiler vectorizes a loop.
typealias Floats = SIMD4<Float>

/// Color of four pixels, premultiplied, 0…1.
struct FloatPixels {
    var r: Floats
    var g: Floats
    var b: Floats
}

/// The overlap term `as·ad·B(D/ad, S/as)` on premultiplied color.
protocol FloatBlend {
    static func overlap(_ s: FloatPixels, _ d: FloatPixels, _ sa: Floats, _ da: Floats) -> FloatPixels
    /// The alpha of source and destination together.
    static func alpha(_ sa: Floats, _ da: Floats) -> Floats
    /// False when opacity must scale the source before the formula. Otherwise it may mix the formula's result with
    /// the target.
    static var isLinearInSource: Bool { get }
    /// The mode's loop for wide processors, if it has one. Only modes that are linear in the source do.
    static var kernel: rk_hard_mode? { get }
}

extension FloatBlend {
    static var isLinearInSource: Bool { true }
    static var kernel: rk_hard_mode? { nil }

    @inline(__always)
    static func alpha(_ sa: Floats, _ da: Floats) -> Floats { sa + da - sa * da }
}

/// A mode that treats the channels alike.
protocol SeparableFloatBlend: FloatBlend {
    static func overlap(_ s: Floats, _ d: Floats, _ sa: Floats, _ da: Floats) -> Floats
}

extension SeparableFloatBlend {
    @inline(__always)
    static func overlap(_ s: FloatPixels, _ d: FloatPixels, _ sa: Floats, _ da: Floats) -> FloatPixels {
        FloatPixels(r: overlap(s.r, d.r, sa, da), g: overlap(s.g, d.g, sa, da), b: overlap(s.b, d.b, sa, da))
    }
}

@inline(__always)
private func smaller(_ a: Floats, _ b: Floats) -> Floats { b.replacing(with: a, where: a .< b) }

@inline(__always)
private func larger(_ a: Floats, _ b: Floats) -> Floats { b.replacing(with: a, where: a .> b) }

/// `a` where `mask`, `b` elsewhere.
@inline(__always)
private func choose(_ mask: SIMDMask<SIMD4<Int32>>, _ a: Floats, _ b: Floats) -> Floats {
    b.replacing(with: a, where: mask)
}

/// The value, or 1 where it is not positive: a safe divisor where the quotient is not used.
@inline(__always)
private func divisor(_ value: Floats) -> Floats { choose(value .> 0, value, Floats(repeating: 1)) }

/// One over the square root, from a first guess by halving the exponent and two Newton steps, each of which doubles
/// the correct digits: the relative error is below 5e-6. (The library's root is a function call per lane.)
@inline(__always)
private func inverseRoot(_ x: Floats) -> Floats {
    let half = x * 0.5
    var y = unsafeBitCast(0x5F37_59DF &- (unsafeBitCast(x, to: SIMD4<UInt32>.self) &>> 1), to: Floats.self)
    y *= 1.5 - half * y * y
    y *= 1.5 - half * y * y
    return y
}

/// `as · min(ad, D·as / (as − S))`, full where S reaches as (the quotient is infinite), 0 for D = 0.
enum ColorDodge: SeparableFloatBlend {
    static var kernel: rk_hard_mode? { rk_color_dodge }

    @inline(__always)
    static func overlap(_ s: Floats, _ d: Floats, _ sa: Floats, _ da: Floats) -> Floats {
        choose(d .> 0, sa * smaller(d * sa / (sa - s), da), .zero)
    }
}

/// `as · (ad − min(ad, (ad − D)·as / S))`, 0 where S is 0 (the quotient is infinite), full for D = ad.
enum ColorBurn: SeparableFloatBlend {
    static var kernel: rk_hard_mode? { rk_color_burn }

    @inline(__always)
    static func overlap(_ s: Floats, _ d: Floats, _ sa: Floats, _ da: Floats) -> Floats {
        let room = da - d
        return sa * choose(room .> 0, da - smaller(room * sa / s, da), da)
    }
}

/// W3C soft light, which Core Animation uses too.
enum SoftLight: SeparableFloatBlend {
    static var kernel: rk_hard_mode? { rk_soft_light }

    @inline(__always)
    static func overlap(_ s: Floats, _ d: Floats, _ sa: Floats, _ da: Floats) -> Floats {
        let b = d * (1 / divisor(da))
        let tilt = 2 * s - sa
        let low = ((16 * b - 12) * b + 4) * b
        let curve = choose(b .<= 0.25, low, b * inverseRoot(b))
        return d * sa + tilt * choose(tilt .<= 0, d * (1 - b), da * (curve - b))
    }
}

/// `max(0, S + D − max(0, as + ad − 1))`, written as an overlap term.
enum PlusDarker: SeparableFloatBlend {
    static var isLinearInSource: Bool { false }

    @inline(__always)
    static func overlap(_ s: Floats, _ d: Floats, _ sa: Floats, _ da: Floats) -> Floats {
        let result = larger(s + d - larger(sa + da - 1, .zero), .zero)
        return result - s * (1 - da) - d * (1 - sa)
    }

    @inline(__always)
    static func alpha(_ sa: Floats, _ da: Floats) -> Floats { smaller(sa + da, Floats(repeating: 1)) }
}

// MARK: Hue, saturation, color, luminosity

/// Luminosity with the weights of the W3C blend modes.
@inline(__always)
private func luminosity(_ c: FloatPixels) -> Floats { 0.3 * c.r + 0.59 * c.g + 0.11 * c.b }

@inline(__always)
private func least(_ c: FloatPixels) -> Floats { smaller(smaller(c.r, c.g), c.b) }

@inline(__always)
private func greatest(_ c: FloatPixels) -> Floats { larger(larger(c.r, c.g), c.b) }

@inline(__always)
private func saturation(_ c: FloatPixels) -> Floats { greatest(c) - least(c) }

@inline(__always)
private func scaled(_ c: FloatPixels, _ factor: Floats) -> FloatPixels {
    FloatPixels(r: c.r * factor, g: c.g * factor, b: c.b * factor)
}

/// Moves `c` to the luminosity `target` and back into 0…`limit` towards gray. All values share the factor as·ad.
///
/// The channels' offsets from gray do not change when the luminosity moves. Their smallest and largest values tell how
/// far the color leaves the range. It leaves it at one end at most, because the spread does not exceed the limit.
@inline(__always)
private func setLuminosity(_ c: FloatPixels, _ target: Floats, limit: Floats) -> FloatPixels {
    let own = luminosity(c)
    let offsets = FloatPixels(r: c.r - own, g: c.g - own, b: c.b - own)
    // For a gray the quotients are infinite or NaN, and the factor is 1.
    let below = larger(Floats.zero - least(offsets), .zero)
    let above = larger(greatest(offsets), .zero)
    let factor = smaller((limit - target) / above, smaller(target / below, Floats(repeating: 1)))
    return FloatPixels(r: target + offsets.r * factor, g: target + offsets.g * factor, b: target + offsets.b * factor)
}

/// Stretches `c` so that its spread is `spread` and its least channel 0.
@inline(__always)
private func setSaturation(_ c: FloatPixels, _ spread: Floats) -> FloatPixels {
    let low = least(c)
    let range = greatest(c) - low
    let factor = choose(range .> 0, spread / divisor(range), .zero)
    return FloatPixels(r: (c.r - low) * factor, g: (c.g - low) * factor, b: (c.b - low) * factor)
}

enum Hue: FloatBlend {
    static var kernel: rk_hard_mode? { rk_hue }

    @inline(__always)
    static func overlap(_ s: FloatPixels, _ d: FloatPixels, _ sa: Floats, _ da: Floats) -> FloatPixels {
        let target = scaled(d, sa)
        return setLuminosity(setSaturation(scaled(s, da), saturation(target)), luminosity(target), limit: sa * da)
    }
}

enum Saturation: FloatBlend {
    static var kernel: rk_hard_mode? { rk_saturation }

    @inline(__always)
    static func overlap(_ s: FloatPixels, _ d: FloatPixels, _ sa: Floats, _ da: Floats) -> FloatPixels {
        let target = scaled(d, sa)
        return setLuminosity(setSaturation(target, saturation(s) * da), luminosity(target), limit: sa * da)
    }
}

enum ColorMode: FloatBlend {
    static var kernel: rk_hard_mode? { rk_color }

    @inline(__always)
    static func overlap(_ s: FloatPixels, _ d: FloatPixels, _ sa: Floats, _ da: Floats) -> FloatPixels {
        setLuminosity(scaled(s, da), luminosity(d) * sa, limit: sa * da)
    }
}

enum Luminosity: FloatBlend {
    static var kernel: rk_hard_mode? { rk_luminosity }

    @inline(__always)
    static func overlap(_ s: FloatPixels, _ d: FloatPixels, _ sa: Floats, _ da: Floats) -> FloatPixels {
        setLuminosity(scaled(d, sa), luminosity(s) * da, limit: sa * da)
    }
}
