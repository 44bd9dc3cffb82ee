import KinoraEffectShaders
import KinoraScene

/// The catalogue's own shader functions. They are Metal too, and compiled together with Kinora, so that they wait for no compiler.
package enum EffectShaders {
    /// By name, for this processor.
    package static let functions = functions(for: .widest)

    static func functions(for level: MetalLevel) -> [String: CompiledShader] {
        Dictionary(
            uniqueKeysWithValues: (0..<km_effect_shader_count).map { index in
                let found = km_effect_shader(index, Int32(level.rawValue))
                let name = String(cString: found.name)
                return (name, MetalFunction(found.function.pointee).shader(declared: name))
            })
    }
}
