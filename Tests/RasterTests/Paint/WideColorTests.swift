import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Pictures in Display P3, against numbers of its definition.
@Suite("Colors beyond sRGB")
struct WideColorTests {
    private static let style = RasterStyle(colors: .displayP3)
    private let wideRed = RGBA.fromDisplayP3(red: 1, green: 0, blue: 0)
    private let red = RGBA(red: 1, green: 0, blue: 0)
    /// Red of sRGB in Display P3, by its primaries.
    private let redInWide = SIMD4(0.9176, 0.2003, 0.1386, 1)

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path(.rect(CGRect(x: x, y: y, width: width, height: height)))
    }

    private func picture(_ nodes: [Node], background: RGBA? = .black) throws -> Pixmap {
        try Rasterizer(scale: 1, style: Self.style).render(
            FrameScene(size: CGSize(width: 40, height: 20), background: background, nodes: nodes))
    }

    private func isNear(_ pixel: UInt32, _ exact: SIMD4<Double>, within levels: Double = 0.51) -> Bool {
        let off = SIMD4<Double>(channels(pixel)) - exact * 255
        return off.max() <= levels && off.min() >= -levels
    }

    @Test("are full in the picture, and those of sRGB have their own components")
    func fills() throws {
        let nodes: [Node] = [
            .fill(Fill(rect(0, 0, 20, 20), paint: .color(wideRed))),
            .fill(Fill(rect(20, 0, 20, 20), paint: .color(red))),
        ]
        let wide = try picture(nodes)
        #expect(wide[5, 5] == 0xFF00_00FF)
        #expect(isNear(wide[30, 5], redInWide))
        // In sRGB both are the same red.
        let narrow = try render(nodes, 40, 20)
        #expect(narrow[5, 5] == narrow[30, 5])
    }

    @Test("are kept through blends and blurs")
    func kept() throws {
        // Half of each: the mean of the components.
        let mixed = try picture([
            .fill(Fill(rect(0, 0, 40, 20), paint: .color(red))),
            .fill(Fill(rect(0, 0, 40, 20), paint: .color(wideRed.opacity(0.5)))),
        ])
        let half = (redInWide + SIMD4(1, 0, 0, 1)) / 2
        #expect(isNear(mixed[20, 10], half, within: 1))
        // In the middle of the edge between them a blur has half of each, too.
        let both: [Node] = [
            .fill(Fill(rect(-60, -60, 80, 140), paint: .color(wideRed))),
            .fill(Fill(rect(20, -60, 80, 140), paint: .color(red))),
        ]
        let blurred = try picture([.layer(.filter(.blur(sigma: 3, opaque: false, bounds: .zero)), both)])
        let (left, right) = (SIMD4<Double>(channels(blurred[19, 10])), SIMD4<Double>(channels(blurred[20, 10])))
        let off = (left + right) / 2 - half * 255
        #expect(off.max() <= 1 && off.min() >= -1, "\(off)")
        #expect(isNear(blurred[1, 10], SIMD4(1, 0, 0, 1), within: 1))
        #expect(isNear(blurred[38, 10], redInWide, within: 1))
        // And adding: 0.9176 + 0.5.
        let added = try picture([
            .fill(Fill(rect(0, 0, 40, 20), paint: .color(red))),
            .layer(
                .blend(.plusLighter),
                [.fill(Fill(rect(0, 0, 40, 20), paint: .color(.fromDisplayP3(red: 0, green: 0.5, blue: 0))))]),
        ])
        #expect(isNear(added[20, 10], SIMD4(0.9176, 0.7003, 0.1386, 1), within: 1))
    }

    @Test("are kept by gradients, in the components and in Oklab, and by meshes")
    func gradients() throws {
        let stops = [
            Ramp.Stop(color: wideRed, location: 0),
            .init(color: .fromDisplayP3(red: 0, green: 1, blue: 0), location: 1),
        ]
        for space in [GradientSpace.device, .perceptual] {
            let ramp = Ramp(stops: stops, space: space)
            let line = LinearPaint(ramp: ramp, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0))
            let picture = try picture([.fill(Fill(rect(0, 0, 40, 20), paint: .linear(line)))])
            #expect(picture[2, 5] == 0xFF00_00FF && picture[38, 5] == 0xFF00_FF00)
            // Both mix the same two lights; Oklab's middle is the same color in either space's components.
            let middle = SIMD4<Double>(channels(picture[19, 5]) &+ channels(picture[20, 5])) / 2
            let mixed = RGBA.mix(stops[0].color, stops[1].color, at: 0.5, in: .perceptual).inDisplayP3
            let exact = space == .device ? SIMD4(0.5, 0.5, 0, 1) : SIMD4(mixed.red, mixed.green, mixed.blue, 1)
            let off = middle - exact * 255
            #expect(off.max() <= 1.5 && off.min() >= -1.5, "\(space): \(off)")
        }
        let places = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)]
        let mesh = MeshPaint(
            columns: 2, rows: 2, vertices: places.map { .init(position: $0, color: wideRed) },
            bounds: CGRect(x: 0, y: 0, width: 40, height: 20), space: .perceptual)
        #expect(isNear(try picture([.fill(Fill(rect(0, 0, 40, 20), paint: .mesh(mesh)))])[20, 10], SIMD4(1, 0, 0, 1)))
    }

    @Test("go with pictures, shadows and tints, and are the same frame after frame")
    func others() throws {
        let image = SceneImage(Pixmap(width: 2, height: 2, pixels: Array(repeating: 0xFF00_00FF, count: 4)))
        let place = CGRect(x: 10, y: 5, width: 10, height: 10)
        let shown = try picture([.image(ImageNode(image, in: place))])
        #expect(isNear(shown[15, 10], redInWide))
        let tinted = try picture([.image(ImageNode(image, in: place, tint: wideRed))])
        #expect(tinted[15, 10] == 0xFF00_00FF)
        let shadow = Filter.dropShadow(color: wideRed, sigma: 0, offset: CGSize(width: 15, height: 0))
        let cast = try picture([.layer(.filter(shadow), [.fill(Fill(Path(.rect(place)), paint: .color(.white)))])])
        #expect(cast[30, 10] == 0xFF00_00FF)
        let sequence = SequenceRasterizer(scale: 1, style: Self.style)
        for x in [10.0, 12, 12, 17] {
            let scene = FrameScene(
                size: CGSize(width: 40, height: 20), background: red,
                nodes: [
                    .image(ImageNode(image, in: place.offsetBy(dx: x - 10, dy: 0))),
                    .fill(Fill(rect(x, 0, 4, 4), paint: .color(wideRed))),
                ])
            try sequence.draw(scene)
            #expect(sequence.frame == (try Rasterizer(scale: 1, style: Self.style).render(scene)))
        }
    }
}
