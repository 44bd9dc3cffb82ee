import SwiftUI

/// The shader that the block asks for, as a distortion: where the wave has come, points are taken from farther out.
struct RippleHost: View {
    init() {
        ShaderKernels.register("ripple", .distortion { arguments in
            let (origin, time) = (arguments.float2(0), arguments.float(1))
            let (amplitude, frequency, decay, speed) = (arguments.float(2), arguments.float(3), arguments.float(4), arguments.float(5))
            return { position in
                let (x, y) = (Double(position.x - origin.x), Double(position.y - origin.y))
                let distance = (x * x + y * y).squareRoot()
                let elapsed = max(0, Double(time) - distance / Double(speed))
                let wave = Double(amplitude) * sin(Double(frequency) * elapsed) * exp(-Double(decay) * elapsed)
                guard distance > 0 else { return position }
                return SIMD2(position.x + Float(wave * x / distance), position.y + Float(wave * y / distance))
            }
        })
    }

    var body: some View { MetalRippleView() }
}
