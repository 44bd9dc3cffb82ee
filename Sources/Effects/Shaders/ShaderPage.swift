import KinoraViews

/// The photo on which shaders are shown: the picture given, or the stand-in, with rounded corners and room around it, so
/// that it can be seen whether an effect reaches beyond its edges.
struct ShaderPage<Effect: View>: View {
    let image: Image?
    let page: Color
    let padding: Double
    let cornerRadius: Double
    /// The photo with the effect.
    @ViewBuilder let effect: (ShaderPhoto) -> Effect

    var body: some View {
        effect(ShaderPhoto(image: image, cornerRadius: cornerRadius))
            .padding(padding)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(page)
    }
}

struct ShaderPhoto: View {
    let image: Image?
    let cornerRadius: Double

    var body: some View {
        Photo(image: image).clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
    }
}

/// What every shader's page takes beside the shader's own parameters.
enum ShaderPageParameters {
    static let all = [
        Parameter("image", "The photo; any PNG file.", .image),
        Parameter("page", "The color around the photo.", .color(default: "#15161C")),
        Parameter(
            "padding", "The room around the photo.", .number(default: 24, range: 0...1000, good: 0...40, unit: .points)),
        Parameter(
            "corner", "The photo's corner radius.", .number(default: 20, range: 0...1000, good: 0...32, unit: .points)),
    ]
}

extension ShaderPage {
    init(_ values: ParameterValues, @ViewBuilder effect: @escaping (ShaderPhoto) -> Effect) {
        self.init(
            image: values.image("image"), page: values.color("page"), padding: values.number("padding"),
            cornerRadius: values.number("corner"), effect: effect)
    }
}
