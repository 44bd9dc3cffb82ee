import KinoraStage
import KinoraBasics
import KinoraScene

/// A collection of shader functions, named as members: `ShaderLibrary.ripple(.float(1))`.
///
/// There is one table of functions for all libraries, because functions are registered by name.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
    private let source: String

    private init(source: String) { self.source = source }

    public static let `default` = ShaderLibrary(source: "default")

    /// Compiled Metal libraries cannot run here; their functions are looked for by name.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundlePath) }
    public init(data: Data) { self.init(source: "data") }
    public init(url: URL) { self.init(source: url.path) }

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A shader function by name. Calling it makes a shader.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

extension ShaderFunction {
    /// The registered function; where there is none, rendering fails with an error that suggests the nearest name.
    func find() -> KinoraScene.ShaderKernel? {
        if let found = ShaderKernels.named(name) { return found }
        let known = ShaderKernels.names
        let nearest = NearestName.ranked(known, for: name).first
        let hint = nearest.flatMap { $0.distance <= max(2, name.count / 3) ? "; did you mean “\($0.name)”?" : nil }
        Graph.current?.fail(.missing("there is no shader function named “\(name)”" + (hint ?? known.listed)))
        return nil
    }

    func fail(_ reason: String) { Graph.current?.fail(.missing("the shader function “\(name)” \(reason)")) }
}

extension [String] {
    fileprivate var listed: String { isEmpty ? "; none is registered" : "; there are " + joined(separator: ", ") }
}
