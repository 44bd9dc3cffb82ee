import Foundation
import KinoraGeometry
internal import KinoraRasterKernels
import KinoraScene

/// A gradient: positions along rows become table entries. Positions are computed four at a time and as indices at once;
/// the look-up is one load per pixel.
final class GradientShader: RowShader {
    private let table: RampTable
    private let field: GradientField
    private let end: RampEnd
    /// Positions of a chunk, or bits of its indices.
    private let positions: UnsafeMutablePointer<Float> = .allocate(capacity: chunk)
    private static let chunk = 256

    var isOpaque: Bool { table.isOpaque }

    init(_ table: RampTable, _ field: GradientField) {
        self.table = table
        self.field = field
        end = table.even.isEmpty ? .position : .index(table)
        positions.initialize(repeating: 0, count: Self.chunk)
    }

    deinit { positions.deallocate() }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        var done = 0
        while done < count {
            // Chunks begin at multiples of their length, so that a pixel's position does not depend on where a run does.
            let start = x + done
            let origin = start & ~(Self.chunk - 1)
            let length = min(origin + Self.chunk - start, count - done)
            let row = RampRow(origin: origin, skipping: start - origin, y: y, count: length)
            if table.even.isEmpty {
                field.positions(positions, row, end)
                lookUpIntervals(pixels + done, count: length)
            } else {
                shadeEven(pixels + done, row)
            }
            done += length
        }
    }

    private func shadeEven(_ pixels: UnsafeMutablePointer<UInt32>, _ row: RampRow) {
        table.even.withUnsafeBufferPointer { even in
            let ramp = rk_ramp(entries: even.baseAddress!, last: end.high)
            if field.pixels(pixels, row, end, ramp) { return }
            field.positions(positions, row, end)
            ramp.lookUp(positions, row.count, pixels)
        }
    }

    private func lookUpIntervals(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        table.entries.withUnsafeBufferPointer { entries in
            table.intervals.withUnsafeBufferPointer { intervals in
                for i in 0..<count { pixels[i] = RampTable.lookup(positions[i], intervals, entries) }
            }
        }
    }
}

/// Pixels of row `y`: `count` of them from column `origin + skipping` on. `skipping + count` is at most 256, and what is
/// computed depends on `origin` and the column alone.
struct RampRow {
    var origin: Int
    var skipping: Int
    var y: Int
    var count: Int
}

/// Where each pixel lies along a gradient's ramp.
protocol RampPositions {
    /// The positions of a row's pixel centers, after `end`.
    func positions(_ t: UnsafeMutablePointer<Float>, _ row: RampRow, _ end: RampEnd)
}

/// The same, with loops of its own for tables of colors.
protocol GradientField: RampPositions {
    /// The colors there at once, the same ones; false where the processor has no such loop.
    func pixels(_ pixels: UnsafeMutablePointer<UInt32>, _ row: RampRow, _ end: RampEnd, _ ramp: rk_ramp) -> Bool
}

extension rk_ramp {
    /// The entries for bits of indices.
    @inline(__always)
    func lookUp(_ t: UnsafePointer<Float>, _ count: Int, _ pixels: UnsafeMutablePointer<UInt32>) {
        let (bits, colors) = (UnsafeRawPointer(t).assumingMemoryBound(to: UInt32.self), entries!)
        for i in 0..<count { pixels[i] = colors[Int(bits[i] & 0x7F_FFFF)] }
    }
}

/// t is the distance from a center, in a space in which the rings are circles.
struct RadialField: GradientField {
    private let map: UnitSpace
    private let scale: Float
    private let bias: Float

    init(_ paint: RadialPaint, inverse: CGAffineTransform) {
        map = UnitSpace(
            inverse, center: paint.center, aspect: SIMD2(Double(paint.aspect.width), Double(paint.aspect.height)))
        let length = paint.endRadius - paint.startRadius
        // Equal radii make a step: the last color from the radius on.
        let safe = abs(length) > 1e-9 ? length : 1e-9
        scale = Float(1 / safe)
        bias = Float(-paint.startRadius / safe)
    }

    func positions(_ t: UnsafeMutablePointer<Float>, _ row: RampRow, _ end: RampEnd) {
        let (p, d) = (map.point(row.origin, row.y), map.step)
        let (factor, summand) = end.after(scale, bias)
        for i in 0..<row.count {
            let k = Float(Int32(truncatingIfNeeded: row.skipping &+ i))
            let (x, y) = (p.x + k * d.x, p.y + k * d.y)
            t[i] = end.apply((x * x + y * y).squareRoot() * factor + summand)
        }
    }

    func pixels(_ pixels: UnsafeMutablePointer<UInt32>, _ row: RampRow, _ end: RampEnd, _ ramp: rk_ramp) -> Bool {
        let (p, d) = (map.point(row.origin, row.y), map.step)
        let (factor, summand) = end.after(scale, bias)
        return rk_ring_pixels(
            pixels, Int32(truncatingIfNeeded: row.skipping), row.count,
            rk_rings(x: p.x, y: p.y, step_x: d.x, step_y: d.y, factor: factor, summand: summand), ramp)
    }
}

/// From device pixels to a space around a gradient's center.
struct UnitSpace {
    private let inverse: CGAffineTransform
    private let center: CGPoint
    private let aspect: SIMD2<Double>
    /// One pixel to the right.
    let step: SIMD2<Float>

    init(_ inverse: CGAffineTransform, center: CGPoint, aspect: SIMD2<Double>) {
        self.inverse = inverse
        self.center = center
        // A side without length has no inside.
        self.aspect = SIMD2(max(abs(aspect.x), 1e-12), max(abs(aspect.y), 1e-12))
        step = SIMD2(Float(Double(inverse.a) / self.aspect.x), Float(Double(inverse.b) / self.aspect.y))
    }

    /// The center of pixel (x, y).
    func point(_ x: Int, _ y: Int) -> SIMD2<Float> {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        return SIMD2(Float(Double(p.x - center.x) / aspect.x), Float(Double(p.y - center.y) / aspect.y))
    }
}
