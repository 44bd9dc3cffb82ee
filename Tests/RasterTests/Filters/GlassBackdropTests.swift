import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite struct GlassBackdropTests {
    private let panel = CGRect(x: 10, y: 10, width: 120, height: 90)

    private func field(_ path: Path, _ transform: CGAffineTransform = .identity) -> DistanceField {
        DistanceField(path, transform: transform, coverage: Surface(bounds: .empty))
    }

    @Test func displacementFitsTheMeasuredPoints() {
        let lens = GlassLens(side: 200)
        for (depth, expected) in [(2.0, 34.0), (3, 29), (4, 24), (8, 12), (20, 0)] {
            #expect(abs(Double(lens.displacement(at: Float(depth))) - expected) <= 3)
        }
        #expect(GlassLens(side: 44).strength < lens.strength)
        #expect(GlassLens(side: 0).displacement(at: 0) == 0)
    }

    @Test("Bent light comes from a bounded number of pixels, whatever the scale", arguments: [1e15, 1e18])
    func extremeScales(scale: Double) {
        let glass = GlassBackdrop(GlassEffect(variant: .clear, dark: true), scale: scale)
        let backdrop = Surface(bounds: PixelRect(x: 0, y: 0, width: 8, height: 8))
        let shape = field(Path(CGRect(x: 0, y: 0, width: 8, height: 8)))
        let shown = glass.apply(to: backdrop, wanted: backdrop.bounds, shape: shape, side: 44)
        #expect(shown.bounds == backdrop.bounds)
    }

    @Test func distancesInsideARoundedRectangleAreThoseToItsOutline() {
        let rect = CGRect(x: 5, y: 8, width: 60, height: 40)
        let shape = field(Path(.roundedRect(rect, cornerSize: CGSize(width: 12, height: 12), style: .circular)))
        // Depth by brute force over points of the outline.
        var outline: [(Double, Double)] = []
        for i in 0..<2000 {
            let t = Double(i) / 2000 * 2 * .pi
            let (cx, cy) = (cos(t) >= 0 ? 53.0 : 17, sin(t) >= 0 ? 36.0 : 20)
            outline.append((cx + 12 * cos(t), cy + 12 * sin(t)))
        }
        for i in 0...720 {
            outline.append((17 + 36 * Double(i) / 720, 8))
            outline.append((17 + 36 * Double(i) / 720, 48))
            outline.append((5, 20 + 16 * Double(i) / 720))
            outline.append((65, 20 + 16 * Double(i) / 720))
        }
        for (x, y) in [(6, 28), (30, 10), (9, 13), (60, 44), (35, 28), (0, 0), (70, 30)] {
            let p = (Double(x) + 0.5, Double(y) + 0.5)
            let nearest = outline.min {
                pow($0.0 - p.0, 2) + pow($0.1 - p.1, 2) < pow($1.0 - p.0, 2) + pow($1.1 - p.1, 2)
            }!
            let distance = (pow(nearest.0 - p.0, 2) + pow(nearest.1 - p.1, 2)).squareRoot()
            let (depth, inwards) = shape.sample(x, y)
            #expect(abs(abs(Double(depth)) - distance) < 0.05)
            #expect(depth > 0 ? true : x == 0 || x == 70)
            let step = shape.sample(x + Int((inwards.x * 4).rounded()), y + Int((inwards.y * 4).rounded())).depth
            #expect(step > depth || depth > 18)
        }
    }

    @Test func measuredDistancesAgreeWithTheClosedForm() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
        let closed = field(Path(.rect(rect)))
        let coverage = Surface(PixelRect(x: 0, y: 0, width: 60, height: 40)) { _, _ in (0, 0, 0, 255) }
        let measured = DistanceField.measured(MeasuredDistance(coverage))
        for (x, y) in [(5, 20), (10, 15), (30, 4), (50, 20), (25, 33)] {
            let (a, b) = (closed.sample(x, y), measured.sample(x, y))
            #expect(abs(a.depth - b.depth) < 0.6)
            #expect((a.inwards * b.inwards).sum() > 0.95)
        }
    }

    /// The pixels of a shape with holes, by chance.
    private func coverage(_ bounds: PixelRect, seed: UInt64) -> Surface {
        Surface(bounds) { x, y in
            var dice = SplitMix(seed: seed)
            var isInside = false
            for _ in 0..<6 {
                let (dx, dy) = (Double(x) - 260 * dice.roll(), Double(y) - 180 * dice.roll())
                let (across, down) = (8 + 90 * dice.roll(), 8 + 90 * dice.roll())
                if dx * dx / (across * across) + dy * dy / (down * down) < 1 { isInside.toggle() }
            }
            return (0, 0, 0, isInside ? 255 : 0)
        }
    }

    @Test("A part of a shape looks as if all of it were measured", arguments: [1.0, 2.5])
    func measuredParts(scale: Double) {
        let whole = PixelRect(x: 0, y: 0, width: 260, height: 180)
        let backdrop = Surface(whole) { x, y in (x & 255, y, (x * y) & 255, 255) }
        let glass = GlassBackdrop(GlassEffect(variant: .clear, dark: false), scale: scale)
        var dice = SplitMix(seed: 7)
        var (parts, bent) = (0, 0)
        for seed in 0..<12 {
            let side = 10 + 90 * dice.roll()
            let all = MeasuredDistance(coverage(whole, seed: UInt64(seed)))
            for _ in 0..<3 {
                let wanted = PixelRect(
                    x: Int(200 * dice.roll()), y: Int(150 * dice.roll()), width: 1 + Int(60 * dice.roll()),
                    height: 1 + Int(30 * dice.roll()))
                let measured = glass.measured(of: whole, near: wanted, side: side)
                let part = MeasuredDistance(coverage(measured, seed: UInt64(seed)), whole: whole)
                func shown(_ field: MeasuredDistance) -> Surface {
                    glass.apply(to: backdrop, wanted: wanted, of: whole, shape: .measured(field), side: side)
                }
                let (one, other) = (shown(all), shown(part))
                let isSame = wanted.yRange.allSatisfy { y in
                    (0..<wanted.width).allSatisfy { one.row(y)[$0] == other.row(y)[$0] }
                }
                #expect(isSame, "\(seed) \(wanted)")
                if measured != whole { parts += 1 }
                let middle = all.sample(wanted.x + wanted.width / 2, wanted.y + wanted.height / 2).depth
                if Double(middle) < Double(GlassLens(side: side).range) * scale { bent += 1 }
            }
        }
        #expect(parts > 10 && bent > 10)
    }

    @Test("Measured distances are those to the nearest pixel outside, smoothed by a pixel")
    func nearestOutside() {
        let bounds = PixelRect(x: 0, y: 0, width: 90, height: 70)
        let shape = coverage(bounds, seed: 3)
        let measured = MeasuredDistance(shape)
        func isInside(_ x: Int, _ y: Int) -> Bool {
            bounds.xRange.contains(x) && bounds.yRange.contains(y) && shape.row(y)[x] != 0
        }
        let outside = (-2..<72).flatMap { y in (-2..<92).filter { !isInside($0, y) }.map { ($0, y) } }
        let depths = (-2..<72).map { y in
            (-2..<92).map { x in
                let nearest = isInside(x, y) ? outside.map { ($0 - x) * ($0 - x) + ($1 - y) * ($1 - y) }.min()! : 0
                return Double(nearest).squareRoot() - 0.5
            }
        }
        var (far, inside) = (0.0, 0)
        for (x, y) in (3..<67).flatMap({ y in (3..<87).map { ($0, y) } }) where isInside(x, y) {
            var (sum, weights) = (0.0, 0.0)
            for v in -4...4 {
                for u in -4...4 {
                    let weight = exp(-Double(u * u + v * v) / 2)
                    (sum, weights) = (sum + weight * depths[y + v + 2][x + u + 2], weights + weight)
                }
            }
            far = max(far, abs(Double(measured.sample(x, y).depth) - sum / weights))
            inside += 1
        }
        tell("measured distances", cases: inside, worst: far)
        #expect(inside > 500 && far < 0.03)
    }

    @Test func flatBackdropsFollowTheColorFormula() {
        var far = 0.0
        for variant in [GlassEffect.Variant.regular, .clear] {
            for dark in [false, true] {
                for gray in [0, 100, 255] {
                    let backdrop = Surface(PixelRect(x: 0, y: 0, width: 140, height: 110)) { _, _ in
                        (gray, gray / 2, 255 - gray, 255)
                    }
                    let recipe = GlassRecipe(variant, dark: dark)
                    var c = [Double(gray), Double(gray / 2), Double(255 - gray)].map { $0 / 255 }
                    func luminance(_ c: [Double]) -> Double { 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] }
                    var y = luminance(c)
                    if let cap = recipe.luminanceCap {
                        let k = 1 - y * (1 - Double(cap))
                        c = c.map { k * (y + ($0 - y) * (1 + 0.3 * (1 - k))) }
                        y = luminance(c)
                    }
                    let mapped = Double(recipe.black) + Double(recipe.white - recipe.black) * y
                    c = c.map { mapped + ($0 - y) * Double(recipe.saturation) }.map {
                        $0 + (1 - $0) * Double(recipe.fill)
                    }
                    let wanted = PixelRect(x: 10, y: 10, width: 120, height: 90)
                    let result = GlassBackdrop(GlassEffect(variant: variant, dark: dark), scale: 1)
                        .apply(to: backdrop, wanted: wanted, shape: field(Path(.rect(panel))), side: 90)
                    for i in 0..<3 {
                        far = max(far, abs(result.channel(i, 70, 55) - 255 * min(1, max(0, c[i]))))
                    }
                    #expect(result.channel(3, 70, 55) == 255 && result.channel(3, 10, 10) == 255)
                }
            }
        }
        tell("glass, every variant in light and dark", cases: 2 * 2 * 3 * 3, worst: far)
        #expect(far <= 1)
    }

    @Test func theEdgeShowsWhatLiesFartherInside() {
        // A ramp along x: at the left edge the glass must show the values of the places it bends to.
        let backdrop = Surface(PixelRect(x: 0, y: 0, width: 200, height: 110)) { x, _ in (x, x, x, 255) }
        let rect = CGRect(x: 10, y: 10, width: 180, height: 90)
        let glass = GlassBackdrop(GlassEffect(variant: .clear, dark: true), scale: 1)
        let wanted = PixelRect(x: 10, y: 10, width: 180, height: 90)
        let result = glass.apply(to: backdrop, wanted: wanted, shape: field(Path(.rect(rect))), side: 90)
        let lens = GlassLens(side: 90)
        let recipe = glass.recipe
        var far = 0.0
        for depth in [3, 5, 9, 15] {
            let x = 10 + depth
            let bent = Double(x) + Double(lens.displacement(at: Float(depth) + 0.5))
            let y = bent / 255
            let mapped = Double(recipe.black) + Double(recipe.white - recipe.black) * y
            let expected = 255 * (mapped + (1 - mapped) * Double(recipe.fill))
            far = max(far, abs(result.channel(0, x, 55) - expected))
        }
        tell("glass, refraction at the edge", cases: 4, worst: far)
        #expect(far <= 1.5)
    }

    @Test func tintColorsAndRimLightens() {
        let backdrop = Surface(PixelRect(x: 0, y: 0, width: 140, height: 110)) { _, _ in (128, 128, 128, 255) }
        let wanted = PixelRect(x: 10, y: 10, width: 120, height: 90)
        let tinted = GlassBackdrop(
            GlassEffect(variant: .regular, dark: false, tint: RGBA(red: 1, green: 0, blue: 0)), scale: 1
        )
        .apply(to: backdrop, wanted: wanted, shape: field(Path(.rect(panel))), side: 90)
        #expect(tinted.channel(0, 70, 55) > tinted.channel(2, 70, 55) + 80)
        let plain = GlassBackdrop(GlassEffect(variant: .clear, dark: true), scale: 1)
            .apply(to: backdrop, wanted: wanted, shape: field(Path(.rect(panel))), side: 90)
        let (top, side, middle) = (plain.channel(0, 70, 10), plain.channel(0, 10, 55), plain.channel(0, 70, 55))
        #expect(top > side && side > middle)
    }

    /// A pane of glass over one color.
    private func pane(_ effect: GlassEffect, over color: (Int, Int, Int)) -> Surface {
        let backdrop = Surface(PixelRect(x: 0, y: 0, width: 140, height: 110)) { _, _ in
            (color.0, color.1, color.2, 255)
        }
        return GlassBackdrop(effect, scale: 1).apply(
            to: backdrop, wanted: PixelRect(x: 10, y: 10, width: 120, height: 90), shape: field(Path(.rect(panel))),
            side: 90)
    }

    @Test(
        "Clear glass shows the colors that are behind it: none of a photo's is off by more than 30 of 255 in its middle"
    )
    func clearKeepsColors() {
        for dark in [false, true] {
            for color in [(230, 40, 60), (30, 90, 200), (20, 20, 24), (250, 250, 245), (90, 140, 40), (128, 128, 128)] {
                let result = pane(GlassEffect(variant: .clear, dark: dark), over: color)
                for (channel, value) in [color.0, color.1, color.2].enumerated() {
                    let off = abs(result.channel(channel, 70, 55) - Double(value))
                    #expect(off <= 30, "\(color) in \(dark ? "dark" : "light"): \(off)")
                }
            }
        }
    }

    @Test("The line of light lies where the rim faces the light, weaker opposite to it, and is gone without one")
    func lineFollowsLight() {
        func rim(_ light: CGPoint?) -> (top: Double, bottom: Double, left: Double, right: Double, middle: Double) {
            let result = pane(GlassEffect(variant: .clear, dark: true, light: light), over: (90, 90, 90))
            return (
                result.channel(0, 70, 10), result.channel(0, 70, 99), result.channel(0, 10, 55),
                result.channel(0, 129, 55), result.channel(0, 70, 55)
            )
        }
        let above = rim(nil)
        #expect(above.top > above.bottom + 20 && above.bottom > above.left + 20 && above.left == above.right)
        #expect(above.top > above.middle + 60 && above.left > above.middle)
        #expect(rim(CGPoint(x: 0, y: -1)) == above)
        let right = rim(CGPoint(x: 1, y: 0))
        #expect(right.right > right.left + 20 && right.left > right.top + 20)
        // Half as much light from there is half as much more than what comes from everywhere.
        let half = rim(CGPoint(x: 0.5, y: 0))
        #expect(abs((half.right - half.top) * 2 - (right.right - right.top)) <= 3)
        let front = rim(.zero)
        #expect(front.top == front.left && front.left == front.bottom)
        #expect(rim(CGPoint(x: CGFloat.nan, y: 0)) == front)
    }
}
