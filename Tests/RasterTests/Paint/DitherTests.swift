import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Gradients that are rounded by a pattern, against their formulas in Double.
@Suite("A dithered gradient")
struct DitherTests {
    private static let (width, height) = (96, 64)
    private static let style = RasterStyle(dithers: true)

    /// A slow gradient, and where a point lies along its ramp.
    private struct Sample: Sendable {
        let name: String
        let paint: Paint
        let ramp: Ramp
        let place: @Sendable (Double, Double) -> Double
    }

    private static func ramp(_ from: Double, _ to: Double, _ space: GradientSpace = .device) -> Ramp {
        Ramp(
            stops: [
                .init(color: RGBA(red: from, green: from / 2, blue: 0), location: 0),
                .init(color: RGBA(red: to, green: to / 3, blue: to), location: 1),
            ], space: space)
    }

    private static let samples: [Sample] = {
        let dark = ramp(0.02, 0.09)
        let lab = ramp(0.02, 0.12, .perceptual)
        let center = CGPoint(x: -200, y: -150)
        var mirrored = dark
        mirrored.spread = .reflect
        return [
            Sample(
                name: "linear",
                paint: .linear(LinearPaint(ramp: dark, start: CGPoint(x: -10, y: 0), end: CGPoint(x: 110, y: 0))),
                ramp: dark
            ) { x, _ in (x + 10) / 120 },
            Sample(
                name: "linear, down and in Oklab",
                paint: .linear(LinearPaint(ramp: lab, start: CGPoint(x: 0, y: -5), end: CGPoint(x: 0, y: 70))),
                ramp: lab
            ) { _, y in (y + 5) / 75 },
            Sample(
                name: "radial",
                paint: .radial(RadialPaint(ramp: dark, center: center, startRadius: 200, endRadius: 420)), ramp: dark
            ) { x, y in ((pow(x + 200, 2) + pow(y + 150, 2)).squareRoot() - 200) / 220 },
            Sample(
                name: "angular",
                paint: .angular(AngularPaint(ramp: dark, center: center, startAngle: 0, endAngle: .pi / 2)),
                ramp: dark
            ) { x, y in atan2(y + 150, x + 200) / (.pi / 2) },
            Sample(
                name: "reflected",
                paint: .linear(LinearPaint(ramp: mirrored, start: .zero, end: CGPoint(x: 48, y: 0))), ramp: dark
            ) { x, _ in x < 48 ? x / 48 : 2 - x / 48 },
        ]
    }()

    private static func scene(_ paint: Paint, background: RGBA? = nil) -> FrameScene {
        FrameScene(
            size: CGSize(width: width, height: height), background: background,
            nodes: [.fill(Fill(Path(.rect(CGRect(x: 0, y: 0, width: width, height: height))), paint: paint))])
    }

    /// The worst distance of a pixel and of the mean of a block, in levels.
    private func worst(_ picture: Pixmap, _ exact: (Int, Int) -> SIMD4<Double>) -> (pixel: Double, block: Double) {
        var worst = (pixel: 0.0, block: 0.0)
        for top in stride(from: 0, to: Self.height, by: 8) {
            for left in stride(from: 0, to: Self.width, by: 8) {
                var sum = SIMD4<Double>.zero
                for y in top..<top + 8 {
                    for x in left..<left + 8 {
                        let off = SIMD4<Double>(channels(picture[x, y])) - exact(x, y) * 255
                        worst.pixel = max(worst.pixel, off.max(), -off.min())
                        sum += off
                    }
                }
                sum /= 64
                worst.block = max(worst.block, sum.max(), -sum.min())
            }
        }
        return worst
    }

    @Test("is within a level of its formula in each pixel, and within a quarter in the mean of a block")
    func formula() throws {
        var banded = 0
        for sample in Self.samples {
            func exact(_ x: Int, _ y: Int) -> SIMD4<Double> {
                RampOracle.color(sample.ramp, sample.place(Double(x) + 0.5, Double(y) + 0.5))
            }
            let scene = Self.scene(sample.paint)
            let (pixel, block) = worst(try Rasterizer(scale: 1, style: Self.style).render(scene), exact)
            tell("dithered gradients: \(sample.name)", cases: Self.width * Self.height, worst: block)
            #expect(pixel < 1 && block < 0.25, "\(sample.name): \(pixel), \(block)")
            // Without the pattern whole blocks of a slow ramp are on one side of the truth.
            if worst(try Rasterizer(scale: 1).render(scene), exact).block > 0.25 { banded += 1 }
        }
        #expect(banded >= 2)
    }

    @Test("that is a veil has no bands in what shines through it")
    func veil() throws {
        let ramp = Ramp(stops: [.init(color: .clear, location: 0), .init(color: .black, location: 1)])
        let paint = Paint.linear(LinearPaint(ramp: ramp, start: .zero, end: CGPoint(x: 0, y: 64)))
        let behind = RGBA(red: 40 / 255, green: 24 / 255, blue: 12 / 255)
        let picture = try Rasterizer(scale: 1, style: Self.style).render(Self.scene(paint, background: behind))
        let (pixel, block) = worst(picture) { _, y in
            var c = premultiplied(behind) * (1 - (Double(y) + 0.5) / 64)
            c.w = 1
            return c
        }
        #expect(pixel < 1 && block < 0.25, "\(pixel), \(block)")
        #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    }

    @Test("of a mesh is within a level in each pixel, and within a quarter in the mean of a block")
    func mesh() throws {
        let corners = [0.02, 0.08, 0.05, 0.11].map { RGBA(red: $0, green: $0 / 2, blue: $0 * 0.7) }
        let places = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)]
        let paint = MeshPaint(
            columns: 2, rows: 2, vertices: zip(places, corners).map { .init(position: $0, color: $1) },
            bounds: CGRect(x: 0, y: 0, width: Self.width, height: Self.height), smoothsColors: false)
        let picture = try Rasterizer(scale: 1, style: Self.style).render(Self.scene(.mesh(paint)))
        let (pixel, block) = worst(picture) { x, y in
            let (u, v) = ((Double(x) + 0.5) / Double(Self.width), (Double(y) + 0.5) / Double(Self.height))
            let c = corners.map(premultiplied)
            let (above, below) = (c[0] * (1 - u) + c[1] * u, c[2] * (1 - u) + c[3] * u)
            return above * (1 - v) + below * v
        }
        #expect(pixel < 1 && block < 0.25, "\(pixel), \(block)")
    }

    @Test("leaves flat colors and the parts beyond its stops as they are")
    func flat() throws {
        let color = RGBA(red: 0.3312, green: 0.127, blue: 0.501)
        let box = Path(.rect(CGRect(x: 10, y: 10, width: 70, height: 40)))
        let even = Ramp(stops: [.init(color: color, location: 0), .init(color: color, location: 1)])
        let far = Ramp(stops: [.init(color: color.opacity(0.6), location: 0), .init(color: .white, location: 1)])
        let paints: [Paint] = [
            .color(color.opacity(0.37)), .linear(LinearPaint(ramp: even, start: .zero, end: CGPoint(x: 90, y: 0))),
            .linear(LinearPaint(ramp: far, start: CGPoint(x: 500, y: 0), end: CGPoint(x: 900, y: 0))),
        ]
        for paint in paints {
            let scene = FrameScene(
                size: CGSize(width: Self.width, height: Self.height),
                background: RGBA(red: 0.41, green: 0.8, blue: 0.113), nodes: [.fill(Fill(box, paint: paint))])
            #expect(
                try Rasterizer(scale: 1, style: Self.style).render(scene) == Rasterizer(scale: 1).render(scene))
        }
    }

    @Test("has the same bytes whichever part of a frame is drawn, under layers, clips and edges", arguments: 0..<40)
    func parts(seed: UInt64) throws {
        var dice = SplitMix(seed: seed)
        func disc(_ index: Int) -> Node {
            let box = CGRect(
                x: dice.roll() * 120, y: dice.roll() * 90, width: 20 + dice.roll() * 60, height: 20 + dice.roll() * 50)
            let node = Node.fill(Fill(Path(.ellipse(box)), paint: Self.samples[index % Self.samples.count].paint))
            let hole = Path(.ellipse(box.insetBy(dx: 5, dy: 5)))
            return switch index % 4 {
            case 0: node
            case 1: .layer(.opacity(0.7), [node, node])
            case 2: .layer(.filter(.blur(sigma: 2, opaque: false, bounds: box)), [node])
            default: .layer(.clip(hole, rule: .nonzero, inverse: false), [node])
            }
        }
        let before = FrameScene(size: CGSize(width: 160, height: 120), background: .black, nodes: (0..<6).map(disc))
        var after = before
        after.nodes[Int(seed) % 6] = disc(Int(seed))
        let sequence = SequenceRasterizer(scale: 1.5, style: Self.style)
        try sequence.draw(before)
        try sequence.draw(after)
        #expect(sequence.frame == (try Rasterizer(scale: 1.5, style: Self.style).render(after)))
    }

    @Test("has every threshold once, in Bayer's order")
    func pattern() {
        #expect(OrderedDither.order.sorted() == Array(0..<64).map(Int32.init))
        // The first rows of Bayer's matrix of eight.
        #expect(OrderedDither.order.prefix(8) == [0, 32, 8, 40, 2, 34, 10, 42])
        #expect(OrderedDither.order[8..<16] == [48, 16, 56, 24, 50, 18, 58, 26])
    }
}
