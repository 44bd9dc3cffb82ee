import Foundation
import KinoraGeometry
import KinoraScene

/// A mesh gradient as patches: for each cell of the grid a bicubic Bézier surface of positions and one of colors.
///
/// Handles without a given position bisect the directions of the two edges that meet, a third of their own edge long; the
/// four inner controls follow from the twelve outer ones by the Coons identity
/// `p11 = (−4 p00 + 6 (p01 + p10) − 2 (p03 + p30) + 3 (p31 + p13) − p33) / 9`. Smooth colors run along rows and columns as
/// monotone cubics; others are bilinear.
struct MeshGeometry {
    /// 4 x 4 controls each, row by row from the top leading corner.
    struct Patch {
        var positions: [SIMD2<Double>]
        var colors: [SIMD4<Float>]
    }

    let patchColumns: Int
    let patchRows: Int
    let patches: [Patch]

    /// A mesh has fewer patches than this.
    private static let patchLimit = 16_384

    /// Whether there is a vertex for each place of the grid, and not too many of them.
    static func fits(_ mesh: MeshPaint) -> Bool {
        mesh.columns >= 2 && mesh.rows >= 2 && mesh.columns <= patchLimit && mesh.rows <= patchLimit
            && (mesh.columns - 1) * (mesh.rows - 1) < patchLimit && mesh.vertices.count == mesh.columns * mesh.rows
    }

    /// Nil for a mesh whose numbers do not fit together or are not finite. Positions are in the unit space of the bounds.
    init?(_ mesh: MeshPaint, _ space: MixedColor) {
        guard Self.fits(mesh) else { return nil }
        let positions = mesh.vertices.map { SIMD2(Double($0.position.x), Double($0.position.y)) }
        let colors = mesh.vertices.map { space.from($0.color) }
        patchColumns = mesh.columns - 1
        patchRows = mesh.rows - 1
        let lines = MeshHandles(mesh, positions)
        let slopes = mesh.smoothsColors ? MeshSlopes(columns: mesh.columns, rows: mesh.rows, colors) : nil
        var patches: [Patch] = []
        patches.reserveCapacity(patchColumns * patchRows)
        for row in 0..<patchRows {
            for column in 0..<patchColumns {
                let corner = row * mesh.columns + column
                let indices = [corner, corner + 1, corner + mesh.columns, corner + mesh.columns + 1]
                let places = Self.filled(corners: indices.map { positions[$0] }, edges: lines.edges(of: indices))
                let corners = indices.map { colors[$0] }
                let shades = slopes.map { Self.filled(corners: corners, edges: $0.edges(of: indices)) }
                patches.append(Patch(positions: places, colors: shades ?? Self.bilinear(corners)))
            }
        }
        guard patches.allSatisfy({ $0.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite } }) else { return nil }
        self.patches = patches
    }

    /// Whether its four sides lie on those of the unit square or beyond them. A mesh has no holes, so that it covers all of the square then;
    /// of one that goes very far rounding may lose a place.
    var coversSquare: Bool {
        patches.enumerated().allSatisfy { index, patch in
            let (row, column, p) = (index / patchColumns, index % patchColumns, patch.positions)
            return p.allSatisfy { $0.x.magnitude < 100 && $0.y.magnitude < 100 }
                && (row > 0 || p[0...3].allSatisfy { $0.y < 1e-9 })
                && (row < patchRows - 1 || p[12...15].allSatisfy { $0.y > 1 - 1e-9 })
                && (column > 0 || stride(from: 0, to: 16, by: 4).allSatisfy { p[$0].x < 1e-9 })
                && (column < patchColumns - 1 || stride(from: 3, to: 16, by: 4).allSatisfy { p[$0].x > 1 - 1e-9 })
        }
    }

    /// The sixteen controls from four corners (top leading, top trailing, bottom leading, bottom trailing) and the two
    /// controls of each edge (top, bottom, leading, trailing).
    private static func filled<V: SIMD>(corners: [V], edges: [(V, V)]) -> [V]
    where V.Scalar: BinaryFloatingPoint {
        // Names are p(column)(row).
        let (p00, p30, p03, p33) = (corners[0], corners[1], corners[2], corners[3])
        let ((p10, p20), (p13, p23), (p01, p02), (p31, p32)) = (edges[0], edges[1], edges[2], edges[3])
        /// `corner`, the two controls next to it, the corners beside it, the controls next to those on the far edges, and
        /// the opposite corner.
        func inner(_ corner: V, _ near: (V, V), _ beside: (V, V), _ far: (V, V), _ opposite: V) -> V {
            var sum: V = (near.0 + near.1) * 6
            sum -= corner * 4
            sum -= (beside.0 + beside.1) * 2
            sum += (far.0 + far.1) * 3
            sum -= opposite
            return sum / 9
        }
        // Each inner control by the same formula, seen from its own corner.
        let p11 = inner(p00, (p01, p10), (p03, p30), (p31, p13), p33)
        let p21 = inner(p30, (p31, p20), (p33, p00), (p01, p23), p03)
        let p12 = inner(p03, (p02, p13), (p00, p33), (p32, p10), p30)
        let p22 = inner(p33, (p32, p23), (p30, p03), (p02, p20), p00)
        return [p00, p10, p20, p30, p01, p11, p21, p31, p02, p12, p22, p32, p03, p13, p23, p33]
    }

    /// Bilinear colors as a bicubic surface.
    private static func bilinear(_ corners: [SIMD4<Float>]) -> [SIMD4<Float>] {
        (0..<16).map { index in
            let (u, v) = (Float(index % 4) / 3, Float(index / 4) / 3)
            let top = corners[0] + (corners[1] - corners[0]) * u
            let bottom = corners[2] + (corners[3] - corners[2]) * u
            return top + (bottom - top) * v
        }
    }
}

/// The Bézier handles of a mesh's vertices, absolute, in unit space.
private struct MeshHandles {
    private var leading: [SIMD2<Double>]
    private var trailing: [SIMD2<Double>]
    private var top: [SIMD2<Double>]
    private var bottom: [SIMD2<Double>]
    private let positions: [SIMD2<Double>]

    init(_ mesh: MeshPaint, _ positions: [SIMD2<Double>]) {
        self.positions = positions
        (leading, trailing, top, bottom) = (positions, positions, positions, positions)
        for row in 0..<mesh.rows {
            for column in 0..<mesh.columns {
                let i = row * mesh.columns + column
                let west = column > 0 ? positions[i - 1] : nil
                let east = column + 1 < mesh.columns ? positions[i + 1] : nil
                let north = row > 0 ? positions[i - mesh.columns] : nil
                let south = row + 1 < mesh.rows ? positions[i + mesh.columns] : nil
                (leading[i], trailing[i]) = Self.handles(west, positions[i], east)
                (top[i], bottom[i]) = Self.handles(north, positions[i], south)
                if let given = mesh.vertices[i].handles {
                    leading[i] = SIMD2(Double(given.leading.x), Double(given.leading.y))
                    trailing[i] = SIMD2(Double(given.trailing.x), Double(given.trailing.y))
                    top[i] = SIMD2(Double(given.top.x), Double(given.top.y))
                    bottom[i] = SIMD2(Double(given.bottom.x), Double(given.bottom.y))
                }
            }
        }
    }

    /// Handles at `p` between its neighbors: along the bisector of the edges' directions, a third of each edge.
    private static func handles(
        _ before: SIMD2<Double>?, _ p: SIMD2<Double>, _ after: SIMD2<Double>?
    ) -> (SIMD2<Double>, SIMD2<Double>) {
        let incoming = before.map { p - $0 } ?? .zero
        let outgoing = after.map { $0 - p } ?? .zero
        let direction = unit(unit(incoming) + unit(outgoing))
        return (p - direction * (length(incoming) / 3), p + direction * (length(outgoing) / 3))
    }

    private static func length(_ v: SIMD2<Double>) -> Double { Maths.length(v.x, v.y) }

    private static func unit(_ v: SIMD2<Double>) -> SIMD2<Double> {
        let l = length(v)
        return l > 0 ? v * (1 / l) : .zero
    }

    /// Controls of the top, bottom, leading and trailing edges of the patch between four vertices.
    func edges(of i: [Int]) -> [(SIMD2<Double>, SIMD2<Double>)] {
        [
            (trailing[i[0]], leading[i[1]]), (trailing[i[2]], leading[i[3]]), (bottom[i[0]], top[i[2]]),
            (bottom[i[1]], top[i[3]]),
        ]
    }
}

/// The slopes of smooth colors at the vertices, a third of them, as offsets of the Bézier controls.
///
/// The slope is the mean of the differences on both sides, 0 where their signs differ, and at most three times either; a
/// missing neighbor repeats the border's color.
private struct MeshSlopes {
    private var alongRow: [SIMD4<Float>]
    private var alongColumn: [SIMD4<Float>]
    private let colors: [SIMD4<Float>]

    init(columns: Int, rows: Int, _ colors: [SIMD4<Float>]) {
        self.colors = colors
        alongRow = colors
        alongColumn = colors
        for row in 0..<rows {
            for column in 0..<columns {
                let i = row * columns + column
                let c = colors[i]
                alongRow[i] = Self.slope(
                    column > 0 ? c - colors[i - 1] : .zero, column + 1 < columns ? colors[i + 1] - c : .zero)
                alongColumn[i] = Self.slope(
                    row > 0 ? c - colors[i - columns] : .zero, row + 1 < rows ? colors[i + columns] - c : .zero)
            }
        }
    }

    private static func slope(_ before: SIMD4<Float>, _ after: SIMD4<Float>) -> SIMD4<Float> {
        var result = SIMD4<Float>.zero
        for k in 0..<4 where (before[k] > 0) == (after[k] > 0) && before[k] != 0 && after[k] != 0 {
            let limit = 3 * min(abs(before[k]), abs(after[k]))
            result[k] = min(max((before[k] + after[k]) / 2, -limit), limit)
        }
        return result
    }

    func edges(of i: [Int]) -> [(SIMD4<Float>, SIMD4<Float>)] {
        func along(_ slopes: [SIMD4<Float>], _ a: Int, _ b: Int) -> (SIMD4<Float>, SIMD4<Float>) {
            (colors[a] + slopes[a] * Float(1.0 / 3), colors[b] - slopes[b] * Float(1.0 / 3))
        }
        return [
            along(alongRow, i[0], i[1]), along(alongRow, i[2], i[3]), along(alongColumn, i[0], i[2]),
            along(alongColumn, i[1], i[3]),
        ]
    }
}
