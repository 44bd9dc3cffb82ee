import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("A stroke of lines that crosses itself covers the union of its parts")
struct StrokeOverlapTests {
    private static let (width, height) = (40, 32)

    private func stroked(_ path: Path, _ style: StrokeStyle) throws -> Pixmap {
        try render([.stroke(Stroke(path, style: style, paint: .color(.white)))], Self.width, Self.height)
    }

    /// The largest difference to an oracle, in steps of 255.
    private func worst(_ path: Path, _ oracle: StrokeOracle) throws -> Double {
        let pixmap = try stroked(path, oracle.style)
        let truth = StripOracle(oracle.pieces, rule: .nonzero, width: Self.width, height: Self.height)
        var far = 0.0
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                far = max(far, abs(Double(alpha(pixmap, x, y)) - truth.levels[y * Self.width + x] * 255))
            }
        }
        return far
    }

    private func line(_ points: [SIMD2<Double>], isClosed: Bool = false) -> Path {
        var path = Path()
        path.move(to: at(points[0]))
        for point in points.dropFirst() { path.addLine(to: at(point)) }
        if isClosed { path.closeSubpath() }
        return path
    }

    private func points(_ dice: inout SplitMix, _ count: Int) -> [SIMD2<Double>] {
        (0..<count).map { _ in SIMD2(2 + dice.roll() * 36, 2 + dice.roll() * 28) }
    }

    private func shortest(_ points: [SIMD2<Double>]) -> Double {
        zip(points, points.dropFirst() + points.prefix(1)).map { a, b in ((b - a) * (b - a)).sum().squareRoot() }.min()!
    }

    @Test("with every join and cap", arguments: [CGLineJoin.miter, .round, .bevel])
    func lines(join: CGLineJoin) throws {
        var dice = SplitMix(seed: 21)
        var far = 0.0
        for index in 0..<60 {
            let cap = [CGLineCap.butt, .round, .square][index % 3]
            let style = StrokeStyle(
                lineWidth: 0.5 + dice.roll() * 4, lineCap: cap, lineJoin: join, miterLimit: index % 2 == 0 ? 10 : 3)
            // Of shorter lines, joins with bevels and miters are not exact yet: docs/PERFORMANCE.md.
            var points = points(&dice, 3 + index % 6)
            while shortest(points) < 2.5 * style.lineWidth { points = self.points(&dice, 3 + index % 6) }
            var oracle = StrokeOracle(style)
            oracle.add(points, isClosed: index % 4 == 3)
            far = max(far, try worst(line(points, isClosed: index % 4 == 3), oracle))
        }
        tell("strokes that cross themselves, \(join) joins", cases: 60 * Self.width * Self.height, worst: far)
        #expect(far <= 3)
    }

    @Test("Twenty thousand lines across a small frame take no more work than is stated, and look like what they are")
    func crowd() throws {
        var dice = SplitMix(seed: 27)
        var path = Path()
        for _ in 0..<20_000 {
            let (a, b) = (dice.roll() * Double(Self.height), dice.roll() * Double(Self.height))
            path.move(to: CGPoint(x: -4, y: a))
            path.addLine(to: CGPoint(x: Double(Self.width) + 4, y: b))
        }
        let pixmap = try stroked(path, StrokeStyle(lineWidth: 0.02))
        // In the middle third a dozen lines lie over every point on average.
        for y in 11..<21 { for x in 0..<Self.width { #expect(alpha(pixmap, x, y) >= 252) } }
        // A piece of a row is looked at a bounded number of times.
        for count in [1, 1000, 100_000, 1 << 20, 1 << 22] {
            let strips = RowCutter.strips(for: count)
            #expect((8...128).contains(strips))
            #expect(strips == 8 || strips * count <= 1 << 23)
        }
    }

    @Test("as a scribble of forty thin lines")
    func scribble() throws {
        var dice = SplitMix(seed: 22)
        var far = 0.0
        for _ in 0..<4 {
            let points = points(&dice, 41)
            let style = StrokeStyle(lineWidth: 1, lineJoin: .bevel)
            var oracle = StrokeOracle(style)
            oracle.add(points)
            far = max(far, try worst(line(points), oracle))
        }
        tell("scribbles of forty lines", cases: 4 * Self.width * Self.height, worst: far)
        #expect(far <= 3)
    }

    @Test("in dashes whose caps overlap", arguments: [CGLineCap.round, .square])
    func dashes(cap: CGLineCap) throws {
        var dice = SplitMix(seed: 23)
        var far = 0.0
        for _ in 0..<20 {
            let (a, b) = (
                SIMD2(4 + dice.roll() * 8, 4 + dice.roll() * 24), SIMD2(28 + dice.roll() * 8, 4 + dice.roll() * 24)
            )
            let (dash, gap) = (1 + dice.roll() * 3, 0.5 + dice.roll() * 4)
            let style = StrokeStyle(lineWidth: 2 + dice.roll() * 5, lineCap: cap, dash: [dash, gap])
            var oracle = StrokeOracle(style)
            let length = ((b - a) * (b - a)).sum().squareRoot()
            let d = (b - a) / length
            var at = 0.0
            while at < length {
                oracle.add([a + d * at, a + d * min(length, at + dash)])
                at += dash + gap
            }
            far = max(far, try worst(line([a, b]), oracle))
        }
        tell("dashes that overlap, \(cap) caps", cases: 20 * Self.width * Self.height, worst: far)
        #expect(far <= 3)
    }
}
