import Foundation
import KinoraGeometry
internal import KinoraRasterKernels
import KinoraScene

/// A gradient around a center: positions along rows become table entries. Positions are computed a vector at a time and as indices at
/// once; the look-up is one load per pixel.
final class GradientShader: RowShader {
    let isOpaque: Bool
    private let table: RampTable
    private let field: CentralField
    private let end: RampEnd
    /// The table and the loop for wide processors, where the ramp has a table of equal steps.
    private let ramp: rk_ramp
    private let loop: CentralLoop
    /// Where the first pixels of chunks lie.
    private let origins: UnsafeMutablePointer<rk_point> = .allocate(capacity: chunks)
    /// Positions of a chunk, or bits of its indices.
    private let positions: UnsafeMutablePointer<Float> = .allocate(capacity: chunk)
    private static let chunk = Int(RK_CHUNK)
    /// So many chunks at a time.
    private static let chunks = 16

    init(_ table: RampTable, _ field: CentralField) {
        self.table = table
        self.field = field
        isOpaque = table.isOpaque
        end = table.even.isEmpty ? .position : .index(table)
        ramp = rk_ramp(entries: table.even.baseAddress, last: end.high)
        loop = field.loop(end)
        origins.initialize(repeating: rk_point(x: 0, y: 0), count: Self.chunks)
        positions.initialize(repeating: 0, count: Self.chunk)
    }

    deinit {
        origins.deallocate()
        positions.deallocate()
    }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        guard !table.even.isEmpty else { return shadePlain(pixels, x: x, y: y, count: count) }
        var done = 0
        while done < count {
            let start = x + done
            let first = start & ~(Self.chunk - 1)
            let length = min(first + Self.chunks * Self.chunk - start, count - done)
            var (origin, column) = (origins, first)
            while column < start + length {
                origin.pointee = field.point(column, y)
                (origin, column) = (origin + 1, column + Self.chunk)
            }
            let run = rk_run(origins: origins, skipped: start - first, count: length)
            guard loop.pixels(pixels + done, run, ramp) else {
                return shadePlain(pixels + done, x: start, y: y, count: count - done)
            }
            done += length
        }
    }

    /// The same in Swift alone.
    func shadePlain(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        var done = 0
        while done < count {
            // Chunks begin at multiples of their length, so that a pixel's position does not depend on where a run does.
            let start = x + done
            let origin = start & ~(Self.chunk - 1)
            let length = min(origin + Self.chunk - start, count - done)
            field.positions(positions, RampRow(origin: origin, skipping: start - origin, y: y, count: length), end)
            if table.even.isEmpty {
                lookUpIntervals(pixels + done, count: length)
            } else {
                lookUp(pixels + done, count: length)
            }
            done += length
        }
    }

    /// The entries for bits of indices.
    private func lookUp(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let (bits, colors) = (UnsafeRawPointer(positions).assumingMemoryBound(to: UInt32.self), table.even.baseAddress!)
        for i in 0..<count { pixels[i] = colors[Int(bits[i] & 0x7F_FFFF)] }
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

/// The same around a center, with loops for wide processors. An enumeration, because rows are too many for calls through protocols.
enum CentralField: RampPositions {
    case radial(RadialField)
    case angular(AngularField)

    func positions(_ t: UnsafeMutablePointer<Float>, _ row: RampRow, _ end: RampEnd) {
        switch self {
        case .radial(let field): field.positions(t, row, end)
        case .angular(let field): field.positions(t, row, end)
        }
    }

    /// Where the center of pixel (x, y) lies in the space of the loop.
    @inline(__always)
    fileprivate func point(_ x: Int, _ y: Int) -> rk_point {
        switch self {
        case .radial(let field): field.point(x, y)
        case .angular(let field): field.point(x, y)
        }
    }

    fileprivate func loop(_ end: RampEnd) -> CentralLoop {
        switch self {
        case .radial(let field): .rings(field.rings(end))
        case .angular(let field): .turns(field.turns(end))
        }
    }
}

/// A loop that gives the colors at once, the same ones.
private enum CentralLoop {
    case rings(rk_rings)
    case turns(rk_turns)

    /// False where the processor has no such loop.
    @inline(__always)
    func pixels(_ pixels: UnsafeMutablePointer<UInt32>, _ run: rk_run, _ ramp: rk_ramp) -> Bool {
        switch self {
        case .rings(let rings): rk_ring_pixels(pixels, run, rings, ramp)
        case .turns(let turns): rk_turn_pixels(pixels, run, turns, ramp)
        }
    }
}

/// t is the distance from a center, in a space in which the rings are circles.
struct RadialField: RampPositions {
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

    @inline(__always)
    fileprivate func point(_ x: Int, _ y: Int) -> rk_point {
        let p = map.point(x, y)
        return rk_point(x: p.x, y: p.y)
    }

    fileprivate func rings(_ end: RampEnd) -> rk_rings {
        let (factor, summand) = end.after(scale, bias)
        return rk_rings(step_x: map.step.x, step_y: map.step.y, factor: factor, summand: summand)
    }
}

/// From device pixels to a space around a gradient's center.
struct UnitSpace {
    private let inverse: CGAffineTransform
    private let center: SIMD2<Double>
    private let aspect: SIMD2<Double>
    /// One pixel to the right.
    let step: SIMD2<Float>

    init(_ inverse: CGAffineTransform, center: CGPoint, aspect: SIMD2<Double>) {
        self.inverse = inverse
        self.center = SIMD2(Double(center.x), Double(center.y))
        // A side without length has no inside.
        self.aspect = SIMD2(max(abs(aspect.x), 1e-12), max(abs(aspect.y), 1e-12))
        step = SIMD2(Float(Double(inverse.a) / self.aspect.x), Float(Double(inverse.b) / self.aspect.y))
    }

    /// The center of pixel (x, y).
    @inline(__always)
    func point(_ x: Int, _ y: Int) -> SIMD2<Float> {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        return SIMD2<Float>((SIMD2(Double(p.x), Double(p.y)) - center) / aspect)
    }
}
