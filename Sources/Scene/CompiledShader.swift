import Synchronization

/// What a shader function is asked to do.
public enum ShaderUse: String, Sendable, CaseIterable, Codable {
    /// A color from a position: paint.
    case fill
    /// A color from a position and a color.
    case color
    /// A position from a position.
    case distortion
    /// A color from a position and the whole layer.
    case layer
}

/// What a parameter of a shader function takes.
public enum ShaderParameter: Sendable, Equatable {
    case float, float2, float3, float4
    case color
    case floats, colors, data
    case image
    /// A type that no argument has, as an integer.
    case unsupported
}

/// A shader function that was compiled from Metal source: what it can run as, and what it must be given.
public struct CompiledShader: Sendable {
    /// As the source declares it: `half4 tint(float2 position, half4 color, float amount)`.
    public var declaration: String
    /// What it can run as.
    public var uses: [ShaderUse: Entry]
    /// How many of the last parameters have a value of their own, so that their arguments may be left out.
    public var omissible: Int

    /// A function in one of its uses.
    public struct Entry: Sendable {
        /// What runs.
        public var kernel: ShaderKernel
        /// Those that arguments fill, in order.
        public var parameters: [ShaderParameter]

        /// A use of a function whose arguments fill `parameters`.
        public init(_ kernel: ShaderKernel, _ parameters: [ShaderParameter]) {
            self.kernel = kernel
            self.parameters = parameters
        }
    }

    /// - Parameter omissible: how many of the last arguments may be left out.
    public init(declaration: String, uses: [ShaderUse: Entry], omissible: Int = 0) {
        self.declaration = declaration
        self.uses = uses
        self.omissible = omissible
    }

    /// Why the function cannot be called for `use` with these arguments; nil where it can.
    public func mismatch(with arguments: [ShaderArgument], for use: ShaderUse) -> String? {
        let parameters = uses[use]?.parameters ?? []
        let least = max(0, parameters.count - omissible)
        guard arguments.count <= parameters.count, arguments.count >= least else {
            let wanted = least == parameters.count ? "\(least)" : "\(least) to \(parameters.count)"
            return "takes \(wanted) argument\(parameters.count == 1 && least == 1 ? "" : "s"), and is given "
                + "\(arguments.count)"
        }
        for (index, (argument, parameter)) in zip(arguments, parameters).enumerated() where argument.kind != parameter {
            return parameter == .unsupported
                ? "has a parameter of a type that no argument can have (number \(index + 1) of the arguments)"
                : "takes \(parameter.description) as argument \(index + 1), and is given \(argument.kind.description)"
        }
        return nil
    }
}

extension ShaderArgument {
    /// The kind of parameter that takes it.
    public var kind: ShaderParameter {
        switch self {
        case .float: .float
        case .float2: .float2
        case .float3: .float3
        case .float4, .boundingRect: .float4
        case .color: .color
        case .floats: .floats
        case .colors: .colors
        case .data: .data
        case .image: .image
        }
    }
}

extension ShaderParameter: CustomStringConvertible {
    public var description: String {
        switch self {
        case .float: ".float"
        case .float2: ".float2"
        case .float3: ".float3"
        case .float4: ".float4 or .boundingRect"
        case .color: ".color"
        case .floats: ".floatArray"
        case .colors: ".colorArray"
        case .data: ".data"
        case .image: ".image"
        case .unsupported: "nothing that an argument can be"
        }
    }
}

/// The compiled functions known to this process, by the library they belong to and their name.
public enum CompiledShaders {
    private static let table = Mutex<[String: [String: CompiledShader]]>([:])

    /// Makes a library known. One of the same name is replaced.
    public static func register(_ functions: [String: CompiledShader], as library: String) {
        table.withLock { $0[library] = functions }
    }

    public static func contains(_ library: String) -> Bool { table.withLock { $0[library] != nil } }

    public static func named(_ name: String, in library: String) -> CompiledShader? {
        table.withLock { $0[library]?[name] }
    }

    /// The functions of a library, in order.
    public static func names(in library: String) -> [String] { table.withLock { $0[library]?.keys.sorted() ?? [] } }
}

extension ShaderPass.Kind {
    /// What a function is asked to do in a pass of this kind.
    public var use: ShaderUse {
        switch self {
        case .color: .color
        case .distortion: .distortion
        case .layer: .layer
        }
    }
}
