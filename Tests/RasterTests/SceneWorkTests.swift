import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// What a scene file may ask for is counted before it is drawn.
@Suite struct SceneWorkTests {
    private static let black = Paint.color(.black)

    private func error(_ nodes: [Node], side: Double = 64, scale: Double = 1) -> String? {
        do {
            try SceneWork.check(
                FrameScene(size: CGSize(width: side, height: side), nodes: nodes), scale: scale)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func curves(_ count: Int) -> Path {
        var path = Path()
        for index in 0..<count {
            path.move(to: CGPoint(x: index % 64, y: index % 61))
            path.addCurve(
                to: CGPoint(x: 9, y: index % 33), control1: CGPoint(x: 90, y: index % 50),
                control2: CGPoint(x: 50, y: 50))
        }
        return path
    }

    @Test("Numbers that are not finite cost little, and stop nothing")
    func notFinite() {
        let line = Path { $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 5)]) }
        for value in [Double.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude] {
            for cap in [CGLineCap.butt, .round] {
                let wide = Stroke(
                    line, style: StrokeStyle(lineWidth: value, lineCap: cap, dash: [3]), paint: Self.black)
                let plain = Stroke(
                    line, style: StrokeStyle(lineWidth: 3, lineCap: cap, lineJoin: .round), paint: Self.black)
                let map = CGAffineTransform(a: 1e300, b: value, c: 0, d: 1, tx: 0, ty: value)
                for stroke in [wide, plain] {
                    #expect(error([.stroke(stroke), .layer(.transform(map), [.stroke(stroke)])]) == nil, "\(value)")
                }
            }
        }
    }

    @Test("Estimates of edges are never below half of the lines that are drawn, and not above four times as many")
    func edges() {
        let path = curves(50)
        let visible = CGRect(x: 0, y: 0, width: 64, height: 64)
        var styles: [StrokeStyle?] = [nil]
        for width in [0.1, 2, 30] {
            for (cap, join) in [(CGLineCap.butt, CGLineJoin.miter), (.round, .round)] {
                for dash in [[], [3, 2], [1000, 1]] as [[CGFloat]] {
                    styles.append(StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join, dash: dash))
                }
            }
        }
        for style in styles {
            var lines = Polylines()
            let cost: PathCost
            if let style {
                let tolerance = ShapePainter.curveTolerance
                path.stroke(into: &lines, style: style, tolerance: tolerance, visible: visible)
                cost = PathCost(stroking: path, style, .identity, tolerance: tolerance, visible: visible)
            } else {
                let tolerance = ShapePainter.curveTolerance
                path.flatten(into: &lines, tolerance: tolerance, balanced: true, visible: visible)
                cost = PathCost(filling: path, .identity, tolerance: tolerance, visible: visible)
            }
            let ratio = Double(cost.edges) / Double(lines.count)
            #expect(ratio > 0.5 && ratio < 4, "\(ratio) for \(String(describing: style))")
        }
    }

    @Test("Each limit names itself and the node at which it is exceeded")
    func limits() {
        let square = Path(CGRect(x: 0, y: 0, width: 8000, height: 8000))
        let full = Node.fill(Fill(square, paint: Self.black))
        let dashed = Node.stroke(
            Stroke(curves(1), style: StrokeStyle(lineWidth: 0.1, dash: [0.0005]), paint: Self.black))
        #expect(
            error([full, .fill(Fill(curves(90_000), paint: Self.black))])
                == "nodes[1]: this shape has more than 4194304 edges")
        let some = Node.fill(Fill(curves(40_000), paint: Self.black))
        #expect(error(Array(repeating: some, count: 3)) == nil)
        #expect(
            error(Array(repeating: some, count: 30))?.hasSuffix("the scene has more than 16777216 edges") == true)
        #expect(
            error([.group(Array(repeating: dashed, count: 20))])
                == "nodes[0].group[10]: up to here the scene has more than 1048576 dashes")
        #expect(
            error(Array(repeating: full, count: 200), side: 8000)
                == "nodes[134]: up to here the scene has more than 8589934592 pixels to paint")
        #expect(error(Array(repeating: full, count: 200), side: 800) == nil)
        let blurred = Node.layer(.filter(.blur(sigma: 4, opaque: false, bounds: .null)), [full])
        #expect(
            error(Array(repeating: blurred, count: 20), side: 8000)
                == "nodes[8]: up to here the scene has more than 1073741824 pixels to filter")
        #expect(
            error(Array(repeating: .layer(.isolate, []), count: 300_000))
                == "nodes[262144]: up to here the scene has more than 262144 layers")
    }

    @Test("Scenes with colors outside 0…1 are drawn as three pictures, and are charged for them")
    func outside() {
        let square = Path(CGRect(x: 0, y: 0, width: 8000, height: 8000))
        let beyond = Node.fill(Fill(square, paint: .color(RGBA(red: 1.2, green: 0, blue: 0))))
        #expect(
            error(Array(repeating: beyond, count: 200), side: 8000)
                == "nodes[44]: up to here the scene has more than 8589934592 pixels to paint")
    }

    @Test("Layers that are open at once are counted with their clips and masks, and only as large as they are seen")
    func nesting() {
        let square = Path(CGRect(x: 0, y: 0, width: 8000, height: 8000))
        var nodes = [Node.fill(Fill(square, paint: Self.black))]
        for _ in 0..<20 {
            nodes = [.layer(.clip(Path(ellipseIn: square.boundingRect), rule: .nonzero, inverse: false), nodes)]
        }
        #expect(
            error(nodes, side: 8000)?.contains("the layers open at one moment have more than 268435456 pixels") == true)
        #expect(error(nodes, side: 80) == nil)
        #expect(error(nodes, side: 80, scale: 0.5) == nil)
    }

    // MARK: Projections

    /// A card of a gradient as large as the stage.
    private static let gradient = Node.fill(
        Fill(
            Path(CGRect(x: 0, y: 0, width: 64, height: 64)),
            paint: .linear(
                LinearPaint(
                    ramp: Ramp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]),
                    start: .zero, end: CGPoint(x: 64, y: 64)))))

    private static func map(_ row1: [CGFloat], _ row2: [CGFloat], _ row3: [CGFloat]) -> ProjectionTransform {
        var map = ProjectionTransform()
        (map.m11, map.m12, map.m13) = (row1[0], row1[1], row1[2])
        (map.m21, map.m22, map.m23) = (row2[0], row2[1], row2[2])
        (map.m31, map.m32, map.m33) = (row3[0], row3[1], row3[2])
        return map
    }

    /// A plane that runs away to a horizon within the stage.
    private static let floor = map([1, 0.5, 0.016], [0, 0.25, 0], [0, 16, 0.02])

    @Test(
        "A reduction takes as many samples as each pixel of the result covers pixels of the source",
        arguments: [1, 4, 9])
    func samples(factor: Int) throws {
        let map = ProjectionTransform(CGAffineTransform(scaleX: 1 / CGFloat(factor), y: 1 / CGFloat(factor)))
        let resampler = try #require(ProjectiveResampler(map))
        let source = PixelRect(x: 0, y: 0, width: 64 * factor, height: 64 * factor)
        let samples = resampler.samples(from: source, wanted: PixelRect(x: 8, y: 8, width: 40, height: 40))
        #expect(samples == Double(40 * 40 * factor * factor))
        #expect(resampler.samples(from: source, wanted: PixelRect(x: 500, y: 8, width: 40, height: 40)) == 0)
    }

    @Test("What is sampled through a projection is charged for each part that is sampled, and solid shapes are not")
    func projections() {
        let solid = Node.fill(Fill(Path(CGRect(x: 0, y: 0, width: 64, height: 64)), paint: Self.black))
        func seen(_ node: Node, _ count: Int, side: Double) -> String? {
            error([.layer(.projection(Self.floor), Array(repeating: node, count: count))], side: side)
        }
        #expect(seen(solid, 3000, side: 64) == nil)
        #expect(seen(Self.gradient, 10, side: 64) == nil)
        #expect(seen(Self.gradient, 3000, side: 2048)?.hasPrefix("nodes[0]") == true)
    }

    @Test("Glass is charged for the pixels whose distance from its edge is measured, where the edge is not a formula")
    func glass() {
        let box = CGRect(x: -3000, y: -3000, width: 6000, height: 6000)
        let leaf = Path {
            $0.addLines([CGPoint(x: -3000, y: 0), CGPoint(x: 3000, y: -3000), CGPoint(x: 3000, y: 3000)])
        }
        func glass(_ path: Path, _ count: Int, side: Double) -> String? {
            let effect = GlassEffect(variant: .regular, dark: false)
            return error(Array(repeating: .backdrop(Backdrop(path, effect: .glass(effect))), count: count), side: side)
        }
        #expect(glass(Path(.rect(box)), 20, side: 2900) == nil)
        // Of what is out of sight only what lies near is measured.
        #expect(glass(leaf, 100, side: 64) == nil)
        #expect(glass(leaf, 6, side: 2900) == nil)
        #expect(
            glass(leaf, 9, side: 2900) == "nodes[6]: up to here the scene has more than 1073741824 pixels to filter")
        // All of it is covered.
        #expect(
            glass(leaf, 300, side: 64) == "nodes[238]: up to here the scene has more than 8589934592 pixels to paint")
    }

    @Test("Shapes that may overlap themselves are charged for the looks that takes, and those that cannot are not")
    func overlaps() {
        var dice = SplitMix(seed: 1)
        let scribble = Path {
            $0.addLines((0..<1024).map { _ in CGPoint(x: 64 * dice.roll(), y: 64 * dice.roll()) })
        }
        let cost = PathCost(
            filling: scribble, .identity, tolerance: ShapePainter.curveTolerance,
            visible: CGRect(x: 0, y: 0, width: 64, height: 64))
        let allowed = Int(4_294_967_296 / (192 * (Double(cost.edges) + cost.length)))
        func fills(_ path: Path, _ count: Int) -> [Node] {
            Array(repeating: .fill(Fill(path, paint: Self.black)), count: count)
        }
        #expect(allowed > 400)
        #expect(error(fills(scribble, allowed)) == nil)
        #expect(
            error(fills(scribble, allowed + 1))
                == "nodes[\(allowed)]: up to here the scene has more than 4294967296 steps to find overlaps")
        let clipped = Node.layer(.clip(scribble, rule: .evenOdd, inverse: true), [])
        #expect(error(Array(repeating: clipped, count: allowed + 1))?.hasSuffix("find overlaps") == true)
        let triangle = Path { $0.addLines([.zero, CGPoint(x: 60, y: 2), CGPoint(x: 5, y: 60)]) }
        #expect(error(fills(triangle, 200_000)) == nil)
        #expect(error(fills(Path(ellipseIn: CGRect(x: 0, y: 0, width: 64, height: 64)), 50_000)) == nil)
        let line = Path { $0.addLines([.zero, CGPoint(x: 60, y: 2)]) }
        let strokes = Node.stroke(Stroke(line, style: StrokeStyle(lineWidth: 2), paint: Self.black))
        #expect(error(Array(repeating: strokes, count: 200_000)) == nil)
    }

    @Test("A glyph that overlaps itself is charged each time it is drawn")
    func glyphOverlaps() {
        var dice = SplitMix(seed: 1)
        let scribble = Path { $0.addLines((0..<512).map { _ in CGPoint(x: dice.roll(), y: -dice.roll()) }) }
        func text(_ count: Int, size: Double) -> String? {
            let places = (0..<count).map { _ in GlyphRun.Glyph(outline: 0, x: 0, y: 64) }
            return error([
                .glyphs(
                    GlyphRun(
                        font: "X", size: size, outlines: [GlyphOutline(id: 1, path: scribble)], glyphs: places,
                        paint: Self.black))
            ])
        }
        #expect(text(100_000, size: 12) == nil)
        #expect(text(10_000, size: 100)?.hasSuffix("steps to find overlaps") == true)
    }

    @Test("Cards that turn in space are far from the limit")
    func cards() {
        let turned = Self.map([8, 0, 0.0002], [0, 9, 0], [0, 0, 1])
        let cards = Node.layer(.projection(turned), Array(repeating: Self.gradient, count: 40))
        #expect(error([cards, cards, cards], side: 600, scale: 3) == nil)
    }

    @Test("The pictures that the tests draw stay far below every limit")
    func usual() throws {
        var generator = SceneGenerator(seed: 1)
        for _ in 0..<50 { #expect(throws: Never.self) { try SceneWork.check(generator.scene(), scale: 2) } }
    }
}
