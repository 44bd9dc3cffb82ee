import Foundation
import Synchronization

/// A call of a shader function by name. The function itself is looked up in `ShaderKernels`, or in `CompiledShaders` where a
/// library is named, so that a scene stays a value that can be written and compared.
public struct ShaderCall: Sendable, Equatable {
    /// The function's name, as it was registered.
    public var name: String
    /// In the order of the function's parameters.
    public var arguments: [ShaderArgument]

    /// The compiled library that the function belongs to; nil for functions written in Swift.
    public var library: String?

    /// A call of the function `name`.
    public init(_ name: String, _ arguments: [ShaderArgument], library: String? = nil) {
        self.name = name
        self.arguments = arguments
        self.library = library
    }

    /// The function for a use; nil where none is known. One in Swift is whatever it was registered as.
    public func kernel(for use: ShaderUse) -> ShaderKernel? {
        guard let library else { return ShaderKernels.named(name) }
        return CompiledShaders.named(name, in: library)?.uses[use]?.kernel
    }
}

/// One argument: a number, up to four of them, a premultiplied color, or a list.
public enum ShaderArgument: Sendable, Equatable {
    /// One number.
    case float(Float)
    /// Two numbers.
    case float2(Float, Float)
    /// Three numbers.
    case float3(Float, Float, Float)
    /// Four numbers.
    case float4(Float, Float, Float, Float)
    /// Red, green, blue and alpha, premultiplied and gamma-encoded.
    case color(Float, Float, Float, Float)
    /// A list of numbers.
    case floats([Float])
    /// A list of premultiplied colors.
    case colors([SIMD4<Float>])
    /// Bytes that the function knows how to read.
    case data([UInt8])
    /// A picture of `width * height` premultiplied pixels, row by row.
    case image(width: Int, height: Int, pixels: [UInt32])
    /// x, y, width and height of the bounds of the view the shader is applied to; x and y are 0.
    case boundingRect
}

/// A shader applied to a flattened layer.
public struct ShaderPass: Sendable, Equatable, Codable {
    /// What the function gives: a new color for a pixel's color, a position to read instead, or a color made from the
    /// whole layer.
    public enum Kind: String, Sendable, Codable, CaseIterable { case color, distortion, layer }

    /// Which kind of function is called.
    public var kind: Kind
    /// The function and its arguments.
    public var shader: ShaderCall
    /// The view's bounds, in points; positions handed to the function are relative to its origin.
    public var bounds: CGRect
    /// How far, in points, the function may sample from its position; the layer grows by it and anything farther reads
    /// transparent.
    public var maxSampleOffset: CGSize

    /// A pass of a function that does not sample beyond its position unless `maxSampleOffset` says so.
    public init(_ kind: Kind, shader: ShaderCall, bounds: CGRect, maxSampleOffset: CGSize = .zero) {
        self.kind = kind
        self.shader = shader
        self.bounds = bounds
        self.maxSampleOffset = maxSampleOffset
    }
}

/// A shader function written in Swift, over positions in points and premultiplied, gamma-encoded colors.
///
/// The function is bound to its arguments once a frame, so that whatever depends only on them is computed there. The
/// bound function then runs for every pixel, on several threads at once.
public enum ShaderKernel: Sendable {
    /// The new premultiplied color of the pixel at `position`, whose color is `color`.
    public typealias Color = @Sendable (_ position: SIMD2<Float>, _ color: SIMD4<Float>) -> SIMD4<Float>
    /// The position, in points, whose color the pixel at `position` shows.
    public typealias Distortion = @Sendable (_ position: SIMD2<Float>) -> SIMD2<Float>
    /// The color of the pixel at `position`, which may read the layer anywhere within the pass's `maxSampleOffset`.
    public typealias Layer = @Sendable (_ position: SIMD2<Float>, _ layer: LayerSampler) -> SIMD4<Float>
    /// Sets the colors of a whole row of pixels.
    public typealias LayerRows = @Sendable (_ row: ShaderRow) -> Void
    /// Moves the positions of a whole row of pixels.
    public typealias DistortionRows = @Sendable (_ row: ShaderRow) -> Void
    /// The premultiplied color at `position`.
    public typealias Generator = @Sendable (_ position: SIMD2<Float>) -> SIMD4<Float>

    /// Changes each pixel's color, without looking at others.
    case color(@Sendable (ShaderArguments) -> Color)
    /// A color function over a row of pixels at a time: the fast form. The row's colors are at first the layer's.
    case colorRows(@Sendable (ShaderArguments) -> LayerRows)
    /// Moves pixels.
    case distortion(@Sendable (ShaderArguments) -> Distortion)
    /// A distortion that moves the positions of a row of pixels at a time: the fast form. It leaves the row's colors alone.
    case distortionRows(@Sendable (ShaderArguments) -> DistortionRows)
    /// Makes each pixel from the layer.
    case layer(@Sendable (ShaderArguments) -> Layer)
    /// A layer function that makes a row of pixels at a time: the fast form.
    case layerRows(@Sendable (ShaderArguments) -> LayerRows)
    /// A color from a position alone, for shaders used as paint.
    case generator(@Sendable (ShaderArguments) -> Generator)
    /// A generator that makes a row of pixels at a time: the fast form.
    case generatorRows(@Sendable (ShaderArguments) -> LayerRows)
}

/// Arguments as a function reads them: by position, zero where absent.
public struct ShaderArguments: Sendable {
    /// As they were passed.
    public var values: [ShaderArgument]

    /// Arguments for a function to read.
    public init(_ values: [ShaderArgument]) { self.values = values }

    /// The numbers of argument `index`; empty where there is none.
    public func floats(_ index: Int) -> [Float] {
        guard values.indices.contains(index) else { return [] }
        switch values[index] {
        case .float(let x): return [x]
        case .float2(let x, let y): return [x, y]
        case .float3(let x, let y, let z): return [x, y, z]
        case .float4(let x, let y, let z, let w), .color(let x, let y, let z, let w): return [x, y, z, w]
        case .floats(let list): return list
        case .colors(let list): return list.flatMap { [$0.x, $0.y, $0.z, $0.w] }
        case .data(let bytes):
            return bytes.withUnsafeBytes { bytes in
                (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
            }
        case .image, .boundingRect: return []
        }
    }

    /// The first number of argument `index`; 0 where there is none.
    public func float(_ index: Int) -> Float { floats(index).first ?? 0 }

    /// The first two numbers of argument `index`; zero where there are fewer.
    public func float2(_ index: Int) -> SIMD2<Float> {
        let list = floats(index)
        return list.count >= 2 ? SIMD2(list[0], list[1]) : .zero
    }

    /// The first four numbers of argument `index`, such as a color; zero where there are fewer.
    public func float4(_ index: Int) -> SIMD4<Float> {
        let list = floats(index)
        return list.count >= 4 ? SIMD4(list[0], list[1], list[2], list[3]) : .zero
    }
}

/// The shader functions known to this process, by name. Registering the same name again replaces the function.
public enum ShaderKernels {
    private static let table = Mutex<[String: ShaderKernel]>([:])

    /// Makes `function` known as `name`, from any thread.
    public static func register(_ name: String, _ function: ShaderKernel) {
        table.withLock { $0[name] = function }
    }

    /// The function of this name; nil when none is registered.
    public static func named(_ name: String) -> ShaderKernel? {
        table.withLock { $0[name] }
    }

    /// The names of all registered functions, sorted.
    public static var names: [String] { table.withLock { $0.keys.sorted() } }
}
