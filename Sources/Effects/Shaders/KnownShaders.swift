import Views

/// Shader functions that published SwiftUI sources call by name and keep in Metal files, which cannot be compiled here: the
/// same formulas in Swift. A source that registers a function of its own under one of these names has that one.
package enum KnownShaders {
    package static func register() {
        RippleShader.register()
        ShaderKernels.register("ripple", .distortion(ripple))
        ShaderKernels.register("wave", .distortion(wave))
        ShaderKernels.register("colorInvert", .color(invert))
        ShaderKernels.register("emboss", .layer(emboss))
    }

    /// Arguments: origin, time, amplitude, frequency, decay, speed. A ring of points taken from farther out, which runs from
    /// the origin at `speed` points a second: amplitude · sin(frequency · t) · exp(−decay · t), t since it came by.
    @Sendable
    private static func ripple(_ arguments: ShaderArguments) -> ShaderKernel.Distortion {
        let (origin, time, amplitude) = (arguments.float2(0), arguments.float(1), arguments.float(2))
        let (frequency, decay, speed) = (arguments.float(3), arguments.float(4), max(arguments.float(5), 1e-3))
        return { position in
            let away = position - origin
            let distance = (away.x * away.x + away.y * away.y).squareRoot()
            guard distance > 0 else { return position }
            let elapsed = max(0, time - distance / speed)
            return position + amplitude * Maths.sin(frequency * elapsed) * Maths.exp(-decay * elapsed) / distance * away
        }
    }

    /// Arguments: time, speed, smoothing, strength, for waves that travel along x; or an intensity from 0 to 1 alone, for
    /// standing ones of up to 20 points.
    @Sendable
    private static func wave(_ arguments: ShaderArguments) -> ShaderKernel.Distortion {
        if arguments.values.count < 4 {
            let height = 20 * arguments.float(0)
            return { SIMD2($0.x, $0.y + height * Maths.sin($0.x / 20)) }
        }
        let phase = arguments.float(0) * arguments.float(1)
        let (smoothing, strength) = (max(abs(arguments.float(2)), 1e-3), arguments.float(3))
        return { SIMD2($0.x, $0.y + strength * Maths.sin(phase + $0.x / smoothing)) }
    }

    /// No arguments. The colours are premultiplied, so that each channel is taken from alpha.
    @Sendable
    private static func invert(_ arguments: ShaderArguments) -> ShaderKernel.Color {
        { _, color in SIMD4(color.w - color.x, color.w - color.y, color.w - color.z, color.w) }
    }

    /// Argument: strength. What lies a point to the lower right is added, what lies to the upper left taken away.
    @Sendable
    private static func emboss(_ arguments: ShaderArguments) -> ShaderKernel.Layer {
        let strength = arguments.float(0)
        return { position, layer in
            let color = layer.sample(position)
            let relief = strength * (layer.sample(position + 1) - layer.sample(position - 1))
            return SIMD4(color.x + relief.x, color.y + relief.y, color.z + relief.z, color.w)
        }
    }
}
