import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Rectangles with rounded corners cover what their corners leave")
struct CornerCoverageTests {
    private static let (width, height) = (44, 36)

    private func worst(_ pixmap: Pixmap, _ outline: [SIMD2<Double>]) -> Int {
        var far = 0
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                far = max(far, abs(alpha(pixmap, x, y) - Int((AreaOracle.coverage(outline, x, y) * 255).rounded())))
            }
        }
        return far
    }

    /// A quarter of a circle from one side to the next, clockwise on screen.
    private func quarter(_ x: Double, _ y: Double, _ radius: Double, from turn: Double) -> [SIMD2<Double>] {
        (0...128).map { i in
            let t = (turn + Double(i) / 128) * .pi / 2
            return SIMD2(x + radius * cos(t), y + radius * sin(t))
        }
    }

    @Test("of circles, with a radius of its own for every corner")
    func circular() throws {
        var (dice, far) = (SplitMix(seed: 1), 0)
        for _ in 0..<25 {
            let (x, y, w, h) = (dice.roll(1...5), dice.roll(1...5), dice.roll(20...36), dice.roll(18...28))
            let r = (0..<4).map { _ in dice.roll(0...8.9) }
            let radii = RectangleCornerRadii(
                topLeading: r[0], bottomLeading: r[3], bottomTrailing: r[2], topTrailing: r[1])
            let path = Path(roundedRect: CGRect(x: x, y: y, width: w, height: h), cornerRadii: radii, style: .circular)
            let outline =
                quarter(x + r[0], y + r[0], r[0], from: 2) + quarter(x + w - r[1], y + r[1], r[1], from: 3)
                + quarter(x + w - r[2], y + h - r[2], r[2], from: 0) + quarter(x + r[3], y + h - r[3], r[3], from: 1)
            far = max(far, worst(try render([filled(path)], Self.width, Self.height), outline))
        }
        tell("corners, circular", cases: 25 * Self.width * Self.height, worst: far)
        #expect(far <= 1)
    }

    /// The path's own lines and cubics, cut finely.
    private func dense(_ path: Path) -> [SIMD2<Double>] {
        var points: [SIMD2<Double>] = []
        func vector(_ p: CGPoint) -> SIMD2<Double> { SIMD2(p.x, p.y) }
        path.forEach { element in
            switch element {
            case .move(let p), .line(let p): points.append(vector(p))
            case .curve(let p, let c1, let c2):
                points += AreaOracle.cubic(points.last!, vector(c1), vector(c2), vector(p), pieces: 96)
            case .quadCurve, .closeSubpath: break
            }
        }
        return points
    }

    @Test("continuous, with a radius of its own for every corner")
    func continuous() throws {
        var (dice, far) = (SplitMix(seed: 2), 0)
        for _ in 0..<25 {
            let rect = CGRect(
                x: dice.roll(1...5), y: dice.roll(1...5), width: dice.roll(20...36), height: dice.roll(18...28))
            func radius() -> CGFloat { dice.roll(0...8) }
            let radii = RectangleCornerRadii(
                topLeading: radius(), bottomLeading: radius(), bottomTrailing: radius(), topTrailing: radius())
            let path = Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
            far = max(far, worst(try render([filled(path)], Self.width, Self.height), dense(path)))
        }
        tell("corners, continuous", cases: 25 * Self.width * Self.height, worst: far)
        #expect(far <= 1)
    }

    @Test("equal on all sides, as the closed forms draw them", arguments: [RoundedCornerStyle.circular, .continuous])
    func equal(_ style: RoundedCornerStyle) throws {
        var (dice, far) = (SplitMix(seed: 3), 0)
        for _ in 0..<25 {
            let rect = CGRect(
                x: dice.roll(1...5), y: dice.roll(1...5), width: dice.roll(20...36), height: dice.roll(18...28))
            let path = Path(roundedRect: rect, cornerRadius: dice.roll(0...20), style: style)
            far = max(far, worst(try render([filled(path)], Self.width, Self.height), dense(path)))
        }
        tell("corners, equal, \(style)", cases: 25 * Self.width * Self.height, worst: far)
        #expect(far <= 1)
    }
}
