import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Glyph runs")
struct GlyphTests {
    /// A stem with a bowl, in ems: overlapping contours of the same direction, as variable fonts have them.
    private static let outline: Path = {
        var path = Path()
        path.addRect(CGRect(x: 0.1, y: -0.7, width: 0.12, height: 0.7))
        path.addEllipse(in: CGRect(x: 0.15, y: -0.5, width: 0.42, height: 0.5))
        return path
    }()

    /// The same with a gap between stem and bowl, so that nothing overlaps.
    private static let apart: Path = {
        var path = Path()
        path.addRect(CGRect(x: 0.1, y: -0.7, width: 0.12, height: 0.7))
        path.addEllipse(in: CGRect(x: 0.25, y: -0.5, width: 0.42, height: 0.5))
        return path
    }()

    private func run(
        _ size: Double, _ places: [(Double, Double)], paint: Paint = .color(.black), font: String = "test",
        outline: Path = outline
    ) -> Node {
        .glyphs(
            GlyphRun(
                font: font, size: size, outlines: [GlyphOutline(id: 7, path: outline)],
                glyphs: places.map { .init(outline: 0, x: $0.0, y: $0.1) }, paint: paint))
    }

    private func outlined(_ size: Double, _ x: Double, _ y: Double, outline: Path = outline) -> Node {
        .layer(.transform(CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: x, ty: y)), [filled(outline)])
    }

    /// The largest difference to the outline drawn sixteen times as large, where what lies in a pixel is known pixel by pixel.
    private func distanceToLarge(_ size: Double, _ x: Double, _ y: Double) throws -> Double {
        let small = try render([run(size, [(x, y)])], 80, 80)
        let large = try render([outlined(size, x, y)], 80, 80, scale: 16)
        var far = 0.0
        for py in 0..<80 {
            for px in 0..<80 {
                var sum = 0
                for dy in 0..<16 { for dx in 0..<16 { sum += alpha(large, px * 16 + dx, py * 16 + dy) } }
                far = max(far, abs(Double(alpha(small, px, py)) - Double(sum) / 256))
            }
        }
        return far
    }

    @Test("show the outline at the nearest quarter of a pixel", arguments: [9, 11, 17, 40, 63])
    func quarters(_ size: Double) throws {
        for (x, y) in [(4.0, 60.0), (4.25, 60.5), (5.5, 60.75)] { #expect(try distanceToLarge(size, x, y) <= 1.5) }
        let near = try render([run(size, [(4.3, 60.1)])], 80, 80)
        #expect(try near == render([run(size, [(4.25, 60)])], 80, 80))
    }

    /// A letter of straight lines, whose areas are known exactly: at the nearest quarter of a pixel without hinting.
    @Test("cover the exact areas of their outlines", arguments: [11.0, 12, 13, 14, 15, 16, 17, 40, 90])
    func areas(_ size: Double) throws {
        let letter = [
            SIMD2(0.06, 0), SIMD2(0.3, -0.72), SIMD2(0.42, -0.72), SIMD2(0.66, 0), SIMD2(0.55, 0), SIMD2(0.36, -0.6),
            SIMD2(0.17, 0),
        ]
        var (dice, far) = (SplitMix(seed: UInt64(size)), 0)
        let (width, height) = (Int(size) + 6, Int(size) + 8)
        for _ in 0..<30 {
            let (x, y) = (dice.roll(1...4), size + dice.roll(1...4))
            let glyphs = GlyphRun(
                font: "areas", size: size, outlines: [GlyphOutline(id: 1, path: polygon(letter))],
                glyphs: [.init(outline: 0, x: x, y: y)],
                paint: .color(.black))
            let pixmap = try render([.glyphs(glyphs)], width, height)
            // Large ones are drawn where they are.
            func placed(_ v: Double) -> Double { size > 64 ? v : (v * 4 + 0.5).rounded(.down) / 4 }
            let outline = letter.map { SIMD2(placed(x), placed(y)) + $0 * size }
            for py in 0..<height {
                for px in 0..<width {
                    far = max(
                        far, abs(alpha(pixmap, px, py) - Int((AreaOracle.coverage(outline, px, py) * 255).rounded())))
                }
            }
        }
        tell("glyph runs at \(Int(size)) pixels", cases: 30 * width * height, worst: far)
        #expect(far <= 1)
    }

    @Test("large or turned are drawn where they are, to the last digit")
    func outlines() throws {
        let large = try render([run(90, [(3.137, 80.71)], outline: Self.apart)], 99, 99)
        #expect(try large == render([outlined(90, 3.137, 80.71, outline: Self.apart)], 99, 99))
        let turn = CGAffineTransform(rotationAngle: 0.3)
        let turned = try render([.layer(.transform(turn), [run(20, [(20.1, 20.2)], outline: Self.apart)])], 60, 60)
        #expect(
            try turned == render([.layer(.transform(turn), [outlined(20, 20.1, 20.2, outline: Self.apart)])], 60, 60))
    }

    @Test("large with overlapping contours have the coverage of both together")
    func largeOverlaps() throws {
        #expect(try distanceToLarge(70, 3.137, 72.71) <= 1.5)
    }

    @Test("are the same bytes with an empty, a warm and no cache")
    func cache() throws {
        var dice = SplitMix(seed: 1)
        let nodes = (0..<40).map { i in
            run([11, 12.5, 17, 28][i % 4], (0..<30).map { _ in (dice.roll(0...300), dice.roll(0...100)) })
        }
        let scene = FrameScene(size: CGSize(width: 300, height: 100), nodes: nodes)
        let uncached = try Rasterizer(scale: 1, glyphs: GlyphCache(byteLimit: 0)).render(scene)
        let tiny = Rasterizer(scale: 1, glyphs: GlyphCache(byteLimit: 2000))
        let warm = Rasterizer(scale: 1)
        for _ in 0..<2 {
            #expect(try warm.render(scene) == uncached)
            #expect(try tiny.render(scene) == uncached)
        }
    }

    @Test("with equal ids in two fonts do not share their coverage")
    func fonts() throws {
        let rasterizer = Rasterizer(scale: 1)
        let other = GlyphRun(
            font: "other", size: 20, outlines: [GlyphOutline(id: 7, path: rectangle(0, -0.5, 0.5, 0.5))],
            glyphs: [.init(outline: 0, x: 4, y: 20)], paint: .color(.black))
        func scene(_ node: Node) -> FrameScene { FrameScene(size: CGSize(width: 24, height: 24), nodes: [node]) }
        _ = try rasterizer.render(scene(run(20, [(4, 20)])))
        #expect(try rasterizer.render(scene(.glyphs(other))) == render([.glyphs(other)], 24, 24))
    }

    @Test("take any paint, opacity and clip")
    func painted() throws {
        let ramp = Ramp(stops: [
            .init(color: .black, location: 0), .init(color: RGBA(red: 1, green: 0, blue: 0), location: 1),
        ])
        let paint = Paint.linear(LinearPaint(ramp: ramp, start: .zero, end: CGPoint(x: 40, y: 0)))
        let place = (4.0, 30.0)
        let clip = Path(.ellipse(CGRect(x: 2, y: 8, width: 20, height: 20)))
        let text = Node.layer(
            .opacity(0.6), [.layer(.clip(clip, rule: .nonzero, inverse: false), [run(30, [place], paint: paint)])])
        let shape = Node.layer(
            .transform(CGAffineTransform(a: 30, b: 0, c: 0, d: 30, tx: place.0, ty: place.1)),
            [
                .fill(
                    Fill(
                        Self.outline,
                        paint: .linear(
                            LinearPaint(
                                ramp: ramp, start: CGPoint(x: -4.0 / 30, y: 0), end: CGPoint(x: 36.0 / 30, y: 0)))))
            ])
        let filledShape = Node.layer(.opacity(0.6), [.layer(.clip(clip, rule: .nonzero, inverse: false), [shape])])
        #expect(try distance(render([text], 40, 40), render([filledShape], 40, 40)) <= 1)
    }

    @Test("cut by the frame's edge show the rest")
    func cut() throws {
        let whole = try render([run(30, [(20, 40)])], 80, 80)
        let part = try render([run(30, [(-5, 15)])], 12, 12)
        for y in 0..<12 { for x in 0..<12 { #expect(part[x, y] == whole[x + 25, y + 25]) } }
    }

    @Test("have the same weight at every position, within a hundredth")
    func evenWeight() throws {
        var weights: [Double] = []
        for k in 0..<16 {
            let pixmap = try render([run(13, [(4 + Double(k % 4) / 4, 20 + Double(k / 4) / 4)])], 20, 30)
            weights.append(pixmap.pixels.reduce(0) { $0 + Double($1 >> 24) } / 255)
        }
        #expect(weights.max()! - weights.min()! < 0.01 * weights[0])
    }

    @Test("with wild numbers draw nothing and do not trap")
    func wild() throws {
        let places = [(Double.nan, 3.0), (.infinity, 0), (1e300, 1e300), (-1e18, 4)]
        #expect(try render([run(12, places)], 20, 20).pixels.allSatisfy { $0 == 0 })
        for size in [Double.nan, 0, -5, .infinity] { _ = try render([run(size, [(4, 12)])], 20, 20) }
        let lost = GlyphRun(
            font: "x", size: 12, outlines: [], glyphs: [.init(outline: 3, x: 1, y: 9), .init(outline: -1, x: 1, y: 9)],
            paint: .color(.black))
        #expect(try render([.glyphs(lost)], 20, 20).pixels.allSatisfy { $0 == 0 })
    }
}
