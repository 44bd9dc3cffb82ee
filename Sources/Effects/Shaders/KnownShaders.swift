/// Shader functions that published SwiftUI sources call by name and keep in Metal files, for sources that come without theirs: those
/// of the catalogue, under the names that the sources use. A source that registers a function of its own under one of these
/// names has that one.
package enum KnownShaders {
    package static func register() {
        for shader in [CatalogueShader.Ripple, .rippleDistortion, .wave, .colorInvert, .emboss] { shader.register() }
        CatalogueShader.rippleDistortion.register(as: "ripple")
    }
}
