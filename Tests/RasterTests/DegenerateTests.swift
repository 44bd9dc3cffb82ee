import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Degenerate scenes")
struct DegenerateTests {
    private static let numbers: [Double] = [
        0, -0.0, 1e-300, 1e-9, 3, -7, 1e6, -1e9, 1e15, 1e38, -1e300, .infinity, -.infinity, .nan,
    ]

    @Test("shapes with any numbers draw something or nothing, and never trap")
    func shapes() throws {
        var dice = SplitMix(seed: 1)
        func number() -> Double { Self.numbers[Int(dice.roll() * Double(Self.numbers.count))] }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        for _ in 0..<1500 {
            var path = Path()
            path.move(to: point())
            for _ in 0..<3 {
                switch Int(dice.roll() * 4) {
                case 0: path.addLine(to: point())
                case 1: path.addQuadCurve(to: point(), control: point())
                case 2: path.addCurve(to: point(), control1: point(), control2: point())
                default: path.closeSubpath()
                }
            }
            let rect = CGRect(x: number(), y: number(), width: number(), height: number())
            let ramp = Ramp(stops: [.init(color: .black, location: number()), .init(color: .white, location: number())])
            let paints: [Paint] = [
                .color(RGBA(red: number(), green: 0, blue: 1, alpha: number())),
                .linear(LinearPaint(ramp: ramp, start: point(), end: point())),
                .radial(
                    RadialPaint(
                        ramp: ramp, center: point(), startRadius: number(), endRadius: number(), aspect: rect.size)),
                .angular(AngularPaint(ramp: ramp, center: point(), startAngle: number(), endAngle: number())),
            ]
            let paint = paints[Int(dice.roll() * 4)]
            let t = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
            let style = StrokeStyle(
                lineWidth: number(), lineCap: [.butt, .round, .square][Int(dice.roll() * 3)],
                lineJoin: [.miter, .round, .bevel][Int(dice.roll() * 3)], miterLimit: number(),
                dash: dice.roll() < 0.3 ? [abs(number()), 3] : [], dashPhase: number())
            let leaves: [Node] = [
                .fill(Fill(path, rule: .evenOdd, paint: paint)),
                .fill(Fill(Path(.rect(rect)), paint: paint, antialiased: false)),
                .fill(Fill(Path(.ellipse(rect)), paint: paint)), .stroke(Stroke(path, style: style, paint: paint)),
            ]
            let leaf = leaves[Int(dice.roll() * 4)]
            let pixmap = try render([.layer(.transform(dice.roll() < 0.5 ? t : .identity), [leaf])], 12, 9)
            // Every pixel stays premultiplied.
            for p in pixmap.pixels {
                let c = channels(p)
                #expect(max(c.x, c.y, c.z) <= c.w)
            }
        }
    }

    @Test("layers with any numbers draw something or nothing, and never trap")
    func layers() throws {
        var dice = SplitMix(seed: 2)
        func number() -> Double { Self.numbers[Int(dice.roll() * Double(Self.numbers.count))] }
        func sigma() -> Double { [0, -3, 1e-9, 0.4, 7, 40, .nan][Int(dice.roll() * 7)] }
        func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
        for _ in 0..<600 {
            let leaf = filled(rectangle(1, 1, 5, 4), RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.8))
            var m = ProjectionTransform()
            (m.m11, m.m13, m.m23, m.m31, m.m33) = (number(), number(), number(), number(), number())
            let operations: [LayerOperation] = [
                .opacity(number()), .blend(BlendMode.allCases[Int(dice.roll() * Double(BlendMode.allCases.count))]),
                .clip(Path(.rect(rect())), rule: .evenOdd, inverse: dice.roll() < 0.5),
                .mask([filled(Path(.ellipse(rect())))], .luminance),
                .projection(m), .filter(.blur(sigma: sigma(), opaque: dice.roll() < 0.5, bounds: rect())),
                .filter(.dropShadow(color: .black, sigma: sigma(), offset: CGSize(width: number(), height: number()))),
                .filter(.innerShadow(color: .black, sigma: sigma(), offset: CGSize(width: number(), height: number()))),
                .filter(.alphaThreshold(minimum: number(), maximum: number(), color: .white)),
                .filter(.variableBlur(radius: sigma(), mask: [filled(Path(.rect(rect())))])),
                .filter(.colorMatrix(ColorMatrix((0..<20).map { _ in number() }))),
            ]
            let node = Node.layer(operations[Int(dice.roll() * Double(operations.count))], [leaf, leaf])
            let scale = [1, 0.01, 7][Int(dice.roll() * 3)]
            let pixmap = try render([.layer(.transform(CGAffineTransform(scaleX: scale, y: scale)), [node])], 12, 9)
            for p in pixmap.pixels {
                let c = channels(p)
                #expect(max(c.x, c.y, c.z) <= c.w)
            }
        }
    }

    @Test("frames without area are empty, and those too large are named errors")
    func sizes() throws {
        let rasterizer = Rasterizer(scale: 1)
        func draw(_ width: Double, _ height: Double) throws -> Pixmap {
            try rasterizer.render(
                FrameScene(size: CGSize(width: width, height: height), nodes: [filled(rectangle(0, 0, 9, 9))]))
        }
        for (w, h) in [(0.0, 5.0), (0.3, 0.4), (-4, 5)] { #expect(try draw(w, h).pixels.isEmpty) }
        for (w, h) in [(20_000.0, 1.0), (16_000, 16_000), (.infinity, 1), (.nan, 1)] {
            #expect(throws: RasterError.self) { try draw(w, h) }
        }
    }

    @Test("nesting is limited, and the limit is reachable")
    func depth() throws {
        func nested(_ depth: Int, _ wrap: (Node) -> Node) -> Node {
            (0..<depth).reduce(filled(rectangle(0, 0, 4, 4))) { node, _ in wrap(node) }
        }
        let wraps: [(Node) -> Node] = [
            { .group([$0]) }, { .layer(.isolate, [$0, $0]) }, { .layer(.transform(.identity), [$0]) },
        ]
        #expect(throws: RasterError.nestingTooDeep) { try render([nested(RasterLimits.depth + 1, wraps[0])], 4, 4) }
        #expect(try render([nested(RasterLimits.depth, wraps[0])], 4, 4)[1, 1] == 0xFF00_0000)
        #expect(try render([nested(RasterLimits.depth, wraps[2])], 4, 4)[1, 1] == 0xFF00_0000)
        let layers = (0..<RasterLimits.depth).reduce(filled(rectangle(0, 0, 4, 4))) { node, _ in
            .layer(
                .clip(Path(.ellipse(CGRect(x: -9, y: -9, width: 30, height: 30))), rule: .nonzero, inverse: false),
                [node, filled(Path())])
        }
        #expect(try render([layers], 4, 4)[1, 1] == 0xFF00_0000)
    }

    @Test("the deepest scene fits a thread of half a megabyte, whatever its layers do")
    func depthOnSmallStack() async throws {
        let square = filled(rectangle(0, 0, 4, 4))
        let pass = ShaderPass(
            .color, shader: ShaderCall("depth.same", []), bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
        ShaderKernels.register("depth.same", .color { _ in { _, color in color } })
        let wraps: [@Sendable (Node) -> Node] = [
            { .layer(.filter(.blur(sigma: 0.1, opaque: false, bounds: .zero)), [$0, square]) },
            { .layer(.mask([square], .alpha), [$0]) }, { .layer(.mask([$0], .alpha), [square]) },
            { .layer(.filter(.variableBlur(radius: 0.1, mask: [$0])), [square]) },
            { .layer(.projection(ProjectionTransform()), [$0, square]) }, { .layer(.filter(.shader(pass)), [$0]) },
            {
                .layer(
                    .clip(Path(.ellipse(CGRect(x: -9, y: -9, width: 30, height: 30))), rule: .nonzero, inverse: false),
                    [$0, square])
            },
            { .layer(.opacity(0.999), [$0, square]) }, { .layer(.blend(.hue), [$0, square]) },
        ]
        for depth in [24, 25, RasterLimits.depth] {
            for (index, wrap) in wraps.enumerated() {
                // Walking a subtree for its bounds at every level is quadratic: the deepest are few.
                let node = (0..<depth).reduce(square) { node, _ in wrap(node) }
                let isDrawn = await withCheckedContinuation { continuation in
                    let thread = Thread { continuation.resume(returning: (try? render([node], 4, 4)) != nil) }
                    thread.stackSize = 512 * 1024
                    thread.start()
                }
                #expect(isDrawn, "wrap \(index), \(depth) deep")
            }
        }
    }

    @Test("what is far too deep is refused before it is walked")
    func farTooDeep() throws {
        let node = (0..<1500).reduce(filled(rectangle(0, 0, 4, 4))) { node, _ in .layer(.isolate, [node]) }
        #expect(throws: RasterError.nestingTooDeep) { try render([node], 4, 4) }
    }

    @Test("a shader that nobody registered is a named error")
    func unknownShader() throws {
        let paint = Paint.shader(
            ShaderPaint(ShaderCall("no such generator", []), bounds: CGRect(x: 0, y: 0, width: 4, height: 4)))
        #expect(throws: RasterError.unknownShader("no such generator")) {
            try render([.fill(Fill(rectangle(0, 0, 4, 4), paint: paint))], 4, 4)
        }
        let pass = ShaderPass(
            .color, shader: ShaderCall("no such pass", []), bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(throws: RasterError.unknownShader("no such pass")) {
            try render([.layer(.filter(.shader(pass)), [filled(rectangle(0, 0, 4, 4))])], 4, 4)
        }
    }

    @Test("a million segments are drawn")
    func manySegments() throws {
        var path = Path()
        var dice = SplitMix(seed: 3)
        path.move(to: CGPoint(x: 50, y: 50))
        for _ in 0..<1_000_000 { path.addLine(to: CGPoint(x: dice.roll(0...100), y: dice.roll(0...100))) }
        let pixmap = try render([filled(path, rule: .evenOdd)], 100, 100)
        #expect(pixmap.pixels.contains { $0 != 0 })
    }
}

@Suite("Frames are a function of the scene")
struct DeterminismTests {
    private func scene(_ seed: UInt64) -> FrameScene {
        var dice = SplitMix(seed: seed)
        func rect() -> CGRect {
            CGRect(x: dice.roll(-10...50), y: dice.roll(-10...40), width: dice.roll(1...40), height: dice.roll(1...30))
        }
        let ramp = Ramp(stops: [
            .init(color: .black, location: 0),
            .init(color: RGBA(red: 1, green: 0.4, blue: 0.1, alpha: 0.5), location: 1),
        ])
        let nodes = (0..<12).map { i -> Node in
            let paint: Paint =
                i % 2 == 0
                ? .color(RGBA(red: dice.roll(), green: dice.roll(), blue: dice.roll(), alpha: dice.roll()))
                : .angular(AngularPaint(ramp: ramp, center: rect().origin, startAngle: dice.roll(), endAngle: 5))
            let leaf = Node.fill(Fill(Path(.ellipse(rect())), paint: paint))
            switch i % 4 {
            case 0: return leaf
            case 1: return .layer(.filter(.blur(sigma: dice.roll(0.5...4), opaque: false, bounds: .zero)), [leaf])
            case 2:
                return .layer(
                    .clip(
                        Path(.roundedRect(rect(), cornerSize: CGSize(width: 2, height: 2), style: .continuous)),
                        rule: .nonzero, inverse: false), [leaf, leaf])
            default: return .layer(.opacity(0.5), [leaf, .layer(.blend(.screen), [leaf])])
            }
        }
        return FrameScene(size: CGSize(width: 60, height: 45), background: .white, nodes: nodes)
    }

    @Test("and of nothing drawn before, in any order")
    func order() throws {
        let worker = Rasterizer(scale: 1.5)
        let alone = try (0..<8).map { try Rasterizer(scale: 1.5).render(scene(UInt64($0))) }
        for i in [3, 0, 7, 7, 2, 5, 1, 6, 4, 0] { #expect(try worker.render(scene(UInt64(i))) == alone[i]) }
        var reused = Pixmap(width: 0, height: 0)
        for i in [4, 1, 6] {
            try worker.render(scene(UInt64(i)), into: &reused)
            #expect(reused == alone[i])
        }
    }

    @Test("after a frame that failed as well")
    func afterFailure() throws {
        let worker = Rasterizer(scale: 1)
        let lost = Node.layer(
            .filter(.shader(ShaderPass(.color, shader: ShaderCall("no such pass", []), bounds: .zero))),
            [filled(rectangle(0, 0, 9, 9))])
        _ = try? worker.render(
            FrameScene(size: CGSize(width: 60, height: 45), nodes: [filled(rectangle(3, 3, 20, 9)), lost]))
        #expect(try worker.render(scene(1)) == Rasterizer(scale: 1).render(scene(1)))
    }
}

@Suite("What was in the picture before does not show")
struct FrameCoverTests {
    @Test("under a first node of any kind")
    func covers() throws {
        let ramp = Ramp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
        let faded = Ramp(stops: [.init(color: .black, location: 0), .init(color: .clear, location: 1)])
        let opaque = SceneImage(Pixmap(width: 1, height: 1, pixels: [0xFF12_3456]))
        let holed = SceneImage(Pixmap(width: 2, height: 1, pixels: [0xFF12_3456, 0]))
        let full = rectangle(0, 0, 8, 8), short = rectangle(0, 0, 8, 7.5)
        func linear(_ ramp: Ramp) -> Paint { .linear(LinearPaint(ramp: ramp, start: .zero, end: CGPoint(x: 8, y: 8))) }
        let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
        func mesh(from low: Double, to high: Double, alpha: Double = 1) -> MeshPaint {
            let vertices = [(low, low), (high, low), (low, high), (high, high)].map { x, y in
                MeshPaint.Vertex(position: CGPoint(x: x, y: y), color: .white.opacity(alpha))
            }
            return MeshPaint(columns: 2, rows: 2, vertices: vertices, bounds: rect)
        }
        var firsts: [Node] = [
            filled(full), filled(short), filled(full, RGBA.black.opacity(0.5)), .fill(Fill(full, paint: linear(ramp))),
            .fill(Fill(full, paint: linear(faded))), .fill(Fill(full, paint: linear(Ramp(stops: [])))),
            .fill(Fill(full, paint: .color(.white), antialiased: false)), .image(ImageNode(opaque, in: rect)),
            .image(ImageNode(holed, in: rect)),
            .image(ImageNode(opaque, source: CGRect(x: -1, y: 0, width: 2, height: 1), in: rect)),
            .image(ImageNode(opaque, in: rect, tint: .white.opacity(0.2))),
            .fill(
                Fill(
                    full,
                    paint: .radial(
                        RadialPaint(ramp: ramp, center: CGPoint(x: Double.nan, y: 0), startRadius: 0, endRadius: 9)))),
            .fill(Fill(Path(.rect(CGRect(x: 0, y: 0, width: Double.infinity, height: 9))), paint: .color(.black))),
        ]
        let meshes = [
            mesh(from: 0, to: 1), mesh(from: -0.2, to: 1.4), mesh(from: 0.1, to: 1.4), mesh(from: -0.2, to: 0.8),
            mesh(from: -0.2, to: 1.4, alpha: 0.5),
        ]
        firsts += meshes.map { .fill(Fill(full, paint: .mesh($0))) }
        let (half, double) = (CGAffineTransform(scaleX: 0.5, y: 1), CGAffineTransform(scaleX: 2, y: 2))
        let nested: [Node] = firsts.flatMap { node -> [Node] in
            [
                .group([node]), .group([.group([node]), filled(short)]), .layer(.transform(half), [node]),
                .layer(.transform(double), [.group([node])]), .layer(.opacity(0.4), [node]),
                .layer(.blend(.multiply), [node]), .layer(.clip(short, rule: .nonzero, inverse: false), [node]),
                .layer(.clip(full, rule: .nonzero, inverse: false), [node]),
                .layer(.clip(full, rule: .nonzero, inverse: true), [node]),
            ]
        }
        for node in firsts + nested + [.group([]), .layer(.transform(double), [])] {
            let scene = FrameScene(size: CGSize(width: 8, height: 8), background: .white.opacity(0.3), nodes: [node])
            var dirty = Pixmap(width: 8, height: 8, pixels: Array(repeating: 0xFF00_00FF, count: 64))
            try Rasterizer(scale: 1).render(scene, into: &dirty)
            #expect(try dirty == Rasterizer(scale: 1).render(scene))
        }
    }
}
