extension Catalogue {
    /// From one picture to the next. One a line, in alphabetical order.
    static let transitions: [CatalogueEntry] = [
        ShaderTransitions.circleWave,
        ShaderTransitions.circles,
        ShaderTransitions.crosswarpLeft,
        ShaderTransitions.crosswarpRight,
        ShaderTransitions.diamondWave,
        ShaderTransitions.diamonds,
        ShaderTransitions.genie,
        ShaderTransitions.pixellate,
        ShaderTransitions.radial,
        ShaderTransitions.swirl,
        ShaderTransitions.wind,
        Twirl.entry,
    ]
}
