import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("A stroke that crosses itself covers the union of its parts")
struct StrokeOverlapTests {
    private static let (width, height) = (40, 32)

    private func stroked(_ path: Path, _ style: StrokeStyle) throws -> Pixmap {
        try render([.stroke(Stroke(path, style: style, paint: .color(.white)))], Self.width, Self.height)
    }

    /// The largest difference to an oracle, in steps of 255.
    private func worst(_ path: Path, _ oracle: StrokeOracle) throws -> Double {
        let pixmap = try stroked(path, oracle.style)
        func far(strips: Int) -> Double {
            let truth = StripOracle(
                oracle.pieces, rule: .nonzero, width: Self.width, height: Self.height, strips: strips)
            return zip(pixmap.pixels, truth.levels).reduce(0) { max($0, abs(Double($1.0 >> 24) - $1.1 * 255)) }
        }
        // Along level edges a strip is half of itself off.
        let coarse = far(strips: 128)
        return coarse > 0.9 ? far(strips: 1024) : coarse
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

    @Test("with every join and cap", arguments: [CGLineJoin.miter, .round, .bevel])
    func lines(join: CGLineJoin) throws {
        var dice = SplitMix(seed: 21)
        var far = 0.0
        for index in 0..<60 {
            let cap = [CGLineCap.butt, .round, .square][index % 3]
            let style = StrokeStyle(
                lineWidth: 0.5 + dice.roll() * 4, lineCap: cap, lineJoin: join, miterLimit: index % 2 == 0 ? 10 : 3)
            let points = points(&dice, 3 + index % 6)
            var oracle = StrokeOracle(style)
            oracle.add(points, isClosed: index % 4 == 3)
            far = max(far, try worst(line(points, isClosed: index % 4 == 3), oracle))
        }
        tell("strokes that cross themselves, \(join) joins", cases: 60 * Self.width * Self.height, worst: far)
        #expect(far <= 1.5)
    }

    @Test("of lines that are shorter than it is wide", arguments: [CGLineJoin.miter, .round, .bevel])
    func shortLines(join: CGLineJoin) throws {
        var dice = SplitMix(seed: 24)
        var far = 0.0
        for index in 0..<60 {
            let cap = [CGLineCap.butt, .round, .square][index % 3]
            let style = StrokeStyle(
                lineWidth: 2 + dice.roll() * 8, lineCap: cap, lineJoin: join, miterLimit: index % 2 == 0 ? 10 : 3)
            var points = [SIMD2(10 + dice.roll() * 20, 8 + dice.roll() * 16)]
            for _ in 0..<2 + index % 6 {
                let (angle, length) = (dice.roll() * 2 * .pi, 0.2 + dice.roll() * style.lineWidth * 1.5)
                points.append(points[points.count - 1] + SIMD2(cos(angle), sin(angle)) * length)
            }
            var oracle = StrokeOracle(style)
            oracle.add(points, isClosed: index % 4 == 3)
            far = max(far, try worst(line(points, isClosed: index % 4 == 3), oracle))
        }
        tell("strokes of short lines, \(join) joins", cases: 60 * Self.width * Self.height, worst: far)
        #expect(far <= 1.5)
    }

    /// Curves that follow each other, as a path and as an oracle.
    private func curves(
        _ dice: inout SplitMix, _ count: Int, _ style: StrokeStyle, isClosed: Bool = false
    ) -> (Path, StrokeOracle) {
        func point() -> SIMD2<Double> { SIMD2(4 + dice.roll() * 32, 4 + dice.roll() * 24) }
        let start = point()
        var (path, runs, last) = (Path(), [SmoothRun](), start)
        path.move(to: at(start))
        for index in 0..<count {
            let (first, second) = (point(), point())
            let end = isClosed && index == count - 1 ? start : point()
            runs.append(finely(last, first, second, end))
            path.addCurve(to: at(end), control1: at(first), control2: at(second))
            last = end
        }
        if isClosed { path.closeSubpath() }
        var oracle = StrokeOracle(style)
        oracle.add(curves: runs, isClosed: isClosed)
        return (path, oracle)
    }

    @Test(
        "along curves with loops and tight bends, alone and in chains", arguments: [CGLineJoin.miter, .round, .bevel])
    func curves(join: CGLineJoin) throws {
        var dice = SplitMix(seed: 25)
        var far = 0.0
        for index in 0..<24 {
            let cap = [CGLineCap.butt, .round, .square][index % 3]
            let style = StrokeStyle(
                lineWidth: 0.5 + dice.roll() * 5, lineCap: cap, lineJoin: join, miterLimit: index % 2 == 0 ? 10 : 3)
            let (path, oracle) = curves(&dice, 1 + index % 3, style, isClosed: index % 6 == 5)
            far = max(far, try worst(path, oracle))
        }
        tell("strokes along curves, \(join) joins", cases: 24 * Self.width * Self.height, worst: far)
        #expect(far <= 1.3)
    }

    @Test("along bends that are tighter than half its width, with legs of any length")
    func tightBends() throws {
        var dice = SplitMix(seed: 26)
        var far = 0.0
        for index in 0..<60 {
            let style = StrokeStyle(lineWidth: 2 + dice.roll() * 8, lineCap: [.butt, .round, .square][index % 3])
            let (center, radius, start) = (SIMD2(20.0, 16), 0.3 + dice.roll() * 6, dice.roll() * 2 * .pi)
            let (turn, leg) = ((0.3 + dice.roll() * 3.4) * (index % 2 == 0 ? 1 : -1), dice.roll() * 12)
            func spoke(_ angle: Double) -> SIMD2<Double> { SIMD2(cos(angle), sin(angle)) }
            func heading(_ angle: Double) -> SIMD2<Double> {
                SIMD2(-sin(angle), cos(angle)) * (turn > 0 ? 1 : -1)
            }
            let arc = (0...400).map { center + spoke(start + turn * Double($0) / 400) * radius }
            let (from, to) = (arc[0] - heading(start) * leg, arc[400] + heading(start + turn) * leg)
            var path = Path()
            path.move(to: at(from))
            path.addLine(to: at(arc[0]))
            for part in 0..<3 {
                let (a, b) = (start + turn * Double(part) / 3, start + turn * Double(part + 1) / 3)
                let reach = 4.0 / 3 * tan(abs(b - a) / 4) * radius
                path.addCurve(
                    to: at(center + spoke(b) * radius), control1: at(center + spoke(a) * radius + heading(a) * reach),
                    control2: at(center + spoke(b) * radius - heading(b) * reach))
            }
            path.addLine(to: at(to))
            var oracle = StrokeOracle(style)
            oracle.add(runs: [[from] + arc + [to]])
            far = max(far, try worst(path, oracle))
        }
        tell("strokes along tight bends", cases: 60 * Self.width * Self.height, worst: far)
        #expect(far <= 1.3)
    }

    @Test("at two tight bends to different sides, of which the first is near the line's beginning")
    func twoTightBends() throws {
        let points: [SIMD2<Double>] = [
            SIMD2(28.02223657466492, 10.3677385743804), SIMD2(29.114038158883133, 10.301282123764665),
            SIMD2(7.667458813653685, 19.499409651500347), SIMD2(35.47355288493872, 9.256853951947807),
        ]
        var far = 0.0
        for (cap, isTurned) in [(CGLineCap.butt, false), (.butt, true), (.square, false), (.square, true)] {
            let (a, b, c, d) = (points[0], points[1], points[2], points[3])
            let curve = isTurned ? (d, c, b, a) : (a, b, c, d)
            var path = Path()
            path.move(to: at(curve.0))
            path.addCurve(to: at(curve.3), control1: at(curve.1), control2: at(curve.2))
            var oracle = StrokeOracle(StrokeStyle(lineWidth: 3.911813674894979, lineCap: cap))
            oracle.add(curves: [finely(curve.0, curve.1, curve.2, curve.3)])
            far = max(far, try worst(path, oracle))
        }
        tell("strokes with two tight bends", cases: 4 * Self.width * Self.height, worst: far)
        #expect(far <= 1.3)
    }

    @Test("where the inner side of a bend turns back between two lines across the stroke that do not meet in it")
    func turningBack() throws {
        let points: [SIMD2<Double>] = [
            SIMD2(7.04619852462929, 13.495368015626592), SIMD2(9.96157866097306, 14.610498923542306),
            SIMD2(4.6044534284681475, 25.854833266479723), SIMD2(22.078295187191426, 24.805235352338826),
            SIMD2(5.6864001040188334, 7.304651898222258), SIMD2(27.757611804501092, 10.66362623299352),
            SIMD2(15.291748171529498, 17.8586164837508),
        ]
        var (path, oracle) = (Path(), StrokeOracle(StrokeStyle(lineWidth: 5.409177832932831, lineJoin: .round)))
        path.move(to: at(points[0]))
        var curves: [SmoothRun] = []
        for index in [0, 3] {
            let (a, b, c, d) = (points[index], points[index + 1], points[index + 2], points[index + 3])
            path.addCurve(to: at(d), control1: at(b), control2: at(c))
            curves.append(finely(a, b, c, d))
        }
        oracle.add(curves: curves)
        #expect(try worst(path, oracle) <= 1.3)
    }

    @Test("at cusps, where the pen turns round on the spot", arguments: [CGLineCap.butt, .round, .square])
    func cusps(cap: CGLineCap) throws {
        var dice = SplitMix(seed: 28)
        var far = 0.0
        for index in 0..<12 {
            // The velocity in the middle, of (d - a) + (c - b), is zero.
            let (a, d) = (
                SIMD2(8 + dice.roll() * 4, 20 + dice.roll() * 6), SIMD2(28 + dice.roll() * 4, 20 + dice.roll() * 6)
            )
            let b = SIMD2(26 + dice.roll() * 8, 4 + dice.roll() * 6)
            let c = b - (d - a)
            let style = StrokeStyle(
                lineWidth: 0.3 + dice.roll() * 6, lineCap: cap, lineJoin: [.miter, .round, .bevel][index % 3])
            var path = Path()
            path.move(to: at(a))
            path.addCurve(to: at(d), control1: at(b), control2: at(c))
            // Both halves, with the turn between them.
            var oracle = StrokeOracle(style)
            oracle.add(curves: [finely(a, b, c, d)])
            far = max(far, try worst(path, oracle))
        }
        tell("strokes with cusps, \(cap) caps", cases: 12 * Self.width * Self.height, worst: far)
        #expect(far <= 1.3)
    }

    @Test("at bends that are nearly cusps, where the pen turns within a thousandth of a pixel or within a few")
    func nearCusps() throws {
        var dice = SplitMix(seed: 30)
        var far = 0.0
        for index in 0..<60 {
            let (a, d) = (
                SIMD2(8 + dice.roll() * 4, 20 + dice.roll() * 6), SIMD2(28 + dice.roll() * 4, 20 + dice.roll() * 6)
            )
            let b = SIMD2(26 + dice.roll() * 8, 4 + dice.roll() * 6)
            // The velocity in the middle is small, and across the way of the curve.
            let (size, angle) = (pow(10, -4 + dice.roll() * 5), dice.roll() * 2 * .pi)
            let c = b - (d - a) + SIMD2(cos(angle), sin(angle)) * size
            let style = StrokeStyle(
                lineWidth: 0.3 + dice.roll() * 6, lineCap: [.butt, .round, .square][index % 3],
                lineJoin: [.miter, .bevel, .round][index / 3 % 3])
            var path = Path()
            path.move(to: at(a))
            path.addCurve(to: at(d), control1: at(b), control2: at(c))
            var oracle = StrokeOracle(style)
            oracle.add(curves: [finely(a, b, c, d)])
            far = max(far, try worst(path, oracle))
        }
        tell("strokes that are nearly cusps", cases: 60 * Self.width * Self.height, worst: far)
        #expect(far <= 1.3)
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

    /// A closed line of smooth pieces, as a path and as what it is cut from.
    private struct Ring {
        var path: Path
        /// Each ends where the next begins.
        var runs: [[SIMD2<Double>]]

        init(rectangle rect: CGRect) {
            path = Path(.rect(rect))
            let corners = [
                (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
            ]
            .map { SIMD2($0.0.native, $0.1.native) }
            runs = (0..<4).map { [corners[$0], corners[($0 + 1) % 4]] }
        }

        init(ellipse rect: CGRect) {
            path = Path(ellipseIn: rect)
            let (center, reach) = (
                SIMD2(rect.midX.native, rect.midY.native), SIMD2(rect.width.native / 2, rect.height.native / 2)
            )
            // From the right on downwards, of four cubics, as Core Graphics has it.
            let (across, down) = (SIMD2(reach.x, 0), SIMD2(0, reach.y))
            let spokes = [across, down, -across, -down, across]
            let handle = 0.5522847498307936
            var points = [center + across]
            for (a, b) in zip(spokes, spokes.dropFirst()) {
                let (p, q, r, s) = (center + a, center + a + b * handle, center + b + a * handle, center + b)
                points += (1...600).map { cubic(p, q, r, s, Double($0) / 600) }
            }
            runs = [points]
        }

        /// The parts between distances `from` and `to` from the start, with the corners between them.
        func piece(_ from: Double, _ to: Double) -> [[SIMD2<Double>]] {
            var (position, result) = (0.0, [[SIMD2<Double>]]())
            for run in runs {
                var part: [SIMD2<Double>] = []
                for (a, b) in zip(run, run.dropFirst()) {
                    let length = ((b - a) * (b - a)).sum().squareRoot()
                    let (low, high) = (max(0, from - position) / length, min(length, to - position) / length)
                    position += length
                    guard low < high else { continue }
                    if part.isEmpty { part.append(a + (b - a) * low) }
                    part.append(a + (b - a) * high)
                }
                if !part.isEmpty { result.append(part) }
            }
            return result
        }

        /// The runs of each dash; where the pattern is on at both ends, the last one goes on into the first.
        func dashes(_ dash: Double, _ gap: Double, phase: Double) -> [[[SIMD2<Double>]]] {
            let length = runs.joined().reduce((0.0, runs[0][0])) { sum, point in
                (sum.0 + ((point - sum.1) * (point - sum.1)).sum().squareRoot(), point)
            }.0
            var result: [[[SIMD2<Double>]]] = []
            var (start, joins) = (-phase, false)
            while start < length {
                let (from, to) = (max(0, start), min(length, start + dash))
                if from < to { result.append(piece(from, to)) }
                joins = from < to && start + dash >= length
                start += dash + gap
            }
            if joins, phase < dash, result.count > 1 { result[0] = result.removeLast() + result[0] }
            return result
        }
    }

    private func worst(_ rings: [Ring], _ style: StrokeStyle) throws -> Double {
        var (path, oracle) = (Path(), StrokeOracle(style))
        for ring in rings {
            path.addPath(ring.path)
            for runs in ring.dashes(style.dash[0].native, style.dash[1].native, phase: style.dashPhase.native) {
                oracle.add(runs: runs)
            }
        }
        return try worst(path, oracle)
    }

    @Test(
        "in dashed rectangles and circles that touch each other within a row",
        arguments: [CGLineCap.butt, .round, .square])
    func dashedRings(cap: CGLineCap) throws {
        var dice = SplitMix(seed: 29)
        var far = 0.0
        for index in 0..<20 {
            // Whole and half points make lines along the rows' borders, and ends of dashes next to these.
            func place(_ low: Double, _ span: Double) -> Double {
                let value = low + dice.roll() * span
                return index % 3 < 2 ? (value * 2).rounded() / 2 : value
            }
            let first = CGRect(x: place(2, 8), y: place(2, 8), width: place(8, 24), height: place(8, 18))
            let inner = CGRect(x: place(2, 8), y: place(2, 8), width: place(8, 24), height: place(8, 18))
            let circle = CGRect(x: place(2, 14), y: place(2, 8), width: 2 * place(4, 6), height: 0)
            let rings = [
                Ring(rectangle: first), Ring(rectangle: inner),
                Ring(ellipse: CGRect(x: circle.minX, y: circle.minY, width: circle.width, height: circle.width)),
            ]
            let (dash, gap) = (place(2, 4), place(1, 4))
            // Ends at corners depend on the last bit of a length.
            let phase = 0.1 + dice.roll() * (dash + gap - 0.2)
            let style = StrokeStyle(
                lineWidth: 1 + Double(index % 5) / 2, lineCap: cap, lineJoin: [.miter, .bevel, .round][index % 3],
                dash: [dash, gap], dashPhase: phase)
            far = max(far, try worst(rings, style))
        }
        tell("dashed rings that touch, \(cap) caps", cases: 20 * Self.width * Self.height, worst: far)
        #expect(far <= 1.3)
    }

    @Test("where a dash bends a hair above a row's lower border, and the rest of the row goes on")
    func nearlyWholeRow() throws {
        let style = StrokeStyle(lineWidth: 2.5, dash: [5, 1.5])
        let rings = [
            Ring(rectangle: CGRect(x: 7.5, y: 21.5, width: 28.5, height: 40)),
            Ring(ellipse: CGRect(x: 10, y: 14, width: 18, height: 29.5)),
        ]
        #expect(try worst(rings, style) <= 3)
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
