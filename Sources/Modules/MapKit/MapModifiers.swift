import KinoraViews

extension View {
    public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }
    /// The buttons at the top trailing corner of a map.
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
        environment(\.mapControls, AnyView(content()))
    }
    /// Whether a map's controls are seen.
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.mapControls) { if visibility == .hidden { $0 = nil } }
    }
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

extension EnvironmentValues {
    @Entry var mapStyle = MapStyle.standard
    @Entry var mapControls: AnyView?
}
