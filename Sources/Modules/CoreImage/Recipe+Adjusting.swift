import KinoraGeometry

/// Filters that change each color by itself. Where Apple publishes no formula, the documentation's words are followed.
extension Recipe {
    static let adjusting: [String: Recipe] = [
        "CIHueAdjust": colors([kCIInputAngleKey: 0.0]) { color, filter in
            turned(color, by: filter.number(kCIInputAngleKey))
        },
        "CIVibrance": colors([kCIInputAmountKey: 0.0]) { color, filter in
            // Colors that are vivid already change less.
            let vividness = color.max() - color.min()
            let gray = SIMD3(repeating: luma(color))
            return gray + (color - gray) * (1 + filter[kCIInputAmountKey] * (1 - vividness))
        },
        "CIGammaAdjust": colors(["inputPower": 1.0]) { color, filter in
            let power = filter["inputPower"]
            return SIMD3(Maths.pow(color.x, power), Maths.pow(color.y, power), Maths.pow(color.z, power))
        },
        "CIColorPosterize": colors(["inputLevels": 6.0]) { color, filter in posterized(color, filter["inputLevels"]) },
        "CIFalseColor": colors { color, filter in
            let dark = filter.color("inputColor0", default: CIColor(red: 0.3, green: 0, blue: 0))
            let light = filter.color("inputColor1", default: CIColor(red: 1, green: 0.9, blue: 0.8))
            return dark + (light - dark) * luma(color)
        },
        "CIColorThreshold": colors(["inputThreshold": 0.5]) { color, filter in
            SIMD3(repeating: luma(color) >= filter["inputThreshold"] ? 1 : 0)
        },
        "CIWhitePointAdjust": colors { color, filter in color * filter.color(kCIInputColorKey, default: .white) },
        "CIMaximumComponent": colors { color, _ in SIMD3(repeating: color.max()) },
        "CIMinimumComponent": colors { color, _ in SIMD3(repeating: color.min()) },
        "CIVignetteEffect": picture([kCIInputRadiusKey: 150.0, kCIInputIntensityKey: 1.0, "inputFalloff": 0.5]) {
            pixels, filter in
            let center = filter.place(kCIInputCenterKey, in: pixels)
            let (radius, strength) = (filter.number(kCIInputRadiusKey), filter[kCIInputIntensityKey])
            let width = max(1, radius * filter.number("inputFalloff"))
            return pixels.mapped { color, x, y in
                let distance = Maths.hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
                return color * (1 - strength * smoothStep((distance - radius) / width))
            }
        },
    ]

    /// 0 up to 0, 1 from 1 on, and an even curve between.
    static func smoothStep(_ x: Double) -> Float {
        let t = Float(min(max(x, 0), 1))
        return t * t * (3 - 2 * t)
    }

    /// Levels as they are stored, rounded to as many as there are.
    static func posterized(_ color: SIMD3<Float>, _ levels: Float) -> SIMD3<Float> {
        let steps = max(1, levels.rounded() - 1)
        return ((color.encoded * steps).rounded(.toNearestOrAwayFromZero) / steps).linear
    }

    /// A hue turned by an angle in radians, with the luminance kept: the matrix of the standard "Filter Effects".
    static func turned(_ color: SIMD3<Float>, by angle: Double) -> SIMD3<Float> {
        let (cosine, sine) = (Float(Maths.cos(angle)), Float(Maths.sin(angle)))
        let gray = SIMD3(repeating: (color * SIMD3(0.213, 0.715, 0.072)).sum())
        let across = SIMD3<Float>(
            (color * SIMD3(-0.213, -0.715, 0.928)).sum(), (color * SIMD3(0.143, 0.140, -0.283)).sum(),
            (color * SIMD3(-0.787, 0.715, 0.072)).sum())
        return gray + (color - gray) * cosine + across * sine
    }
}
