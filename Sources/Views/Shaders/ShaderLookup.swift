import KinoraBasics
import KinoraScene
import KinoraStage

/// From a shader to the function that runs: found, fit for the use, and called as it is declared.
extension Shader {
    /// A function and how a scene names it.
    struct Found {
        let kernel: ShaderKernel
        /// nil for functions in Swift.
        let library: String?
    }

    /// - Throws: `StageError` that says in one sentence what is wrong.
    func found(for use: ShaderUse, in sources: ShaderSources, _ arguments: [ShaderArgument]) throws -> Found {
        let library = try function.library.compiled(in: sources)
        if let library, let compiled = CompiledShaders.named(function.name, in: library) {
            guard let kernel = compiled.uses[use]?.kernel else {
                throw StageError.misused(
                    "the shader function “\(function.name)” cannot be \(use.purpose), which is declared as "
                        + "\(use.signature): it is \(compiled.declaration)")
            }
            if let problem = compiled.mismatch(with: arguments, for: use) {
                throw StageError.misused(
                    "the shader function “\(function.name)” \(problem); it is \(compiled.declaration)")
            }
            return Found(kernel: kernel, library: library)
        }
        if let kernel = ShaderKernels.named(function.name) { return Found(kernel: kernel, library: nil) }
        throw StageError.missing(unknown(in: library))
    }

    private func unknown(in library: String?) -> String {
        let own = library.map(CompiledShaders.names) ?? []
        let known = own.isEmpty ? ShaderKernels.names : own
        let nearest = NearestName.ranked(own + ShaderKernels.names, for: function.name).first
        let hint = nearest.flatMap {
            $0.distance <= max(2, function.name.count / 3) ? "; did you mean “\($0.name)”?" : nil
        }
        return "there is no shader function named “\(function.name)”" + (hint ?? known.listed)
    }

    /// The call for a use with what it runs; nil, and the performance ends with an error, where it cannot be made.
    func call(for use: ShaderUse, in environment: EnvironmentValues) -> (call: ShaderCall, kernel: ShaderKernel)? {
        let arguments = arguments.map { $0.resolved(in: environment) }
        do {
            let found = try found(for: use, in: environment.shaderSources, arguments)
            return (ShaderCall(function.name, arguments, library: found.library), found.kernel)
        } catch {
            Graph.current?.fail((error as? StageError) ?? .misused("\(error)"))
            return nil
        }
    }
}

extension ShaderUse {
    fileprivate var purpose: String {
        switch self {
        case .fill: "a style"
        case .color: "a color effect"
        case .distortion: "a distortion effect"
        case .layer: "a layer effect"
        }
    }

    fileprivate var signature: String {
        switch self {
        case .fill: "half4 name(float2 position, ...)"
        case .color: "half4 name(float2 position, half4 color, ...)"
        case .distortion: "float2 name(float2 position, ...)"
        case .layer: "half4 name(float2 position, SwiftUI::Layer layer, ...)"
        }
    }
}

extension [String] {
    fileprivate var listed: String { isEmpty ? "; none is registered" : "; there are " + joined(separator: ", ") }
}
