import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

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
        // The row's arrays and two more for positions in pixels. Kernels read whole vectors, also beyond a row's end.
        let count = (ShaderRow.arrays + 2) * Self.block
        memory = .allocate(capacity: count)
        memory.initialize(repeating: 0, count: count)
    }

    func deallocate() {
        sampler.deallocate()
        memory.deallocate()
    }

    /// Makes the pixels `range` of row `y`; `target` is where the row's pixel 0 would lie.
    func run(_ function: (ShaderRow) -> Void, _ range: Range<Int>, _ y: Int, _ target: UnsafeMutablePointer<UInt32>) {
        blocks(range) { x, count in
            let row = ShaderRow(count: count, memory: memory, stride: Self.block) { sample(count) }
            place(row, x, y)
            for plane in [row.red, row.green, row.blue, row.alpha] { plane.update(repeating: 0, count: count) }
            function(row)
            pack(row, target + x)
        }
    }

    /// The same with a function that only moves positions: the layer's pixels are taken as they are there.
    func distort(_ function: (ShaderRow) -> Void, _ range: Range<Int>, _ y: Int, _ target: UnsafeMutablePointer<UInt32>)
    {
        blocks(range) { x, count in
            let row = ShaderRow(count: count, memory: memory, stride: Self.block) {}
            place(row, x, y)
            function(row)
            let (us, vs) = locate(count)
            sampler.sample(us, vs, count, to: target + x)
        }
    }

    private func blocks(_ range: Range<Int>, _ body: (_ x: Int, _ count: Int) -> Void) {
        for x in stride(from: range.lowerBound, to: range.upperBound, by: Self.block) {
            body(x, min(Self.block, range.upperBound - x))
        }
    }

    /// The pixels' own centers.
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

    /// Fills the colors with the layer's at the positions.
    private func sample(_ count: Int) {
        let (us, vs) = locate(count)
        sampler.sample(us, vs, count, into: memory + 2 * Self.block)
    }

    /// The positions in pixels of the layer.
    private func locate(_ count: Int) -> (UnsafePointer<Float>, UnsafePointer<Float>) {
        let block = Self.block
        let (xs, ys) = (memory, memory + block)
        let (us, vs) = (memory + ShaderRow.arrays * block, memory + (ShaderRow.arrays + 1) * block)
        for i in 0..<count {
            let (x, y) = (xs[i], ys[i])
            us[i] = columnX.x * x + columnY.x * y + offset.x
            vs[i] = columnX.y * x + columnY.y * y + offset.y
        }
        return (UnsafePointer(us), UnsafePointer(vs))
    }

    /// Rounds to bytes; alpha is clamped to 0…1, color to 0…alpha, and NaN becomes 0.
    private func pack(_ row: ShaderRow, _ target: UnsafeMutablePointer<UInt32>) {
        for i in 0..<row.count {
            let alpha = (row.alpha[i] * 255).clamped(to: 0...255)
            let red = (row.red[i] * 255).clamped(from: 0, to: alpha)
            let green = (row.green[i] * 255).clamped(from: 0, to: alpha)
            let blue = (row.blue[i] * 255).clamped(from: 0, to: alpha)
            target[i] =
                ByteLevel.nearest(red) | (ByteLevel.nearest(green) &<< 8) | (ByteLevel.nearest(blue) &<< 16)
                | (ByteLevel.nearest(alpha) &<< 24)
        }
    }
}
