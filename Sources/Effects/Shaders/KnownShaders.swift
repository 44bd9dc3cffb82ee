/// Shader functions that published SwiftUI sources call by name and keep in Metal files, which cannot be compiled here: those
/// of the catalogue, under the names that the sources use. A source that registers a function of its own under one of these
/// names has that one.
package enum KnownShaders {
    package static func register() {
        RippleShader.register()
        RippleDistortion.register()
        Wave.register()
        Invert.register()
        Emboss.register()
    }
}
