import KinoraStage
import KinoraScene

/// A collection of shader functions, named as members: `ShaderLibrary.ripple(.float(1))`.
///
/// The functions of a source's own Metal files come first; after them those that were registered in Swift by name, of which
/// there is one table for all libraries.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
    enum Source: Equatable {
        case main
        /// By its folder.
        case bundle(String)
        /// Metal source.
        case text(Data, name: String)
        /// What cannot be read, as the error says.
        case unreadable(String)
    }

    let source: Source

    private init(_ source: Source) { self.source = source }

    /// The Metal files of the source itself: beside a Swift file, in a folder, in a package's targets.
    public static let `default` = ShaderLibrary(.main)

    /// The Metal files among a bundle's resources.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
        bundle == .main ? .default : ShaderLibrary(.bundle(bundle.bundlePath))
    }

    /// A library of Metal source. (Apple's systems take compiled libraries here, which are for their processors alone.)
    public init(data: Data) { source = ShaderLibrary.source(data, name: "the shader library made of data") }

    /// The library in a file of Metal source.
    public init(url: URL) {
        if let data = try? Data(contentsOf: url) {
            source = ShaderLibrary.source(data, name: url.path)
        } else {
            source = .unreadable("the shader library \(url.path) cannot be read")
        }
    }

    private static func source(_ data: Data, name: String) -> Source {
        data.starts(with: Data("MTLB".utf8))
            ? .unreadable(
                "\(name) is compiled for Apple's processors, which cannot run here; give the Metal source in its place")
            : .text(data, name: name)
    }

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension ShaderLibrary {
    /// The name of the compiled library; nil where there is none.
    ///
    /// - Throws: `StageError` where there should be one.
    func compiled(in sources: ShaderSources) throws -> String? {
        switch source {
        case .main: return sources.main
        case .bundle(let path): return sources.bundles[path]
        case .unreadable(let problem): throw StageError.misused(problem)
        case .text(let data, let name):
            guard let compile = ShaderSources.compile else {
                throw StageError.missing("\(name) is Metal source, which only the command compiles")
            }
            return try compile(data, name)
        }
    }
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
    /// Ends the performance with what is wrong with the function.
    func fail(_ reason: String) { Graph.current?.fail(.missing("the shader function “\(name)” \(reason)")) }
}
