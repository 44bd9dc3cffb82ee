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
    private let layer: LayerSampler
    private let bounds: PixelRect
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
        bounds = layer.bounds
        self.layer = LayerSampler(
            pixels: layer.pixels, width: max(0, layer.width), height: max(0, layer.height), columnX: columnX,
            columnY: columnY, offset: offset)
        sampler = BilinearRow(pixels: layer.pixels, width: max(0, layer.width), height: max(0, layer.height))
        // The row's arrays, two more for positions in pixels, and one for which pixels are drawn. Kernels read whole vectors, also beyond a row's end.
        let count = (ShaderRow.arrays + 3) * Self.block
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
            let row = ShaderRow(count: count, memory: memory, stride: Self.block, layer: layer) { sample(count) }
            place(row, x, y)
            clear(row)
            function(row)
            row.pack(target + x)
        }
    }

    /// The same with a function that changes the layer's own colors. Those outside `box` that are transparent stay so.
    ///
    /// - Parameter box: in points, from the origin.
    func recolor(
        _ function: (ShaderRow) -> Void, _ range: Range<Int>, _ y: Int, in box: (low: SIMD2<Float>, high: SIMD2<Float>),
        _ target: UnsafeMutablePointer<UInt32>
    ) {
        let isDrawn = memory + (ShaderRow.arrays + 2) * Self.block
        let source = bounds.yRange.contains(y) ? layer.pixels + (y - bounds.y) * layer.width - bounds.x : nil
        func isOutside(_ row: ShaderRow, _ i: Int) -> Bool {
            let (px, py) = (row.x[i], row.y[i])
            return px < box.low.x || py < box.low.y || px > box.high.x || py > box.high.y
        }
        blocks(range) { x, count in
            let row = ShaderRow(count: count, memory: memory, stride: Self.block, layer: layer) { sample(count) }
            place(row, x, y)
            let known = source == nil ? x..<x : (x..<x + count).clamped(to: bounds.xRange)
            if known.count < count { clear(row) }
            if let source, !known.isEmpty {
                row.unpack(source + known.lowerBound, known.count, at: known.lowerBound - x)
            }
            // Positions lie on a line, so that a block whose ends are in the box is in it.
            let isInside = !isOutside(row, 0) && !isOutside(row, count - 1)
            if !isInside {
                for i in 0..<count { isDrawn[i] = isOutside(row, i) && row.alpha[i] == 0 ? 0 : 1 }
            }
            function(row)
            row.pack(target + x)
            if !isInside {
                for i in 0..<count where isDrawn[i] == 0 { target[x + i] = 0 }
            }
        }
    }

    private func clear(_ row: ShaderRow) {
        for plane in [row.red, row.green, row.blue, row.alpha] { plane.update(repeating: 0, count: row.count) }
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
}
