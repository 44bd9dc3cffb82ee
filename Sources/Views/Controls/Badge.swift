import KinoraStage

private struct BadgeModifier: ViewModifier {
    let label: Text?
    func body(content: Content) -> some View {
        if let label {
            HStack {
                content
                Spacer(minLength: 8)
                label.foregroundStyle(.secondary)
            }
        } else {
            content
        }
    }
}

extension View {
    /// Puts a count at the trailing end of a row of a list; 0 is none.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }
    public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(label: key.map { Text($0) })) }
}
