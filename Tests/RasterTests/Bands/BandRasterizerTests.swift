import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("A frame drawn in bands")
struct BandRasterizerTests {
    private static let size = CGSize(width: 240, height: 200)

    /// Stripes, so that whatever looks at the wrong rows sees other colors.
    private static var stripes: [Node] {
        (0..<25).map { index in
            let color = RGBA(red: Double(index % 5) / 4, green: Double(index % 3) / 2, blue: 0.4, alpha: 1)
            return filled(rectangle(0, Double(index) * 8, 240, 8), color)
        }
    }

    private static func sheet(_ path: Path, _ effect: Backdrop.Effect) -> Node {
        .backdrop(Backdrop(path, effect: effect))
    }

    private static let glass = Backdrop.Effect.glass(GlassEffect(variant: .regular, dark: false))

    private static func clip(_ path: Path, inverse: Bool = false, _ nodes: [Node]) -> Node {
        .layer(.clip(path, rule: .nonzero, inverse: inverse), nodes)
    }

    private static func masked(_ nodes: [Node]) -> Node {
        .layer(.mask([filled(Path(ellipseIn: CGRect(x: 40, y: 30, width: 150, height: 120)))], .alpha), nodes)
    }

    private static var clippedGlass: [Node] {
        let inside: [Node] = [
            filled(rectangle(60, 100, 30, 90)),
            sheet(Path(CGRect(x: 30, y: 20, width: 180, height: 150)), .material(.thin, dark: false)),
            filled(rectangle(100, 120, 90, 30)), sheet(rectangle(120, 100, 60, 80), glass),
            filled(rectangle(140, 130, 20, 20)),
        ]
        let hole = clip(Path(ellipseIn: CGRect(x: 60, y: 90, width: 120, height: 100)), inside)
        return stripes + [hole, filled(rectangle(20, 20, 60, 60))]
    }

    private static var scenes: [String: [Node]] {
        let panel = Path(roundedRect: CGRect(x: 30, y: 20, width: 180, height: 150), cornerRadius: 30)
        let second = Path(ellipseIn: CGRect(x: 60, y: 90, width: 120, height: 100))
        let material = Backdrop.Effect.material(.thin, dark: false)
        let blur = LayerOperation.filter(.blur(sigma: 9, opaque: false, bounds: .zero))
        return [
            "shapes": stripes + [filled(second)],
            "blur": [.layer(blur, stripes)],
            "glass": stripes + [sheet(panel, glass)],
            "glass of another shape": stripes
                + [sheet(polygon([SIMD2(20, 20), SIMD2(220, 60), SIMD2(120, 190)]), glass)],
            "material on glass": stripes + [sheet(panel, glass), sheet(second, material)],
            "glass in a layer": [.layer(.opacity(0.6), stripes + [sheet(panel, glass)])],
            "a layer of a filter with a material in it": [
                .layer(
                    .filter(.dropShadow(color: .black, sigma: 5, offset: CGSize(width: 4, height: 9))),
                    stripes + [sheet(second, material), filled(rectangle(90, 110, 60, 60))])
            ],
            "a mask of glass": [.layer(.mask(stripes + [sheet(panel, glass)], .luminance), stripes)],
            "masked glass": stripes + [masked([sheet(panel, glass)]), filled(rectangle(90, 110, 60, 60))],
            "masked glass that fades": stripes + [.layer(.opacity(0.6), [masked([sheet(panel, glass)])])],
            "masked glass, flattened": stripes + [.layer(.isolate, [masked([sheet(panel, material)])])],
            "clipped glass, and what lies on it": clippedGlass,
            "glass that is clipped away": stripes + [
                clip(rectangle(0, 10, 240, 20), [sheet(second, glass)]), sheet(panel, material),
            ],
            "a material in a blurred layer": stripes + [.layer(blur, [sheet(panel, material)]), filled(second)],
            "faded materials, one over the other": stripes + [
                .layer(.opacity(0.6), [sheet(panel, material), filled(rectangle(90, 110, 60, 60))]),
                .layer(.opacity(0.7), [sheet(second, glass)]), sheet(rectangle(0, 60, 100, 60), material),
            ],
            "clipped layers of glass": stripes + [
                clip(second, [filled(rectangle(60, 100, 30, 90)), .layer(blur, [sheet(panel, glass)])]),
                filled(rectangle(140, 130, 20, 20)),
            ],
            "layers of glass that is clipped away": stripes + [
                clip(rectangle(0, 10, 240, 20), [.layer(blur, [sheet(second, glass)])]),
                .layer(.isolate, [.layer(.opacity(0.5), [sheet(panel, material)])]),
            ],
            "outside of glass": stripes + [
                clip(second, inverse: true, [sheet(panel, glass), filled(rectangle(0, 90, 240, 20))])
            ],
        ]
    }

    @Test("is the frame that is drawn as a whole", arguments: scenes.keys.sorted(), [2, 3, 7])
    func bytes(_ name: String, bands: Int) throws {
        let scene = FrameScene(size: Self.size, background: .white, nodes: try #require(Self.scenes[name]))
        let whole = try Rasterizer(scale: 1).render(scene)
        #expect(try BandRasterizer(Rasterizer(scale: 1), threads: 2, bands: bands).render(scene) == whole)
        // The same memory again.
        let banded = BandRasterizer(Rasterizer(scale: 1), threads: 2, bands: bands)
        var picture = Pixmap(width: 240, height: 200)
        for _ in 0..<2 { try banded.render(scene, into: &picture) }
        #expect(picture == whole)
    }

    @Test("is the frame that is drawn as a whole, where backdrops lie among layers by chance")
    func chance() throws {
        for seed in 0..<80 {
            var generator = BackdropScenes(seed: UInt64(seed))
            let scene = FrameScene(size: Self.size, background: .white, nodes: Self.stripes + generator.nodes(depth: 3))
            let whole = try Rasterizer(scale: 1).render(scene)
            let banded = BandRasterizer(Rasterizer(scale: 1), threads: 2, bands: 2 + seed % 5)
            #expect(try banded.render(scene) == whole, "scene \(seed)")
        }
    }

    @Test("is the frame that is drawn as a whole, where glass of any shape has edges in the middle of pixels")
    func anyShape() throws {
        for seed in 0..<60 {
            var dice = SplitMix(seed: UInt64(seed))
            func half(_ side: Double) -> Double { (dice.roll() * 2 * side).rounded() / 2 }
            let corners = (0..<3 + seed % 5).map { _ in SIMD2(half(280) - 20, half(240) - 20) }
            let steps = corners.flatMap { [$0, SIMD2($0.x + half(60), $0.y)] }
            let map = CGAffineTransform(scaleX: seed % 3 == 0 ? 3 : 1, y: 1)
            let shape = Self.sheet(polygon(seed % 2 == 0 ? corners : steps), Self.glass)
            let scene = FrameScene(
                size: Self.size, background: .white, nodes: Self.stripes + [.layer(.transform(map), [shape])])
            let whole = try Rasterizer(scale: 1).render(scene)
            let banded = BandRasterizer(Rasterizer(scale: 1), threads: 2, bands: 2 + seed % 9)
            #expect(try banded.render(scene) == whole, "scene \(seed)")
        }
    }

    @Test("is drawn in parts, of which each begins with backdrops that see what is drawn before")
    func parts() {
        let frame = PixelRect(x: 0, y: 0, width: 2000, height: 2000)
        func sheet(_ y: Double) -> Node { Self.sheet(rectangle(100, y, 800, 40), .material(.thin, dark: false)) }
        func parts(_ nodes: [Node]) -> [Int] { FrameParts(nodes, .identity, frame: frame).ofBackdrop }
        #expect(parts(Self.stripes) == [])
        // Far from each other; one over the other; one that sees what is drawn after the first.
        #expect(parts([sheet(100), sheet(1000)]) == [1, 1])
        #expect(parts([sheet(100), sheet(120)]) == [1, 2])
        #expect(parts([sheet(100), filled(rectangle(100, 1100, 50, 50)), sheet(1060)]) == [1, 2])
        // A layer with some in it counts as one; a mask's own are no concern of the frame.
        #expect(parts([.layer(.opacity(0.5), [sheet(100), sheet(110)]), .group([sheet(1000)])]) == [1, 1])
        #expect(parts([.layer(.opacity(0.5), [sheet(100)]), sheet(120)]) == [1, 2])
        #expect(parts([.layer(.projection(ProjectionTransform()), [sheet(100)]), sheet(120)]) == [1, 2])
        #expect(parts([.layer(.mask([sheet(100)], .alpha), Self.stripes), sheet(1000)]) == [1])
        let area = PixelRect(x: 100, y: 100, width: 800, height: 940)
        #expect(FrameParts([sheet(100), sheet(1000)], .identity, frame: frame).areas == [.empty, area])
        let pieces = [area.withY(100..<570), area.withY(570..<1040)]
        #expect(FrameBands.cutAcross(area, count: 2) == pieces)
        let wide = PixelRect(x: 10, y: 20, width: 90, height: 30)
        #expect(FrameBands.cutAcross(wide, count: 3).map(\.xRange) == [10..<40, 40..<70, 70..<100])
    }

    @Test("asks of a layer what glass and materials in it look at, and no more")
    func needs() {
        let nodes = Self.stripes + [Self.sheet(rectangle(0, 50, 240, 40), .material(.thin, dark: false))]
        let needs = BackdropNeeds(nodes, .identity)
        func rows(_ range: Range<Int>) -> Range<Int> {
            needs.area(for: PixelRect(x: 0, y: range.lowerBound, width: 240, height: range.count)).yRange
        }
        #expect(rows(0..<50) == 0..<50)
        #expect(rows(50..<100).lowerBound < 50 && rows(50..<100).upperBound > 90)
        #expect(rows(100..<150) == 100..<150)
        let isolated = BackdropNeeds([.layer(.isolate, nodes)], .identity)
        #expect(isolated.area(for: .unit) == needs.area(for: .unit))
        let below = PixelRect(x: 3, y: 95, width: 1, height: 1)
        #expect(isolated.area(for: below) == below)
        // The blur's result depends on rows that the sheet covers.
        let blur = LayerOperation.filter(.blur(sigma: 5, opaque: false, bounds: .zero))
        #expect(BackdropNeeds([.layer(blur, nodes)], .identity).area(for: below).y < 50)
        let projected = BackdropNeeds([.layer(.projection(ProjectionTransform()), nodes)], .identity)
        #expect(projected.area(for: .unit).contains(needs.area(for: .unit)))
    }

    @Test("is not cut where it is small, nor in more bands than its filters' reach allows")
    func count() {
        func count(_ side: Int, sigma: Double) -> Int {
            let blur = LayerOperation.filter(.blur(sigma: sigma, opaque: false, bounds: .zero))
            let scene = FrameScene(
                size: CGSize(width: side, height: side), nodes: [.layer(blur, Self.stripes)])
            let frame = PixelRect(x: 0, y: 0, width: side, height: side)
            return FrameBands.count(scene, .identity, frame: frame, threads: 2)
        }
        #expect(count(200, sigma: 1) == 1)
        #expect(count(2000, sigma: 1) == 8)
        #expect((3..<8).contains(count(2000, sigma: 30)))
        #expect(count(2000, sigma: 600) == 2)
    }

    @Test("is cut in as many bands over glass as without, and in fewer where glass in a layer sees far")
    func bandsOfGlass() {
        let frame = PixelRect(x: 0, y: 0, width: 2000, height: 2000)
        let panel = Self.sheet(rectangle(100, 100, 1800, 1800), .material(.thick, dark: false))
        func bands(_ nodes: [Node], scale: Double = 8) -> Int {
            let scene = FrameScene(size: CGSize(width: 2000, height: 2000), nodes: nodes)
            return FrameBands.of(scene, CGAffineTransform(scaleX: scale, y: scale), frame: frame, threads: 2).count
        }
        #expect(bands(Self.stripes + [panel]) == 8)
        #expect(bands([.layer(.opacity(0.5), Self.stripes + [panel])]) == 2)
    }

    @Test("fails with the error of a frame that is drawn as a whole")
    func failure() {
        func pass(_ name: String, _ y: Double) -> Node {
            let box = CGRect(x: 0, y: y, width: 240, height: 40)
            let pass = ShaderPass(.color, shader: ShaderCall(name, []), bounds: box)
            return .layer(.filter(.shader(pass)), [filled(rectangle(0, y, 240, 40))])
        }
        let scene = FrameScene(size: Self.size, nodes: [pass("no such lower", 150), pass("no such upper", 10)])
        #expect(throws: RasterError.unknownShader("no such lower")) {
            try BandRasterizer(Rasterizer(scale: 1), threads: 2, bands: 4).render(scene)
        }
    }
}

extension PixelRect {
    fileprivate static var unit: PixelRect { PixelRect(x: 3, y: 60, width: 1, height: 1) }
}

/// Backdrops among shapes, in groups, clips, transforms and layers.
private struct BackdropScenes {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func nodes(depth: Int) -> [Node] { (0..<Int.random(in: 1...4, using: &random)).map { _ in node(depth) } }

    private mutating func node(_ depth: Int) -> Node {
        switch Int.random(in: 0..<(depth > 0 ? 11 : 5), using: &random) {
        case 0, 1:
            let color = RGBA(red: number(0, 1), green: 0.3, blue: number(0, 1), alpha: number(0.3, 1))
            return filled(shape(), color)
        case 2: return .backdrop(Backdrop(shape(), effect: .material(.thin, dark: Bool.random(using: &random))))
        case 3:
            let material = Backdrop.Effect.material(.ultraThick, dark: false)
            return .backdrop(Backdrop(shape(), effect: material, opacity: number(0.2, 1)))
        case 4: return .backdrop(Backdrop(shape(), effect: .glass(GlassEffect(variant: .regular, dark: false))))
        case 5: return .group(nodes(depth: depth - 1))
        case 6:
            let moved = CGAffineTransform(rotationAngle: number(-0.4, 0.4)).translatedBy(x: number(-30, 30), y: 5)
            return .layer(.transform(moved), nodes(depth: depth - 1))
        case 7:
            let inverse = Int.random(in: 0..<4, using: &random) == 0
            return .layer(.clip(shape(), rule: .nonzero, inverse: inverse), nodes(depth: depth - 1))
        case 8: return .layer(.opacity(number(0.3, 1)), nodes(depth: depth - 1))
        case 9:
            let blur = Filter.blur(sigma: number(0.5, 8), opaque: false, bounds: .zero)
            return .layer(.filter(blur), nodes(depth: depth - 1))
        default: return .layer(.mask(nodes(depth: depth - 1), .alpha), nodes(depth: depth - 1))
        }
    }

    private mutating func shape() -> Path {
        let box = CGRect(x: number(-20, 180), y: number(-20, 160), width: number(10, 160), height: number(10, 120))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return Path(box)
        case 1: return Path(roundedRect: box, cornerRadius: number(2, 30))
        default: return Path(ellipseIn: box)
        }
    }

    private mutating func number(_ low: Double, _ high: Double) -> Double {
        Double.random(in: low...high, using: &random)
    }
}
