import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Colors of paints outside 0…1, and what color matrices make outside of it.
@Suite("Colors outside 0…1")
struct OutsideColorTests {
    private let wideRed = RGBA.fromDisplayP3(red: 1, green: 0, blue: 0)
    private let tan = RGBA(red: 0.8, green: 0.6, blue: 0.4)

    private func page(_ color: RGBA) -> Node { filled(rectangle(0, 0, 40, 20), color) }

    private func matrix(_ matrix: ColorMatrix, _ nodes: Node...) -> Node {
        .layer(.filter(.colorMatrix(matrix)), nodes)
    }

    /// The color in the middle of a picture of the nodes.
    private func middle(
        _ nodes: [Node], background: RGBA = .black, style: RasterStyle = RasterStyle()
    ) throws -> UInt32 {
        let scene = FrameScene(size: CGSize(width: 40, height: 20), background: background, nodes: nodes)
        return try Rasterizer(scale: 1, style: style).render(scene)[20, 10]
    }

    private func isNear(_ pixel: UInt32, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
        distance(pixel, KinoraRasterTests.pixel(SIMD4(red, green, blue, 1))) <= 1
    }

    @Test("are kept until they have faded into others")
    func fading() throws {
        let (red, green, blue) = (wideRed.red, wideRed.green, wideRed.blue)
        let half: (Double) -> Double = { ($0 + 1) / 2 }
        let plain = try middle([page(wideRed.opacity(0.5))], background: .white)
        #expect(isNear(plain, half(red), half(green), half(blue)))
        let group = try middle(
            [.layer(.opacity(0.5), [page(.black), page(wideRed), filled(rectangle(0, 0, 9, 9), wideRed)])],
            background: .white)
        #expect(isNear(group, half(red), half(green), half(blue)))
        // What lies over them is mixed with all of them.
        let beyond = RGBA(red: 1.5, green: -0.5, blue: 0.5)
        #expect(isNear(try middle([page(beyond), page(.black.opacity(0.5))]), 0.75, 0, 0.25))
        #expect(isNear(try middle([page(beyond), page(.white.opacity(0.5))]), 1, 0.25, 0.75))
        #expect(isNear(try middle([page(beyond)]), 1, 0, 0.5))
        // And what is opaque hides them.
        #expect(isNear(try middle([page(beyond), page(tan), page(.black.opacity(0.5))]), 0.4, 0.3, 0.2))
        // Those beyond Display P3 are kept in it, too.
        let inWide = try middle(
            [page(beyond), page(.black.opacity(0.5))], style: RasterStyle(colors: .displayP3))
        let exact = beyond.inDisplayP3
        #expect(isNear(inWide, exact.red / 2, exact.green / 2, exact.blue / 2))
    }

    @Test("are kept by gradients, blurs and shadows")
    func softly() throws {
        for space in [GradientSpace.device, .perceptual] {
            let stops = [Ramp.Stop(color: wideRed, location: 0), .init(color: .white, location: 1)]
            let line = LinearPaint(
                ramp: Ramp(stops: stops, space: space), start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 40.5, y: 0))
            let fill = Node.fill(Fill(rectangle(0, 0, 40, 20), paint: .linear(line)))
            let mixed = RGBA.mix(wideRed, .white, at: 0.5, in: space == .device ? .device : .perceptual)
            let pixel = try middle([fill, page(.white.opacity(0.5))])
            #expect(isNear(pixel, (mixed.red + 1) / 2, (mixed.green + 1) / 2, (mixed.blue + 1) / 2), "\(space)")
        }
        let blurred = Node.layer(
            .filter(.blur(sigma: 2, opaque: false, bounds: .zero)), [filled(rectangle(-20, -20, 80, 60), wideRed)])
        #expect(isNear(try middle([blurred, page(.white.opacity(0.75))]), 1, 0.693, 0.712))
        let shadow = Filter.dropShadow(color: wideRed, sigma: 0, offset: CGSize(width: 0, height: 40))
        let cast = Node.layer(.filter(shadow), [filled(rectangle(0, -40, 40, 20), .black)])
        #expect(isNear(try middle([cast, page(.white.opacity(0.75))]), 1, 0.693, 0.712))
    }

    @Test("that one color matrix makes come to the next, whatever lies between")
    func chains() throws {
        let up = matrix(.brightness(0.5), page(tan))
        let box = CGRect(x: 0, y: 0, width: 40, height: 20)
        let circle = Path(.ellipse(CGRect(x: 0, y: -10, width: 40, height: 40)))
        let between: [Node] = [
            up, .group([up]), .layer(.isolate, [up]), .layer(.opacity(1), [up]),
            .layer(.transform(CGAffineTransform(translationX: 1, y: 0)), [up]),
            .layer(.clip(circle, rule: .nonzero, inverse: false), [up]),
            .layer(.mask([page(.black)], .alpha), [up]),
            .layer(.filter(.dropShadow(color: .black, sigma: 1, offset: .zero)), [up]),
            .layer(.filter(.blur(sigma: 1, opaque: true, bounds: box)), [up]),
        ]
        for node in between {
            #expect(isNear(try middle([matrix(.brightness(-0.5), node)]), 0.8, 0.6, 0.4), "\(node)")
        }
        // Half of it over nothing, and then the other half.
        let faded = matrix(.brightness(-0.5), .layer(.opacity(0.5), [up]))
        #expect(isNear(try middle([faded]), 0.4, 0.3, 0.2))
        let intense = matrix(.saturation(1 / 3.0), .group([matrix(.saturation(3), page(tan))]))
        #expect(isNear(try middle([intense]), 0.8, 0.6, 0.4))
        let harsh = matrix(.contrast(0.25), .group([matrix(.contrast(4), page(tan))]))
        #expect(isNear(try middle([harsh]), 0.8, 0.6, 0.4))
        // Of a picture, too.
        let image = SceneImage(Pixmap(width: 1, height: 1, pixels: [0xFF66_99CC]))
        let bright = matrix(.brightness(0.5), .image(ImageNode(image, in: box)))
        #expect(isNear(try middle([matrix(.brightness(-0.5), bright, page(.clear))]), 0.8, 0.6, 0.4))
    }

    @Test("reach a single color matrix")
    func matrices() throws {
        let turn = ColorMatrix.hueRotation(.degrees(40))
        for one in [ColorMatrix.brightness(0.2), .saturation(0.5), .contrast(0.5), .grayscale(1), turn] {
            let exact = one.applied(to: wideRed)
            #expect(isNear(try middle([matrix(one, page(wideRed))]), exact.red, exact.green, exact.blue), "\(one)")
        }
    }

    /// Random pages in layers within layers.
    private struct Pages {
        var random: SplitMix
        let isWide: Bool

        mutating func color() -> RGBA {
            let range = isWide ? -0.9...1.9 : 0...1
            return RGBA(
                red: random.roll(range), green: random.roll(range), blue: random.roll(range),
                alpha: random.roll(0.2...1))
        }

        /// - Parameter blends: whether there are operators among them; a color matrix around those is applied to what is limited.
        mutating func nodes(depth: Int, blends: Bool = true) -> [Node] {
            (0..<1 + Int(random.roll() * 3)).map { _ in node(depth: depth, blends: blends) }
        }

        private mutating func node(depth: Int, blends: Bool) -> Node {
            if depth == 0 || random.roll() < 0.3 { return filled(rectangle(0, 0, 40, 20), color()) }
            switch Int(random.roll() * 6) {
            case 0: return .group(nodes(depth: depth - 1, blends: blends))
            case 1: return .layer(.isolate, nodes(depth: depth - 1, blends: blends))
            case 2: return .layer(.opacity(random.roll()), nodes(depth: depth - 1, blends: blends))
            case 3:
                let modes: [BlendMode] = [.sourceAtop, .destinationOver, .destinationOut, .xor, .normal]
                return .layer(
                    blends ? .blend(modes[Int(random.roll() * 5)]) : .isolate, nodes(depth: depth - 1, blends: blends))
            case 4: return .layer(.filter(.colorMatrix(.multiply(Self.tint))), nodes(depth: depth - 1, blends: false))
            default:
                // Less of both, so that colors stay within −1…2.
                let amount = random.roll(0.4...1)
                let matrix = random.roll() < 0.5 ? ColorMatrix.saturation(amount) : .contrast(amount)
                return .layer(.filter(.colorMatrix(matrix)), nodes(depth: depth - 1, blends: false))
            }
        }

        private static let tint = RGBA(red: 0.9, green: 0.7, blue: 1, alpha: 0.8)
    }

    /// The premultiplied color that the pages make over `behind`, in Double and without limits.
    private func exact(_ nodes: [Node], over behind: SIMD4<Double>) -> SIMD4<Double> {
        nodes.reduce(behind) { behind, node in
            switch node {
            case .fill(let fill):
                guard case .color(let color) = fill.paint else { return behind }
                return exact(premultiplied(color), .normal, behind)
            case .group(let children): return exact(children, over: behind)
            case .layer(let operation, let children):
                let layer = exact(children, over: .zero)
                switch operation {
                case .opacity(let opacity): return exact(layer * opacity, .normal, behind)
                case .blend(let mode): return exact(layer, mode, behind)
                case .filter(.colorMatrix(let matrix)):
                    let alpha = max(layer.w, 1e-9)
                    let color = matrix.applied(
                        to: RGBA(red: layer.x / alpha, green: layer.y / alpha, blue: layer.z / alpha, alpha: layer.w))
                    return exact(premultiplied(color), .normal, behind)
                default: return exact(layer, .normal, behind)
                }
            default: return behind
            }
        }
    }

    private func exact(_ s: SIMD4<Double>, _ mode: BlendMode, _ d: SIMD4<Double>) -> SIMD4<Double> {
        switch mode {
        case .sourceAtop: s * d.w + d * (1 - s.w)
        case .destinationOver: d + s * (1 - d.w)
        case .destinationOut: d * (1 - s.w)
        case .xor: s * (1 - d.w) + d * (1 - s.w)
        default: s + d * (1 - s.w)
        }
    }

    @Test("follow the formulas through layers within layers")
    func layers() throws {
        var worst = 0
        for seed in 0..<200 {
            var pages = Pages(random: SplitMix(seed: UInt64(seed)), isWide: true)
            let nodes = pages.nodes(depth: 3)
            // What operators make transparent limits the colors of the frame.
            let all = exact(nodes, over: SIMD4(0.5, 0.5, 0.5, 1))
            let color = all.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: all.w))
            let pixel = try middle(nodes, background: RGBA(red: 0.5, green: 0.5, blue: 0.5))
            worst = max(worst, distance(pixel, KinoraRasterTests.pixel(color)))
        }
        tell("colors outside 0…1 in layers", cases: 200, worst: worst)
        #expect(worst <= 4)
    }

    @Test("change nothing where there are none, and are the same however a frame is drawn")
    func ways() throws {
        for seed in 0..<100 {
            var pages = Pages(random: SplitMix(seed: UInt64(seed)), isWide: false)
            let nodes = pages.nodes(depth: 1)
            let scene = FrameScene(size: CGSize(width: 40, height: 20), background: .white, nodes: nodes)
            #expect(!PreparedScene(scene, .identity, .sRGB).isApart)
        }
        let size = CGSize(width: 300, height: 200)
        let sequence = SequenceRasterizer(scale: 1)
        for x in [0.0, 10, 10, 150] {
            let nodes: [Node] = [
                filled(rectangle(0, 0, 300, 200), tan),
                .layer(
                    .filter(.blur(sigma: 4, opaque: false, bounds: .zero)),
                    [filled(rectangle(x, 20, 90, 90), x < 100 ? wideRed : .black)]),
                matrix(.saturation(1.5), filled(rectangle(40, 60, 200, 100), tan.opacity(0.5))),
            ]
            let scene = FrameScene(size: size, background: .white, nodes: nodes)
            let alone = try Rasterizer(scale: 1).render(scene)
            try sequence.draw(scene)
            #expect(sequence.frame == alone)
            #expect(try BandRasterizer(scale: 1, threads: 2, bands: 5).render(scene) == alone)
        }
    }
}
