import Dispatch
import Foundation

/// Something that can be photographed: light for each direction of the camera.
protocol Subject: Sendable {
    /// Linear light at a point of the film: `point.y` runs from −1 at the bottom to 1 at the top, `point.x` as far as the picture is wide.
    func light(at point: V2, dice: inout Dice) -> V3
}

/// How light becomes a picture.
struct Development {
    var exposure: Float = 1
    /// How much of the brightest light spreads around it, and how far, as a share of the height.
    var bloom: Float = 0.06
    var spread: Float = 0.02
    /// Darkening of the corners, and the standard deviation of the grain in levels of 255.
    var vignette: Float = 0.25
    var grain: Float = 2.2
    var saturation: Float = 1
    var warmth: V3 = V3(1, 1, 1)
}

/// A picture in linear light.
struct Film {
    let width: Int
    let height: Int
    var pixels: [V3]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = [V3](repeating: .zero, count: width * height)
    }

    /// Photographs a subject with several rays through each pixel.
    static func expose(_ subject: some Subject, width: Int, height: Int, samples: Int) -> Film {
        var film = Film(width: width, height: height)
        film.pixels.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let pixels = buffer
            DispatchQueue.concurrentPerform(iterations: height) { y in
                for x in 0..<width {
                    var sum = V3.zero
                    for sample in 0..<samples {
                        var dice = Dice(x, y, sample)
                        let point = V2(
                            (2 * (Float(x) + dice.next()) - Float(width)) / Float(height),
                            1 - 2 * (Float(y) + dice.next()) / Float(height))
                        let light = subject.light(at: point, dice: &dice)
                        // One sample that meets the sun by chance must not outshine its neighbors.
                        sum += V3(min(light.x, 24), min(light.y, 24), min(light.z, 24))
                    }
                    pixels[y * width + x] = sum / Float(samples)
                }
            }
        }
        return film
    }

    /// Gamma-encoded bytes: red, green, blue of each pixel.
    func developed(_ how: Development) -> [UInt8] {
        let glow = how.bloom > 0 ? blurred(radius: how.spread * Float(height)) : self
        var bytes = [UInt8](repeating: 0, count: pixels.count * 3)
        for y in 0..<height {
            for x in 0..<width {
                let index = y * width + x
                var c = (pixels[index] * (1 - how.bloom) + glow.pixels[index] * how.bloom) * how.exposure * how.warmth
                let fromCenter = V2(Float(x) / Float(width) - 0.5, Float(y) / Float(height) - 0.5)
                c *= 1 - how.vignette * 2 * dot(fromCenter, fromCenter)
                let gray = dot(c, V3(0.2126, 0.7152, 0.0722))
                c = mix(V3(gray, gray, gray), c, how.saturation)
                let grain = how.grain * Self.bell(x, y)
                for channel in 0..<3 {
                    let level = Self.encoded(Self.curve(max(0, c[channel]))) * 255
                    bytes[index * 3 + channel] = UInt8(
                        clamp(level + grain + 0.25 * how.grain * Self.bell(x + 7919 * channel, y), 0, 255).rounded())
                }
            }
        }
        return bytes
    }

    /// Compresses highlights as film does: straight in the shadows, never beyond 1.
    private static func curve(_ x: Float) -> Float {
        let shoulder = x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14)
        return clamp(shoulder)
    }

    private static func encoded(_ x: Float) -> Float {
        x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    }

    /// About normal, of variance 1: sum of four even numbers, a little clumped as grain is.
    private static func bell(_ x: Int, _ y: Int) -> Float {
        let (column, row) = (Int32(x), Int32(y))
        var sum: Float = -1.9
        for salt: Int32 in 91...93 { sum += chance(column, row, salt) }
        sum += 0.8 * chance(column / 2, row / 2, 94)
        return sum * 1.65
    }

    /// Three box blurs, which together are nearly a Gaussian.
    func blurred(radius: Float) -> Film {
        var film = self
        let half = max(1, Int(radius))
        for _ in 1...3 {
            film.box(half, count: width, lines: height, step: 1, lineStep: width)
            film.box(half, count: height, lines: width, step: width, lineStep: 1)
        }
        return film
    }

    private mutating func box(_ half: Int, count: Int, lines: Int, step: Int, lineStep: Int) {
        var line = [V3](repeating: .zero, count: count)
        for index in 0..<lines {
            let start = index * lineStep
            var sum = V3.zero
            func light(_ i: Int) -> V3 { pixels[start + min(max(i, 0), count - 1) * step] }
            for i in -half...half { sum += light(i) }
            let share = 1 / Float(2 * half + 1)
            for i in 0..<count {
                line[i] = sum * share
                sum += light(i + half + 1)
                sum -= light(i - half)
            }
            for i in 0..<count { pixels[start + i * step] = line[i] }
        }
    }
}
