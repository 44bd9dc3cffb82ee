import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite struct MaterialBackdropTests {
    private func flat(_ r: Int, _ g: Int, _ b: Int, _ a: Int = 255) -> Surface {
        Surface(PixelRect(x: 0, y: 0, width: 40, height: 40)) { _, _ in (r, g, b, a) }
    }

    /// The formula of the facts in Double, on a flat backdrop.
    private func oracle(_ style: MaterialStyle, _ dark: Bool, _ c: [Double]) -> [Double] {
        let recipe = MaterialRecipe(style, dark: dark)
        let y = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
        let (v0, v1, v2, v3) = recipe.curve
        let u = 1 - y
        let curve = u * u * u * v0 + 3 * u * u * y * v1 + 3 * u * y * y * v2 + y * y * y * v3
        return c.map {
            let saturated = y + recipe.saturation * ($0 - y)
            return 255 * min(1, max(0, (1 - recipe.amount) * saturated + recipe.amount * curve + recipe.brightness))
        }
    }

    @Test func flatBackdropsFollowTheFormula() {
        var worst = 0.0
        for style in MaterialStyle.allCases {
            for dark in [false, true] {
                for c in [
                    [0, 0, 0], [128, 128, 128], [255, 255, 255], [255, 59, 48], [0, 122, 255], [52, 199, 89],
                ] {
                    let material = MaterialBackdrop(style, dark: dark, scale: 0.5)
                    let result = material.apply(
                        to: flat(c[0], c[1], c[2]), wanted: PixelRect(x: 3, y: 4, width: 20, height: 9))
                    let expected = oracle(style, dark, c.map { Double($0) / 255 }) + [255]
                    for channel in 0..<4 {
                        worst = max(worst, abs(result.channel(channel, 12, 8) - expected[channel]))
                    }
                }
            }
        }
        tell("materials, every style in light and dark", cases: MaterialStyle.allCases.count * 2 * 6, worst: worst)
        #expect(worst <= 1)
    }

    /// Measured swatches of ultra-thin material that the facts name.
    @Test(arguments: [
        (0, false, 88), (128, false, 169), (255, false, 245), (0, true, 31), (128, true, 100), (255, true, 177),
    ])
    func ultraThinMaterialGivesTheMeasuredGrays(gray: Int, dark: Bool, expected: Int) {
        let result = MaterialBackdrop(.ultraThin, dark: dark, scale: 1)
            .apply(to: flat(gray, gray, gray), wanted: PixelRect(x: 0, y: 0, width: 40, height: 40))
        for c in 0..<3 { #expect(abs(result.channel(c, 0, 39) - Double(expected)) <= 1.5) }
    }

    @Test func transparentBackdropsShowTheSystemBackground() {
        let area = PixelRect(x: 0, y: 0, width: 8, height: 8)
        for dark in [false, true] {
            let v = dark ? 0 : 255
            let clear = MaterialBackdrop(.regular, dark: dark, scale: 1).apply(to: flat(0, 0, 0, 0), wanted: area)
            let solid = MaterialBackdrop(.regular, dark: dark, scale: 1).apply(to: flat(v, v, v), wanted: area)
            #expect((0..<64).allSatisfy { clear.pixels[$0] == solid.pixels[$0] })
        }
    }
}
