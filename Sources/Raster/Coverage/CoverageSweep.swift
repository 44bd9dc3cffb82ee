import KinoraPixels
internal import KinoraRasterKernels
import KinoraScene

/// From the sums of a `CoverageGrid` to runs and groups: visits the touched groups of a row, takes the running sum, applies
/// the fill rule and rounds to 8 bits. Between touched groups the coverage is constant. Leaves the row zero.
extension CoverageGrid {
    /// Appends the coverage of rows from `row` on, until the batch is full.
    ///
    /// - Parameters:
    ///   - row: the first row within the grid.
    ///   - x, y: the device position of the grid's corner.
    /// - Returns: the row to go on with.
    func sweep(from row: Int, x: Int, y: Int, rule: FillRule, into runs: CoverageRuns) -> Int {
        var batch = runs.rest
        var next = Int32(truncatingIfNeeded: row)
        if rk_sweep(
            raw, &next, Int32(truncatingIfNeeded: width), Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y),
            rule == .evenOdd, &batch)
        {
            runs.setCounts(solids: batch.solids - runs.solids, quads: batch.quads - runs.quads)
            return Int(next)
        }
        var row = row
        while row < height && !runs.isFull {
            plainSweep(row: row, x: x, y: y + row, rule: rule, into: runs)
            row += 1
        }
        return row
    }

    /// The portable version, in Swift.
    func plainSweep(row: Int, x: Int, y: Int, rule: FillRule, into runs: CoverageRuns) {
        if rule == .nonzero {
            sweep(row, x, y, runs, fold: Winding.nonzero)
        } else {
            sweep(row, x, y, runs, fold: Winding.evenOdd)
        }
    }

    @inline(__always)
    private func sweep(_ row: Int, _ x: Int, _ y: Int, _ runs: CoverageRuns, fold: (SIMD4<Float>) -> SIMD4<Float>) {
        let cells = self.cells + row &* stride
        let marks = UnsafeMutableRawPointer(touched + row &* groupsPerRow)
        var solid = runs.solids + runs.solidCount
        var quad = runs.quads + runs.quadCount
        let y = Int32(truncatingIfNeeded: y)
        var sum: Float = 0
        var end = 0

        @inline(__always) func addSolid(upTo limit: Int) {
            let level = Winding.level(fold(SIMD4(repeating: sum)).x)
            if level != 0 {
                solid.pointee = SolidRun(
                    x: Int32(truncatingIfNeeded: x &+ end), y: y, count: Int32(truncatingIfNeeded: limit &- end),
                    coverage: level)
                solid += 1
            }
        }

        for eight in Swift.stride(from: 0, to: groupsPerRow, by: 8) {
            var bits = UInt64(littleEndian: (marks + eight).load(as: UInt64.self))
            if bits == 0 { continue }
            (marks + eight).storeBytes(of: 0, as: UInt64.self)
            while bits != 0 {
                let start = 4 &* (eight &+ bits.trailingZeroBitCount &>> 3)
                bits &= bits &- 1
                if start > end && end < width { addSolid(upTo: start < width ? start : width) }
                let p = cells + start
                let (s0, s1, s2, s3) = (p[0], p[1], p[2], p[3])
                UnsafeMutableRawPointer(p).storeBytes(of: .zero, as: SIMD4<Float>.self)
                // The sums within a group come first, so that the next group depends on a single addition.
                let b = s1 + s0
                let v = SIMD4(s0, b, (s2 + s1) + s0, (s3 + s2) + b) + sum
                sum = v.w
                var mask = Winding.levels(fold(v))
                end = start &+ 4
                if end > width {
                    // Nothing beyond the border.
                    let room = width &- start
                    mask = room > 0 ? mask & (.max &>> UInt32(truncatingIfNeeded: 32 &- 8 &* room)) : 0
                }
                quad.pointee = MaskQuad(x: Int32(truncatingIfNeeded: x &+ start), y: y, mask: mask)
                quad += mask != 0 ? 1 : 0
            }
        }
        if end < width { addSolid(upTo: width) }
        runs.setCounts(solids: solid - runs.solids, quads: quad - runs.quads)
    }
}

/// Fill rules over sums of signed areas, and the rounding to 8 bits.
enum Winding {
    /// Any winding but zero is inside: the magnitude, at most 1.
    @inline(__always)
    static func nonzero(_ v: SIMD4<Float>) -> SIMD4<Float> {
        let magnitude = SIMD4<Float>(bitPattern: v.bitPattern & SIMD4<UInt32>(repeating: 0x7FFF_FFFF))
        return magnitude.replacing(with: 1, where: magnitude .> 1)
    }

    /// Odd windings are inside: the distance to the nearest even number.
    @inline(__always)
    static func evenOdd(_ v: SIMD4<Float>) -> SIMD4<Float> {
        let nearestEven = (v * 0.5 + 12_582_912) - 12_582_912
        let rest = v - nearestEven * 2
        return SIMD4<Float>(bitPattern: rest.bitPattern & SIMD4<UInt32>(repeating: 0x7FFF_FFFF))
    }

    /// 0...1 to 0...255, to nearest.
    @inline(__always)
    static func level(_ v: Float) -> UInt32 { ByteLevel.nearest(v * 255) }

    /// Four of them, the first in the lowest byte.
    @inline(__always)
    static func levels(_ v: SIMD4<Float>) -> UInt32 {
        let bits = (v * 255 + 8_388_608).bitPattern & SIMD4<UInt32>(repeating: 255)
        // Pairs of lanes as words of 64 bits: the upper one moves next to the lower.
        let pairs = unsafeBitCast(bits, to: SIMD2<UInt64>.self)
        let joined = pairs | (pairs &>> 24)
        return UInt32(truncatingIfNeeded: joined.x & 0xFFFF) | UInt32(truncatingIfNeeded: joined.y) &<< 16
    }
}

extension SIMD4 where Scalar == Float {
    @inline(__always)
    init(bitPattern: SIMD4<UInt32>) { self = unsafeBitCast(bitPattern, to: SIMD4<Float>.self) }

    @inline(__always)
    var bitPattern: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }
}
