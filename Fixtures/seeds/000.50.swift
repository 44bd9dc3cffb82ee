import SwiftUI

/// The shader that the block asks for, with the layer of its pixels: what lies to the lower right less what lies to the
/// upper left.
struct EmbossHost: View {
    init() {
        ShaderKernels.register("emboss", .layer { arguments in
            let strength = arguments.float(0)
            return { position, layer in
                let color = layer.sample(position)
                let step = SIMD2<Float>(1, 1)
                let relief = (layer.sample(position + step) - layer.sample(position - step)) * strength
                return SIMD4(color.x + relief.x, color.y + relief.y, color.z + relief.z, color.w)
            }
        })
    }

    var body: some View { InfernoEffects() }
}
