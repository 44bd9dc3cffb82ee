import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Strokes of straight lines against the polygons that the definitions give, by exact areas.
@Suite("Strokes cover their outlines")
struct StrokeCoverageTests {
    private typealias Point = SIMD2<Double>

    private static let (width, height) = (40, 32)

    /// The rectangle around a piece of a line, from `start` to `end` along it.
    private func bar(_ a: Point, _ b: Point, from start: Double, to end: Double, width: Double) -> [Point] {
        let along = (b - a) / ((b - a) * (b - a)).sum().squareRoot()
        let across = Point(-along.y, along.x) * (width / 2)
        let (p, q) = (a + along * start, a + along * end)
        return [p - across, q - across, q + across, p + across]
    }

    /// The worst difference of any pixel's alpha from the area that convex polygons cover of it together: the sum of their
    /// areas where they do not overlap.
    private func worst(_ nodes: [Node], _ polygons: [[Point]], overlapping: Bool = false) throws -> Int {
        let pixmap = try render(nodes, Self.width, Self.height)
        let union = AreaOracle.Union(overlapping ? polygons : [])
        var worst = 0
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let exact =
                    overlapping ? union.coverage(x, y) : polygons.reduce(0) { $0 + AreaOracle.coverage($1, x, y) }
                worst = max(worst, abs(alpha(pixmap, x, y) - Int((exact * 255).rounded())))
            }
        }
        return worst
    }

    private func line(_ points: [Point]) -> Path {
        Path { path in
            path.move(to: CGPoint(x: points[0].x, y: points[0].y))
            for p in points.dropFirst() { path.addLine(to: CGPoint(x: p.x, y: p.y)) }
        }
    }

    private func stroked(_ path: Path, _ style: StrokeStyle) -> Node {
        .stroke(Stroke(path, style: style, paint: .color(.black)))
    }

    private func point(_ dice: inout SplitMix) -> Point { Point(dice.roll(3...37), dice.roll(3...29)) }

    private func length(_ a: Point, _ b: Point) -> Double { ((b - a) * (b - a)).sum().squareRoot() }

    private func cases(_ seed: UInt64, _ name: String, count: Int = 40, _ body: (inout SplitMix) throws -> Int?) throws
    {
        var dice = SplitMix(seed: seed)
        var (far, done) = (0, 0)
        for _ in 0..<count {
            guard let worst = try body(&dice) else { continue }
            (far, done) = (max(far, worst), done + 1)
        }
        tell("stroke, \(name)", cases: done * Self.width * Self.height, worst: far)
        #expect(done >= count / 3)
        #expect(far <= 1)
    }

    @Test("with butt and square ends, from hairlines to wide ones")
    func ends() throws {
        for cap in [CGLineCap.butt, .square] {
            try cases(1, cap == .butt ? "butt caps" : "square caps") { dice in
                let (a, b) = (point(&dice), point(&dice))
                let width = pow(10, dice.roll(-1...0.9))
                let extra = cap == .square ? width / 2 : 0
                return try worst(
                    [stroked(line([a, b]), StrokeStyle(lineWidth: width, lineCap: cap))],
                    [bar(a, b, from: -extra, to: length(a, b) + extra, width: width)])
            }
        }
    }

    @Test("in dashes from any phase")
    func dashes() throws {
        try cases(2, "dashes with phase") { dice in
            let (a, b) = (point(&dice), point(&dice))
            let width = dice.roll(0.5...4)
            let dash = [dice.roll(1...7), dice.roll(1...5), dice.roll(0.5...3)]
            let phase = dice.roll(-9...20)
            // An odd number of lengths is repeated, dashes and gaps changing places.
            let pattern = dash + dash
            let period = pattern.reduce(0, +)
            var bars: [[Point]] = []
            var place = -phase - (2 * period)
            while place < length(a, b) {
                for (index, step) in pattern.enumerated() {
                    let (low, high) = (max(0, place), min(length(a, b), place + step))
                    if index % 2 == 0, high > low { bars.append(bar(a, b, from: low, to: high, width: width)) }
                    place += step
                }
            }
            let style = StrokeStyle(lineWidth: width, dash: dash.map { CGFloat($0) }, dashPhase: phase)
            return try worst([stroked(line([a, b]), style)], bars)
        }
    }

    @Test("trimmed to a part of their length")
    func trims() throws {
        try cases(3, "trim by arc length") { dice in
            let (a, b) = (point(&dice), point(&dice))
            let (from, to) = (dice.roll(0...0.5), dice.roll(0.5...1))
            let whole = length(a, b)
            return try worst(
                [stroked(line([a, b]).trimmedPath(from: from, to: to), StrokeStyle(lineWidth: 3))],
                [bar(a, b, from: from * whole, to: to * whole, width: 3)])
        }
    }

    /// Two lines with a corner between them.
    private struct Corner {
        var points: [Point]
        var width: Double
        /// Both bars and what the join adds outside.
        var parts: [[Point]]
        /// True where both bars are so long that their inner sides cross and neither looks out behind the other.
        var isOpen: Bool
    }

    private func corner(_ dice: inout SplitMix, _ join: CGLineJoin, _ limit: Double) -> Corner? {
        let (a, b, c) = (point(&dice), point(&dice), point(&dice))
        let width = dice.roll(1...5)
        let (u, v) = ((b - a) / length(a, b), (c - b) / length(b, c))
        let (turn, cosine) = (u.x * v.y - u.y * v.x, (u * v).sum())
        guard abs(turn) > 0.01 else { return nil }
        let side = turn > 0 ? -1.0 : 1.0
        func across(_ d: Point) -> Point { Point(-d.y, d.x) * (side * width / 2) }
        var added = [b, b + across(u), b + across(v)]
        let miter = (2 / (1 + cosine)).squareRoot()
        if join == .miter, miter <= limit { added.insert(b + (across(u) + across(v)) / (1 + cosine), at: 2) }
        let bars = [
            bar(a, b, from: 0, to: length(a, b), width: width), bar(b, c, from: 0, to: length(b, c), width: width),
        ]
        let reach = width / 2 * max(abs(turn) / (1 + cosine), abs(turn))
        return Corner(
            points: [a, b, c], width: width, parts: bars + [added], isOpen: min(length(a, b), length(b, c)) >= reach)
    }

    private static let joinKinds = [(CGLineJoin.bevel, 10.0), (.miter, 10), (.miter, 1.5)]

    @Test("with bevelled and mitred corners, the limit deciding")
    func joins() throws {
        for (join, limit) in Self.joinKinds {
            try cases(4, join == .bevel ? "bevel joins" : "miter joins, limit \(limit)", count: 120) { dice in
                guard let corner = corner(&dice, join, limit), corner.isOpen else { return nil }
                let style = StrokeStyle(lineWidth: corner.width, lineJoin: join, miterLimit: limit)
                return try worst([stroked(line(corner.points), style)], corner.parts, overlapping: true)
            }
        }
    }

    @Test("and closed ones at their first corner as well")
    func closed() throws {
        try cases(6, "closed triangles, miter joins", count: 120) { dice in
            let points = [point(&dice), point(&dice), point(&dice)]
            let area = abs(AreaOracle.area(points))
            let lengths = [length(points[0], points[1]), length(points[1], points[2]), length(points[2], points[0])]
            // Thin rings around triangles with room inside: what lies between two similar triangles.
            let (radius, half) = (2 * area / lengths.reduce(0, +), dice.roll(0.2...1))
            guard radius > half + 0.5 else { return nil }
            let center =
                (points[1] * lengths[2] + points[2] * lengths[0] + points[0] * lengths[1]) / lengths.reduce(0, +)
            func scaled(_ factor: Double) -> [Point] { points.map { center + ($0 - center) * factor } }
            let (outer, inner) = (scaled(1 + half / radius), scaled(1 - half / radius))
            var path = line(points)
            path.closeSubpath()
            let pixmap = try render(
                [stroked(path, StrokeStyle(lineWidth: 2 * half, miterLimit: 1000))], Self.width, Self.height)
            var far = 0
            for y in 0..<Self.height {
                for x in 0..<Self.width {
                    let exact = AreaOracle.coverage(outer, x, y) - AreaOracle.coverage(inner, x, y)
                    far = max(far, abs(alpha(pixmap, x, y) - Int((exact * 255).rounded())))
                }
            }
            return far
        }
    }

    /// Lines folded back on themselves lie twice in a pixel in parts: areas are added up there, and the pixel may be darker
    /// than the union, never lighter. Everywhere else it is exact.
    @Test("with folds that are exact wherever the line does not overlap itself, and never too light")
    func folds() throws {
        var (dice, folds) = (SplitMix(seed: 4), 0)
        for _ in 0..<120 {
            guard let corner = corner(&dice, .miter, 10), !corner.isOpen else { continue }
            folds += 1
            let parts = AreaOracle.Union(corner.parts)
            let pixmap = try render(
                [stroked(line(corner.points), StrokeStyle(lineWidth: corner.width, lineJoin: .miter))], Self.width,
                Self.height)
            for y in 0..<Self.height {
                for x in 0..<Self.width {
                    let union = parts.coverage(x, y)
                    let sum = corner.parts.reduce(0) { $0 + AreaOracle.coverage($1, x, y) }
                    let difference = alpha(pixmap, x, y) - Int((union * 255).rounded())
                    #expect(difference >= -1)
                    if sum - union < 1e-9 { #expect(difference <= 1) }
                }
            }
        }
        #expect(folds > 10)
    }

    /// Half a circle around `center`, from `start` on, clockwise on screen.
    private func arc(_ center: Point, _ start: Point) -> [Point] {
        (0...64).map { i in
            let t = Double.pi * Double(i) / 64
            return center + Point(start.x * cos(t) - start.y * sin(t), start.x * sin(t) + start.y * cos(t))
        }
    }

    @Test("with round ends, pixel by pixel")
    func roundCaps() throws {
        try cases(7, "round caps") { dice in
            let (a, b) = (point(&dice), point(&dice))
            let width = dice.roll(0.3...6)
            let along = (b - a) / length(a, b)
            let across = Point(-along.y, along.x) * (width / 2)
            return try worst(
                [stroked(line([a, b]), StrokeStyle(lineWidth: width, lineCap: .round))],
                [arc(b, -across) + arc(a, across)])
        }
    }

    @Test("with round corners, pixel by pixel")
    func roundJoins() throws {
        try cases(8, "round joins", count: 60) { dice in
            guard var corner = corner(&dice, .bevel, 1), corner.isOpen else { return nil }
            let radius = Point(corner.width / 2, 0)
            corner.parts[2] = arc(corner.points[1], radius) + arc(corner.points[1], -radius)
            return try worst(
                [stroked(line(corner.points), StrokeStyle(lineWidth: corner.width, lineJoin: .round))], corner.parts,
                overlapping: true)
        }
    }

    @Test("with round ends: the area is the bar's and a disc's")
    func roundEnds() throws {
        var dice = SplitMix(seed: 5)
        var far = 0.0
        for _ in 0..<40 {
            let (a, b) = (Point(dice.roll(8...32), dice.roll(8...24)), Point(dice.roll(8...32), dice.roll(8...24)))
            let width = dice.roll(0.5...7)
            let pixmap = try render(
                [stroked(line([a, b]), StrokeStyle(lineWidth: width, lineCap: .round))], Self.width, Self.height)
            let area = pixmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) } / 255
            let exact = length(a, b) * width + .pi * width * width / 4
            far = max(far, abs(area - exact) / exact.squareRoot())
        }
        // Rounding to levels adds up to a fraction of a level for each of the pixels along the outline.
        #expect(far < 0.02)
    }
}
