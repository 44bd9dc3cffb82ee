import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Draws a mesh gradient: every patch is cut into a grid of small quadrilaterals with colors linear along edges and rows.
/// The grid is fine enough that neither the surface nor the colors differ visibly from their cubics, and neighbors share
/// their edges, so that there are neither gaps nor pixels painted twice. Where the mesh folds, later patches and quadrilaterals paint over earlier ones.
struct MeshRaster {
    private let surface: Surface
    private let area: PixelRect
    private let quads: QuadRaster
    private let style: RasterStyle

    /// - Parameters:
    ///   - area: the pixels that may be written, inside the surface; nil is all.
    ///   - left: at most the left edge of the area; pixels do not depend on where the area begins from there.
    init(_ surface: Surface, area: PixelRect? = nil, left: Int, style: RasterStyle = RasterStyle()) {
        self.surface = surface
        self.area = area ?? surface.bounds
        self.style = style
        quads = QuadRaster(surface, area: self.area, left: left, dithers: style.dithers)
    }

    /// Whether each pixel shows the mesh, or what lies below it, and never both.
    static func hides(_ mesh: MeshPaint) -> Bool {
        PremultipliedPixel(mesh.background) == .clear && isOpaque(mesh) && MeshSides(mesh).areOnBox
    }

    /// Whether all that a mesh itself shows is opaque.
    static func isOpaque(_ mesh: MeshPaint) -> Bool { mesh.vertices.allSatisfy { $0.color.alpha >= 1 } }

    func draw(_ mesh: MeshPaint, _ transform: CGAffineTransform) {
        let background = PremultipliedPixel(mesh.background).word
        if background != 0 {
            for y in area.yRange {
                (surface.row(y) + (area.x - surface.bounds.x)).update(repeating: background, count: area.width)
            }
        }
        guard let placed = PlacedMesh(mesh, transform, style) else { return }
        placed.forEachGrid { row, column, grid in
            let geometry = placed.geometry
            addSkirts(
                grid, placed.toDevice, geometry.patches[row * geometry.patchColumns + column], top: row == 0,
                bottom: row == geometry.patchRows - 1, leading: column == 0,
                trailing: column == geometry.patchColumns - 1)
        }
        drawInside(placed)
    }

    /// Draws the quadrilaterals, without anything around them or between them.
    func drawInside(_ placed: PlacedMesh) {
        let cuts = placed.cuts
        placed.forEachGrid { _, _, grid in
            for row in 0..<cuts {
                for column in 0..<cuts {
                    let i = row * (cuts + 1) + column
                    quads.fill(
                        grid.vertices[i], grid.vertices[i + 1], grid.vertices[i + cuts + 1], grid.vertices[i + cuts + 2]
                    )
                }
            }
        }
    }
}

/// A mesh on the device: its patches, and into how many pieces their sides are cut.
struct PlacedMesh {
    let geometry: MeshGeometry
    let toDevice: MeshMap
    let cuts: Int
    private let box: (bounds: CGRect, transform: CGAffineTransform)
    private let placed: [[SIMD2<Double>]]
    private let weights: BernsteinTable
    private let space: MixedColor
    /// Of a mesh of one patch, which is looked at several times.
    private var only: PatchGrid?

    /// Over all patches together there are at most so many quadrilaterals, unless that means fewer than one a patch.
    private static let quadLimit = 65_536
    /// How far a chord may lie from the surface, in pixels, and from the color, in levels of 255.
    private static let positionTolerance = 0.2
    private static let colorTolerance = 0.4

    /// Nil for a mesh whose numbers do not fit together or are not finite.
    init?(_ mesh: MeshPaint, _ transform: CGAffineTransform, _ style: RasterStyle) {
        space = MixedColor(space: mesh.space, colors: style.colors)
        guard let geometry = MeshGeometry(mesh, space) else { return nil }
        let toDevice = MeshMap(mesh.bounds, transform)
        placed = geometry.patches.map { $0.positions.map { toDevice($0) } }
        cuts = Self.cuts(geometry, placed)
        weights = BernsteinTable(cuts)
        (self.geometry, self.toDevice) = (geometry, toDevice)
        box = (mesh.bounds, transform)
        guard geometry.patches.count == 1 else { return }
        var grid = PatchGrid(cuts: cuts)
        grid.evaluate(placed[0], geometry.patches[0].colors, weights, space)
        only = grid
    }

    /// Whether the mesh is in each pixel of an area, so that nothing of its outline is seen there. True only where it is certain.
    func covers(_ area: PixelRect) -> Bool {
        FrameCover.covers(Path(.rect(box.bounds)), box.transform, area) && geometry.coversSquare
    }

    /// The vertices of each patch's quadrilaterals, with the patch's row and column.
    func forEachGrid(_ body: (_ row: Int, _ column: Int, PatchGrid) -> Void) {
        if let only { return body(0, 0, only) }
        var grid = PatchGrid(cuts: cuts)
        for (index, patch) in geometry.patches.enumerated() {
            grid.evaluate(placed[index], patch.colors, weights, space)
            body(index / geometry.patchColumns, index % geometry.patchColumns, grid)
        }
    }

    /// Into how many pieces a side of every patch is cut: the same for all, so that neighbors share their vertices.
    private static func cuts(_ geometry: MeshGeometry, _ placed: [[SIMD2<Double>]]) -> Int {
        var position = 0.0
        var color: Float = 0
        for (patch, points) in zip(geometry.patches, placed) {
            forEachBend(points) { position = max(position, abs($0.x), abs($0.y)) }
            forEachBend(patch.colors) { color = max(color, $0.max(), -$0.min()) }
        }
        // n pieces of a cubic deviate by at most 6/8 of the largest second difference over n². A quadrilateral
        // deviates from a bilinear surface by up to a quarter of its twist, which falls with n² too: as if a third were the difference.
        let needed = max(0.75 * position / positionTolerance, 0.75 * 255 * Double(color) / colorTolerance).squareRoot()
        let limit = (Double(quadLimit) / Double(geometry.patches.count)).squareRoot()
        return max(1, Maths.int(Maths.ceil(needed.clamped(from: 1, to: min(limit, 128)))))
    }

    /// The second differences of the controls along both directions, and a third of the twist between the corners.
    private static func forEachBend<V: SIMD>(_ c: [V], _ body: (V) -> Void) where V.Scalar: BinaryFloatingPoint {
        for line in 0..<4 {
            for k in 0..<2 {
                body(c[line * 4 + k] - c[line * 4 + k + 1] * 2 + c[line * 4 + k + 2])
                body(c[k * 4 + line] - c[k * 4 + 4 + line] * 2 + c[k * 4 + 8 + line])
            }
        }
        body((c[0] - c[3] - c[12] + c[15]) / 3)
    }
}

extension MeshRaster {
    /// Where the mesh ends on a side of the unit square, its edge is continued by two pixels: the pixels that the square
    /// covers in part take the color of the edge, and the shape that is filled decides how much of it shows.
    private func addSkirts(
        _ grid: PatchGrid, _ toDevice: MeshMap, _ patch: MeshGeometry.Patch, top: Bool, bottom: Bool, leading: Bool,
        trailing: Bool
    ) {
        let n = grid.cuts
        func lies(_ controls: [Int], on value: Double, _ axis: Int) -> Bool {
            controls.allSatisfy { abs(patch.positions[$0][axis] - value) < 1e-9 }
        }
        func skirt(_ outward: SIMD2<Double>, _ index: (Int) -> Int) {
            for k in 0..<n {
                let (a, b) = (grid.vertices[index(k)], grid.vertices[index(k + 1)])
                quads.fill(a.moved(outward), b.moved(outward), a, b)
            }
        }
        if top, lies([0, 1, 2, 3], on: 0, 1) { skirt(toDevice.outward(SIMD2(0, -1))) { $0 } }
        if bottom, lies([12, 13, 14, 15], on: 1, 1) { skirt(toDevice.outward(SIMD2(0, 1))) { n * (n + 1) + $0 } }
        if leading, lies([0, 4, 8, 12], on: 0, 0) { skirt(toDevice.outward(SIMD2(-1, 0))) { $0 * (n + 1) } }
        if trailing, lies([3, 7, 11, 15], on: 1, 0) { skirt(toDevice.outward(SIMD2(1, 0))) { $0 * (n + 1) + n } }
    }
}

/// From the unit space of a mesh to device pixels.
struct MeshMap {
    private let x: SIMD2<Double>
    private let y: SIMD2<Double>
    private let origin: SIMD2<Double>

    init(_ bounds: CGRect, _ transform: CGAffineTransform) {
        let t = CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY
        ).concatenating(transform)
        x = SIMD2(Double(t.a), Double(t.b))
        y = SIMD2(Double(t.c), Double(t.d))
        origin = SIMD2(Double(t.tx), Double(t.ty))
    }

    func callAsFunction(_ p: SIMD2<Double>) -> SIMD2<Double> { x * p.x + y * p.y + origin }

    /// Two pixels in a direction of the unit space.
    func outward(_ direction: SIMD2<Double>) -> SIMD2<Double> {
        let v = x * direction.x + y * direction.y
        let length = Maths.length(v.x, v.y)
        return length > 0 ? v * (2 / length) : .zero
    }
}

/// The values of the four cubic Bernstein polynomials at even steps.
private struct BernsteinTable {
    let weights: [SIMD4<Double>]

    init(_ cuts: Int) {
        weights = (0...cuts).map { i in
            let t = Double(i) / Double(cuts)
            let s = 1 - t
            return SIMD4(s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        }
    }
}

/// The vertices of one patch's quadrilaterals.
struct PatchGrid {
    let cuts: Int
    private(set) var vertices: [MeshVertex]

    init(cuts: Int) {
        self.cuts = cuts
        vertices = Array(repeating: MeshVertex(x: 0, y: 0, color: .zero), count: (cuts + 1) * (cuts + 1))
    }

    fileprivate mutating func evaluate(
        _ positions: [SIMD2<Double>], _ colors: [SIMD4<Float>], _ table: BernsteinTable, _ space: MixedColor
    ) {
        for (row, v) in table.weights.enumerated() {
            // The curve along u at this v.
            let points = (0..<4).map {
                Self.mix(positions[$0], positions[$0 + 4], positions[$0 + 8], positions[$0 + 12], v)
            }
            let shades = (0..<4).map {
                Self.mix(colors[$0], colors[$0 + 4], colors[$0 + 8], colors[$0 + 12], SIMD4<Float>(v))
            }
            let (p0, p1, p2, p3) = (points[0], points[1], points[2], points[3])
            let (c0, c1, c2, c3) = (shades[0], shades[1], shades[2], shades[3])
            for (column, u) in table.weights.enumerated() {
                let point = Self.mix(p0, p1, p2, p3, u)
                let color = space.toDevice(Self.mix(c0, c1, c2, c3, SIMD4<Float>(u)))
                vertices[row * (cuts + 1) + column] = MeshVertex(
                    x: point.x, y: point.y, color: MeshVertex.lanes(color.components))
            }
        }
    }

    @inline(__always)
    private static func mix<V: SIMD>(_ a: V, _ b: V, _ c: V, _ d: V, _ w: SIMD4<V.Scalar>) -> V
    where V.Scalar: BinaryFloatingPoint {
        var sum: V = a * w.x
        sum += b * w.y
        sum += c * w.z
        sum += d * w.w
        return sum
    }
}
