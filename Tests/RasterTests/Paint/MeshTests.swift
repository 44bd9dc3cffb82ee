import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// A mesh gradient evaluated densely from the definitions: patch surfaces as points, each with its exact color.
private struct MeshOracle {
    let mesh: MeshPaint

    private func position(_ column: Int, _ row: Int) -> SIMD2<Double>? {
        guard (0..<mesh.columns).contains(column), (0..<mesh.rows).contains(row) else { return nil }
        let p = mesh.vertices[row * mesh.columns + column].position
        return SIMD2(p.x, p.y)
    }

    private func norm(_ v: SIMD2<Double>) -> SIMD2<Double> {
        let l = (v * v).sum().squareRoot()
        return l == 0 ? .zero : v / l
    }

    /// The two controls of the edge from vertex a to b, with neighbors in the same line.
    private func handles(
        _ before: SIMD2<Double>?, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ after: SIMD2<Double>?
    ) -> (SIMD2<Double>, SIMD2<Double>) {
        let u0 = before.map { norm(a - $0) } ?? .zero, u1 = norm(b - a), u2 = after.map { norm($0 - b) } ?? .zero
        let length = ((b - a) * (b - a)).sum().squareRoot()
        return (a + norm(u0 + u1) * (length / 3), b - norm(u1 + u2) * (length / 3))
    }

    /// Controls [row][column] of a patch.
    private func controls(_ i: Int, _ j: Int) -> [[SIMD2<Double>]] {
        func p(_ c: Int, _ r: Int) -> SIMD2<Double> { position(c, r)! }
        var (top, bottom) = (
            handles(position(i - 1, j), p(i, j), p(i + 1, j), position(i + 2, j)),
            handles(position(i - 1, j + 1), p(i, j + 1), p(i + 1, j + 1), position(i + 2, j + 1))
        )
        var (left, right) = (
            handles(position(i, j - 1), p(i, j), p(i, j + 1), position(i, j + 2)),
            handles(position(i + 1, j - 1), p(i + 1, j), p(i + 1, j + 1), position(i + 1, j + 2))
        )
        func given(_ c: Int, _ r: Int) -> MeshPaint.Handles? { mesh.vertices[r * mesh.columns + c].handles }
        func v(_ p: CGPoint) -> SIMD2<Double> { SIMD2(p.x, p.y) }
        if let h = given(i, j) { (top.0, left.0) = (v(h.trailing), v(h.bottom)) }
        if let h = given(i + 1, j) { (top.1, right.0) = (v(h.leading), v(h.bottom)) }
        if let h = given(i, j + 1) { (bottom.0, left.1) = (v(h.trailing), v(h.top)) }
        if let h = given(i + 1, j + 1) { (bottom.1, right.1) = (v(h.leading), v(h.top)) }
        let corners = [p(i, j), p(i + 1, j), p(i, j + 1), p(i + 1, j + 1)]
        var grid = [[SIMD2<Double>]](repeating: Array(repeating: .zero, count: 4), count: 4)
        grid[0] = [corners[0], top.0, top.1, corners[1]]
        grid[3] = [corners[2], bottom.0, bottom.1, corners[3]]
        (grid[1][0], grid[2][0], grid[1][3], grid[2][3]) = (left.0, left.1, right.0, right.1)
        coons(&grid)
        return grid
    }

    private func coons<V: SIMD>(_ g: inout [[V]]) where V.Scalar == Double {
        for r in [1, 2] {
            for c in [1, 2] {
                // Distances to this corner: near edges index 0, far ones index 3.
                let (y0, y3, x0, x3) =
                    r == 1 ? (0, 3, c == 1 ? 0 : 3, c == 1 ? 3 : 0) : (3, 0, c == 1 ? 0 : 3, c == 1 ? 3 : 0)
                var sum = g[y0][x0] * -4
                sum += (g[r][x0] + g[y0][c]) * 6
                sum -= (g[y3][x0] + g[y0][x3]) * 2
                sum += (g[r][x3] + g[y3][c]) * 3
                g[r][c] = (sum - g[y3][x3]) / 9
            }
        }
    }

    private func color(_ column: Int, _ row: Int) -> SIMD4<Double> {
        RampOracle.mixed(
            mesh.vertices[min(max(row, 0), mesh.rows - 1) * mesh.columns + min(max(column, 0), mesh.columns - 1)].color,
            mesh.space)
    }

    private func slope(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        var m = (a + b) / 2
        for k in 0..<4 {
            if a[k] * b[k] <= 0 { m[k] = 0 }
            m[k] = min(max(m[k], -3 * abs(a[k])), 3 * abs(a[k]))
            m[k] = min(max(m[k], -3 * abs(b[k])), 3 * abs(b[k]))
        }
        return m
    }

    private func colorControls(_ i: Int, _ j: Int) -> [[SIMD4<Double>]] {
        func edge(_ at: (Int) -> SIMD4<Double>) -> (SIMD4<Double>, SIMD4<Double>) {
            let m1 = slope(at(0) - at(-1), at(1) - at(0)), m2 = slope(at(1) - at(0), at(2) - at(1))
            return (at(0) + m1 / 3, at(1) - m2 / 3)
        }
        let top = edge { color(i + $0, j) }, bottom = edge { color(i + $0, j + 1) }
        let left = edge { color(i, j + $0) }, right = edge { color(i + 1, j + $0) }
        var grid = [[SIMD4<Double>]](repeating: Array(repeating: .zero, count: 4), count: 4)
        grid[0] = [color(i, j), top.0, top.1, color(i + 1, j)]
        grid[3] = [color(i, j + 1), bottom.0, bottom.1, color(i + 1, j + 1)]
        (grid[1][0], grid[2][0], grid[1][3], grid[2][3]) = (left.0, left.1, right.0, right.1)
        coons(&grid)
        return grid
    }

    private func bezier<V: SIMD>(_ g: [[V]], _ u: Double, _ v: Double) -> V where V.Scalar == Double {
        func weights(_ t: Double) -> [Double] {
            let s = 1 - t
            return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        }
        let (wu, wv) = (weights(u), weights(v))
        var sum = V.zero
        for r in 0..<4 { for c in 0..<4 { sum += g[r][c] * (wu[c] * wv[r]) } }
        return sum
    }

    /// Calls back with positions in points and exact colors, `steps` by `steps` a patch.
    func sample(_ steps: Int, _ body: (SIMD2<Double>, SIMD4<Double>) -> Void) {
        for j in 0..<mesh.rows - 1 {
            for i in 0..<mesh.columns - 1 {
                let (places, shades) = (controls(i, j), colorControls(i, j))
                for b in 0...steps {
                    for a in 0...steps {
                        let (u, v) = (Double(a) / Double(steps), Double(b) / Double(steps))
                        let p = bezier(places, u, v)
                        let flat = mix(
                            mix(color(i, j), color(i + 1, j), u), mix(color(i, j + 1), color(i + 1, j + 1), u), v)
                        body(
                            SIMD2(
                                mesh.bounds.minX + p.x * mesh.bounds.width, mesh.bounds.minY + p.y * mesh.bounds.height),
                            RampOracle.device(mesh.smoothsColors ? bezier(shades, u, v) : flat, mesh.space))
                    }
                }
            }
        }
    }

    /// Points of the upper edge of the first patch.
    func upperEdge(_ steps: Int) -> [SIMD2<Double>] {
        let places = controls(0, 0)
        return (0...steps).map {
            let p = bezier(places, Double($0) / Double(steps), 0)
            return SIMD2(mesh.bounds.minX + p.x * mesh.bounds.width, mesh.bounds.minY + p.y * mesh.bounds.height)
        }
    }

    private func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> { a + (b - a) * t }
}

@Suite("Mesh gradients")
struct MeshTests {
    static func mesh(
        _ columns: Int, _ rows: Int, seed: UInt64, moved: Double, alpha: Bool, smooth: Bool = true, size: CGSize
    ) -> MeshPaint {
        var dice = SplitMix(seed: seed)
        var vertices: [MeshPaint.Vertex] = []
        for r in 0..<rows {
            for c in 0..<columns {
                let inner = c > 0 && r > 0 && c < columns - 1 && r < rows - 1
                func jitter() -> Double { inner ? dice.roll(-moved...moved) / Double(max(columns, rows) - 1) : 0 }
                vertices.append(
                    .init(
                        position: CGPoint(
                            x: Double(c) / Double(columns - 1) + jitter(), y: Double(r) / Double(rows - 1) + jitter()),
                        color: RGBA(
                            red: dice.roll(), green: dice.roll(), blue: dice.roll(), alpha: alpha ? dice.roll() : 1)))
            }
        }
        return MeshPaint(
            columns: columns, rows: rows, vertices: vertices, bounds: CGRect(origin: .zero, size: size),
            smoothsColors: smooth)
    }

    /// The pixel whose center lies nearest a sample, within a hundredth of a pixel, must have the sample's color.
    ///
    /// - Parameter edge: points of an edge that lies inside of the picture, whose pixels are covered in part.
    private func worst(_ mesh: MeshPaint, steps: Int, edge: [SIMD2<Double>] = []) throws -> (worst: Int, count: Int) {
        let (width, height) = (Int(mesh.bounds.width), Int(mesh.bounds.height))
        let pixmap = try render([.fill(Fill(Path(.rect(mesh.bounds)), paint: .mesh(mesh)))], width, height)
        var worst = 0, count = 0
        MeshOracle(mesh: mesh).sample(steps) { p, color in
            let x = Int(p.x.rounded(.down)), y = Int(p.y.rounded(.down))
            guard x >= 0, y >= 0, x < width, y < height else { return }
            guard abs(p.x - Double(x) - 0.5) < 0.02, abs(p.y - Double(y) - 0.5) < 0.02 else { return }
            guard !edge.contains(where: { abs($0.x - p.x) < 1 && abs($0.y - p.y) < 1 }) else { return }
            worst = max(worst, distance(pixmap[x, y], pixel(color)))
            count += 1
        }
        tell(
            "mesh \(mesh.columns) by \(mesh.rows)\(mesh.smoothsColors ? "" : ", bilinear"), \(mesh.space.rawValue)",
            cases: count, worst: worst)
        return (worst, count)
    }

    @Test(
        "show the surfaces' colors within 1/255", arguments: [(2, 2, true), (3, 3, true), (4, 3, true), (3, 3, false)])
    func dense(_ columns: Int, _ rows: Int, _ smooth: Bool) throws {
        let mesh = Self.mesh(
            columns, rows, seed: UInt64(columns * 10 + rows), moved: 0.3, alpha: false, smooth: smooth,
            size: CGSize(width: 96, height: 64))
        let result = try worst(mesh, steps: 700)
        #expect(result.count > 500)
        #expect(result.worst <= 1)
    }

    @Test("mix premultiplied colors with alpha")
    func translucent() throws {
        let mesh = Self.mesh(3, 3, seed: 5, moved: 0.25, alpha: true, size: CGSize(width: 80, height: 60))
        #expect(try worst(mesh, steps: 700).worst <= 1)
    }

    /// Long runs of slowly changing colors that are nearly as bright as their alpha allows.
    @Test("never show a color above its alpha", arguments: 0..<20)
    func premultiplied(_ seed: Int) throws {
        var mesh = Self.mesh(2, 2, seed: 1, moved: 0, alpha: true, smooth: false, size: CGSize(width: 300, height: 24))
        var dice = SplitMix(seed: UInt64(seed))
        for i in mesh.vertices.indices {
            mesh.vertices[i].color = RGBA(
                red: 1, green: dice.roll(0.99...1), blue: dice.roll(0.99...1), alpha: dice.roll(0.4...0.42))
        }
        let pixmap = try render([.fill(Fill(Path(.rect(mesh.bounds)), paint: .mesh(mesh)))], 300, 24)
        #expect(pixmap.pixels.allSatisfy { max($0 & 255, $0 >> 8 & 255, $0 >> 16 & 255) <= $0 >> 24 })
    }

    /// Where a corner lies beyond the places of a number, the way to it is nothing but rounding.
    @Test("stay between their colors where corners lie anywhere", arguments: [false, true])
    func farCorners(alpha: Bool) throws {
        var dice = SplitMix(seed: 77)
        for seed in 0..<150 {
            var mesh = Self.mesh(
                2, 3, seed: UInt64(seed), moved: 0.4, alpha: alpha, size: CGSize(width: 11, height: 34))
            func far(_ p: CGPoint) -> CGPoint {
                let reach = [1e5, 1e9, 1e16, 1e17, 1e38, 1e300][Int(dice.roll() * 5.99)]
                return dice.roll() < 0.5 ? CGPoint(x: p.x * reach, y: p.y) : CGPoint(x: p.x, y: p.y * reach - reach)
            }
            for i in mesh.vertices.indices where dice.roll() < 0.5 {
                let p = mesh.vertices[i].position
                if dice.roll() < 0.5 { mesh.vertices[i].position = far(p) }
                mesh.vertices[i].handles = .init(leading: far(p), top: p, trailing: far(p), bottom: far(p))
            }
            let pixmap = try render([.fill(Fill(Path(.rect(mesh.bounds)), paint: .mesh(mesh)))], 11, 34)
            #expect(
                pixmap.pixels.allSatisfy { max($0 & 255, $0 >> 8 & 255, $0 >> 16 & 255) <= $0 >> 24 }, "mesh \(seed)")
        }
    }

    @Test("mix in Oklab where they are perceptual")
    func perceptual() throws {
        var mesh = Self.mesh(3, 3, seed: 6, moved: 0.25, alpha: true, size: CGSize(width: 80, height: 60))
        mesh.space = .perceptual
        #expect(try worst(mesh, steps: 700).worst <= 1)
    }

    @Test("take explicit handles")
    func handles() throws {
        var mesh = Self.mesh(2, 2, seed: 9, moved: 0, alpha: false, size: CGSize(width: 64, height: 64))
        for i in 0..<4 {
            let p = mesh.vertices[i].position
            func at(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: p.x + dx, y: p.y + dy) }
            // Bends along the upper edge stay inside the square.
            mesh.vertices[i].handles = .init(
                leading: at(-0.3, 0.1), top: at(0, -0.4), trailing: at(0.3, 0.1), bottom: at(0, 0.3))
        }
        let result = try worst(mesh, steps: 700, edge: MeshOracle(mesh: mesh).upperEdge(700))
        #expect(result.worst <= 1 && result.count > 500)
    }

    @Test("leave no hole where they are folded over their outline", arguments: [0.28, 0.3, 0.32, 0.34])
    func folded(inset m: Double) throws {
        let places: [(Double, Double)] = [
            (m, m), (0.5, 0), (1 - m, m), (0, 0.5), (0.5, 0.5), (1, 0.5), (m, 1 - m), (0.5, 1), (1 - m, 1 - m),
        ]
        let mesh = MeshPaint(
            columns: 3, rows: 3,
            vertices: places.map { .init(position: CGPoint(x: $0.0, y: $0.1), color: .black) },
            bounds: CGRect(x: 0, y: 0, width: 260, height: 160))
        let pixmap = try render([.fill(Fill(Path(.rect(mesh.bounds)), paint: .mesh(mesh)))], 260, 160)
        func alpha(_ x: Int, _ y: Int) -> UInt32 { pixmap[x, y] >> 24 }
        for y in 1..<159 {
            for x in 1..<259 where alpha(x, y) < 64 {
                let around = [alpha(x - 1, y), alpha(x + 1, y), alpha(x, y - 1), alpha(x, y + 1)]
                #expect(around.min()! < 200, "\(x), \(y)")
            }
        }
    }

    @Test("of two by two vertices run along smoothstep")
    func smoothstep() throws {
        let black = RGBA.black, white = RGBA.white
        let mesh = MeshPaint(
            columns: 2, rows: 2,
            vertices: [(0, 0, black), (1, 0, white), (0, 1, black), (1, 1, white)].map {
                .init(position: CGPoint(x: $0.0, y: $0.1), color: $0.2)
            }, bounds: CGRect(x: 0, y: 0, width: 200, height: 8))
        let pixmap = try render([.fill(Fill(Path(.rect(mesh.bounds)), paint: .mesh(mesh)))], 200, 8)
        for x in 0..<200 {
            let t = (Double(x) + 0.5) / 200
            #expect(abs(Double(channels(pixmap[x, 4]).x) - 255 * t * t * (3 - 2 * t)) <= 1)
        }
    }

    @Test("cover their square without gaps, edges of the shape included")
    func noGaps() throws {
        var mesh = Self.mesh(5, 4, seed: 3, moved: 0.4, alpha: false, size: CGSize(width: 100.5, height: 70.25))
        mesh.bounds.origin = CGPoint(x: 3.3, y: 2.6)
        let area = try render([.fill(Fill(Path(.rect(mesh.bounds)), paint: .mesh(mesh)))], 110, 80)
        let plain = try render([filled(Path(.rect(mesh.bounds)))], 110, 80)
        #expect(zip(area.pixels, plain.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 1 })
    }

    @Test("show the background where they do not reach, and nothing else where they are not valid")
    func background() throws {
        let red = RGBA(red: 1, green: 0, blue: 0)
        var mesh = Self.mesh(2, 2, seed: 1, moved: 0, alpha: false, size: CGSize(width: 20, height: 20))
        mesh.background = red
        for i in 0..<4 { mesh.vertices[i].position.x = mesh.vertices[i].position.x / 2 + 0.25 }
        let frame = rectangle(0, 0, 20, 20)
        let pixmap = try render([.fill(Fill(frame, paint: .mesh(mesh)))], 20, 20)
        #expect(pixmap[1, 10] == 0xFF00_00FF && pixmap[18, 10] == 0xFF00_00FF && pixmap[10, 10] != 0xFF00_00FF)
        mesh.vertices.removeLast()
        #expect(try render([.fill(Fill(frame, paint: .mesh(mesh)))], 20, 20).pixels.allSatisfy { $0 == 0xFF00_00FF })
        mesh.vertices =
            mesh.vertices.map { .init(position: CGPoint(x: Double.nan, y: 0), color: $0.color) } + [mesh.vertices[0]]
        #expect(try render([.fill(Fill(frame, paint: .mesh(mesh)))], 20, 20).pixels.allSatisfy { $0 == 0xFF00_00FF })
    }

    @Test("have smooth edges where they end within their box", arguments: [false, true])
    func edges(isMixed: Bool) throws {
        let red = RGBA(red: 1, green: 0, blue: 0)
        var mesh = Self.mesh(2, 2, seed: 1, moved: 0, alpha: false, size: CGSize(width: 60, height: 50))
        // One of them has two sides on the box, whose ends are the filled shape's.
        let places =
            isMixed
            ? [(0, 0), (0.83, 0), (0, 0.7), (0.9, 0.93)] : [(0.11, 0.07), (0.83, 0.2), (0.2, 0.7), (0.9, 0.93)]
        for (index, place) in places.enumerated() {
            mesh.vertices[index].position = CGPoint(x: place.0, y: place.1)
            mesh.vertices[index].color = red
        }
        mesh.bounds.origin = CGPoint(x: 2.3, y: 3.4)
        let corners = [0, 1, 3, 2].map { index in
            SIMD2(2.3 + places[index].0 * 60, 3.4 + places[index].1 * 50)
        }
        let exact = try render([filled(polygon(corners), red)], 70, 60)
        let fill = Node.fill(Fill(Path(.rect(mesh.bounds)), paint: .mesh(mesh)))
        let pixmap = try render([fill], 70, 60)
        // Where both meet in a pixel, its shares are multiplied.
        #expect(distance(pixmap, exact) <= (isMixed ? 64 : 2))
        #expect(Set(pixmap.pixels.map { $0 >> 24 }).count > 30)
        let scene = FrameScene(size: CGSize(width: 70, height: 60), nodes: [fill])
        for bands in [2, 3, 5] {
            #expect(try BandRasterizer(Rasterizer(scale: 1), threads: 2, bands: bands).render(scene) == pixmap)
        }
        mesh.background = RGBA(red: 0, green: 0, blue: 1)
        let ground = try render(
            [filled(Path(.rect(mesh.bounds)), mesh.background), filled(polygon(corners), red)], 70, 60)
        let onGround = try render([.fill(Fill(Path(.rect(mesh.bounds)), paint: .mesh(mesh)))], 70, 60)
        #expect(distance(onGround, ground) <= (isMixed ? 64 : 2))
    }

    @Test("that fold over their outline keep what they show")
    func folds() throws {
        var mesh = Self.mesh(3, 3, seed: 2, moved: 0, alpha: false, size: CGSize(width: 60, height: 60))
        for index in 0..<9 {
            let p = mesh.vertices[index].position
            mesh.vertices[index].position = CGPoint(x: 0.1 + p.x * 0.4, y: 0.1 + p.y * 0.8)
        }
        mesh.vertices[4].position = CGPoint(x: 0.9, y: 0.5)
        let pixmap = try render([.fill(Fill(rectangle(0, 0, 60, 60), paint: .mesh(mesh)))], 60, 60)
        #expect(alpha(pixmap, 40, 30) == 255)
        #expect(alpha(pixmap, 57, 30) == 0 && alpha(pixmap, 3, 30) == 0)
    }

    /// An opaque mesh in a rectangle of whole pixels is drawn straight onto the frame; any other outline of it is not.
    @Test("are the same on whole pixels, where they are drawn in place, as apart", arguments: [false, true])
    func inPlace(dithers: Bool) throws {
        let size = CGSize(width: 90, height: 50)
        var meshes = [
            Self.mesh(3, 3, seed: 2, moved: 0.3, alpha: false, size: size),
            // It folds.
            Self.mesh(4, 3, seed: 4, moved: 1.4, alpha: false, size: size),
            Self.mesh(3, 3, seed: 6, moved: 0.3, alpha: true, size: size),
        ]
        // Two that do not reach the edges, one of them over a color of its own.
        meshes.append(meshes[0])
        for i in meshes[3].vertices.indices {
            meshes[3].vertices[i].position.x = meshes[3].vertices[i].position.x / 2 + 0.3
        }
        meshes.append(meshes[3])
        meshes[4].background = RGBA(red: 0.2, green: 0.4, blue: 0, alpha: 0.5)
        // Two that go on beyond them.
        for alpha in [false, true] {
            var mesh = Self.mesh(3, 4, seed: 8, moved: 0.9, alpha: alpha, size: size)
            for i in mesh.vertices.indices { mesh.vertices[i].position.y = mesh.vertices[i].position.y * 2 - 0.5 }
            mesh.background = meshes[4].background
            meshes.append(mesh)
        }
        for (index, mesh) in meshes.enumerated() {
            for (x, y, scale) in [(10.0, 5.0, 1.0), (-20, -7, 1), (4.5, 3, 2), (4.5, 3, 1)] {
                var mesh = mesh
                mesh.bounds.origin = CGPoint(x: x, y: y)
                let bounds = mesh.bounds
                let middle = SIMD2(Double(bounds.midX), Double(bounds.minY))
                let outline = polygon([
                    SIMD2(bounds.minX, bounds.minY), middle, SIMD2(bounds.maxX, bounds.minY),
                    SIMD2(bounds.maxX, bounds.maxY), SIMD2(bounds.minX, bounds.maxY),
                ])
                #expect(outline.simpleShape == nil)
                let pictures = try [Path(.rect(bounds)), outline].map { path in
                    let below = RGBA(red: 0.9, green: 0.5, blue: 0.1, alpha: 0.7)
                    let scene = FrameScene(
                        size: CGSize(width: 110, height: 60),
                        nodes: [filled(rectangle(0, 0, 70, 70), below), .fill(Fill(path, paint: .mesh(mesh)))])
                    return try Rasterizer(scale: scale, style: RasterStyle(dithers: dithers)).render(scene)
                }
                #expect(pictures[0] == pictures[1], "mesh \(index) at \(x), \(y), scale \(scale)")
            }
        }
    }

    /// Where its sides lie around the box nothing of its outline is seen, however it is folded inside.
    @Test("that reach beyond their box leave out no pixel of it", arguments: 0..<48)
    func around(seed: Int) throws {
        var dice = SplitMix(seed: UInt64(seed) &+ 900)
        let size = CGSize(width: 90, height: 50)
        var mesh = Self.mesh(4, 5, seed: UInt64(seed), moved: 1.6, alpha: seed % 2 == 1, size: size)
        let beyond = (0..<4).map { _ in dice.roll() < 0.3 ? 0 : dice.roll() }
        for i in mesh.vertices.indices {
            let (row, column) = (i / mesh.columns, i % mesh.columns)
            if row == 0 { mesh.vertices[i].position.y -= beyond[0] }
            if column == mesh.columns - 1 { mesh.vertices[i].position.x += beyond[1] }
            if row == mesh.rows - 1 { mesh.vertices[i].position.y += beyond[2] }
            if column == 0 { mesh.vertices[i].position.x -= beyond[3] }
        }
        let style = RasterStyle(dithers: seed % 3 == 0)
        let placed = try #require(PlacedMesh(mesh, CGAffineTransform(scaleX: 2, y: 1), style))
        let area = DrawArea(
            drawn: PixelRect(x: 7, y: 3, width: 161, height: 44), whole: PixelRect(x: 0, y: 0, width: 180, height: 50))
        #expect(placed.covers(area.whole))
        let outlined = Surface(bounds: area.drawn), plain = Surface(bounds: area.drawn)
        OutlinedMesh(mesh, MeshSides(mesh), placed, style, SurfacePool(), ShapePainter()).draw(onto: outlined, area)
        MeshRaster(plain, left: area.whole.x - OutlinedMesh.reach, style: style).drawInside(placed)
        #expect((0..<plain.width * plain.height).allSatisfy { plain.pixels[$0] == outlined.pixels[$0] })

        // One vertex of a side inside the box lets the background in.
        mesh.vertices[2].position.y = 0.1
        #expect(PlacedMesh(mesh, .identity, style)?.covers(PixelRect(x: 0, y: 0, width: 90, height: 50)) == false)
    }
}
