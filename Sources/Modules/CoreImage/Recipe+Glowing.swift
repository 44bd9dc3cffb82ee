import KinoraGeometry

/// Filters that mix a pixel with those around it: sharpness, glow, edges and blurs in one direction.
extension Recipe {
    static let glowing: [String: Recipe] = [
        "CIUnsharpMask": picture([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { pixels, filter in
            let amount = filter[kCIInputIntensityKey]
            return pixels.mixed(pixels.blurred(filter.number(kCIInputRadiusKey))) { $0 + ($0 - $1) * amount }
        },
        "CISharpenLuminance": picture([kCIInputRadiusKey: 1.69, "inputSharpness": 0.4]) { pixels, filter in
            let amount = filter["inputSharpness"]
            return pixels.mixed(pixels.blurred(filter.number(kCIInputRadiusKey))) { own, around in
                own + luma(own.color - around.color) * amount
            }
        },
        "CINoiseReduction": picture(["inputNoiseLevel": 0.02, "inputSharpness": 0.4]) { pixels, filter in
            let (level, amount) = (filter["inputNoiseLevel"], filter["inputSharpness"])
            // As the documentation says: small changes of luminance are noise and blurred, the others are sharpened.
            return pixels.mixed(pixels.blurred(1.5)) { own, around in
                let change = luma(own.color - around.color)
                return abs(change) < level ? around : own + change * amount
            }
        },
        "CIBloom": picture([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { pixels, filter in
            let amount = filter[kCIInputIntensityKey]
            // The glow is laid over as light is: it never gets brighter than white.
            return pixels.mixed(pixels.blurred(filter.number(kCIInputRadiusKey))) {
                $0 + $1 * amount - $0 * $1 * amount
            }
        },
        "CIGloom": picture([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { pixels, filter in
            let amount = filter[kCIInputIntensityKey]
            return pixels.mixed(pixels.blurred(filter.number(kCIInputRadiusKey))) { own, around in
                own + (pointwiseMin(own, around) - own) * amount
            }
        },
        "CIEdges": picture([kCIInputIntensityKey: 1.0]) { pixels, filter in
            let amount = filter[kCIInputIntensityKey]
            return pixels.mixed(pixels.edges) { _, edges in edges * amount }
        },
        "CIComicEffect": picture([:]) { pixels, _ in
            let lines = pixels.edges
            return pixels.mapped { color, _, _ in posterized(color, 5) }.mixed(lines) { own, edges in
                own * max(0, 1 - 2 * edges.color.max())
            }
        },
        "CIMotionBlur": picture([kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0]) { pixels, filter in
            let (radius, angle) = (filter.number(kCIInputRadiusKey), filter.number(kCIInputAngleKey))
            // Angles count against the clock, and y downwards here.
            let (right, down) = (Maths.cos(angle) * radius, -Maths.sin(angle) * radius)
            return pixels.made { x, y in
                pixels.mean(steps: radius) { pixels.sample(x + right * $0, y + down * $0) }
            }
        },
        "CIZoomBlur": picture([kCIInputAmountKey: 20.0]) { pixels, filter in
            let center = filter.place(kCIInputCenterKey, in: pixels)
            let share = filter.number(kCIInputAmountKey) / 200
            return pixels.made { x, y in
                let (right, down) = ((x - center.x) * share, (y - center.y) * share)
                return pixels.mean(steps: Maths.hypot(right, down)) { pixels.sample(x + right * $0, y + down * $0) }
            }
        },
    ]
}

extension SIMD4<Float> {
    fileprivate var color: SIMD3<Float> { SIMD3(x, y, z) }
}

extension LinearPixels {
    /// How much each channel changes about a pixel: the length of Sobel's gradient, a quarter of it.
    fileprivate var edges: LinearPixels {
        made { x, y in
            let (column, row) = (Int(x), Int(y))
            func at(_ right: Int, _ down: Int) -> SIMD4<Float> { self[clamped: column + right, row + down] }
            let across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1)
            let along = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1)
            var length = (across * across + along * along).squareRoot() / 4
            length.w = at(0, 0).w
            return length
        }
    }

    /// The mean of what is from -1 to 1, in about one step for a pixel.
    fileprivate func mean(steps: Double, _ value: (Double) -> SIMD4<Float>) -> SIMD4<Float> {
        let count = Int(min(max(steps.rounded(.up), 0), 200))
        guard count > 0 else { return value(0) }
        var sum = SIMD4<Float>.zero
        for step in -count...count { sum += value(Double(step) / Double(count)) }
        return sum / Float(2 * count + 1)
    }
}
