import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite struct VariableBlurTests {
    @Test func everyPixelIsTheGaussianOfItsOwnSigma() {
        let source = Surface.testPicture(PixelRect(x: 0, y: 0, width: 70, height: 60), seed: 11)
        let mask = Surface(source.bounds) { x, y in (0, 0, 0, min(255, x * 4 + y)) }
        for sigma in [3.0, 14] {
            let result = VariableBlur(sigmaX: sigma, sigmaY: sigma).apply(to: source, mask: mask, wanted: source.bounds)
            var worst = 0.0
            for y in stride(from: 0, to: 60, by: 3) {
                for x in stride(from: 0, to: 70, by: 3) {
                    let own = sigma * mask.channel(3, x, y) / 255
                    let weight = { (d: Int) in own > 0 ? exp(-Double(d * d) / (2 * own * own)) : (d == 0 ? 1 : 0) }
                    let reach = Int(5 * own) + 1
                    let norm = (-reach...reach).reduce(0.0) { $0 + weight($1) }
                    var sums = [0.0, 0, 0, 0]
                    for v in max(0, y - reach)...min(59, y + reach) {
                        for u in max(0, x - reach)...min(69, x + reach) {
                            let w = weight(u - x) * weight(v - y) / (norm * norm)
                            for c in 0..<4 { sums[c] += w * source.channel(c, u, v) }
                        }
                    }
                    for c in 0..<4 { worst = max(worst, abs(sums[c] - result.channel(c, x, y))) }
                }
            }
            tell("variable blur to sigma \(sigma)", cases: 20 * 24, worst: worst)
            #expect(worst <= 1)
        }
    }

    @Test func whereTheMaskIsTransparentNothingChanges() {
        let source = Surface.testPicture(PixelRect(x: 0, y: 0, width: 30, height: 30), seed: 12)
        let result = VariableBlur(sigmaX: 8, sigmaY: 8).apply(
            to: source, mask: Surface(bounds: .empty), wanted: source.bounds)
        #expect((0..<900).allSatisfy { result.pixels[$0] == source.pixels[$0] })
    }

    /// A mask beside the content, one of nothing, and one that is there but clear.
    @Test func contentBesideItsMaskIsAsSharpAsWithoutABlur() throws {
        let square = Node.fill(Fill(rectangle(10, 10, 20, 20), paint: .color(.black)))
        let far = Node.fill(Fill(rectangle(500, 500, 20, 20), paint: .color(.black)))
        let clear = Node.fill(Fill(rectangle(0, 0, 40, 40), paint: .color(.clear)))
        let plain = try render([square], 40, 40)
        for mask in [[far], [], [clear]] {
            let blurred = try render([.layer(.filter(.variableBlur(radius: 12, mask: mask)), [square])], 40, 40)
            #expect(blurred.pixels == plain.pixels)
        }
        let over = Node.fill(Fill(rectangle(0, 0, 40, 40), paint: .color(.black)))
        #expect(
            try render([.layer(.filter(.variableBlur(radius: 12, mask: [over])), [square])], 40, 40).pixels
                != plain.pixels)
    }
}
