import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A mesh gradient that ends elsewhere than its box: each pixel shows as much of it as its outline covers, and its background beside
/// that. Its colors go on outwards by two pixels, so that those at the edge have their full color.
///
/// What a mesh that is folded shows beyond its own outline stays as it is.
struct OutlinedMesh {
    private let mesh: MeshPaint
    private let sides: MeshSides
    private let placed: PlacedMesh
    private let style: RasterStyle
    private let pool: SurfacePool
    private let painter: ShapePainter

    init(
        _ mesh: MeshPaint, _ sides: MeshSides, _ placed: PlacedMesh, _ style: RasterStyle, _ pool: SurfacePool,
        _ painter: ShapePainter
    ) {
        (self.mesh, self.sides, self.placed) = (mesh, sides, placed)
        (self.style, self.pool, self.painter) = (style, pool, painter)
    }

    /// A word that is no premultiplied color: nothing was painted there.
    private static let nothing: UInt32 = 0x00FF_FFFF
    /// A quarter: what a right angle covers of a pixel whose center is its corner.
    private static let leastAtCenter: UInt32 = 64
    /// How far colors go on.
    static let reach = 2

    /// - Parameter surface: covers what is drawn of `area`.
    func draw(onto surface: Surface, _ area: DrawArea) {
        let around = area.drawn.insetBy(dx: -Self.reach, dy: -Self.reach)
        let inside = Surface(bounds: around, pool: pool)
        inside.pixels.update(repeating: Self.nothing, count: inside.width * inside.height)
        MeshRaster(inside, left: area.whole.x - Self.reach, style: style).drawInside(placed)
        let isSeen = painter.setShape(outline(), .identity, visible: area.whole)
        let coverage =
            isSeen
            ? painter.coverage(rule: .nonzero, inverse: false, area: area, pool: pool)
            : Surface(bounds: area.drawn, pool: pool)
        let background = PremultipliedPixel(mesh.background).word
        for y in area.drawn.yRange {
            let (target, covered) = (surface.row(y), coverage.row(y))
            let own = inside.row(y) + (surface.bounds.x - around.x)
            for start in stride(from: 0, to: surface.width, by: OpaqueColumns.step) {
                let end = min(start + OpaqueColumns.step, surface.width)
                if end - start == OpaqueColumns.step, OpaqueColumns.isOpaque(covered + start),
                    OpaqueColumns.isOpaque(own + start)
                {
                    (target + start).update(from: own + start, count: OpaqueColumns.step)
                    continue
                }
                for x in start..<end {
                    target[x] = color(inside, surface.bounds.x + x, y, covered[x] >> 24, background)
                }
            }
        }
    }

    private func color(_ inside: Surface, _ x: Int, _ y: Int, _ covered: UInt32, _ background: UInt32) -> UInt32 {
        let own = inside.row(y)[x - inside.bounds.x]
        if own != Self.nothing {
            // Where the outline covers less of a pixel than a corner through its center would, a fold of the mesh lies over it.
            if covered == 255 || covered < Self.leastAtCenter || isSurrounded(inside, x, y) { return own }
            return Self.mixed(own, background, covered)
        }
        guard covered > 0, let next = continued(inside, x, y) else { return background }
        return Self.mixed(next, background, covered)
    }

    /// Whether the mesh covers the centers of all pixels around one: then no edge of it is there to be seen.
    private func isSurrounded(_ inside: Surface, _ x: Int, _ y: Int) -> Bool {
        for row in y - 1...y + 1 {
            let pixels = inside.row(row) + (x - inside.bounds.x)
            if pixels[-1] == Self.nothing || pixels[0] == Self.nothing || pixels[1] == Self.nothing { return false }
        }
        return true
    }

    /// The mean of the nearest colors, of those next to a pixel or else of those around them; nil where there are none.
    private func continued(_ inside: Surface, _ x: Int, _ y: Int) -> UInt32? {
        for distance in 1...Self.reach {
            var (sum, count) = (SIMD4<UInt32>.zero, UInt32(0))
            for row in y - distance...y + distance {
                let pixels = inside.row(row) + (x - inside.bounds.x)
                for column in -distance...distance where pixels[column] != Self.nothing {
                    sum &+= Self.channels(pixels[column])
                    count += 1
                }
            }
            if count > 0 { return Self.word((sum &+ count / 2) / count) }
        }
        return nil
    }

    /// One pixel over another by its coverage, as if only one of both were at each place.
    private static func mixed(_ color: UInt32, _ background: UInt32, _ covered: UInt32) -> UInt32 {
        if covered == 255 { return color }
        return word((channels(color) &* covered &+ channels(background) &* (255 - covered) &+ 127) / 255)
    }

    private static func channels(_ word: UInt32) -> SIMD4<UInt32> {
        SIMD4(word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24)
    }

    private static func word(_ c: SIMD4<UInt32>) -> UInt32 { c.x | c.y << 8 | c.z << 16 | c.w << 24 }

    /// The four sides, in pieces as long as those of the quadrilaterals. Sides on the box are moved outwards: where the mesh ends there
    /// the shape that is filled says.
    private func outline() -> Path {
        let n = placed.cuts
        let (lastRow, lastColumn) = (placed.geometry.patchRows - 1, placed.geometry.patchColumns - 1)
        var (top, trailing, bottom, leading): ([Point], [Point], [Point], [Point]) = ([], [], [], [])
        placed.forEachGrid { row, column, grid in
            func points(_ index: (Int) -> Int) -> [Point] {
                (0...n).map { Point(grid.vertices[index($0)].x, grid.vertices[index($0)].y) }
            }
            if row == 0 { top += points { $0 } }
            if row == lastRow { bottom += points { n * (n + 1) + $0 } }
            if column == 0 { leading += points { $0 * (n + 1) } }
            if column == lastColumn { trailing += points { $0 * (n + 1) + n } }
        }
        let up = placed.toDevice.outward(Point(0, -1)), right = placed.toDevice.outward(Point(1, 0))
        func moved(_ side: [Point], _ isOnBox: Bool, _ direction: Point) -> [Point] {
            isOnBox ? side.map { $0 + direction * 2 } : side
        }
        let around: [(points: [Point], isOnBox: Bool, direction: Point)] = [
            (top, sides.top, up), (trailing, sides.trailing, right), (bottom.reversed(), sides.bottom, -up),
            (leading.reversed(), sides.leading, -right),
        ]
        var path = Path()
        for (index, side) in around.enumerated() {
            let next = around[(index + 1) % 4]
            var points = moved(side.points, side.isOnBox, side.direction)
            if side.isOnBox, next.isOnBox, let corner = side.points.last {
                points.append(corner + (side.direction + next.direction) * 2)
            }
            for point in points {
                if path.isEmpty {
                    path.move(to: CGPoint(x: point.x, y: point.y))
                } else {
                    path.addLine(to: CGPoint(x: point.x, y: point.y))
                }
            }
        }
        path.closeSubpath()
        return path
    }

    private typealias Point = SIMD2<Double>
}
