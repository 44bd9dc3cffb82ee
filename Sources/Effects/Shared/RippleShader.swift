import Views

/// The ripple as a layer shader, after the Metal function of the effect's source.
enum RippleShader {
    /// Arguments: origin, time, amplitude, frequency, decay, speed.
    static func register() {
        ShaderKernels.register("Ripple", .layer(bind))
    }

    @Sendable
    private static func bind(_ arguments: ShaderArguments) -> ShaderKernel.Layer {
        let origin = arguments.float2(0)
        let (time, amplitude) = (arguments.float(1), arguments.float(2))
        let (frequency, decay, speed) = (arguments.float(3), arguments.float(4), max(arguments.float(5), 1e-3))
        return { position, layer in
            let away = position - origin
            let distance = (away.x * away.x + away.y * away.y).squareRoot()
            let elapsed = max(0, time - distance / speed)
            let wave = Float(
                Maths.sin(Double(frequency * elapsed)) * Maths.exp(Double(-decay * elapsed)))
            let direction = distance > 0 ? away / distance : .zero
            var color = layer.sample(position + direction * (amplitude * wave))
            let light = 0.3 * wave * color.w
            color += SIMD4(light, light, light, 0)
            return color
        }
    }
}
