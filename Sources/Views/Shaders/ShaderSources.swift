import KinoraScene
import KinoraStage

/// Which compiled libraries a source's own names for shader libraries mean.
package struct ShaderSources: Equatable, Sendable {
    /// The library of `ShaderLibrary.default`; nil where the source has no Metal file.
    package var main: String?
    /// Those of bundles, by the bundle's folder.
    package var bundles: [String: String] = [:]

    package init(main: String? = nil, bundles: [String: String] = [:]) {
        self.main = main
        self.bundles = bundles
    }

    /// Compiles Metal source that a source hands over as data, and answers the library's name. The command says how, because
    /// views start no compiler.
    nonisolated(unsafe) package static var compile: (@Sendable (_ text: Data, _ name: String) throws -> String)?

    /// Of the view that was built last; for calls that have no environment.
    nonisolated(unsafe) static var latest = ShaderSources()
}

private struct ShaderSourcesKey: EnvironmentKey {
    nonisolated static let defaultValue = ShaderSources()
}

extension EnvironmentValues {
    var shaderSources: ShaderSources {
        get { self[ShaderSourcesKey.self] }
        set { self[ShaderSourcesKey.self] = newValue }
    }
}

extension View {
    /// Says which Metal libraries the view's shader functions are looked for in.
    package func shaderSources(_ sources: ShaderSources) -> some View {
        transformEnvironment(\.shaderSources) {
            ShaderSources.latest = sources
            $0 = sources
        }
    }
}
