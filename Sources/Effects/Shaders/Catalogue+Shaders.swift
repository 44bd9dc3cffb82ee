extension Catalogue {
    /// Effects of color, layer and distortion shaders. One a line, in alphabetical order.
    static let shaders: [CatalogueEntry] = [
        InfernoLayers.bubble.entry,
        InfernoColors.checkerboard.entry,
        InfernoColors.circleWave.entry,
        InfernoLayers.colorPlanes.entry,
        Emboss.entry,
        InfernoColors.gradientFill.entry,
        InfernoColors.infrared.entry,
        InfernoColors.interlace.entry,
        Invert.entry,
        InfernoColors.lightGrid.entry,
        InfernoLayers.loupe.entry,
        InfernoColors.noise.entry,
        InfernoColors.recolor.entry,
        InfernoLayers.relativeWave.entry,
        Ripple.entry,
        RippleDistortion.entry,
        RippleEditorEntry.entry,
        InfernoColors.sheen.entry,
        InfernoColors.sinebow.entry,
        InfernoLayers.water.entry,
        Wave.entry,
    ]
}
