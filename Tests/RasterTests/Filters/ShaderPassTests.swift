import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite struct ShaderPassTests {
    private let picture = Surface.testPicture(PixelRect(x: 4, y: 6, width: 40, height: 30), seed: 8)
    /// Two pixels a point, the view's origin at pixel (4, 6).
    private let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 4, ty: 6)
    private let bounds = CGRect(x: 0, y: 0, width: 20, height: 15)

    private func run(
        _ name: String, _ kind: ShaderPass.Kind, arguments: [ShaderArgument] = [], reach: CGSize = .zero,
        transform: CGAffineTransform? = nil, wanted: PixelRect? = nil
    ) throws -> Surface {
        let pass = ShaderPass(kind, shader: ShaderCall(name, arguments), bounds: bounds, maxSampleOffset: reach)
        return try FilterPass(.shader(pass), transform: transform ?? self.transform)!
            .apply(to: picture, wanted: wanted ?? picture.bounds)
    }

    @Test func colorFunctionsSeePointsAndPremultipliedColor() throws {
        ShaderKernels.register(
            "test.position",
            .color { arguments in
                let box = arguments.float4(0)
                return { p, c in SIMD4(p.x / box.z, p.y / box.w, c.z, 1) }
            })
        let result = try run("test.position", .color, arguments: [.boundingRect])
        for (x, y) in [(4, 6), (23, 20), (43, 35)] {
            let expected = [
                (Double(x - 4) + 0.5) / 40 * 255, (Double(y - 6) + 0.5) / 30 * 255, picture.channel(2, x, y), 255,
            ]
            for c in 0..<4 { #expect(abs(result.channel(c, x, y) - expected[c]) <= 0.51) }
        }
    }

    @Test func colorFunctionsLeaveTransparencyOutsideTheViewAlone() throws {
        ShaderKernels.register("test.white", .color { _ in { _, _ in SIMD4(1, 1, 1, 1) } })
        let result = try run("test.white", .color, wanted: PixelRect(x: 0, y: 0, width: 50, height: 40))
        for y in 0..<40 {
            for x in 0..<50 {
                let inside = x >= 4 && x < 44 && y >= 6 && y < 36
                #expect(result.channel(3, x, y) == (inside ? 255 : 0))
            }
        }
    }

    @Test func anIdentityLayerFunctionCopiesThePixels() throws {
        ShaderKernels.register("test.identity", .layer { _ in { p, layer in layer.sample(p) } })
        ShaderKernels.register("test.still", .distortion { _ in { p in p } })
        for (name, kind) in [("test.identity", ShaderPass.Kind.layer), ("test.still", .distortion)] {
            let result = try run(name, kind)
            for i in 0..<picture.width * picture.height { #expect(result.pixels[i] == picture.pixels[i]) }
        }
    }

    @Test func samplingIsBilinearInPoints() throws {
        ShaderKernels.register(
            "test.shift",
            .distortion { arguments in
                let by = arguments.float2(0)
                return { p in p + by }
            })
        let result = try run(
            "test.shift", .distortion, arguments: [.float2(0.375, -0.125)], reach: CGSize(width: 2, height: 2))
        var worst = 0.0
        for y in 8..<34 {
            for x in 6..<42 {
                // 0.375 points are 0.75 pixels, 0.125 are 0.25.
                for c in 0..<4 {
                    let expected =
                        (picture.channel(c, x, y) * 0.25 + picture.channel(c, x + 1, y) * 0.75) * 0.75
                        + (picture.channel(c, x, y - 1) * 0.25 + picture.channel(c, x + 1, y - 1) * 0.75) * 0.25
                    worst = max(worst, abs(expected - result.channel(c, x, y)))
                }
            }
        }
        tell("shader, distortion (bilinear samples)", cases: 26 * 36 * 4, worst: worst)
        #expect(worst <= 1)
    }

    /// Each kind of function against its formula in Double.
    @Test func everyKindFollowsItsFormula() throws {
        ShaderKernels.register(
            "test.fade", .color { _ in { p, c in c * (0.25 + 0.03 * p.x) + SIMD4(0, 0.01, 0, 0.02) * p.y * c.w } })
        ShaderKernels.register(
            "test.mix", .layer { _ in { p, layer in layer.sample(p) * 0.5 + layer.sample(p + SIMD2(0.25, 0)) * 0.5 } })
        ShaderKernels.register(
            "test.mixRows",
            .layerRows { _ in
                { row in
                    for i in 0..<row.count { row.x[i] += 0.25 }
                    row.sample()
                    for i in 0..<row.count {
                        (row.red[i], row.green[i]) = (row.red[i] * 0.5, row.green[i] * 0.5)
                        (row.blue[i], row.alpha[i]) = (row.blue[i] * 0.5, row.alpha[i] * 0.5)
                    }
                }
            })
        func compare(
            _ name: String, _ kind: ShaderPass.Kind, _ label: String,
            _ formula: (_ c: Int, _ x: Int, _ y: Int) -> Double
        ) throws {
            let result = try run(name, kind, reach: CGSize(width: 2, height: 2))
            var worst = 0.0
            for y in 8..<34 {
                for x in 6..<42 {
                    let alpha = min(255, max(0, formula(3, x, y)))
                    for c in 0..<4 {
                        let expected = c == 3 ? alpha : min(alpha, max(0, formula(c, x, y)))
                        worst = max(worst, abs(expected - result.channel(c, x, y)))
                    }
                }
            }
            tell("shader, \(label)", cases: 26 * 36 * 4, worst: worst)
            #expect(worst <= 1)
        }
        // A point is two pixels; the view begins at pixel (4, 6).
        let inverse = transform.inverted()
        try compare("test.fade", .color, "color") { c, x, y in
            let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
            let (px, py) = (Double(p.x - bounds.minX), Double(p.y - bounds.minY))
            let tint = [0, 0.01, 0, 0.02][c] * py * picture.channel(3, x, y)
            return picture.channel(c, x, y) * (0.25 + 0.03 * px) + tint
        }
        func halfway(_ c: Int, _ x: Int, _ y: Int) -> Double {
            (picture.channel(c, x, y) + picture.channel(c, x + 1, y)) / 2
        }
        try compare("test.mix", .layer, "layer") { c, x, y in (picture.channel(c, x, y) + halfway(c, x, y)) / 2 }
        try compare("test.mixRows", .layer, "layer, in rows") { c, x, y in halfway(c, x, y) / 2 }
    }

    @Test func generatorsPaintTheirFormula() throws {
        ShaderKernels.register(
            "test.ramp", .generator { a in { p in SIMD4(p.x / 40, p.y / 30, 0.1, 1) * a.float(0) } })
        let rect = CGRect(x: 3, y: 2, width: 40, height: 30)
        let paint = Paint.shader(ShaderPaint(ShaderCall("test.ramp", [.float(0.8)]), bounds: rect))
        let pixmap = try render([.fill(Fill(Path(.rect(rect)), paint: paint))], 46, 34)
        var worst = 0
        for y in 2..<32 {
            for x in 3..<43 {
                let exact = SIMD4((Double(x) - 2.5) / 40, (Double(y) - 1.5) / 30, 0.1, 1) * 0.8
                worst = max(worst, distance(pixmap[x, y], pixel(exact)))
            }
        }
        tell("shader, generator", cases: 40 * 30, worst: worst)
        #expect(worst <= 1)
    }

    @Test func rotatedLayersAreSampledWhereTheyLie() throws {
        ShaderKernels.register("test.identity2", .layer { _ in { p, layer in layer.sample(p) } })
        // A quarter turn: points (x, y) to pixels (44 − 2y, 6 + 2x).
        let turned = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 44, ty: 6)
        let result = try run("test.identity2", .layer, transform: turned)
        for y in 6..<36 {
            for x in 14..<44 { for c in 0..<4 { #expect(result.channel(c, x, y) == picture.channel(c, x, y)) } }
        }
    }

    /// A ripple written for pixels and for rows.
    @Test func functionsOfRowsGiveWhatThoseOfPixelsGive() throws {
        ShaderKernels.register(
            "test.ripple",
            .layer { _ in
                { p, layer in
                    let away = p - SIMD2(9, 7)
                    let distance = (away.x * away.x + away.y * away.y).squareRoot()
                    let wave = Maths.sin(distance * 0.9) * Maths.exp(distance * -0.1)
                    return layer.sample(p + away * (2 * wave / max(distance, 1e-6)))
                }
            })
        ShaderKernels.register(
            "test.rippleRows",
            .layerRows { _ in
                { row in
                    let (distance, wave, fade) = row.scratch
                    for i in 0..<row.count {
                        let (dx, dy) = (row.x[i] - 9, row.y[i] - 7)
                        distance[i] = dx * dx + dy * dy
                    }
                    Maths.squareRoot(distance, count: row.count)
                    for i in 0..<row.count { (wave[i], fade[i]) = (distance[i] * 0.9, distance[i] * -0.1) }
                    Maths.sin(wave, count: row.count)
                    Maths.exp(fade, count: row.count)
                    for i in 0..<row.count {
                        let push = 2 * wave[i] * fade[i] / max(distance[i], 1e-6)
                        (row.x[i], row.y[i]) = (row.x[i] + (row.x[i] - 9) * push, row.y[i] + (row.y[i] - 7) * push)
                    }
                    row.sample()
                }
            })
        let turned = CGAffineTransform(a: 1.6, b: 0.4, c: -0.3, d: 1.9, tx: 8, ty: 3)
        for transform in [transform, turned] {
            let pixels = try run("test.ripple", .layer, reach: CGSize(width: 3, height: 3), transform: transform)
            let rows = try run("test.rippleRows", .layer, reach: CGSize(width: 3, height: 3), transform: transform)
            for y in picture.bounds.yRange {
                for x in picture.bounds.xRange {
                    for c in 0..<4 { #expect(abs(pixels.channel(c, x, y) - rows.channel(c, x, y)) <= 1) }
                }
            }
        }
    }

    @Test func distortionsOfRowsGiveWhatThoseOfPixelsGive() throws {
        ShaderKernels.register("test.bend", .distortion { _ in { p in p + SIMD2(p.y * p.y * 0.01, 0.3 - p.x * 0.05) } })
        ShaderKernels.register(
            "test.bendRows",
            .distortionRows { _ in
                { row in
                    for i in 0..<row.count {
                        let (x, y) = (row.x[i], row.y[i])
                        (row.x[i], row.y[i]) = (x + y * y * 0.01, y + (0.3 - x * 0.05))
                    }
                }
            })
        let turned = CGAffineTransform(a: 1.6, b: 0.4, c: -0.3, d: 1.9, tx: 8, ty: 3)
        for transform in [transform, turned] {
            let pixels = try run("test.bend", .distortion, reach: CGSize(width: 3, height: 3), transform: transform)
            let rows = try run("test.bendRows", .distortion, reach: CGSize(width: 3, height: 3), transform: transform)
            for i in 0..<picture.width * picture.height { #expect(pixels.pixels[i] == rows.pixels[i]) }
        }
    }

    @Test func filtersOfAPictureReadItWhereItLiesAsTheyWouldItsCopy() throws {
        ShaderKernels.register("test.lean", .distortion { _ in { p in p + SIMD2(0.4, p.x * 0.1) } })
        var pixmap = Pixmap(width: 24, height: 16)
        for i in 0..<24 * 16 { pixmap.pixels[i] = picture.pixels[i] }
        let rect = CGRect(x: 5, y: 3, width: 24, height: 16)
        let image = Node.image(ImageNode(SceneImage(pixmap), in: rect))
        let pass = ShaderPass(
            .distortion, shader: ShaderCall("test.lean", []), bounds: rect, maxSampleOffset: CGSize(width: 3, height: 3)
        )
        for filter in [Filter.shader(pass), .blur(sigma: 2, opaque: false, bounds: rect)] {
            func frame(_ content: [Node]) throws -> [UInt32] {
                try Rasterizer(scale: 1).render(
                    FrameScene(
                        size: CGSize(width: 40, height: 24), background: .white,
                        nodes: [.layer(.filter(filter), content)])
                ).pixels
            }
            // A group is not known to be one picture.
            #expect(try frame([image]) == frame([.group([image])]))
        }
    }

    @Test func nothingBeyondTheDeclaredReachIsRead() throws {
        ShaderKernels.register("test.far", .layer { _ in { _, layer in layer.sample(SIMD2(21.5, 7)) } })
        let wide = Surface(PixelRect(x: 0, y: 0, width: 80, height: 60)) { _, _ in (255, 255, 255, 255) }
        for (reach, alpha) in [(0.0, 0.0), (3.0, 255.0)] {
            let pass = ShaderPass(
                .layer, shader: ShaderCall("test.far", []), bounds: bounds,
                maxSampleOffset: CGSize(width: reach, height: 0))
            let result = try FilterPass(.shader(pass), transform: transform)!.apply(to: wide, wanted: wide.bounds)
            #expect(result.channel(3, 20, 20) == alpha)
        }
    }

    @Test func anEmptyLayerReadsTransparent() {
        let pixel = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
        pixel.initialize(to: .max)
        defer { pixel.deallocate() }
        for (width, height) in [(0, 0), (0, 5), (5, 0)] {
            let sampler = LayerSampler(pixels: pixel, width: width, height: height, scale: SIMD2(1, 1), offset: .zero)
            for x in stride(from: Float(-2), through: 6, by: 0.5) {
                for y in stride(from: Float(-2), through: 6, by: 0.5) { #expect(sampler.sample(SIMD2(x, y)) == .zero) }
            }
        }
    }

    @Test func anUnknownFunctionIsNamed() {
        #expect(throws: RasterError.unknownShader("test.absent")) { try run("test.absent", .color) }
    }

    @Test func wildOutputIsClampedToAPremultipliedColor() throws {
        ShaderKernels.register(
            "test.wild", .color { _ in { p, _ in SIMD4(.nan, .infinity, -4, p.x > 10 ? 0.5 : .infinity) } })
        let result = try run("test.wild", .color)
        for i in 0..<picture.width * picture.height {
            let p = result.pixels[i]
            #expect(max(p & 255, (p >> 8) & 255, (p >> 16) & 255) <= p >> 24)
        }
    }
}
