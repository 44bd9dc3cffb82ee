// The benchmark's frames: the kinds that effects make, each a pure function of nothing.
import KinoraPixels

struct BenchFrame {
    let name: String
    let pixmap: Pixmap
    /// Beyond the six kinds that the targets are stated for: mixtures and harder cases, averaged apart.
    let isFurther: Bool
}

enum Frames {
    static let width = 1280
    static let height = 720

    static func all() -> [BenchFrame] {
        [
            BenchFrame(name: "gradient", pixmap: gradient(), isFurther: false),
            BenchFrame(name: "text", pixmap: text(), isFurther: false),
            BenchFrame(name: "flat", pixmap: flat(), isFurther: false),
            BenchFrame(name: "glass", pixmap: glass(), isFurther: false),
            BenchFrame(name: "photo", pixmap: photo(), isFurther: false),
            BenchFrame(name: "alpha", pixmap: overlay(), isFurther: false),
            BenchFrame(name: "half-text-half-glass", pixmap: half(), isFurther: true),
            BenchFrame(name: "soft-glows", pixmap: glows(), isFurther: true),
            BenchFrame(name: "interface", pixmap: interface(), isFurther: true),
            BenchFrame(name: "glow-alpha", pixmap: glowAlpha(), isFurther: true),
            BenchFrame(name: "photo-on-white", pixmap: photoCard(), isFurther: true),
            BenchFrame(name: "ripple", pixmap: ripple(), isFurther: true),
        ]
    }

    static let white = Color(1, 1, 1, 1)

    /// Undithered: a linear gradient with three stops and a radial one above it.
    static func gradient() -> Pixmap {
        var canvas = Canvas(width: width, height: height, background: white)
        let stops: [Color] = [Color(0.36, 0.1, 0.8, 1), Color(0.9, 0.3, 0.5, 1), Color(1, 0.75, 0.3, 1)]
        canvas.shade { x, y in
            let t = (Float(x) * 0.8 + Float(y) * 0.6) / (1280 * 0.8 + 720 * 0.6) * 2
            let base = t < 1 ? stops[0] + (stops[1] - stops[0]) * t : stops[1] + (stops[2] - stops[1]) * (t - 1)
            let dx = Float(x) - 900, dy = Float(y) - 300
            let glow = max(0, 1 - (dx * dx + dy * dy).squareRoot() / 260)
            return base + (Color(0.2, 0.9, 0.9, 1) - base) * (glow * 0.8)
        }
        return canvas.pixmap()
    }

    /// Lines of small strokes like letters, each letter the same strokes wherever it stands, at subpixel positions.
    static func writeLines(on canvas: inout Canvas, color: Color, from left: Float, to right: Float, seed: UInt64) {
        var random = Random(state: seed)
        var letters: [[(SIMD2<Float>, SIMD2<Float>)]] = []
        for _ in 0..<40 {
            letters.append(
                (0..<(2 + Int(random.unit() * 3))).map { _ in
                    (
                        SIMD2(random.between(0, 0.55), random.between(-1, 0.2)),
                        SIMD2(random.between(0, 0.55), random.between(-1, 0.2))
                    )
                })
        }
        var baseline: Float = 60
        var line = 0
        while baseline < Float(canvas.height) - 30 {
            let size: Float = line % 6 == 0 ? 34 : 17
            var x = left
            while x < right {
                if random.unit() < 0.17 {
                    x += size * 0.35
                    continue
                }
                let letter = letters[Int(random.unit() * 40)]
                for stroke in letter {
                    let a = stroke.0 * size, b = stroke.1 * size
                    canvas.fill(color, center: SIMD2(x, baseline), reach: size * 1.3) {
                        capsule($0, a, b, radius: size * 0.055)
                    }
                }
                x += size * 0.68
            }
            baseline += size * 1.5
            line += 1
        }
    }

    static func text() -> Pixmap {
        var canvas = Canvas(width: width, height: height, background: Color(0.97, 0.96, 0.93, 1))
        writeLines(on: &canvas, color: Color(0.1, 0.11, 0.16, 1), from: 60, to: 1200, seed: 11)
        return canvas.pixmap()
    }

    static func confetti(on canvas: inout Canvas, count: Int, opacity: Float, seed: UInt64) {
        var random = Random(state: seed)
        let colors: [Color] = [
            Color(0.95, 0.26, 0.21, 1), Color(0.13, 0.59, 0.95, 1), Color(1, 0.76, 0.03, 1), Color(0.3, 0.69, 0.31, 1),
            Color(0.61, 0.15, 0.69, 1), Color(1, 0.6, 0, 1),
        ]
        for index in 0..<count {
            let center = SIMD2(random.between(0, Float(canvas.width)), random.between(0, Float(canvas.height)))
            let half = SIMD2(random.between(5, 12), random.between(3, 8))
            let angle = SIMD2(random.between(-1, 1), random.between(-1, 1))
            let axis = angle / max(0.01, (angle * angle).sum().squareRoot())
            let color = colors[index % colors.count] * (opacity < 1 ? random.between(opacity, 1) : 1)
            canvas.fill(color, center: center, reach: 15) { p in
                if index % 3 == 0 { return (p * p).sum().squareRoot() - half.x }
                let q = SIMD2(p.x * axis.x + p.y * axis.y, p.y * axis.x - p.x * axis.y)
                return roundedBox(q, half: half, radius: 1)
            }
        }
    }

    static func flat() -> Pixmap {
        var canvas = Canvas(width: width, height: height, background: white)
        confetti(on: &canvas, count: 420, opacity: 1, seed: 5)
        return canvas.pixmap()
    }

    static func overlay() -> Pixmap {
        var canvas = Canvas(width: width, height: height, background: .zero)
        confetti(on: &canvas, count: 420, opacity: 0.4, seed: 6)
        return canvas.pixmap()
    }

    static func mesh(_ x: Float, _ y: Float) -> Color {
        var sum = Color.zero
        var weight: Float = 0
        let spots: [(Float, Float, Color)] = [
            (0.1, 0.2, Color(0.2, 0.3, 0.9, 1)), (0.8, 0.1, Color(0.9, 0.2, 0.6, 1)),
            (0.5, 0.6, Color(0.2, 0.8, 0.7, 1)),
            (0.95, 0.9, Color(1, 0.7, 0.2, 1)), (0.1, 0.95, Color(0.4, 0.1, 0.6, 1)),
        ]
        for spot in spots {
            let dx = x / 1280 - spot.0, dy = y / 720 - spot.1
            let w = 1 / (0.02 + dx * dx + dy * dy)
            sum += spot.2 * w
            weight += w
        }
        return sum / weight
    }

    static func glassCanvas() -> Canvas {
        var canvas = Canvas(width: width, height: height, background: white)
        canvas.shade { x, y in mesh(Float(x), Float(y)) }
        canvas.fill(Color(0.25, 0.25, 0.25, 0.25), center: SIMD2(640, 360), reach: 400) {
            roundedBox($0, half: SIMD2(330, 190), radius: 40)
        }
        canvas.fill(Color(0.6, 0.6, 0.6, 0.6), center: SIMD2(640, 360), reach: 400) {
            abs(roundedBox($0, half: SIMD2(330, 190), radius: 40)) - 1
        }
        return canvas
    }

    static func glass() -> Pixmap { glassCanvas().pixmap(dither: 1) }

    /// Sums of smoothed noise at halving sizes, and a little noise in each pixel.
    static func photoCanvas() -> Canvas {
        var canvas = Canvas(width: width, height: height, background: white)
        var random = Random(state: 21)
        var values = [Color](repeating: Color(0.45, 0.42, 0.4, 1), count: width * height)
        var cell = 256
        var amplitude: Float = 0.35
        while cell >= 2 {
            let columns = width / cell + 2, rows = height / cell + 2
            let grid = (0..<(columns * rows)).map { _ -> Color in
                let gray = random.between(-1, 1)
                return Color(gray + random.between(-0.3, 0.3), gray + random.between(-0.3, 0.3), gray, 0) * amplitude
            }
            for y in 0..<height {
                let v = Float(y % cell) / Float(cell), row = y / cell
                for x in 0..<width {
                    let u = Float(x % cell) / Float(cell), column = x / cell
                    let top = grid[row * columns + column] * (1 - u) + grid[row * columns + column + 1] * u
                    let low = grid[(row + 1) * columns + column] * (1 - u) + grid[(row + 1) * columns + column + 1] * u
                    values[y * width + x] += top * (1 - v) + low * v
                }
            }
            cell /= 2
            amplitude *= 0.55
        }
        canvas.shade { x, y in
            let noise = Color(random.between(-1, 1), random.between(-1, 1), random.between(-1, 1), 0)
            var color = values[y * width + x] + noise * 0.02
            color.w = 1
            return color
        }
        return canvas
    }

    static func photo() -> Pixmap { photoCanvas().pixmap() }

    static func half() -> Pixmap {
        var canvas = Canvas(width: width, height: height, background: Color(0.97, 0.96, 0.93, 1))
        writeLines(on: &canvas, color: Color(0.1, 0.11, 0.16, 1), from: 60, to: 1200, seed: 31)
        var result = canvas.pixmap()
        let other = glass()
        for i in (height / 2 * width)..<(height * width) { result.pixels[i] = other.pixels[i] }
        return result
    }

    static func glowColor(_ x: Int, _ y: Int, count: Int) -> Color {
        var random = Random(state: 77)
        var sum = Color.zero
        for _ in 0..<count {
            let cx = random.between(100, 1180), cy = random.between(80, 640), radius = random.between(60, 170)
            let tint = Color(random.unit(), random.unit(), random.unit(), 1) * 0.8
            let dx = Float(x) - cx, dy = Float(y) - cy
            let d = (dx * dx + dy * dy) / (radius * radius)
            if d < 4 { sum += tint * max(0, 1 - d / 4) * max(0, 1 - d / 4) }
        }
        return sum
    }

    /// Undithered soft lights on black.
    static func glows() -> Pixmap {
        var canvas = Canvas(width: width, height: height, background: white)
        canvas.shade { x, y in
            let glow = glowColor(x, y, count: 7)
            return Color(min(1, 0.02 + glow.x), min(1, 0.02 + glow.y), min(1, 0.05 + glow.z), 1)
        }
        return canvas.pixmap()
    }

    static func glowAlpha() -> Pixmap {
        var canvas = Canvas(width: width, height: height, background: .zero)
        canvas.shade { x, y in
            let glow = glowColor(x, y, count: 5)
            let alpha = min(1, glow.w)
            return Color(min(alpha, glow.x), min(alpha, glow.y), min(alpha, glow.z), alpha)
        }
        return canvas.pixmap()
    }

    /// Panels, buttons with gradients, lines of text and a soft shadow.
    static func interface() -> Pixmap {
        var canvas = Canvas(width: width, height: height, background: Color(0.94, 0.95, 0.97, 1))
        for index in 0..<6 {
            let center = SIMD2(220 + Float(index % 3) * 420, 190 + Float(index / 3) * 340)
            for step in 0..<24 {
                let alpha: Float = 0.012
                canvas.fill(Color(0, 0, 0, alpha), center: center + SIMD2(0, 6), reach: 230) {
                    roundedBox($0, half: SIMD2(180, 130), radius: 24) - 12 + Float(step)
                }
            }
            canvas.fill(white, center: center, reach: 230) { roundedBox($0, half: SIMD2(180, 130), radius: 24) }
            canvas.fill(Color(0.2, 0.5, 1, 1), center: center + SIMD2(-100, 80), reach: 70) {
                roundedBox($0, half: SIMD2(60, 20), radius: 20)
            }
        }
        writeLines(on: &canvas, color: Color(0.2, 0.2, 0.25, 1), from: 60, to: 380, seed: 41)
        return canvas.pixmap()
    }

    /// A photo card on white with rounded corners.
    static func photoCard() -> Pixmap {
        let photo = photoCanvas()
        var canvas = Canvas(width: width, height: height, background: white)
        for y in 0..<height {
            for x in 0..<width {
                let d = roundedBox(SIMD2(Float(x) - 640, Float(y) - 360), half: SIMD2(300, 220), radius: 30)
                let coverage = min(1, max(0, 0.5 - d))
                canvas.pixels[y * width + x] = photo.pixels[y * width + x] * coverage + white * (1 - coverage)
            }
        }
        return canvas.pixmap()
    }

    /// A smooth picture bent by rings.
    static func ripple() -> Pixmap {
        var canvas = Canvas(width: width, height: height, background: white)
        canvas.shade { x, y in
            let dx = Float(x) - 500, dy = Float(y) - 380
            let d = (dx * dx + dy * dy).squareRoot()
            // A parabola wave stands in for the sine; its shape does not matter here.
            let phase = d / 40 - (d / 40).rounded(.down)
            let wave = (phase - 0.5) * (phase - 0.5) * 40 * max(0, 1 - d / 600)
            return mesh(Float(x) + wave, Float(y) + wave)
        }
        return canvas.pixmap()
    }
}
