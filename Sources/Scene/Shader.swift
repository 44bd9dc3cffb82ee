import Foundation
import Synchronization

/// A call of a shader function by name. The function itself is looked up in `ShaderKernels`, so that a scene stays a
/// value that can be written and compared.
public struct ShaderCall: Sendable, Equatable {
    public var name: String
    public var arguments: [ShaderArgument]

    public init(_ name: String, _ arguments: [ShaderArgument]) {
        self.name = name
        self.arguments = arguments
    }
}

/// One argument: a number, up to four of them, a premultiplied color, or a list.
public enum ShaderArgument: Sendable, Equatable {
    case float(Float)
    case float2(Float, Float)
    case float3(Float, Float, Float)
    case float4(Float, Float, Float, Float)
    /// Premultiplied.
    case color(Float, Float, Float, Float)
    case floats([Float])
    case colors([SIMD4<Float>])
    case image(width: Int, height: Int, pixels: [UInt32])
    /// x, y, width and height of the bounds of the view the shader is applied to; x and y are 0.
    case boundingRect
}

/// A shader applied to a flattened layer.
public struct ShaderPass: Sendable, Equatable, Codable {
    public enum Kind: String, Sendable, Codable { case color, distortion, layer }

    public var kind: Kind
    public var shader: ShaderCall
    /// The view's bounds, in points; positions handed to the function are relative to its origin.
    public var bounds: CGRect
    /// How far, in points, the function may sample from its position; the layer grows by it and anything farther reads
    /// transparent.
    public var maxSampleOffset: CGSize

    public init(_ kind: Kind, shader: ShaderCall, bounds: CGRect, maxSampleOffset: CGSize = .zero) {
        self.kind = kind
        self.shader = shader
        self.bounds = bounds
        self.maxSampleOffset = maxSampleOffset
    }
}

/// A shader function written in Swift, over positions in points and premultiplied, gamma-encoded colors.
///
/// Binding happens once a frame, so that whatever depends only on the arguments is computed there; the bound function
/// then runs for every pixel, from several threads at once.
public enum ShaderKernel: Sendable {
    public typealias Color = @Sendable (_ position: SIMD2<Float>, _ color: SIMD4<Float>) -> SIMD4<Float>
    public typealias Distortion = @Sendable (_ position: SIMD2<Float>) -> SIMD2<Float>
    public typealias Layer = @Sendable (_ position: SIMD2<Float>, _ layer: LayerSampler) -> SIMD4<Float>
    public typealias LayerRows = @Sendable (_ row: ShaderRow) -> Void
    public typealias DistortionRows = @Sendable (_ row: ShaderRow) -> Void
    public typealias Generator = @Sendable (_ position: SIMD2<Float>) -> SIMD4<Float>

    case color(@Sendable (ShaderArguments) -> Color)
    case distortion(@Sendable (ShaderArguments) -> Distortion)
    /// A distortion that moves the positions of a row of pixels at a time: the fast form. It leaves the row's colors alone.
    case distortionRows(@Sendable (ShaderArguments) -> DistortionRows)
    case layer(@Sendable (ShaderArguments) -> Layer)
    /// A layer function that makes a row of pixels at a time: the fast form.
    case layerRows(@Sendable (ShaderArguments) -> LayerRows)
    /// A color from a position alone, for shaders used as paint.
    case generator(@Sendable (ShaderArguments) -> Generator)
}

/// Arguments as a function reads them: by position, zero where absent.
public struct ShaderArguments: Sendable {
    public var values: [ShaderArgument]

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
        case .image, .boundingRect: return []
        }
    }

    public func float(_ index: Int) -> Float { floats(index).first ?? 0 }

    public func float2(_ index: Int) -> SIMD2<Float> {
        let list = floats(index)
        return list.count >= 2 ? SIMD2(list[0], list[1]) : .zero
    }

    public func float4(_ index: Int) -> SIMD4<Float> {
        let list = floats(index)
        return list.count >= 4 ? SIMD4(list[0], list[1], list[2], list[3]) : .zero
    }
}

/// The shader functions known to this process, by name. Registering the same name again replaces the function.
public enum ShaderKernels {
    private static let table = Mutex<[String: ShaderKernel]>([:])

    public static func register(_ name: String, _ function: ShaderKernel) {
        table.withLock { $0[name] = function }
    }

    public static func named(_ name: String) -> ShaderKernel? {
        table.withLock { $0[name] }
    }

    public static var names: [String] { table.withLock { $0.keys.sorted() } }
}
