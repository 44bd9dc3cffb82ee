import RasterKernels
import SceneGraph

/// From the sums of a `CoverageGrid` to runs and groups: visits the touched groups of a row, takes the running sum, applies
/// the fill rule and rounds to 8 bits. Between touched groups the coverage is constant. Leaves the row zero.
extension CoverageGrid {
    /// Appends the coverage of one row.
    ///
    /// - Parameters:
    ///   - row: the row within the grid.
    ///   - x, y: the device position of the row's first column.
    func sweep(row: Int, x: Int, y: Int, rule: FillRule, into runs: CoverageRuns) {
        var solid: UnsafeMutablePointer<SolidRun>? = runs.solids + runs.solidCount
        var quad: UnsafeMutablePointer<MaskQuad>? = runs.quads + runs.quadCount
        if rk_sweep(
            cells + row &* stride, touched + row &* wordsPerRow, wordsPerRow, Int32(truncatingIfNeeded: width),
            Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y), rule == .evenOdd, &solid, &quad)
        {
            runs.setCounts(solids: solid! - runs.solids, quads: quad! - runs.quads)
        } else {
            plainSweep(row: row, x: x, y: y, rule: rule, into: runs)
        }
    }

    /// The same on any processor.
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
        let words = touched + row &* wordsPerRow
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

        var w = 0
        while w < wordsPerRow {
            var bits = words[w]
            words[w] = 0
            let base = w &* 256
            while bits != 0 {
                let start = base &+ bits.trailingZeroBitCount &* 4
                bits &= bits &- 1
                if start > end && end < width { addSolid(upTo: start < width ? start : width) }
                let p = cells + start
                let (s0, s1, s2, s3) = (p[0], p[1], p[2], p[3])
                UnsafeMutableRawPointer(p).storeBytes(of: .zero, as: SIMD4<Float>.self)
                // Sums within the group first, so that the next one waits for a single addition.
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
            w &+= 1
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
    static func level(_ v: Float) -> UInt32 { (v * 255 + 8_388_608).bitPattern & 255 }

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
