// Small pictures of overlapping discs in whole numbers, so that the script that asks pixelmatch (Fixtures/pixelmatch/counts.py)
// makes exactly the same ones.
import KinoraPixels

/// The linear congruential generator of Numerical Recipes, upper bits only.
struct SmallRandom {
    var state: UInt32

    mutating func below(_ bound: Int) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int(state >> 16) % bound
    }
}

enum ShapePicture {
    static let width = 44
    static let height = 32

    static func make(seed: UInt32, shift: Int = 0, noise: Int = 0, tint: Int = 0, alpha: Int = 255) -> StraightPixmap {
        var random = SmallRandom(state: seed)
        let background = (0..<3).map { _ in random.below(256) } + [alpha]
        var pixels = [[Int]](repeating: background, count: width * height)
        for _ in 0..<9 {
            let centerX = random.below(width * 16) + shift, centerY = random.below(height * 16)
            let radius = 16 + random.below(130)
            var color = (0..<3).map { _ in random.below(256) }
            color.append(255 - random.below(2) * random.below(200))
            for index in pixels.indices {
                let covered = coverage(index % width * 16 - centerX, index / width * 16 - centerY, radius)
                guard covered > 0 else { continue }
                for c in 0..<4 { pixels[index][c] = (pixels[index][c] * (16 - covered) + color[c] * covered + 8) / 16 }
            }
        }
        var noiseRandom = SmallRandom(state: seed + 1000)
        for index in pixels.indices {
            for c in 0..<3 {
                let change = noiseRandom.below(2 * noise + 1) - noise + (c == 0 ? tint : 0)
                pixels[index][c] = min(255, max(0, pixels[index][c] + change))
            }
        }
        let words = pixels.map { pixel in (0..<4).reduce(UInt32(0)) { $0 | UInt32(pixel[$1]) << UInt32(8 * $1) } }
        return StraightPixmap(width: width, height: height, pixels: words)
    }

    /// How many of a pixel's 16 samples lie in the disc.
    private static func coverage(_ x: Int, _ y: Int, _ radius: Int) -> Int {
        var covered = 0
        for sample in 0..<16 {
            let dx = x + sample % 4 * 4 + 2, dy = y + sample / 4 * 4 + 2
            if dx * dx + dy * dy < radius * radius { covered += 1 }
        }
        return covered
    }
}
