import KinoraScene
import KinoraViews

/// A shader function of the Inferno library's set as an effect: typed, named parameters in place of positional arguments.
protocol InfernoShader: Effect {
    associatedtype Page: ShaderPageGroup

    /// The page on which the function is shown.
    var page: Page { get }
    /// The name under which the function is registered.
    static var function: String { get }
    static var kernel: ShaderKernel { get }
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
        ShaderKernels.register(Self.function, Self.kernel)
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
                function: ShaderFunction(library: .default, name: Inferno.function),
                arguments: shader.arguments(InfernoMoment(time: time, size: geometry.size)))
            let reach = CGSize(width: shader.reach, height: shader.reach)
            switch Inferno.kernel {
            case .color, .colorRows, .generator, .generatorRows: photo.colorEffect(call)
            case .layer, .layerRows: photo.layerEffect(call, maxSampleOffset: reach)
            case .distortion, .distortionRows: photo.distortionEffect(call, maxSampleOffset: reach)
            }
        }
    }
}

/// What several shader functions compute.
enum ShaderMath {
    /// A number of 0 to less than 1 for each pair of whole numbers and seed, without a visible pattern (integer hash after
    /// Wang 2007).
    static func noise(_ x: Float, _ y: Float, _ seed: UInt32) -> Float {
        func whole(_ value: Float) -> UInt32 {
            UInt32(truncatingIfNeeded: Int64(min(max(value, -1e9), 1e9).rounded(.down)))
        }
        var word = whole(x) &* 0x9E37_79B1 ^ whole(y) &* 0x85EB_CA77 ^ seed &* 0xC2B2_AE3D
        word = (word ^ 61) ^ (word &>> 16)
        word = word &* 9
        word ^= word &>> 4
        word = word &* 0x27D4_EB2D
        word ^= word &>> 15
        return Float(word &>> 8) * 0x1p-24
    }

    /// A color whose hue is turned by an angle in radians: rotated about the gray axis (Rodrigues' formula).
    static func hueTurned(_ color: SIMD4<Float>, by angle: Float) -> SIMD4<Float> {
        let (sin, cos) = (Maths.sin(angle), Maths.cos(angle))
        let rgb = SIMD3(color.x, color.y, color.z)
        let across = SIMD3(rgb.z - rgb.y, rgb.x - rgb.z, rgb.y - rgb.x) * Float(0.57735027)
        let turned = rgb * cos + across * sin + SIMD3(repeating: rgb.sum() / 3 * (1 - cos))
        return SIMD4(clamp(turned.x), clamp(turned.y), clamp(turned.z), color.w)
    }

    static func length(_ vector: SIMD2<Float>) -> Float { (vector * vector).sum().squareRoot() }

    static func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ share: Float) -> SIMD4<Float> { a + (b - a) * share }

    /// An opaque color under an alpha.
    static func premultiplied(_ r: Float, _ g: Float, _ b: Float, _ alpha: Float) -> SIMD4<Float> {
        SIMD4(r * alpha, g * alpha, b * alpha, alpha)
    }

    static func clamp(_ value: Float, _ low: Float = 0, _ high: Float = 1) -> Float { min(max(value, low), high) }

    /// Rec. 709 luma of a premultiplied color, as a share of its alpha.
    static func luma(_ color: SIMD4<Float>) -> Float {
        color.w > 0 ? (0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z) / color.w : 0
    }

    /// 0 below `low`, 1 above `high`, and a smooth cubic between.
    static func smoothstep(_ low: Float, _ high: Float, _ value: Float) -> Float {
        let t = clamp((value - low) / (high - low))
        return t * t * (3 - 2 * t)
    }
}
