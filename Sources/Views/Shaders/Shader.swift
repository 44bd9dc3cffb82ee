import KinoraStage
import KinoraPixels
import KinoraScene

/// A shader function with its arguments. As a style it paints; effects apply it to what a view draws.
///
/// A function is Metal source, compiled for the processor, or a Swift closure registered by name.
nonisolated public struct Shader: Equatable, Sendable {
    public var function: ShaderFunction
    public var arguments: [Argument]
    /// Frames are not dithered, so this changes nothing.
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// An argument of a shader function, after the position (and the color or layer).
    public struct Argument: Equatable, Sendable {
        enum Value: Equatable, Sendable {
            case fixed(ShaderArgument)
            case colors([Color], isList: Bool)
            case image(Image)
        }

        let value: Value

        private init(_ value: Value) { self.value = value }
        init(_ argument: ShaderArgument) { value = .fixed(argument) }

        /// What depends on nothing that is known only where the shader is drawn.
        var fixed: ShaderArgument? {
            if case .fixed(let argument) = value { return argument }
            return nil
        }

        var isImage: Bool { if case .image = value { true } else { false } }

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(.float(Float(x))) }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(.float2(Float(x), Float(y)))
        }
        public static func float2(_ point: CGPoint) -> Argument { .float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { .float2(size.width, size.height) }
        public static func float2(_ vector: CGVector) -> Argument { .float2(vector.dx, vector.dy) }
        public static func float2(_ vector: SIMD2<Float>) -> Argument { .float2(vector.x, vector.y) }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(.float3(Float(x), Float(y), Float(z)))
        }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(.float4(Float(x), Float(y), Float(z), Float(w)))
        }
        public static func floatArray(_ array: [Float]) -> Argument { Argument(.floats(array)) }
        /// The bounds of the view: x and y (0), width and height, in points.
        public static var boundingRect: Argument { Argument(.boundingRect) }
        /// Premultiplied, gamma-encoded.
        public static func color(_ color: Color) -> Argument { Argument(.colors([color], isList: false)) }
        public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array, isList: true)) }
        public static func image(_ image: Image) -> Argument { Argument(.image(image)) }
        public static func data(_ data: Data) -> Argument { Argument(.data(Array(data))) }
    }

    /// What a shader is used as.
    public struct UsageType: Hashable, Sendable {
        let use: ShaderUse

        /// A style: `half4 name(float2 position, ...)`.
        public static let shapeStyle = UsageType(use: .fill)
        /// `half4 name(float2 position, half4 color, ...)`.
        public static let colorEffect = UsageType(use: .color)
        /// `float2 name(float2 position, ...)`.
        public static let distortionEffect = UsageType(use: .distortion)
        /// `half4 name(float2 position, SwiftUI::Layer layer, ...)`.
        public static let layerEffect = UsageType(use: .layer)
    }

    /// Looks the function up and checks its arguments. Functions are compiled before the first frame, so that nothing else
    /// is left to do ahead.
    ///
    /// - Throws: `StageError` where drawing with the shader would fail.
    public func compile(as type: UsageType) async throws {
        try await MainActor.run {
            let arguments = arguments.map { $0.resolved(in: EnvironmentValues()) }
            _ = try found(for: type.use, in: ShaderSources.latest, arguments)
        }
    }
}

extension Shader.Argument {
    func resolved(in environment: EnvironmentValues) -> ShaderArgument {
        switch value {
        case .fixed(let argument): return argument
        case .colors(let colors, let isList):
            let vectors = colors.map { PremultipliedRGBA($0.rgba(in: environment)).components }
            if isList { return .colors(vectors) }
            return .color(vectors[0].x, vectors[0].y, vectors[0].z, vectors[0].w)
        case .image(let image):
            guard let pixmap = image.pixels?.0.pixmap else {
                Graph.current?.fail(.missing("only pictures of pixels can be handed to a shader, and no symbols"))
                return .image(width: 0, height: 0, pixels: [])
            }
            return .image(width: pixmap.width, height: pixmap.height, pixels: pixmap.pixels)
        }
    }
}

/// Paints with the function's color for each position.
extension Shader: PrimitiveStyle {
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        guard let found = call(for: .fill, in: environment) else { return .color(.clear) }
        switch found.kernel {
        case .generator, .generatorRows: return KinoraResolvedStyle(.shader(found.call))
        default:
            function.fail("is not a style: it needs a color or a layer besides the position")
            return .color(.clear)
        }
    }
}
