import KinoraScene
import KinoraViews

/// The ripple as a layer shader, after the Metal function of the effect's source, a row of pixels at a time.
enum RippleShader {
    /// Arguments: origin, time, amplitude, frequency, decay, speed.
    static func register() {
        ShaderKernels.register("Ripple", .layerRows(bind))
    }

    @Sendable
    private static func bind(_ arguments: ShaderArguments) -> ShaderKernel.LayerRows {
        let origin = arguments.float2(0)
        let (time, amplitude) = (arguments.float(1), arguments.float(2))
        let (frequency, decay, speed) = (arguments.float(3), arguments.float(4), max(arguments.float(5), 1e-3))
        return { row in
            let (distance, wave, damping) = row.scratch
            for i in 0..<row.count {
                let (dx, dy) = (row.x[i] - origin.x, row.y[i] - origin.y)
                distance[i] = dx * dx + dy * dy
            }
            Maths.squareRoot(distance, count: row.count)
            for i in 0..<row.count {
                let since = time - distance[i] / speed
                let elapsed = since > 0 ? since : 0
                wave[i] = frequency * elapsed
                damping[i] = -decay * elapsed
            }
            Maths.sin(wave, count: row.count)
            Maths.exp(damping, count: row.count)
            for i in 0..<row.count {
                wave[i] *= damping[i]
                // Away from the press; nowhere at the press itself.
                let away = distance[i] > 0 ? amplitude * wave[i] / distance[i] : 0
                row.x[i] += (row.x[i] - origin.x) * away
                row.y[i] += (row.y[i] - origin.y) * away
            }
            row.sample()
            for i in 0..<row.count {
                let light = 0.3 * wave[i] * row.alpha[i]
                row.red[i] += light
                row.green[i] += light
                row.blue[i] += light
            }
        }
    }
}
