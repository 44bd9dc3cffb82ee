import KinoraStage

/// A count or word beside a view, for its container.
enum BadgeTrait: ViewTrait {
    typealias Value = Text
    static var isSetInside: Bool { true }
}

/// In a row of a list the badge stands at the trailing end; elsewhere the container is told of it, such as the bar of tabs.
private struct BadgeModifier: ViewModifier {
    let label: Text?
    @Environment(\.listLook) private var listLook
    @Environment(\.listDetails) private var details

    func body(content: Content) -> some View {
        if let label, listLook != nil {
            HStack {
                content
                Spacer(minLength: 8)
                if details.badge == .increased {
                    label.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 8).background(
                        .red, in: Capsule())
                } else {
                    label.foregroundStyle(.secondary)
                }
            }
        } else {
            content.modifier(SetOptionalTrait<BadgeTrait>(value: label))
        }
    }
}

extension View {
    /// Puts a count at the trailing end of a row of a list, or on the item of a tab; 0 is none.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
    }
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }
    public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(label: key.map { Text($0) })) }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(label: label.map { Text($0) }))
    }
}
