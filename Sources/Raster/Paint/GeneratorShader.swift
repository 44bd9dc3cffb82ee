import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A shader function as paint: a color for every position, in points relative to its bounds.
final class GeneratorShader: RowShader {
    let isOpaque = false
    private enum Function {
        case pixels(ShaderKernel.Generator)
        case rows(ShaderKernel.LayerRows, UnsafeMutablePointer<Float>)
    }

    private let function: Function
    private let inverse: CGAffineTransform
    private let origin: CGPoint

    init(_ paint: ShaderPaint, inverse: CGAffineTransform) throws(RasterError) {
        let kernel = paint.shader.kernel(for: .fill)
        let arguments = paint.shader.arguments.map { argument -> ShaderArgument in
            guard case .boundingRect = argument else { return argument }
            return .float4(0, 0, Float(paint.bounds.width), Float(paint.bounds.height))
        }
        switch kernel {
        case .generator(let bind): function = .pixels(bind(ShaderArguments(arguments)))
        case .generatorRows(let bind):
            let memory = UnsafeMutablePointer<Float>.allocate(capacity: ShaderRow.arrays * Self.block)
            memory.initialize(repeating: 0, count: ShaderRow.arrays * Self.block)
            function = .rows(bind(ShaderArguments(arguments)), memory)
        default: throw .unknownShader(paint.shader.name)
        }
        self.inverse = inverse
        origin = paint.bounds.origin
    }

    deinit { if case .rows(_, let memory) = function { memory.deallocate() } }

    private static let block = 128

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let first = SIMD2(Float(p.x - origin.x), Float(p.y - origin.y))
        let step = SIMD2(Float(inverse.a), Float(inverse.b))
        switch function {
        case .pixels(let function):
            for i in 0..<count {
                pixels[i] =
                    PremultipliedRGBA(
                        components: function(first + step * Float(Int32(truncatingIfNeeded: i)))
                    ).pixel.word
            }
        case .rows(let function, let memory):
            for start in stride(from: 0, to: count, by: Self.block) {
                let row = ShaderRow(count: min(Self.block, count - start), memory: memory, stride: Self.block) {}
                for i in 0..<row.count {
                    let at = first + step * Float(Int32(truncatingIfNeeded: start &+ i))
                    (row.x[i], row.y[i]) = (at.x, at.y)
                }
                function(row)
                row.pack(pixels + start)
            }
        }
    }
}

/// Pixels that have been drawn beforehand; transparent outside them.
final class SurfaceShader: RowShader {
    private let surface: Surface
    let isOpaque: Bool

    /// - Parameter isOpaque: every pixel that will be asked for lies inside and has full alpha.
    init(_ surface: Surface, isOpaque: Bool) {
        self.surface = surface
        self.isOpaque = isOpaque
    }

    func withPixels(x: Int, y: Int, count: Int, _ body: (UnsafePointer<UInt32>) -> Void) -> Bool {
        let bounds = surface.bounds
        guard x >= bounds.x, x + count <= bounds.maxX, y >= bounds.y, y < bounds.maxY else { return false }
        body(surface.row(y) + (x - bounds.x))
        return true
    }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let part = PixelRect(x: x, y: y, width: count, height: 1).intersection(surface.bounds)
        if part.width < count { pixels.update(repeating: 0, count: count) }
        guard !part.isEmpty else { return }
        (pixels + (part.x - x)).update(from: surface.row(y) + (part.x - surface.bounds.x), count: part.width)
    }
}
