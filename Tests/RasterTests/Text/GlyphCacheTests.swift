import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("The glyph cache")
struct GlyphCacheTests {
    private func run(_ font: String, _ size: Double, _ path: Path, id: Int = 7) -> FrameScene {
        let glyphs = (0..<5).map { GlyphRun.Glyph(outline: 0, x: 3.1 + Double($0) * 9.3, y: 20) }
        let run = GlyphRun(
            font: font, size: size, outlines: [GlyphOutline(id: id, path: path)], glyphs: glyphs, paint: .color(.black))
        return FrameScene(size: CGSize(width: 60, height: 28), nodes: [.glyphs(run)])
    }

    private let block = rectangle(0, -0.6, 0.5, 0.6)
    private let disc = Path(ellipseIn: CGRect(x: 0, y: -0.6, width: 0.5, height: 0.6))

    @Test("never grows beyond its limit, whatever sizes and fonts come")
    func bounded() throws {
        for limit in [0, 1000, 20_000] {
            let cache = GlyphCache(byteLimit: limit)
            let rasterizer = Rasterizer(scale: 1, glyphs: cache)
            for step in 0..<400 {
                let scene = run("font \(step % 7)", 9 + Double(step) / 8, step % 2 == 0 ? block : disc, id: step % 5)
                let drawn = try rasterizer.render(scene)
                #expect(cache.byteCount <= limit)
                if step % 50 == 0 { #expect(try drawn == Rasterizer(scale: 1).render(scene)) }
            }
        }
    }

    @Test("does not mix up two outlines that go by one name")
    func namesakes() throws {
        let rasterizer = Rasterizer(scale: 1)
        for _ in 0..<2 {
            for path in [block, disc] {
                let scene = run("same", 17, path)
                #expect(
                    try rasterizer.render(scene) == Rasterizer(scale: 1, glyphs: GlyphCache(byteLimit: 0)).render(scene)
                )
            }
        }
    }

    /// The same em across, another down; and the other way round.
    @Test("does not mix up sizes that are equal in one direction", arguments: [(1.0, 2.0), (2.0, 1.0), (0.5, 1.5)])
    func stretched(_ x: Double, _ y: Double) throws {
        let glyphs = (0..<4).map { GlyphRun.Glyph(outline: 0, x: 3.1 + Double($0) * 9.3, y: 15) }
        let text = Node.glyphs(
            GlyphRun(
                font: "same", size: 17, outlines: [GlyphOutline(id: 7, path: disc)], glyphs: glyphs,
                paint: .color(.black)))
        func scene(_ x: Double, _ y: Double) -> FrameScene {
            FrameScene(
                size: CGSize(width: 80, height: 36),
                nodes: [.layer(.transform(CGAffineTransform(scaleX: x, y: y)), [text])])
        }
        let rasterizer = Rasterizer(scale: 1)
        for (width, height) in [(x, x), (x, y), (y, y), (x, y), (x, x)] {
            let scene = scene(width, height)
            let alone = try Rasterizer(scale: 1, glyphs: GlyphCache(byteLimit: 0)).render(scene)
            #expect(try rasterizer.render(scene) == alone, "\(width) x \(height)")
        }
    }

    /// Around its origin, partly beyond what is kept, and wholly beyond it.
    @Test(
        "leaves glyphs whole that reach farther from their origin than it keeps",
        arguments: [0.0, 11.5, 12.75, 20, 300])
    func enormous(_ ems: Double) throws {
        let far = rectangle(ems, -0.6, 0.5, 0.6)
        let glyph = GlyphRun(
            font: "far", size: 40, outlines: [GlyphOutline(id: 1, path: far)],
            glyphs: [.init(outline: 0, x: 10 - 40 * ems, y: 26)],
            paint: .color(.black))
        let wanted = try render([filled(rectangle(10, 2, 20, 24))], 40, 30)
        let rasterizer = Rasterizer(scale: 1)
        let scene = FrameScene(size: CGSize(width: 40, height: 30), nodes: [.glyphs(glyph)])
        for _ in 0..<2 { #expect(try rasterizer.render(scene) == wanted) }
    }

    @Test("cuts glyphs at a layer's left edge to the pixels inside")
    func leftEdge() throws {
        let glyphs = (0..<8).map { GlyphRun.Glyph(outline: 0, x: -6 + Double($0) * 0.75, y: 9 + Double($0 % 3)) }
        let text = Node.glyphs(
            GlyphRun(
                font: "edge", size: 17, outlines: [GlyphOutline(id: 1, path: disc)], glyphs: glyphs,
                paint: .color(.black.opacity(0.4))))
        let whole = try render([.layer(.transform(CGAffineTransform(translationX: 20, y: 0)), [text])], 40, 14)
        let cut = try render([text], 20, 14)
        for y in 0..<14 { for x in 0..<20 { #expect(cut[x, y] == whole[x + 20, y]) } }
    }
}
