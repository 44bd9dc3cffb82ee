import SceneGraph

/// From the sums of a `CoverageGrid` to spans: visits the touched groups of a row, takes the running sum, applies the
/// fill rule and rounds to 8 bits. Between touched groups the coverage is constant. Leaves the row zero.
extension CoverageGrid {
    /// - Parameters:
    ///   - row: the row within the grid.
    ///   - x: where column 0 lies.
    ///   - room: how many columns spans may cover, at least `width`. More than that only where nothing reaches beyond
    ///     `width`: groups then need not be cut, and what is too much has no coverage.
    func sweep(row: Int, x: Int, room: Int, rule: FillRule, into scratch: SpanScratch) -> SpanRow {
        rule == .nonzero
            ? sweep(row: row, x: x, room, scratch, fold: Winding.nonzero)
            : sweep(row: row, x: x, room, scratch, fold: Winding.evenOdd)
    }

    @inline(__always)
    private func sweep(
        row: Int, x: Int, _ room: Int, _ scratch: SpanScratch, fold: (SIMD4<Float>) -> SIMD4<Float>
    ) -> SpanRow {
        let cells = self.cells + row &* stride
        let words = touched + row &* wordsPerRow
        let spans = scratch.spans
        let mask = scratch.mask
        var count = 0
        var sum: Float = 0
        var end = 0
        var w = 0
        while w < wordsPerRow {
            var bits = words[w]
            if bits == 0 {
                w &+= 1
                continue
            }
            words[w] = 0
            repeat {
                let skip = bits.trailingZeroBitCount
                let run = (~(bits &>> UInt64(truncatingIfNeeded: skip))).trailingZeroBitCount
                let start = (w &* 64 &+ skip) &* 4
                let groups = min(run, 64 &- skip)
                // What lies between the groups is as covered as the last of them ended.
                if start > end, end < width {
                    let level = Winding.level(fold(SIMD4(repeating: sum)).x)
                    if level != 0 {
                        let length = min(start, width) &- end
                        spans[count] = Span(
                            x: Int32(truncatingIfNeeded: x &+ end), count: Int32(truncatingIfNeeded: length), coverage: level)
                        count &+= 1
                    }
                }
                var g = start
                let stop = start &+ groups &* 4
                while g < stop {
                    let p = UnsafeMutableRawPointer(cells + g)
                    var v = p.load(as: SIMD4<Float>.self)
                    p.storeBytes(of: .zero, as: SIMD4<Float>.self)
                    v += SIMD4(0, v.x, v.y, v.z)
                    v += SIMD4(0, 0, v.x, v.y)
                    v += SIMD4(repeating: sum)
                    sum = v.w
                    UnsafeMutableRawPointer(mask + g).storeBytes(of: Winding.levels(fold(v)), as: UInt32.self)
                    g &+= 4
                }
                end = stop
                if start < width {
                    spans[count] = Span(
                        x: Int32(truncatingIfNeeded: x &+ start),
                        count: Int32(truncatingIfNeeded: min(stop, room) &- start), coverage: 0)
                    count &+= 1
                }
                bits = skip &+ run >= 64 ? 0 : bits & (~0 &<< UInt64(truncatingIfNeeded: skip &+ run))
            } while bits != 0
            w &+= 1
        }
        if end < width {
            let level = Winding.level(fold(SIMD4(repeating: sum)).x)
            if level != 0 {
                spans[count] = Span(
                    x: Int32(truncatingIfNeeded: x &+ end), count: Int32(truncatingIfNeeded: width &- end), coverage: level)
                count &+= 1
            }
        }
        return SpanRow(spans: spans, count: count, mask: mask, origin: x)
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
        return bits.x | bits.y &<< 8 | bits.z &<< 16 | bits.w &<< 24
    }
}

extension SIMD4 where Scalar == Float {
    @inline(__always)
    init(bitPattern: SIMD4<UInt32>) { self = unsafeBitCast(bitPattern, to: SIMD4<Float>.self) }

    @inline(__always)
    var bitPattern: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }
}
