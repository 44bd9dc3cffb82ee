import SwiftUI

/// The shaders that the block asks for.
struct ShadersHost: View {
    init() {
        ShaderKernels.register("colorInvert", .color { _ in
            { _, color in SIMD4(color.w - color.x, color.w - color.y, color.w - color.z, color.w) }
        })
        ShaderKernels.register("wave", .distortion { arguments in
            let intensity = Double(arguments.float(0))
            return { SIMD2($0.x, $0.y + Float(20 * intensity * sin(Double($0.x) / 20))) }
        })
    }

    var body: some View { ShaderEffects() }
}
