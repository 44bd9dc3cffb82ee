import KinoraScene
import KinoraViews

/// A photo as relief along one diagonal.
///
/// Emboss needs the neighbors of each pixel, so it is a layer effect and not a color effect. Its strength swells and falls.
struct EmbossedPhoto: View {
    let photo: ShaderPhoto
    let strength: Double
    /// Seconds from flat to full strength; nil holds full strength.
    let period: Double?

    @State private var isDeep = false

    var body: some View {
        photo
            .modifier(EmbossEffect(strength: period == nil || isDeep ? strength : 0))
            .onAppear {
                guard let period else { return }
                withAnimation(.easeInOut(duration: period).repeatForever(autoreverses: true)) { isDeep = true }
            }
    }
}

struct EmbossEffect: ViewModifier, Animatable {
    var strength: Double

    nonisolated var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }

    func body(content: Content) -> some View {
        content.layerEffect(ShaderLibrary.emboss(.float(strength)), maxSampleOffset: CGSize(width: 1, height: 1))
    }
}

struct Emboss: Effect {
    let page = ShaderPageParameters()
    @Parameter("How deep the relief is.", in: 0...100, good: 1...20) var strength = 5.0
    @Parameter("Whether the depth swells and falls.") var pulses = true
    @Parameter("How long it takes from flat to full depth.", in: 0.1...600, good: 1...4, unit: .seconds)
    var period = 2.0

    var view: some View {
        Self.register()
        return ShaderPage(page, of: .busts) { photo in
            EmbossedPhoto(
                photo: photo, strength: strength, period: pulses ? period : nil)
        }
    }

    static let entry = CatalogueEntry(
        name: "emboss",
        summary: "A photo as relief, whose depth swells and falls.",
        rows: [58],
        size: CGSize(width: 480, height: 360),
        duration: 4,
        loops: true,
        effect: Emboss())

    /// Arguments: strength, 0 to about 20. To each color is added the difference of its neighbors one point up left and
    /// one point down right, times the strength.
    static func register() {
        ShaderKernels.register(
            "emboss",
            .layer { arguments in
                let strength = arguments.float(0)
                return { position, layer in
                    let color = layer.sample(position)
                    guard color.w > 0 else { return color }
                    let difference = layer.sample(position + 1) - layer.sample(position - 1)
                    var result = color + difference * strength
                    result.w = color.w
                    // Between nothing and the alpha; comparisons of vectors are quicker than the standard library's minimum.
                    result.replace(with: SIMD4<Float>.zero, where: result .< 0)
                    result.replace(with: SIMD4(repeating: color.w), where: result .> SIMD4(repeating: color.w))
                    return result
                }
            })
    }
}
