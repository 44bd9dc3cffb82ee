extension Catalogue {
    /// Effects of color, layer and distortion shaders. One a line, in alphabetical order.
    static let shaders: [CatalogueEntry] = [
        InfernoBubble.entry,
        InfernoCheckerboard.entry,
        InfernoCircleWave.entry,
        InfernoColorPlanes.entry,
        Emboss.entry,
        InfernoGradientFill.entry,
        InfernoInfrared.entry,
        InfernoInterlace.entry,
        Invert.entry,
        InfernoLightGrid.entry,
        InfernoLoupe.entry,
        InfernoNoise.entry,
        InfernoRecolor.entry,
        InfernoRelativeWave.entry,
        Ripple.entry,
        RippleDistortion.entry,
        RippleEditorEntry.entry,
        InfernoSheen.entry,
        InfernoSinebow.entry,
        InfernoWater.entry,
        Wave.entry,
    ]
}
