import KinoraStage

extension View {
    /// Writes as the system does in panels of its own: what the page says of fonts and colors is not for them. Their content may say
    /// its own.
    func inSystemText() -> some View {
        modifier(
            ChangeEnvironment {
                $0.font = nil
                $0.foregroundStyles = nil
            })
    }
}
