import Foundation
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
            "a blur over glass": [.layer(blur, stripes + [sheet(panel, glass)]), sheet(second, material)],
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

    @Test("needs beside a band what glass and materials look at there, and no more")
    func needs() {
        let panel = rectangle(0, 50, 240, 40)
        let frame = PixelRect(x: 0, y: 0, width: 240, height: 200)
        let scene = FrameScene(
            size: Self.size, nodes: Self.stripes + [Self.sheet(panel, .material(.thin, dark: false))])
        let bands = FrameBands.of(scene, .identity, frame: frame, count: 4)
        #expect(bands.map(\.rows.yRange) == [0..<50, 50..<100, 100..<150, 150..<200])
        #expect(bands[0].drawn == bands[0].rows)
        #expect(bands[1].drawn.y < 50 && bands[1].drawn.maxY > 90)
        #expect(bands[2].drawn == bands[2].rows && bands[3].drawn == bands[3].rows)
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

    @Test("is not cut where glass inside of a layer would have to be drawn for every band")
    func wholes() {
        let frame = PixelRect(x: 0, y: 0, width: 2000, height: 2000)
        let panel = Self.sheet(rectangle(100, 100, 1800, 1800), Self.glass)
        func bands(_ nodes: [Node]) -> Int {
            let scene = FrameScene(size: CGSize(width: 2000, height: 2000), nodes: nodes)
            return FrameBands.of(scene, .identity, frame: frame, threads: 2).count
        }
        #expect(bands([.layer(.opacity(0.5), Self.stripes + [panel])]) == 0)
        #expect(bands(Self.stripes + [panel]) >= 2)
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
