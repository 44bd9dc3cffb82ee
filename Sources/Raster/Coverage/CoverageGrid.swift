import KinoraBasics
import KinoraPixels
internal import KinoraRasterKernels

/// Exact-area coverage: every edge adds, to the cells it crosses, the signed area to its right, so that the
/// running sum along a row is the coverage of each pixel times the winding number.
///
/// An edge piece inside one cell that climbs by `d` (in pixels, signed by direction) at mean distance `m` from the
/// cell's left side gives `d (1 - m)` to the cell and `d m` to the next. The cells are dense; a mark for every group of
/// four of them tells the sweep where to look, so that wide shapes cost by their outline and not by their box.
struct CoverageGrid {
    /// `height` rows of `stride` cells, all zero between two shapes.
    let cells: UnsafeMutablePointer<Float>
    /// `height` rows of `groupsPerRow` marks, one for four cells: 1 where one of them was added to. All zero between two
    /// shapes.
    let touched: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let stride: Int
    /// A multiple of 64.
    let groupsPerRow: Int
    /// Lines cut at the borders of rows that are not in the cells yet: `commit` before sweeping.
    let pieces: UnsafeMutablePointer<rk_pieces>

    /// The same for kernels.
    var raw: rk_grid {
        rk_grid(
            cells: cells, touched: touched, stride: Int32(truncatingIfNeeded: stride),
            groups: Int32(truncatingIfNeeded: groupsPerRow), height: Int32(truncatingIfNeeded: height))
    }

    /// The cell of a coordinate ≥ 0. A whole number may fall to either side: the formulas agree there.
    @inline(__always)
    func cell(_ x: Float) -> Int {
        // Adding 1.5 · 2^23 leaves the nearest whole number in the low bits.
        Int(truncatingIfNeeded: (x - 0.5 + 12_582_912).bitPattern &- 0x4B40_0000)
    }

    /// The row of an ordinate; the lower border counts to the last row.
    @inline(__always)
    func row(_ y: Float) -> Int {
        let row = cell(y)
        return row < height ? row : height &- 1
    }
}

/// The memory behind a `CoverageGrid`, reused from shape to shape.
final class CoverageMemory {
    /// A shape with more cells is drawn in bands of rows.
    static let cellLimit = 1 << 20

    private var cells: UnsafeMutablePointer<Float> = .allocate(capacity: 1)
    private var touched: UnsafeMutablePointer<UInt8> = .allocate(capacity: 1)
    private var cellCapacity = 0
    private var groupCapacity = 0
    private let pieces = RowPieces()

    deinit {
        cells.deallocate()
        touched.deallocate()
    }

    /// How many rows of `width` cells one grid may have, at least one.
    static func rowLimit(width: Int) -> Int { max(1, cellLimit / (width + 8)) }

    /// How many grids it takes for shapes as large as `area`.
    static func grids(for area: PixelRect) -> Int {
        let rows = rowLimit(width: max(0, area.width))
        return max(1, (max(0, area.height) + rows - 1) / rows)
    }

    /// A grid whose cells are all zero, provided that whoever had it before swept all its rows.
    func grid(width: Int, height: Int) -> CoverageGrid {
        // An edge on the right border writes one cell beyond it.
        let stride = (width + 2 + 3) & ~3
        let groups = (stride / 4 + 63) & ~63
        if stride * height > cellCapacity {
            cells.deallocate()
            cellCapacity = stride * height
            // One more vector: a piece on the last row's right border adds nothing to the cells after the next.
            cells = LargeMemory.allocate(capacity: cellCapacity + 4, filling: cellCapacity + 4)
            cells.initialize(repeating: 0, count: cellCapacity + 4)
        }
        if groups * height > groupCapacity {
            touched.deallocate()
            groupCapacity = groups * height
            touched = .allocate(capacity: groupCapacity)
            touched.initialize(repeating: 0, count: groupCapacity)
        }
        return CoverageGrid(
            cells: cells, touched: touched, width: width, height: height, stride: stride, groupsPerRow: groups,
            pieces: pieces.pointer)
    }
}
