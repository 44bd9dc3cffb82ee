import Foundation
import KinoraPixels
import KinoraScene

/// The two images of the peers' scenes, by the same formulas.
enum Pictures {
    /// Opaque: smooth waves, a checker that changes size, hard edges.
    static func photo(_ width: Int, _ height: Int) -> SceneImage {
        picture(width, height) { x, y in
            let (fx, fy) = (Double(x), Double(y))
            if (200..<1080).contains(x) {
                if (100..<140).contains(y) { return [255, 255, 255, 255] }
                if (560..<600).contains(y) { return [0, 0, 0, 255] }
            }
            let size = 8 + 8 * (x / 320)
            let shade = (x / size + y / size) & 1 == 1 ? 1.0 : 0.55
            let waves = [fx * 0.021 + fy * 0.007, fx * 0.005 - fy * 0.017 + 2, (fx + fy) * 0.011 + 4]
            return waves.map { (127.5 + 127.5 * sin($0)) * shade } + [255]
        }
    }

    /// Premultiplied: a color ramp, alpha 0...255 from left to right.
    static func layer(_ width: Int, _ height: Int) -> SceneImage {
        picture(width, height) { x, y in
            let alpha = (Double(x) / Double(width - 1) * 255).rounded()
            let v = Double(y) / Double(height - 1)
            return [255 * v, 200 - 180 * v, 60 + 160 * abs(sin(Double(y) * 0.03))].map { $0 * alpha / 255 } + [alpha]
        }
    }

    private static func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> [Double]) -> SceneImage {
        var pixmap = Pixmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let c = color(x, y).map { UInt32(min(max($0.rounded(.toNearestOrEven), 0), 255)) }
                pixmap[x, y] = c[0] | c[1] << 8 | c[2] << 16 | c[3] << 24
            }
        }
        return SceneImage(pixmap)
    }
}
