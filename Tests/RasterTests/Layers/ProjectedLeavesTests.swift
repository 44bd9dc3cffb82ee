import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// What a projection shows of shapes, lines, images and text does not depend on their neighbors, and lies near the truth.
@Suite struct ProjectedLeavesTests {
    private static let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
    private static let ramp = Ramp(stops: [
        .init(color: RGBA(red: 1, green: 1, blue: 0), location: 0),
        .init(color: RGBA(red: 0, green: 0, blue: 1), location: 1),
    ])

    private static func matrix(_ n: [Double]) -> ProjectionTransform {
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13) = (CGFloat(n[0]), CGFloat(n[1]), CGFloat(n[2]))
        (m.m21, m.m22, m.m23) = (CGFloat(n[3]), CGFloat(n[4]), CGFloat(n[5]))
        (m.m31, m.m32, m.m33) = (CGFloat(n[6]), CGFloat(n[7]), CGFloat(n[8]))
        return m
    }

    /// A card turned away from the viewer.
    private static let card = matrix([0.8, 0.1, 0.002, -0.15, 0.9, -0.001, 9, 6, 1])

    private static let leaves: [(name: String, node: Node)] = {
        let rect = Path(CGRect(x: 10, y: 10, width: 50, height: 40))
        let oval = Path(ellipseIn: CGRect(x: 14, y: 9, width: 40, height: 34))
        let one = Ramp(stops: [ramp.stops[1]])
        var bend = Path()
        bend.move(to: CGPoint(x: 10, y: 10))
        bend.addLine(to: CGPoint(x: 60, y: 10))
        bend.addLine(to: CGPoint(x: 60, y: 50))
        let dashed = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [5, 3])
        let image = SceneImage(
            Pixmap(width: 4, height: 4, pixels: (0..<16).map { 0xFF00_0000 | UInt32($0 * 16) * 0x1_0201 & 0xFF_FFFF }))
        let letter = polygon([SIMD2(0, 0), SIMD2(0.6, 0), SIMD2(0.3, -0.7)])
        let run = GlyphRun(
            font: "x", size: 30, outlines: [GlyphOutline(id: 1, path: letter)],
            glyphs: [.init(outline: 0, x: 12, y: 40), .init(outline: 0, x: 34, y: 40)], paint: red)
        return [
            ("fill", .fill(Fill(oval, paint: red))),
            (
                "gradient of one color",
                .fill(Fill(rect, paint: .linear(LinearPaint(ramp: one, start: .zero, end: CGPoint(x: 9, y: 9)))))
            ),
            (
                "linear gradient",
                .fill(
                    Fill(
                        rect,
                        paint: .linear(
                            LinearPaint(ramp: ramp, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 60, y: 50)))))
            ),
            (
                "radial gradient",
                .fill(
                    Fill(
                        rect,
                        paint: .radial(
                            RadialPaint(ramp: ramp, center: CGPoint(x: 30, y: 30), startRadius: 0, endRadius: 30))))
            ),
            ("stroke", .stroke(Stroke(oval, style: StrokeStyle(lineWidth: 3), paint: red))),
            ("dashes", .stroke(Stroke(bend, style: dashed, paint: red))),
            ("image", .image(ImageNode(image, in: CGRect(x: 10, y: 10, width: 50, height: 40)))),
            ("text", .glyphs(run)),
        ]
    }()

    private func frame(_ nodes: [Node], _ map: ProjectionTransform = card, width: Int = 80, height: Int = 70) throws
        -> Pixmap
    {
        try render([.layer(.projection(map), nodes)], width, height, background: .white)
    }

    @Test("Nothing moves when a neighbor appears, whether it can be seen or not", arguments: leaves.indices)
    func neighbors(_ index: Int) throws {
        let (name, leaf) = Self.leaves[index]
        let alone = try frame([leaf])
        #expect(Set(alone.pixels).count > 10, "\(name)")
        let large = Path(CGRect(x: -50, y: -50, width: 300, height: 300))
        let clear = Node.fill(Fill(large, paint: .color(.clear)))
        let far = Node.fill(Fill(Path(CGRect(x: 900, y: 700, width: 9, height: 9)), paint: Self.red))
        for neighbor in [clear, .layer(.opacity(0), [.fill(Fill(large, paint: Self.red))]), far] {
            #expect(try frame([leaf, neighbor]) == alone, "\(name)")
            #expect(try frame([.group([neighbor]), leaf]) == alone, "\(name)")
        }
        #expect(
            try frame([
                .layer(
                    .transform(CGAffineTransform(scaleX: 2, y: 2)),
                    [
                        .layer(.transform(CGAffineTransform(scaleX: 0.5, y: 0.5)), [leaf])
                    ])
            ]) == alone, "\(name)")
    }

    @Test("Only what comes after the limit is drawn flat, together")
    func limit() {
        let leaf = Self.leaves[0].node
        func kinds(_ content: [Node]) -> (leaves: Int, flat: Int) {
            func count(_ nodes: [ProjectedNode]) -> (leaves: Int, flat: Int) {
                nodes.reduce((0, 0)) { sum, node in
                    switch node {
                    case .leaf: (sum.0 + 1, sum.1)
                    case .flat: (sum.0, sum.1 + 1)
                    case .group(let nodes), .layer(_, _, let nodes), .clip(_, _, _, let nodes), .mask(_, _, let nodes):
                        (sum.0 + count(nodes).leaves, sum.1 + count(nodes).flat)
                    }
                }
            }
            return count(ProjectedTree(content, Self.card).nodes)
        }
        func leaves(_ count: Int) -> [Node] { [Node](repeating: leaf, count: count) }
        #expect(kinds(leaves(5000)) == (5000, 0))
        #expect(kinds(leaves(ProjectedTree.limit + 9)) == (ProjectedTree.limit, 1))
        #expect(kinds([.group(leaves(ProjectedTree.limit)), .group(leaves(9)), leaf]) == (ProjectedTree.limit, 1))
        let blur = Node.layer(.filter(.blur(sigma: 1, opaque: false, bounds: .null)), [leaf])
        #expect(kinds([Node](repeating: blur, count: 70) + leaves(2)) == (2, 70))
        let shape = polygon([SIMD2(0, 0), SIMD2(0.6, 0), SIMD2(0.3, -0.7)])
        let glyphs = (0..<ProjectedTree.limit + 5).map { GlyphRun.Glyph(outline: 0, x: Double($0 % 50), y: 40) }
        let run = GlyphRun(
            font: "x", size: 30, outlines: [GlyphOutline(id: 1, path: shape)], glyphs: glyphs, paint: Self.red)
        #expect(kinds([.glyphs(run)]) == (ProjectedTree.limit, 1))
    }

    @Test(
        "Nothing moves beside a backdrop that shows nothing, many small shapes or many filters",
        arguments: leaves.indices)
    func manyNeighbors(_ index: Int) throws {
        let (name, leaf) = Self.leaves[index]
        let alone = try frame([leaf])
        let corner = Path(CGRect(x: 900, y: 700, width: 5, height: 5))
        let far = Node.fill(Fill(corner, paint: Self.red))
        let blur = Node.layer(.filter(.blur(sigma: 0.5, opaque: false, bounds: .null)), [far])
        let seen = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
        for neighbors: [Node] in [
            [.backdrop(Backdrop(seen, effect: .material(.thin, dark: false), opacity: 0))],
            [.backdrop(Backdrop(seen, effect: .blur(sigma: 0)))], [Node](repeating: far, count: 5000),
            [Node](repeating: blur, count: 70),
        ] {
            #expect(try frame([leaf] + neighbors) == alone, "\(name)")
            #expect(try frame(neighbors + [leaf]) == alone, "\(name)")
        }
    }

    @Test("Nothing moves when a neighbor is clipped, masked, faded or filtered", arguments: leaves.indices)
    func layers(_ index: Int) throws {
        let (name, leaf) = Self.leaves[index]
        let alone = try frame([leaf])
        let far = Node.fill(Fill(Path(CGRect(x: 900, y: 700, width: 9, height: 9)), paint: Self.red))
        let round = Path(ellipseIn: CGRect(x: 890, y: 690, width: 30, height: 30))
        for operation: LayerOperation in [
            .clip(round, rule: .nonzero, inverse: false), .mask([far], .alpha), .opacity(0.5), .isolate,
            .filter(.blur(sigma: 2, opaque: false, bounds: .null)),
        ] {
            #expect(try frame([leaf, .layer(operation, [far, far])]) == alone, "\(name)")
        }
        // A clip around everything changes nothing, either.
        let all = Path(CGRect(x: -200, y: -100, width: 400, height: 300))
        let clipped = try frame([.layer(.clip(all, rule: .nonzero, inverse: false), [leaf, far])])
        #expect(distance(clipped, alone) <= 1, "\(name)")
    }

    @Test("Scenes by chance look the same with a sibling far away that cannot be seen")
    func invisibleSiblings() throws {
        FuzzShaders.register()
        let far = Node.fill(Fill(Path(CGRect(x: 900, y: 700, width: 9, height: 9)), paint: Self.red))
        for seed in UInt64(0)..<400 {
            var generator = SceneGenerator(seed: seed)
            let nodes = generator.scene().nodes
            func drawn(_ nodes: [Node]) -> Pixmap? { try? frame(nodes, width: 24, height: 20) }
            let alone = drawn(nodes)
            #expect(drawn(nodes + [.layer(.opacity(0), [far])]) == alone, "seed \(seed)")
            #expect(drawn([.group([.layer(.opacity(0), [far])])] + nodes) == alone, "seed \(seed)")
        }
    }

    @Test("Clips and masks under a projection have the edges of the projected shape")
    func clips() throws {
        let oval = Path(ellipseIn: CGRect(x: 14, y: 9, width: 40, height: 34))
        let large = Path(CGRect(x: 0, y: 0, width: 80, height: 60))
        let exact = try frame([.fill(Fill(oval, paint: .color(.black)))])
        let fill = Node.fill(Fill(large, paint: .color(.black)))
        let far = Node.fill(Fill(Path(CGRect(x: 900, y: 700, width: 9, height: 9)), paint: .color(.black)))
        for content in [[fill], [fill, far], [.group([far]), fill]] {
            #expect(distance(try frame([.layer(.clip(oval, rule: .nonzero, inverse: false), content)]), exact) <= 1)
            let mask = [Node.fill(Fill(oval, paint: .color(.white)))]
            #expect(distance(try frame([.layer(.mask(mask, .alpha), content)]), exact) <= 1)
            #expect(distance(try frame([.layer(.mask(mask, .luminance), content)]), exact) <= 1)
        }
        // What a clip leaves out and what it keeps are the whole.
        let inverse = try frame([.layer(.clip(oval, rule: .nonzero, inverse: true), [fill, far])])
        let whole = try frame([fill])
        for index in whole.pixels.indices where whole.pixels[index] & 255 == 0 {
            #expect(abs(Int(inverse.pixels[index] & 255) + Int(exact.pixels[index] & 255) - 255) <= 2)
        }
    }

    @Test("Leaves that overlap are faded as one picture")
    func opacity() throws {
        let a = Node.fill(Fill(Path(CGRect(x: 10, y: 10, width: 40, height: 30)), paint: Self.red))
        let b = Node.fill(Fill(Path(CGRect(x: 30, y: 20, width: 30, height: 30)), paint: Self.red))
        let nodes = [Node.layer(.opacity(0.5), [.layer(.projection(Self.card), [a, b])])]
        let pixmap = try render(nodes, 80, 70)
        #expect(pixmap.pixels.allSatisfy { $0 >> 24 <= 128 })
        #expect(pixmap.pixels.filter { $0 >> 24 == 128 }.count > 500)
    }

    // MARK: The truth

    /// The mean over 16 x 16 places of each pixel of what the inverse map finds there: 1 for black, 0 for white.
    private func truth(
        _ map: ProjectionTransform, width: Int, height: Int, _ isInside: (SIMD2<Double>) -> Bool
    ) -> [Double] {
        var inverse = map
        _ = inverse.invert()
        let n = 16
        return (0..<width * height).map { index in
            var hits = 0
            for j in 0..<n {
                for i in 0..<n {
                    let x = Double(index % width) + (Double(i) + 0.5) / Double(n)
                    let y = Double(index / width) + (Double(j) + 0.5) / Double(n)
                    let w = Double(inverse.m13) * x + Double(inverse.m23) * y + Double(inverse.m33)
                    guard w > 0 else { continue }
                    let u = Double(inverse.m11) * x + Double(inverse.m21) * y + Double(inverse.m31)
                    let v = Double(inverse.m12) * x + Double(inverse.m22) * y + Double(inverse.m32)
                    if isInside(SIMD2(u, v) / w) { hits += 1 }
                }
            }
            return Double(hits) / Double(n * n)
        }
    }

    private func errors(_ pixmap: Pixmap, _ truth: [Double]) -> (worst: Double, mean: Double) {
        let errors = zip(pixmap.pixels, truth).map { abs(Double(255 - ($0 & 255)) - $1 * 255) }
        return (errors.max()!, errors.reduce(0, +) / Double(errors.count))
    }

    @Test("A grid of thin lines is exact to the oracle's own noise")
    func lines() throws {
        var path = Path()
        for x in stride(from: 0, through: 66, by: 6) {
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: 60))
        }
        let pixmap = try frame([.stroke(Stroke(path, style: StrokeStyle(lineWidth: 0.7), paint: .color(.black)))])
        let exact = truth(Self.card, width: 80, height: 70) { p in
            p.y >= 0 && p.y <= 60 && p.x >= -0.35 && p.x <= 66.35 && abs(p.x - (p.x / 6).rounded() * 6) <= 0.35
        }
        let found = errors(pixmap, exact)
        tell("projected lines", cases: 5600, worst: found.worst)
        #expect(found.worst < 12 && found.mean < 0.2, "\(found)")
    }

    @Test("A checkered floor runs to the horizon: near squares have sharp edges, far ones are averaged")
    func floor() throws {
        let d = 0.05
        let map = Self.matrix([1, 0, 0, 60 * d, 20 * d, d, 60, 70, 1])
        var nodes: [Node] = []
        for j in 0..<60 {
            for i in -6..<6 where (i + j) & 1 == 1 {
                let square = Path(CGRect(x: i * 10, y: j * 10, width: 10, height: 10))
                nodes.append(.fill(Fill(square, paint: .color(.black))))
            }
        }
        let pixmap = try frame(nodes, map, width: 120, height: 80)
        let exact = truth(map, width: 120, height: 80) { p in
            let (i, j) = (Int((p.x / 10).rounded(.down)), Int((p.y / 10).rounded(.down)))
            return i >= -6 && i < 6 && j >= 0 && j < 60 && (i + j) & 1 == 1
        }
        let found = errors(pixmap, exact)
        tell("projected floor", cases: 9600, worst: found.worst)
        #expect(found.worst < 64 && found.mean < 2, "\(found)")
    }

    // MARK: From the viewer's feet to the horizon

    /// A floor of squares of 8 points, 2 to 200 of them deep, from below the frame up to row 30.
    private static let deepFloor = matrix([25, 0, 0, 80, 30, 1, 80, 2030, 1])

    private func deepTruth() -> [Double] {
        truth(Self.deepFloor, width: 160, height: 100) { p in
            let (i, j) = (Int((p.x / 8).rounded(.down)), Int((p.y / 8).rounded(.down)))
            return abs(p.x) <= 1600 && p.y >= 0 && p.y <= 1600 && (i + j) & 1 != 0
        }
    }

    @Test("A floor that begins at the viewer's feet has sharp edges there")
    func deepFloorOfSquares() throws {
        var path = Path()
        for j in 0..<200 {
            for i in -200..<200 where (i + j) & 1 != 0 { path.addRect(CGRect(x: i * 8, y: j * 8, width: 8, height: 8)) }
        }
        let found = errors(try frame([filled(path)], Self.deepFloor, width: 160, height: 100), deepTruth())
        tell("deep floor of squares", cases: 16_000, worst: found.worst)
        #expect(found.worst < 24 && found.mean < 1.5, "\(found)")
    }

    @Test("So has a picture, which is drawn in strips, without a seam between them")
    func deepFloorOfTiles() throws {
        let tile = SceneImage(
            Pixmap(
                width: 64, height: 64,
                pixels: (0..<4096).map { ($0 % 64 / 32 + $0 / 2048) & 1 == 1 ? 0xFF00_0000 : 0xFFFF_FFFF }))
        let image = ImagePaint(tile, rect: CGRect(x: 0, y: 0, width: 16, height: 16), tiled: true)
        let plane = Path(CGRect(x: -1600, y: 0, width: 3200, height: 1600))
        let node = Node.fill(Fill(plane, paint: .image(image)))
        let strips = ProjectedContent.strips(
            node, Self.deepFloor, visible: PixelRect(x: 0, y: 0, width: 160, height: 100))
        #expect(strips.count > 3)
        #expect(strips.allSatisfy { $0.contentBounds.width <= 4200 && $0.contentBounds.height <= 4200 })
        let found = errors(try frame([node], Self.deepFloor, width: 160, height: 100), deepTruth())
        tell("deep floor of tiles", cases: 16_000, worst: found.worst)
        #expect(found.worst < 56 && found.mean < 3.5, "\(found)")
        let gray = RGBA(red: 0.2, green: 0.4, blue: 0.6)
        let ramp = Ramp(stops: [.init(color: gray, location: 0), .init(color: gray, location: 1)])
        let even = Node.fill(
            Fill(plane, paint: .linear(LinearPaint(ramp: ramp, start: .zero, end: CGPoint(x: 9, y: 9)))))
        let pixels = try frame([even], Self.deepFloor, width: 160, height: 100)
        #expect(Set((40..<100).flatMap { y in (0..<160).map { pixels[$0, y] } }).count == 1)
    }

    @Test("Strips and cut outlines are the same in bands")
    func deepBands() throws {
        let plane = Path(CGRect(x: -1600, y: 0, width: 3200, height: 1600))
        let paint = Paint.linear(LinearPaint(ramp: Self.ramp, start: .zero, end: CGPoint(x: 40, y: 400)))
        let star = Path(ellipseIn: CGRect(x: -40, y: -20, width: 90, height: 300))
        var tilted = Self.deepFloor
        (tilted.m13, tilted.m12) = (0.2, 4)
        for map in [Self.deepFloor, tilted] {
            let nodes = [
                Node.fill(Fill(plane, paint: paint)), filled(star),
                .stroke(Stroke(star, style: StrokeStyle(lineWidth: 9), paint: paint)),
            ]
            let scene = FrameScene(
                size: CGSize(width: 160, height: 100), background: .white, nodes: [.layer(.projection(map), nodes)])
            let whole = try Rasterizer(scale: 1).render(scene)
            for bands in [2, 3, 7] {
                #expect(try BandRasterizer(Rasterizer(scale: 1), threads: 2, bands: bands).render(scene) == whole)
            }
        }
    }
}
