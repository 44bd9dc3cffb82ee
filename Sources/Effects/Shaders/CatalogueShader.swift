internal import KinoraMetal
import KinoraScene

/// A shader function of the catalogue, by the name it has in its Metal source (`Sources/EffectShaders/metal`).
enum CatalogueShader: String, CaseIterable {
    case Ripple, rippleDistortion, wave, colorInvert, emboss, KinoraGlobe
    case infernoCheckerboard, infernoCircleWave, infernoGradientFill, infernoInfrared, infernoInterlace
    case infernoLightGrid, infernoNoise, infernoRecolor, infernoSheen, infernoSinebow
    case infernoColorPlanes, infernoLoupe, infernoBubble, infernoWater, infernoRelativeWave
    case transitionCircles, transitionCircleWave, transitionCrosswarpLeft, transitionCrosswarpRight
    case transitionDiamonds, transitionDiamondWave, transitionGenie, transitionPixellate, transitionRadial
    case transitionSwirl, transitionWind

    /// What it does to a view. Color functions can fill as well; the catalogue does not use that.
    var use: ShaderUse { entry.use }

    var kernel: ShaderKernel { entry.kernel }

    /// Makes it known under its name, or under another.
    func register(as name: String? = nil) { ShaderKernels.register(name ?? rawValue, kernel) }

    private var entry: (use: ShaderUse, kernel: ShaderKernel) {
        let uses = EffectShaders.functions[rawValue]?.uses ?? [:]
        for use in [ShaderUse.layer, .distortion, .color] {
            if let found = uses[use] { return (use, found.kernel) }
        }
        fatalError("\(rawValue) is not in the list of Sources/EffectShaders/functions.h.")
    }
}
