import KinoraViews

/// The photo on which shaders are shown: the picture given, or the stand-in, with rounded corners and room around it, so
/// that it can be seen whether an effect reaches beyond its edges.
struct ShaderPage<Effect: View>: View {
    let image: Image?
    let page: Color
    let padding: Double
    let cornerRadius: Double
    let standIn: PhotoStandIn.Subject
    /// The photo with the effect.
    @ViewBuilder let effect: (ShaderPhoto) -> Effect

    var body: some View {
        effect(ShaderPhoto(image: image, cornerRadius: cornerRadius, standIn: standIn))
            .padding(padding)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .page(page)
    }
}

struct ShaderPhoto: View {
    let image: Image?
    let cornerRadius: Double
    let standIn: PhotoStandIn.Subject
    /// A shape with a hole and soft shadow stands in for a photo.
    var isCutout = false

    var body: some View {
        if isCutout, image == nil { Cutout() } else { photo }
    }

    private var photo: some View {
        Photo(image: image, standIn: standIn).clipShape(
            RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
    }
}

/// A large symbol with holes, a soft shadow under it: what has alpha.
private struct Cutout: View {
    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height) * 0.86
            ZStack {
                Circle().stroke(.white, lineWidth: side * 0.05)
                Image(systemName: "paperplane.fill").font(.system(size: side * 0.52)).foregroundStyle(.white)
            }
            .frame(width: side, height: side)
            .shadow(color: .black.opacity(0.5), radius: side * 0.05, y: side * 0.03)
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
    }
}

/// Parameters of a shader's page.
protocol ShaderPageGroup: ParameterGroup {
    /// The photo; nil is the stand-in.
    var photo: Image? { get }
    var surroundings: PhotoSurroundings { get }
}

/// What every shader's page takes beside the shader's own parameters.
struct ShaderPageParameters: ShaderPageGroup {
    @Parameter("The photo; any PNG file.") var image: Image?
    let surroundings = PhotoSurroundings()

    var photo: Image? { image }
}

/// What a shader's page takes where a shape without corners stands in for the photo.
struct CutoutPageParameters: ShaderPageGroup {
    @Parameter("The photo; any PNG file.") var image: Image?
    @Parameter("The color around the photo.", default: "#15161C") var page: Color
    @Parameter("The room around the photo.", in: 0...1000, good: 0...40, unit: .points) var padding = 24.0

    var photo: Image? { image }
    var surroundings: PhotoSurroundings {
        var surroundings = PhotoSurroundings()
        (surroundings.page, surroundings.padding) = (page, padding)
        return surroundings
    }
}

/// What is around a shader's photo. It is all that the page takes where the shader paints over the whole photo.
struct PhotoSurroundings: ShaderPageGroup {
    @Parameter("The color around the photo.", default: "#15161C") var page: Color
    @Parameter("The room around the photo.", in: 0...1000, good: 0...40, unit: .points) var padding = 24.0
    @Parameter("The photo's corner radius.", in: 0...1000, good: 0...32, unit: .points) var corner = 20.0

    var photo: Image? { nil }
    var surroundings: PhotoSurroundings { self }
}

extension ShaderPage {
    init(
        _ page: some ShaderPageGroup, of standIn: PhotoStandIn.Subject = .sea,
        @ViewBuilder effect: @escaping (ShaderPhoto) -> Effect
    ) {
        let surroundings = page.surroundings
        self.init(
            image: page.photo, page: surroundings.page, padding: surroundings.padding,
            cornerRadius: surroundings.corner, standIn: standIn, effect: effect)
    }
}
