// A small canvas of straight float colors for the benchmark's pictures: shapes by signed distance, one pixel of
// antialiasing, source-over. It is slow and plain on purpose; only the pictures matter.
import KinoraPixels

/// SplitMix64: the same pictures on every machine.
struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number in 0..<1.
    mutating func unit() -> Float { Float(next() >> 40) / 16_777_216 }
    mutating func between(_ low: Float, _ high: Float) -> Float { low + (high - low) * unit() }
}

typealias Color = SIMD4<Float>

struct Canvas {
    let width: Int
    let height: Int
    /// Premultiplied, 0…1.
    var pixels: [Color]

    init(width: Int, height: Int, background: Color) {
        self.width = width
        self.height = height
        pixels = [Color](repeating: background, count: width * height)
    }

    mutating func shade(_ color: (Int, Int) -> Color) {
        for y in 0..<height {
            for x in 0..<width { pixels[y * width + x] = color(x, y) }
        }
    }

    /// Fills where `distance` (in pixels, negative inside) is below zero, within a box around the center.
    mutating func fill(_ color: Color, center: SIMD2<Float>, reach: Float, distance: (SIMD2<Float>) -> Float) {
        let left = max(0, Int(center.x - reach) - 1), right = min(width - 1, Int(center.x + reach) + 1)
        let top = max(0, Int(center.y - reach) - 1), bottom = min(height - 1, Int(center.y + reach) + 1)
        guard left <= right, top <= bottom else { return }
        for y in top...bottom {
            for x in left...right {
                let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center
                let coverage = min(1, max(0, 0.5 - distance(point)))
                guard coverage > 0 else { continue }
                let source = color * coverage
                pixels[y * width + x] = source + pixels[y * width + x] * (1 - source.w)
            }
        }
    }

    /// Rounds to 8 bits; `dither` adds up to that many steps from a fixed noise before rounding.
    func pixmap(dither: Float = 0, seed: UInt64 = 1) -> Pixmap {
        var random = Random(state: seed)
        var result = Pixmap(width: width, height: height)
        for i in 0..<pixels.count {
            var word: UInt32 = 0
            for channel in 0..<4 {
                var value = pixels[i][channel] * 255 + 0.5
                if dither > 0 && channel < 3 { value += random.between(-dither, dither) }
                word |= UInt32(min(255, max(0, value))) << UInt32(8 * channel)
            }
            result.pixels[i] = word
        }
        return result
    }
}

func capsule(_ p: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>, radius: Float) -> Float {
    let pa = p - a, ba = b - a
    let h = min(1, max(0, (pa * ba).sum() / max(1e-6, (ba * ba).sum())))
    let d = pa - ba * h
    return (d * d).sum().squareRoot() - radius
}

func roundedBox(_ p: SIMD2<Float>, half: SIMD2<Float>, radius: Float) -> Float {
    let qx = abs(p.x) - half.x + radius, qy = abs(p.y) - half.y + radius
    let outside = (max(qx, 0) * max(qx, 0) + max(qy, 0) * max(qy, 0)).squareRoot()
    return outside + min(0, max(qx, qy)) - radius
}
