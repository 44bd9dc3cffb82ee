import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// A shader function as paint: a color for every position, in points relative to its bounds.
final class GeneratorShader: RowShader {
    let isOpaque = false
    private let function: ShaderKernel.Generator
    private let inverse: CGAffineTransform
    private let origin: CGPoint

    init(_ paint: ShaderPaint, inverse: CGAffineTransform) throws(RasterError) {
        guard case .generator(let bind)? = ShaderKernels.named(paint.shader.name) else {
            throw .unknownShader(paint.shader.name)
        }
        let arguments = paint.shader.arguments.map { argument -> ShaderArgument in
            guard case .boundingRect = argument else { return argument }
            return .float4(0, 0, Float(paint.bounds.width), Float(paint.bounds.height))
        }
        function = bind(ShaderArguments(arguments))
        self.inverse = inverse
        origin = paint.bounds.origin
    }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let first = SIMD2(Float(p.x - origin.x), Float(p.y - origin.y))
        let step = SIMD2(Float(inverse.a), Float(inverse.b))
        for i in 0..<count {
            let color = function(first + step * Float(Int32(truncatingIfNeeded: i)))
            pixels[i] = PremultipliedRGBA(components: color).pixel.word
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
