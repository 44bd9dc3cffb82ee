import Foundation
import KinoraBasics
import KinoraPixels

/// A cut by alpha, with smooth edges: a pixel through which the cut goes is covered by its share that lies within, as alpha rises and
/// falls evenly there.
struct AlphaThresholdFilter {
    /// The alphas, 0…1, that become `color`; both ends belong to them.
    var minimum: Double
    var maximum: Double
    var color: RGBA

    /// `color` where the alpha of `source` lies in the range, transparent elsewhere; covers `wanted`. Where the source has nothing there
    /// is nothing, unless the range begins at 0.
    func apply(to source: Surface, wanted: PixelRect) -> Surface {
        let result = Surface(bounds: wanted)
        let shades = (0...255).map { PremultipliedPixel(color, opacity: Double($0) / 255).word }
        let isInside = (0..<256).map { Double($0) >= minimum * 255 && Double($0) <= maximum * 255 }
        if isInside[0] {
            result.pixels.update(repeating: shades[255], count: max(0, wanted.width) * max(0, wanted.height))
        }
        let part = wanted.intersection(source.bounds.insetBy(dx: -1, dy: -1))
        guard !part.isEmpty else { return result }
        let alphas = AlphaField(source, part)
        for y in 0..<part.height {
            let to = result.row(part.y + y) + (part.x - wanted.x)
            for x in 0..<part.width {
                let around = alphas.around(x, y)
                let middle = isInside[around.middle]
                let isCut =
                    isInside[around.left] != middle || isInside[around.right] != middle
                    || isInside[around.above] != middle || isInside[around.below] != middle
                to[x] = shades[isCut ? coverage(around) : middle ? 255 : 0]
            }
        }
        return result
    }

    /// How much of a pixel lies within, 0…255.
    private func coverage(_ around: AlphaField.Around) -> Int {
        guard around.middle > 0 || minimum <= 0 else { return 0 }
        let alpha = Double(around.middle)
        // In pixels, from the pixel's middle to the cut: half of a pixel beyond it is all of the pixel.
        func share(_ beyond: Double) -> Double { (0.5 + beyond / around.slope).clamped(to: 0...1) }
        let aboveMinimum = minimum <= 0 ? 1 : share(alpha - minimum * 255)
        let belowMaximum = maximum >= 1 ? 1 : share(maximum * 255 - alpha)
        return Int((max(0, aboveMinimum + belowMaximum - 1) * 255).rounded())
    }
}

/// The alphas of a part of a surface and of the pixels around it, 0…255; 0 outside of the surface.
private struct AlphaField {
    /// A pixel's alpha and those beside it.
    struct Around {
        let middle, left, right, above, below: Int

        /// By how much alpha rises for a pixel in the direction in which it rises most; not 0.
        var slope: Double { max(1e-3, hypot(Double(right - left), Double(below - above)) / 2) }
    }

    private let levels: [UInt8]
    private let width: Int

    init(_ surface: Surface, _ part: PixelRect) {
        let field = part.insetBy(dx: -1, dy: -1)
        let known = field.intersection(surface.bounds)
        width = field.width
        levels = [UInt8](unsafeUninitializedCapacity: field.width * field.height) { levels, count in
            levels.initialize(repeating: 0)
            count = levels.count
            for y in known.y..<known.maxY {
                let from = surface.row(y) - surface.bounds.x
                let to = (y - field.y) * field.width - field.x
                for x in known.x..<known.maxX { levels[to + x] = UInt8(from[x] &>> 24) }
            }
        }
    }

    /// Those about a pixel, counted from the part's first.
    @inline(__always)
    func around(_ x: Int, _ y: Int) -> Around {
        let at = (y + 1) * width + x + 1
        return Around(
            middle: Int(levels[at]), left: Int(levels[at - 1]), right: Int(levels[at + 1]),
            above: Int(levels[at - width]), below: Int(levels[at + width]))
    }
}
