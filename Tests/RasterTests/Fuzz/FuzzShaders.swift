import Foundation
import KinoraScene

/// Shader functions for scenes by chance: one of every kind, which do with their arguments what shaders do.
enum FuzzShaders {
    static func register() {
        ShaderKernels.register(
            "fuzz.color", .color { a in { p, c in c * a.float(0) + SIMD4(p.x, p.y, 0, 0) * a.float(1) } })
        ShaderKernels.register(
            "fuzz.distortion", .distortion { a in { p in p + a.float2(2) + SIMD2(p.y, p.x) * a.float(1) } })
        ShaderKernels.register(
            "fuzz.layer", .layer { a in { p, layer in layer.sample(p * (1 + a.float(1))) + a.float4(3) * 0.1 } })
        ShaderKernels.register(
            "fuzz.rows",
            .layerRows { a in
                let shift = a.float(0)
                return { row in
                    for i in 0..<row.count { row.x[i] += shift }
                    row.sample()
                    for i in 0..<row.count { row.green[i] *= shift }
                }
            })
        ShaderKernels.register("fuzz.generator", .generator { a in { p in SIMD4(p.x, p.y, 4, 8) * a.float(1) } })
    }

    /// A call with arguments of several kinds. Names that nobody registered come up as well.
    static func call(_ name: String, _ generator: inout SceneGenerator) -> ShaderCall {
        func value(_ low: Double, _ high: Double) -> Float { Float(generator.number(low, high)) }
        let vector = ShaderArgument.float2(value(-5, 5), value(-5, 5))
        let color = ShaderArgument.color(value(0, 1), value(0, 1), value(0, 1), value(0, 1))
        return ShaderCall(
            generator.chance(0.01) ? "fuzz.unknown" : name,
            [.float(value(-2, 2)), .float(value(-0.1, 0.1)), vector, color, .boundingRect])
    }
}
