import Kinora

/// Keeps a share `amount` of everything's red, by a shader function in Swift.
@MainActor
func reddened(_ amount: Double) -> some View {
    KinoraShaderKernels.register(
        "tint",
        .color { arguments in
            let amount = arguments.float(0)
            return { position, color in SIMD4(color.x * amount, color.y, color.z, color.w) }
        })
    return Color.white.colorEffect(ShaderLibrary.tint(.float(amount)))
}
