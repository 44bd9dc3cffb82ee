import KinoraScene
import KinoraViews

/// A shader function of the Inferno library's set as an effect: typed, named parameters in place of positional arguments.
protocol InfernoShader: Effect {
    associatedtype Page: ShaderPageGroup

    /// The page on which the function is shown.
    var page: Page { get }
    static var function: CatalogueShader { get }
    /// Whether it is shown on a shape with a hole instead of a photo, because it is about alpha.
    static var isOfCutout: Bool { get }
    /// What the photo shows when none is given.
    static var standIn: PhotoStandIn.Subject { get }
    /// How far away the function reads, in points.
    var reach: Double { get }
    /// What the function gets at one moment.
    func arguments(_ moment: InfernoMoment) -> [Shader.Argument]
}

/// What changes from frame to frame.
struct InfernoMoment {
    /// Seconds.
    let time: Double
    /// Points.
    let size: CGSize
}

extension InfernoShader {
    var reach: Double { 0 }
    static var isOfCutout: Bool { false }
    static var standIn: PhotoStandIn.Subject { .sea }

    var view: some View {
        Self.function.register()
        return ShaderPage(page, of: Self.standIn) { photo in
            var photo = photo
            photo.isCutout = Self.isOfCutout
            return Elapsed { [photo] time in InfernoPhoto(shader: self, photo: photo, time: time) }
        }
    }
}

extension CatalogueEntry {
    /// A shader's entry.
    ///
    /// - Parameter period: seconds after which the picture repeats; nil where it does not, or rests.
    init(
        name: String, summary: String, period: Double? = nil, file: String = #fileID,
        shader: @autoclosure @escaping @Sendable () -> some InfernoShader
    ) {
        self.init(
            name: name, summary: summary, size: CGSize(width: 400, height: 300), duration: period ?? 4,
            loops: period != nil, file: file, effect: shader())
    }
}

/// A photo with a shader at one moment.
struct InfernoPhoto<Inferno: InfernoShader>: View {
    let shader: Inferno
    let photo: ShaderPhoto
    /// Seconds.
    let time: Double

    var body: some View {
        GeometryReader { geometry in
            let call = Shader(
                function: ShaderFunction(library: .default, name: Inferno.function.rawValue),
                arguments: shader.arguments(InfernoMoment(time: time, size: geometry.size)))
            let reach = CGSize(width: shader.reach, height: shader.reach)
            switch Inferno.function.use {
            case .color, .fill: photo.colorEffect(call)
            case .layer: photo.layerEffect(call, maxSampleOffset: reach)
            case .distortion: photo.distortionEffect(call, maxSampleOffset: reach)
            }
        }
    }
}
