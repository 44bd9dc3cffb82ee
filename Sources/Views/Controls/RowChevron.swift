import KinoraStage

extension Image {
    /// The sign of a row that leads on, at its trailing end.
    @MainActor static var rowChevron: some View {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
            .foregroundStyle(Color(SystemColor.tertiary))
    }
}
