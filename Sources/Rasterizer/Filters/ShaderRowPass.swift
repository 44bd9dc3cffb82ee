import Foundation
import Geometry
import SceneGraph

/// A row function run over the pixels of a surface, a block of a row at a time.
struct ShaderRowPass {
    private let map: DeviceMap
    private let origin: CGPoint
    private let sampler: BilinearRow
    private let memory: UnsafeMutablePointer<Float>
    /// From points, relative to the view's origin, to pixels of the layer.
    private let columnX: SIMD2<Float>
    private let columnY: SIMD2<Float>
    private let offset: SIMD2<Float>

    private static var block: Int { BilinearRow.block }

    /// - Parameters:
    ///   - map: from points to device pixels.
    ///   - origin: of the view, in points: positions are relative to it.
    ///   - layer: what is read; it must outlive the pass.
    init(_ map: DeviceMap, origin: CGPoint, layer: Surface) {
        self.map = map
        self.origin = origin
        let t = map.transform
        let corner = origin.applying(t)
        columnX = SIMD2(Float(t.a), Float(t.b))
        columnY = SIMD2(Float(t.c), Float(t.d))
        offset = SIMD2(Float(corner.x - Double(layer.bounds.x)), Float(corner.y - Double(layer.bounds.y)))
        sampler = BilinearRow(pixels: layer.pixels, width: max(0, layer.width), height: max(0, layer.height))
        // The row's arrays and two more for positions in pixels.
        memory = .allocate(capacity: (ShaderRow.arrays + 2) * Self.block)
    }

    func deallocate() {
        sampler.deallocate()
        memory.deallocate()
    }

    /// Makes the pixels `range` of row `y`; `target` is where the row's pixel 0 would lie.
    func run(_ function: (ShaderRow) -> Void, _ range: Range<Int>, _ y: Int, _ target: UnsafeMutablePointer<UInt32>) {
        var x = range.lowerBound
        while x < range.upperBound {
            let count = min(Self.block, range.upperBound - x)
            let row = ShaderRow(count: count, memory: memory, stride: Self.block) { sample(count) }
            place(row, x, y)
            for plane in [row.red, row.green, row.blue, row.alpha] { plane.update(repeating: 0, count: count) }
            function(row)
            pack(row, target + x)
            x += count
        }
    }

    /// The pixels' own centres.
    private func place(_ row: ShaderRow, _ x: Int, _ y: Int) {
        let start = map.point(x: 0.5, y: Double(y) + 0.5)
        let (startX, startY) = (Float(start.x - origin.x), Float(start.y - origin.y))
        let (stepX, stepY) = (Float(map.stepX.x), Float(map.stepX.y))
        for i in 0..<row.count {
            let at = Float(Int32(truncatingIfNeeded: x &+ i))
            row.x[i] = startX + stepX * at
            row.y[i] = startY + stepY * at
        }
    }

    private func sample(_ count: Int) {
        let block = Self.block
        let (xs, ys, colors) = (memory, memory + block, memory + 2 * block)
        let (us, vs) = (memory + ShaderRow.arrays * block, memory + (ShaderRow.arrays + 1) * block)
        for i in 0..<count {
            let (x, y) = (xs[i], ys[i])
            us[i] = columnX.x * x + columnY.x * y + offset.x
            vs[i] = columnX.y * x + columnY.y * y + offset.y
        }
        sampler.sample(us, vs, count, into: colors)
        for i in 0..<(4 * block) { colors[i] *= 1 / 255 }
    }

    /// Rounds to bytes; alpha is clamped to 0…1, colour to 0…alpha, and NaN becomes 0.
    private func pack(_ row: ShaderRow, _ target: UnsafeMutablePointer<UInt32>) {
        for i in 0..<row.count {
            let alpha = Self.clamped(row.alpha[i] * 255, 255)
            let red = Self.clamped(row.red[i] * 255, alpha)
            let green = Self.clamped(row.green[i] * 255, alpha)
            let blue = Self.clamped(row.blue[i] * 255, alpha)
            target[i] =
                roundedByte(red) | (roundedByte(green) &<< 8) | (roundedByte(blue) &<< 16) | (roundedByte(alpha) &<< 24)
        }
    }

    @inline(__always)
    private static func clamped(_ value: Float, _ limit: Float) -> Float {
        let low: Float = value > 0 ? value : 0
        return low < limit ? low : limit
    }
}
