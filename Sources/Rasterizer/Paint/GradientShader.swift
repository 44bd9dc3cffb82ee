import Foundation
import Geometry
import SceneGraph

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
            field.positions(positions, origin: origin, skipping: start - origin, y: y, count: length, end: end)
            if table.even.isEmpty {
                lookUpIntervals(pixels + done, count: length)
            } else {
                lookUpEven(pixels + done, count: length)
            }
            done += length
        }
    }

    private func lookUpEven(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let bits = UnsafeMutableRawPointer(positions).assumingMemoryBound(to: UInt32.self)
        table.even.withUnsafeBufferPointer { even in
            let colors = even.baseAddress!
            var i = 0
            while i &+ 4 <= count {
                let (a, b) = (colors[Int(bits[i] & 0x7F_FFFF)], colors[Int(bits[i &+ 1] & 0x7F_FFFF)])
                let (c, d) = (colors[Int(bits[i &+ 2] & 0x7F_FFFF)], colors[Int(bits[i &+ 3] & 0x7F_FFFF)])
                (pixels[i], pixels[i &+ 1], pixels[i &+ 2], pixels[i &+ 3]) = (a, b, c, d)
                i &+= 4
            }
            while i < count {
                pixels[i] = colors[Int(bits[i] & 0x7F_FFFF)]
                i &+= 1
            }
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

/// Where each pixel lies along a gradient's ramp.
protocol GradientField {
    /// The positions of `count` pixel centres of row `y`, from column `origin + skipping` on; `skipping + count` is at
    /// most 256, and what is computed depends on `origin` and the column alone.
    func positions(_ t: UnsafeMutablePointer<Float>, origin: Int, skipping: Int, y: Int, count: Int, end: RampEnd)
}

/// t is the distance from a centre, in a space in which the rings are circles.
struct RadialField: GradientField {
    private let map: UnitSpace
    private let scale: Float
    private let bias: Float

    init(_ paint: RadialPaint, inverse: CGAffineTransform) {
        map = UnitSpace(
            inverse, center: paint.center, aspect: SIMD2(Double(paint.aspect.width), Double(paint.aspect.height)))
        let length = paint.endRadius - paint.startRadius
        // Equal radii make a step: the last colour from the radius on.
        let safe = abs(length) > 1e-9 ? length : 1e-9
        scale = Float(1 / safe)
        bias = Float(-paint.startRadius / safe)
    }

    func positions(_ t: UnsafeMutablePointer<Float>, origin: Int, skipping: Int, y: Int, count: Int, end: RampEnd) {
        let (p, d) = (map.point(origin, y), map.step)
        let line = end.after(scale, bias)
        withUnsafeTemporaryAllocation(of: Float.self, capacity: RowStations.capacity) { memory in
            let stations = RowStations(memory.baseAddress!)
            Self.measure(stations, p, d)
            let limit = Self.far * (d * d).sum().squareRoot()
            stations.fill(
                t, skipping: skipping, count: count, end: end,
                line: { stations.smoothness[$0] > limit && stations.smoothness[$0 &+ 1] > limit ? line : nil },
                exact: { column in
                    let (x, y) = (p.x + column * d.x, p.y + column * d.y)
                    return (x * x + y * y).squareRoot() * line.factor + line.summand
                })
        }
    }

    /// Blocks whose ends are farther than this from the centre, in pixels, are interpolated: no pixel is then nearer than
    /// 32, where the cubic is off by a fiftieth of a pixel.
    private static let far: Float = 48

    /// Distance, its change over a block, and the distance again at the stations.
    private static func measure(_ stations: RowStations, _ p: SIMD2<Float>, _ d: SIMD2<Float>) {
        for k in 0..<RowStations.count {
            let offset = Float(Int32(truncatingIfNeeded: k &* RowStations.block))
            let (x, y) = (p.x + offset * d.x, p.y + offset * d.y)
            let distance = (x * x + y * y).squareRoot()
            stations.values[k] = distance
            stations.smoothness[k] = distance
            // dr = (x dx + y dy) / r, here for sixteen pixels.
            stations.slopes[k] = (x * d.x + y * d.y) / (distance + 1e-30) * 16
        }
    }
}

/// From device pixels to a space around a gradient's centre.
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

    /// The centre of pixel (x, y).
    func point(_ x: Int, _ y: Int) -> SIMD2<Float> {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        return SIMD2(Float(Double(p.x - center.x) / aspect.x), Float(Double(p.y - center.y) / aspect.y))
    }
}
